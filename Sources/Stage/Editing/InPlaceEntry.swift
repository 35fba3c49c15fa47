import Gtk
import StageGeometry

/// A text that is edited where it is drawn, in its own type.
@MainActor
public final class InPlaceEntry {
  /// The part whose text it is.
  public let part: StagePart
  /// Called with each change.
  public var onChange: (@MainActor (String) -> Void)?
  /// Called for Return and Tab, which keep the text, and for Escape, which does not.
  public var onEnd: (@MainActor (End) -> Void)?

  /// Called before the entry goes, however it ends.
  public var onLeave: (@MainActor () -> Void)?

  /// How the entry ends.
  public enum End: Sendable { case kept, next, previous, restored }

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

  init(_ part: StagePart, _ text: String, name: String) {
    self.part = part
    original = text
    last = text
    view = TextView(isEditable: true)
    view.text = text
    view.accessibleName = name
    view.selectAll()
    frame.addClass("edit-entry")
    frame.packStart(view, expand: true)
    view.align(.fill, .center)
    provider.add(to: view, .overApplication)
    view.onChanged { [weak self] in
      guard let self, view.text != last else { return }
      last = view.text
      onChange?(view.text)
    }
    view.onKeyPress { [weak self] in self?.handle($0) ?? false }
    frame.showAll()
  }

  private func handle(_ press: KeyPress) -> Bool {
    switch (press.name, press.modifiers) {
    case ("Return", []), ("KP_Enter", []): onEnd?(.kept)
    case ("Tab", []): onEnd?(.next)
    case ("ISO_Left_Tab", _), ("Tab", .shift): onEnd?(.previous)
    case ("Escape", _): onEnd?(.restored)
    default: return false
    }
    return true
  }

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

extension StageEditor {
  /// Edits a text where it is drawn; `nil` if it is not drawn.
  @discardableResult
  public func edit(_ part: StagePart, text: String, name: String) -> InPlaceEntry? {
    endEntry()
    guard let box = box(of: part), box.drawn.label != nil else { return nil }
    let new = InPlaceEntry(part, text, name: name)
    entry = new
    canvas.add(new.widget, at: box.place)
    placeEntry()
    showSelection()
    showAdditions()
    new.view.grabFocus()
    return new
  }

  /// The width that a text can have, in points.
  private func room(of box: PartBox) -> Double {
    let part = box.drawn.part
    guard part.text != nil else { return box.place.width - 16 }
    // A bar has buttons beside its title.
    if case .screen = part.subject { return box.place.width + 2 * 40 }
    let outer = self.box(of: StagePart(part.subject)) ?? box
    return outer.place.width - 32
  }

  /// Ends the entry; what was typed stays.
  public func endEntry() {
    guard let entry else { return }
    self.entry = nil
    entry.onLeave?()
    placeNotes()
    box(of: entry.part)?.drawn.label?.opacity = 1
    canvas.remove(entry.widget)
    updateSoon()
  }

  /// Places the entry over its text, which is hidden below it.
  func placeEntry() {
    guard let entry else { return }
    guard let box = box(of: entry.part), let label = box.drawn.label else {
      return endEntry()
    }
    entry.follow(label)
    label.opacity = 0
    let zoom = stage.zoom.value
    guard
      let pixels = stage.place(of: label, within: nil)
        ?? stage.place(of: box.drawn.widget, within: nil)
    else { return }
    // As wide as the room of the text, so that what is typed has place before it wraps. It is
    // measured with the label: the entry does not have its type before it is drawn.
    let text = entry.view.text
    let width = max(
      pixels.width / zoom,
      min(room(of: box), Double(label.textWidth(of: text) + InPlaceEntry.caret) / zoom))
    let isLeft = box.drawn.part.text != nil && label.drawnType?.justification == .left
    let x = isLeft ? pixels.x / zoom : pixels.x / zoom + (pixels.width / zoom - width) / 2
    let tall =
      Double(label.textHeight(of: text.isEmpty ? " " : text, forWidth: Int(width * zoom))) / zoom
    let height = max(pixels.height / zoom, tall)
    let y = pixels.y / zoom + (pixels.height / zoom - tall) / 2
    let border = 4 / zoom
    canvas.setRectangle(
      Rectangle(
        x: x - border, y: min(y, pixels.y / zoom) - border, width: width + 2 * border,
        height: height + 2 * border),
      of: entry.widget)
  }
}
