import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// A text field on the stage: a GTK entry that shows only the text that the simulator has accepted.
///
/// For a secure text the entry contains only bullets, so that the text cannot be read from it.
@MainActor
final class FieldView {
  let id: FieldID
  let canvas = Canvas()
  let entry = Entry()

  private let described: TextField
  private let send: @MainActor (Input) -> Void
  let placeholder: Label
  private let clear = Button()
  private let cross = Image(icon: "window-close-symbolic")
  private let picture: PictureSource
  private var overlay: TextField.Overlay?
  private var left: OverlayIcon?
  private var right: OverlayIcon?
  private let veil = EventBox(above: true)
  private var buffer = TextBuffer()
  private var isEditing = false
  /// Whether an input method has composed characters that are not text yet.
  private(set) var isComposing = false
  private var shake = 0.0

  init(
    _ id: FieldID, _ described: TextField, name: String,
    picture: PictureSource, _ send: @escaping @MainActor (Input) -> Void
  ) {
    self.id = id
    self.described = described
    self.picture = picture
    self.send = send
    placeholder = Label(onStage: LongText.shortened(described.placeholder ?? ""))
    canvas.addClass("field")
    canvas.accessibleRole = .filler
    canvas.setClips(true)
    placeholder.addClass("placeholder")
    placeholder.xalign = 0
    placeholder.setEllipsize(.end)
    entry.accessibleName = name
    entry.setSecure(described.isSecure)
    entry.setHasFrame(false)
    entry.measuresExactly()
    entry.setNarrow()
    clear.addClass("clear")
    clear.add(cross)
    cross.isVisible = true
    clear.accessibleName = tr("Clear text")
    clear.setFocusOnClick(false)
    clear.onClicked { send(.pressClear(id)) }
    veil.onButtonPress { press in
      if press.button == 1 { send(.tapField(id)) }
      return true
    }
    for part in [placeholder, entry, clear, veil] as [Widget] { canvas.add(part) }
    for part in [placeholder, veil] as [Widget] { canvas.setConcealed(true, part) }
    for part in [entry, clear, veil] as [Widget] { part.passesScrolling() }
    for part in [clear, veil] as [Widget] { part.ignoresShowAll = true }
    show(described.overlay)
    canvas.showAll()
    connect()
  }

  private func connect() {
    entry.onEdit { [weak self] range, text in self?.edit(range, text) }
    entry.onMove { [weak self] range, place in
      guard let self else { return }
      send(.moveText(self.range(range), to: units(place)))
    }
    entry.onBackspace { [weak self] in self?.deleteBackward() }
    entry.onActivate { [weak self] in self?.send(.pressReturn) }
    entry.onPreedit { [weak self] text in
      self?.isComposing = !text.isEmpty
      self?.showPlaceholder()
    }
    entry.onKeyPress { [weak self] in self?.handle($0) ?? false }
    // This requests first responder before GTK moves the focus.
    entry.onButtonPress { [weak self] press in
      guard let self, !isEditing else { return false }
      if press.button == 1 { send(.tapField(id)) }
      return !isEditing
    }
    entry.onFocusIn { [weak self] in
      MainLoop.idle {
        if let self, !self.isEditing, self.entry.isFocus { self.send(.tapField(self.id)) }
        return false
      }
    }
  }

  /// Shows the current text of the field.
  func update(_ simulator: Simulator, disabled: Set<Input>) {
    let state = simulator.state
    isEditing = state.edits(id)
    canvas.setClass("editing", isEditing)
    clear.isVisible = simulator.showsClearButton(of: id)
    if let field = state.field(id) { show(field.overlay) }
    for icon in [left, right] {
      icon?.widget.isVisible = overlay?.mode.shows(editing: isEditing) ?? false
    }
    if case .control = id {
      let isEnabled = !disabled.contains(.tapField(id))
      for part in [entry, clear] as [Widget] { part.isSensitive = isEnabled }
      veil.isVisible = !isEnabled
    }
    guard let now = state.field(id)?.buffer else { return }
    show(now)
    showPlaceholder()
    canvas.queueResize()
  }

  private func show(_ now: TextField.Overlay?) {
    replace(&left, overlay?.left, with: now?.left)
    replace(&right, overlay?.right, with: now?.right)
    overlay = now
  }

  private func replace(_ icon: inout OverlayIcon?, _ old: String?, with new: String?) {
    guard old != new else { return }
    if let icon { canvas.remove(icon.widget) }
    icon = new.flatMap { OverlayIcon($0, picture.icon($0)) }
    guard let widget = icon?.widget else { return }
    canvas.add(widget)
    // The icon is above the placeholder only; all widgets that take presses are above the icon.
    canvas.reorder(widget, to: 1)
    canvas.setConcealed(true, widget)
  }

