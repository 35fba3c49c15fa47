import EventLog
import Gtk
import Texts

/// One kind of row: its sign, its name and how many there are; pressed while it is shown.
@MainActor
final class Chip {
  let kind: RowKind
  let widget = ToggleButton()

  private let sign = DrawingArea()
  private let word: Label
  private let number = Label("0")
  private var look = LogLook.light

  init(_ kind: RowKind) {
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

  /// Shows how many rows of the kind there are.
  func setCount(_ count: Int) {
    number.text = Chip.short(count)
    widget.accessibleName = tr(
      "{kind}: {rows}", ["kind": kind.title, "rows": ntr("one row", "{n} rows", count)])
  }

  /// Whether the name is shown beside the sign.
  var hasWord: Bool {
    get { word.isVisible }
    set {
      word.ignoresShowAll = true
      word.isVisible = newValue
    }
  }

  /// The room that the name takes, whether it is shown or not.
  var wordWidth: Int { word.textWidth + 4 }

  /// Makes the sign as large as the text is.
  func fitSign() { sign.fitSign(to: word) }

  func setLook(_ look: LogLook) {
    self.look = look
    sign.queueDraw()
  }

  /// A count in a few characters.
  private static func short(_ count: Int) -> String {
    switch count {
    case ..<10_000: StopText.grouped(count)
    case ..<1_000_000: "\(count / 1_000)k"
    default: "\(count / 1_000_000).\(count / 100_000 % 10)M"
    }
  }
}

extension RowKind {
  /// What the kind is called.
  var title: String {
    switch self {
    case .will: tr("Will")
    case .did: tr("Did")
    case .asks: tr("Asks")
    case .clicks: tr("Clicks")
    case .steps: tr("Steps")
    }
  }

  fileprivate var glyph: LogGlyph {
    switch self {
    case .will: .will
    case .did: .did
    case .asks: .asks
    case .clicks: .clicked
    case .steps: .step
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .will: tr("Calls that announce something")
    case .did: tr("Calls that say what has happened")
    case .asks: tr("Calls that ask the delegate")
    case .clicks: tr("Calls for a tap on a button")
    case .steps: tr("What happened without a call")
    }
  }
}

extension DrawingArea {
  /// Asks for the size of a sign of the log beside a text, 14 beside one of usual size.
  func fitSign(to text: Label) {
    let side = max(14, text.textSize.height * 14 / 17)
    setSizeRequest(width: side, height: side)
  }
}
