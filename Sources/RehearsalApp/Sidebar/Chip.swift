import EventLog
import Gtk
import Texts
import WindowWords

/// A kind of what a list shows, which a chip hides and shows.
protocol ChipKind: CaseIterable, Hashable {
  var glyph: LogGlyph { get }
  var title: String { get }
  var explanation: String { get }
}

/// A toggle button for one kind of row, with its sign, its name and its count; pressed while the
/// kind is shown.
@MainActor
final class Chip<Kind: ChipKind> {
  let kind: Kind
  let widget = ToggleButton()

  private let sign = DrawingArea()
  private let word: Label
  private let number = Label(ticking: "0")
  private lazy var spoken = Seldom { [weak self] in self?.widget.accessibleName = $0 }
  private var look = LogLook.light

  init(_ kind: Kind) {
    self.kind = kind
    word = Label(kind.title)
    widget.addClass("chip")
    widget.isActive = true
    widget.setFocusOnClick(false)
    number.addClass("count")
    sign.setSizeRequest(width: 14, height: 14)
    sign.align(.center, .center)
    sign.onDraw { [weak self] painter, size in
      guard let self else { return }
      painter.draw(
        kind.glyph, x: Double(size.width) / 2, y: Double(size.height) / 2,
        scale: Double(size.height) / 14, look: look, isDim: !widget.isActive)
    }
    let face = Box(.horizontal, spacing: 4)
    face.packStart(sign)
    face.packStart(word)
    face.packStart(number)
    widget.add(face)
    widget.tooltip = kind.explanation
    setCount(0)
  }

  /// Sets the count of rows of the kind.
  func setCount(_ count: Int) {
    number.text = RowKind.short(count)
    spoken.set(
      tr("{kind}: {rows}", ["kind": kind.title, "rows": ntr("one row", "{n} rows", count)]))
  }

  /// Whether the name is shown next to the sign.
  var hasWord: Bool {
    get { word.isVisible }
    set {
      word.ignoresShowAll = true
      word.isVisible = newValue
    }
  }

  /// The width that the name takes, whether it is shown or not.
  var wordWidth: Int { word.textWidth + 4 }

  /// Gives the sign the size of the text.
  func fitSign() { sign.fitSign(to: word) }

  func setLook(_ look: LogLook) {
    self.look = look
    sign.queueDraw()
  }
}

extension RowKind: ChipKind {
  var glyph: LogGlyph {
    switch self {
    case .will: .will
    case .did: .did
    case .asks: .asks
    case .clicks: .clicked
    case .steps: .step
    }
  }
}

extension HeardKind: ChipKind {
  var glyph: LogGlyph {
    switch self {
    case .shown: .did
    case .focus: .will
    case .taps: .clicked
    case .changes: .step
    }
  }
}

extension DrawingArea {
  /// Sets the size for a sign of the log next to a text: 14 for text of the usual size.
  func fitSign(to text: Label) {
    let side = max(14, text.textSize.height * 14 / 17)
    setSizeRequest(width: side, height: side)
  }
}