  private func show(_ now: TextBuffer) {
    // Two texts can look equal and still differ.
    let isSame =
      now.text.unicodeScalars.elementsEqual(buffer.text.unicodeScalars)
      && now.selection == buffer.selection
    buffer = now
    let shown = described.isSecure ? now.text.concealed : FieldView.printable(now.text)
    if !shown.unicodeScalars.elementsEqual(entry.text.unicodeScalars) { entry.text = shown }
    guard !isSame else { return }
    entry.select(place(now.selection.location)..<place(now.selection.end))
  }

  private func showPlaceholder() {
    placeholder.isVisible = buffer.text.isEmpty && !isComposing
  }

  /// The text up to its first null character, because GTK's texts end there.
  private static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains("\0") else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "\0" ? "\u{2400}" : scalar) }
    return String(scalars)
  }

  /// Takes the keyboard's focus and restores the cursor of the simulator, because a window that
  /// focuses its first widget selects all text.
  func takeFocus() {
    entry.grabFocusWithoutSelecting()
    entry.select(place(buffer.selection.location)..<place(buffer.selection.end))
  }

  // MARK: Input

  /// Types a key of the keyboard on the screen.
  func type(_ text: String) { send(.edit(.type(text, over: range(entry.selection)))) }

  /// Deletes the selected text, or the character before the cursor.
  func deleteBackward() {
    let range = range(entry.selection)
    let wanted = range.length > 0 ? range : buffer.character(before: range.location)
    send(.edit(.delete(wanted ?? range)))
  }

  private func edit(_ range: Range<Int>, _ text: String) {
    let range = self.range(range)
    if text.isEmpty {
      send(.edit(.delete(range)))
    } else {
      send(.edit(entry.isPasting ? .paste(text, over: range) : .type(text, over: range)))
    }
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard isEditing, !isComposing else { return false }
    switch (press.name, press.modifiers) {
    case ("Tab", []), ("ISO_Left_Tab", .shift):
      // If no other field follows, the key moves to the buttons.
      guard press.modifiers.isEmpty, leadsOn else { return false }
      send(.pressTab)
      return true
    case ("z", .control): send(.undo)
    case ("Z", [.control, .shift]), ("y", .control): send(.redo)
    default: return false
    }
    return true
  }

  /// Whether another field comes after this one.
  var leadsOn = false

  // MARK: Places

  private func range(_ range: Range<Int>) -> TextRange {
    let start = units(range.lowerBound)
    return TextRange(start, units(range.upperBound) - start)
  }

  /// The number of UTF-16 units before a position of the entry, which counts scalars or bullets.
  private func units(_ place: Int) -> Int {
    described.isSecure
      ? buffer.text.prefix(place).utf16.count
      : buffer.text.unicodeScalars.prefix(place).reduce(0) { $0 + UTF16.width($1) }
  }

  private func place(_ units: Int) -> Int {
    let index = buffer.text.utf16.index(buffer.text.startIndex, offsetBy: min(units, buffer.length))
    return described.isSecure
      ? buffer.text.distance(from: buffer.text.startIndex, to: index)
      : buffer.text.unicodeScalars.distance(from: buffer.text.startIndex, to: index)
  }

  // MARK: Layout

  /// Places the parts for a size in points.
  ///
  /// - Parameter inset: the space between the edge and the text of the field.
  func layOut(width: Double, height: Double, zoom: Double, inset: Double = 8) {
    canvas.zoom = zoom
    let layout = FieldLayout(
      width: width, height: height, inset: inset, left: self.width(of: left),
      right: self.width(of: right), hasClear: clear.isVisible, shake: shake)
    for (icon, place) in [(left, layout.left), (right, layout.right)] {
      guard let icon, let place else { continue }
      icon.layOut(zoom: zoom)
      canvas.setRectangle(place, of: icon.widget)
    }
    if let place = layout.clear {
      cross.setPixelSize(Int((FieldLayout.clearSize(height: height) * 0.6 * zoom).rounded()))
      canvas.setRectangle(place, of: clear)
    }
    for part in [entry, placeholder] as [Widget] { canvas.setRectangle(layout.text, of: part) }
    canvas.setRectangle(Rectangle(x: 0, y: 0, width: width, height: height), of: veil)
  }

  /// The width of an icon, in points; `nil` if the icon is hidden.
  private func width(of icon: OverlayIcon?) -> Double? {
    icon.flatMap { $0.widget.isVisible ? $0.width : nil }
  }

  /// Moves the text to the side, in points, and marks the field while an edit of it is refused.
  func setShake(_ points: Double, isRefused: Bool) {
    shake = points
    canvas.setClass("refused", isRefused)
  }
}
