import Gtk
import StageGeometry

/// A text that is edited where it is drawn, in its own type.
///
/// Only a person ends it, or who owns the document because the part has gone: what is drawn may be
/// made anew, or be out of sight, meanwhile.
@MainActor
public final class InPlaceEntry {
  /// The part whose text it is; the owner of the document says which one it has become.
  public var part: StagePart
  /// Called with each change.
  public var onChange: (@MainActor (String) -> Void)?
  /// Called once, when the entry has gone.
  public var onEnd: (@MainActor (End) -> Void)?
  /// Called before the entry goes, however it ends.
  public var onLeave: (@MainActor () -> Void)?

  /// How the entry ends.
  public enum End: Sendable {
    /// For Return, Tab and Shift+Tab, which keep the text.
    case kept, next, previous
    /// For Escape, which does not keep it.
    case restored
    /// For a click elsewhere, or the keyboard's going elsewhere; the text is kept.
    case left
    /// Because the part has gone.
    case gone
  }

  let view: TextView
  let frame = Box(.horizontal)
  var widget: Widget { frame }
  private let provider = CssProvider()
  private var css = ""
  private var last: String
  /// The text before.
  public let original: String
  /// The width of the caret, and of what letters are wider in whole pixels, in pixels.
  static let caret = 6
  /// The border and the padding around the text, in pixels.
  static let border = 4

  /// Called for a key that ends it.
  var onKey: (@MainActor (End) -> Void)?
  /// Called after each change, once its owner knows.
  var onChanged: (@MainActor () -> Void)?

  init(_ part: StagePart, _ text: String, name: String) {
    self.part = part
    original = text
    last = text
    view = TextView(isEditable: true)
    view.text = text
    view.accessibleName = name
    view.selectAll()
    frame.addClass("edit-entry")
    // Without it the view would stay as wide as its first line was before it got its own type.
    let room = ScrolledWindow()
    room.setPolicy(horizontal: .external, vertical: .external)
    room.add(view)
    frame.packStart(room, expand: true)
    provider.add(to: view, .overApplication)
    view.onChanged { [weak self] in
      guard let self, view.text != last else { return }
      last = view.text
      onChange?(view.text)
      onChanged?()
    }
    view.onKeyPress { [weak self] in self?.handle($0) ?? false }
    frame.showAll()
  }

  private func handle(_ press: KeyPress) -> Bool {
    switch (press.name, press.modifiers) {
    case ("Return", []), ("KP_Enter", []): onKey?(.kept)
    case ("Tab", []): onKey?(.next)
    case ("ISO_Left_Tab", _), ("Tab", .shift): onKey?(.previous)
    case ("Escape", _): onKey?(.restored)
    default: return false
    }
    return true
  }

  /// The text as it is now.
  public var text: String { view.text }

  /// Why what is typed is not taken; `nil` if it is.
  public private(set) var refusal: String?

  /// The keys that end it, in Pango markup, and in words.
  var keys: (markup: String, spoken: String)?
  /// Called when what is typed is refused, or is not refused any more.
  var onRefusal: (@MainActor () -> Void)?

  /// Shows why what is typed is not taken.
  public func show(refusal: String?) {
    let isOther = refusal != self.refusal
    self.refusal = refusal
    frame.setClass("refused", refusal != nil)
    view.setAccessibleDescription(refusal ?? keys?.spoken ?? "")
    if isOther { onRefusal?() }
  }

  /// Writes a text in place of the present one, as if it were typed.
  public func replace(with text: String) {
    view.write(text, caret: text.unicodeScalars.count)
  }

  /// Shows the text that the document has got meanwhile.
  public func take(_ text: String) {
    guard text != last else { return }
    last = text
    view.text = text
    view.moveToEnd()
    onChanged?()
  }

  /// Uses the type of what is drawn below.
  func follow(_ label: Label) {
    guard let type = label.drawnType else { return }
    let colour = MeasureText.hex(type.color)
    // The ground is the prototype's, which may be dark in a light window.
    frame.setClass("on-dark", type.color.brightness > 0.5)
    let new =
      "textview, textview text { font-family: \"\(type.font.family)\"; font-size: "
      + "\(type.font.size)pt; font-weight: \(type.font.weight); color: \(colour); "
      + "caret-color: \(colour); background: none; }"
    if css != new {
      css = new
      provider.load(new)
    }
    view.setJustification(type.justification)
  }
}
