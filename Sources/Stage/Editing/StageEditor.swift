import DialogModel
public import Gtk
import StageGeometry
import Texts

/// The glass over the stage while the prototype is edited: clicks select instead of tapping.
@MainActor
public final class StageEditor {
  /// Called with the part that was clicked, or got the keyboard; `nil` for the ground.
  public var onSelect: (@MainActor (StagePart?) -> Void)?
  /// Called for a double click.
  public var onActivate: (@MainActor (StagePart) -> Void)?
  /// Called with a key on a part.
  public var onKey: (@MainActor (KeyPress, StagePart) -> Bool)?
  /// Called when a menu is wanted at a part, next to the widget that represents it.
  public var onMenu: (@MainActor (StagePart, Widget) -> Void)?
  /// Called when a part was dragged to the place of another one of the same kind.
  public var onMove: (@MainActor (StagePart, StagePart) -> Void)?
  /// Called when a part was dragged to where it has no place.
  public var onDropElsewhere: (@MainActor (StagePart) -> Void)?
  /// Called when a part was dragged onto something that it can show.
  public var onLink: (@MainActor (StagePart, StagePart) -> Void)?
  /// Returns whether a part can show the dialog that another part is in.
  public var mayLink: (@MainActor (StagePart, StagePart) -> Bool)?
  /// Called while a part is dragged outside the stage, with the pixels from the upper left corner
  /// of the stage's ground and whether it is dropped; returns whether something there takes it.
  public var onDragOutside: (@MainActor (StagePart, Double, Double, Bool) -> Bool)?
  /// Returns whether a part can show something that it is dragged onto.
  public var leadsOn: (@MainActor (StagePart) -> Bool)?
  /// Returns what a part is called; `nil` for one that the document does not have.
  public var words: (@MainActor (StagePart) -> StagePartWords?)?
  /// Returns whether a part may be dragged to the place of another.
  public var mayMove: (@MainActor (StagePart, StagePart) -> Bool)?
  /// The buttons that add something; made again at each update.
  public var additions: (@MainActor () -> [Addition])?

  /// A round button that adds something to a part.
  public struct Addition {
    /// The part that it is next to.
    public var part: StagePart
    /// Where it is next to the part.
    public var side: Side
    /// What it does, for its tooltip and assistive technology.
    public var name: String
    /// What it does.
    public var perform: @MainActor () -> Void

    /// Where a button is next to a part.
    public enum Side: Sendable {
      case left, right, below, above, topLeft, topRight, bottomLeft, bottomRight
    }

    /// A button.
    public init(
      _ part: StagePart, _ side: Side, _ name: String, perform: @escaping @MainActor () -> Void
    ) {
      (self.part, self.side, self.name, self.perform) = (part, side, name, perform)
    }
  }

  let stage: Stage
  let canvas = Canvas()
  let ground = EventBox(above: true)
  let drawing = DrawingArea(takesInput: false)
  /// Names the selected part, or its container.
  let tag = Box(.horizontal, spacing: 5)
  private let tagIcon = Image(icon: "rehearsal-alert-symbolic", pixelSize: 14)
  private let tagName = Label()
  private let tagID = Label()
  /// The keys of the entry, or why what is typed there is not taken.
  let keys = Label()
  /// Why a button is off.
  let remark = Label()
  /// Returns the part that is off, and why; `nil` for none.
  public var off: (@MainActor () -> (part: StagePart, reason: String)?)?
  var boxes: [PartBox] = []
  var plusButtons: [Gtk.Button] = []
  var hovered: StagePart?
  var drag: PartDrag?
  /// The text that is edited in place.
  public internal(set) var entry: InPlaceEntry?
  private var isDue = false
  /// Where the text of the entry was drawn last, in pixels of the stage's ground.
  var entryPlace: Rectangle?
  /// Called with what was typed while the selected part was to get the keyboard; with nothing where
  /// its text is offered.
  public var onTyped: (@MainActor (StagePart, String) -> Void)?
  /// Whether the selected part gets the keyboard once it is drawn, and what is typed until then.
  private var awaitsFocus = false
  private var awaitedText = ""
  /// Whether the text of the selected part is then offered for typing.
  private var offersText = false
  /// The control that is scrolled into sight once it is laid out.
  var awaitedControl: ControlID?
  /// The place of the part to select once it is drawn.
  private var awaited: (x: Double, y: Double)?
  /// Called when the parts have been found again.
  public var onUpdated: (@MainActor () -> Void)?
  /// Where a part was pressed, in pixels of it, while the button is held.
  var pressed: (x: Double, y: Double)?
  /// What the round buttons do, in their order.
  var additionActions: [@MainActor () -> Void] = []

  /// What something from outside would be dropped on, which has an outline; `nil` for nothing.
  public var dropTarget: StagePart? {
    didSet { if dropTarget != oldValue { drawing.queueDraw() } }
  }

  /// The selected part.
  public var selected: StagePart? {
    didSet { if selected != oldValue { showSelection() } }
  }

  init(_ stage: Stage) {
    self.stage = stage
    canvas.accessibleRole = .list
    canvas.accessibleName = tr("Parts of the prototype")
    canvas.addClass("stage-editor")
    ground.onButtonPress { [weak self] press in
      self?.endEntry()
      if press.button == 1 { self?.onSelect?(nil) }
      return true
    }
    ground.show()
    tag.addClass("edit-tag")
    tagName.setEllipsize(.end)
    tag.packStart(tagIcon)
    tagID.setEllipsize(.end)
    tagID.addClass("edit-tag-id")
    tagID.ignoresShowAll = true
    tag.packStart(tagName)
    tag.packStart(tagID)
    tagName.show()
    drawing.onDraw { [weak self] painter, _ in self?.draw(painter) }
    drawing.show()
    canvas.add(ground)
    canvas.add(drawing)
    canvas.add(tag)
    for (label, name) in [(keys, "edit-keys"), (remark, "edit-remark")] {
      label.addClass(name)
      label.ignoresShowAll = true
      canvas.add(label)
    }
    remark.setWraps(true)
    remark.setWidth(atMost: 24)
    canvas.setConcealed(true, keys)
    canvas.setConcealed(true, ground)
    canvas.setConcealed(true, drawing)
    canvas.setConcealed(true, tag)
    canvas.onAllocate { [weak self] _ in self?.updateSoon() }
    canvas.show()
  }

  /// Finds the parts as they are drawn, once they are laid out.
  public func updateSoon() {
    guard !isDue else { return }
    isDue = true
    MainLoop.idle { [weak self] in
      guard let self else { return false }
      isDue = false
      guard stage.editor === self else { return false }
      if revealAwaited() { updateSoon() }
      update()
      return false
    }
  }

  /// The part of a box, by what it is.
  func box(of part: StagePart?) -> PartBox? {
    boxes.first { $0.part == part }
  }

  /// The widget that a part is for assistive technology; `nil` for one that is not drawn.
  public func widget(of part: StagePart?) -> Widget? { box(of: part)?.box }

  /// Where a part is drawn, in points of the stage's ground; `nil` if it is not.
  public func place(of part: StagePart) -> Rectangle? { box(of: part)?.place }

  /// Selects the topmost part at a place in pixels of the stage's ground, once it is drawn.
  public func select(atX x: Double, y: Double) {
    awaited = (x, y)
    updateSoon()
  }

  /// The topmost part at a place in pixels of a widget of the window; `nil` outside all parts.
  public func part(atX x: Int, y: Int, of widget: Widget) -> StagePart? {
    guard let place = widget.translate(x: x, y: y, to: stage.canvas) else { return nil }
    return part(atX: Double(place.x), y: Double(place.y))
  }

  private func part(atX x: Double, y: Double) -> StagePart? {
    let zoom = stage.zoom.value
    return boxes.last { $0.place.contains(x / zoom, y / zoom) }?.part
  }

  /// The parts that are drawn, in reading order.
  public var parts: [StagePart] { boxes.map(\.part) }

  /// Finds the parts as they are drawn.
  func update() {
    let zoom = stage.zoom.value
    canvas.zoom = zoom
    let whole = Rectangle(
      x: 0, y: 0, width: Double(stage.size.width) / zoom, height: Double(stage.size.height) / zoom)
    for part in [ground, drawing] as [Widget] { canvas.setRectangle(whole, of: part) }
    var found: [PartBox] = []
    let known = Dictionary(boxes.map { ($0.part, $0) }, uniquingKeysWith: { one, _ in one })
    var seen: Set<StagePart> = []
    for drawn in stage.drawnStageParts {
      let pixels = stage.place(of: drawn.widget, within: drawn.clip)
      // What was made anew has no place before the next layout, and is looked for again after that:
      // till then it is where it was, and keeps the keyboard.
      let isComing = drawn.widget.awaitsPlace || drawn.clip?.awaitsPlace == true
      guard !seen.contains(drawn.part), let words = words?(drawn.part),
        pixels != nil || isComing && known[drawn.part] != nil
      else { continue }
      seen.insert(drawn.part)
      let box = known[drawn.part] ?? PartBox(drawn, self)
      box.drawn = drawn
      if let pixels {
        box.place = Rectangle(
          x: pixels.x / zoom, y: pixels.y / zoom, width: pixels.width / zoom,
          height: pixels.height / zoom)
      }
      if known[drawn.part] == nil { canvas.add(box.box) }
      canvas.setRectangle(box.place, of: box.box)
      box.box.accessibleName =
        drawn.part == selected ? tr("{part}, selected", ["part": words.spoken]) : words.spoken
      found.append(box)
    }
    for box in boxes where !seen.contains(box.part) { canvas.remove(box.box) }
    boxes = found
    onUpdated?()
    stack()
    showSelection()
    showAdditions()
    placeEntry()
    placeNotes()
    if awaitsFocus, entry == nil, let selected, box(of: selected) != nil {
      let (text, isOffered) = (awaitedText, offersText)
      takeFocus()
      if isOffered || !text.isEmpty { onTyped?(selected, text) }
    }
    if let place = awaited, !boxes.isEmpty {
      awaited = nil
      if let part = part(atX: place.x, y: place.y) { onSelect?(part) }
    }
  }

  /// Orders what lies on the glass as it is drawn.
  private func stack() {
    let wanted: [Widget] =
      [ground] + boxes.map(\.box) + [drawing, tag, keys, remark] + plusButtons
      + [entry?.widget].compactMap { $0 }
    guard wanted.map(ObjectIdentifier.init) != stacked else { return }
    stacked = wanted.map(ObjectIdentifier.init)
    for (index, part) in wanted.enumerated() { canvas.reorder(part, to: index) }
  }

  private var stacked: [ObjectIdentifier] = []

  /// Draws the selection, and names the selected part.
  func showSelection() {
    drawing.queueDraw()
    let outer = box(of: holder(of: selected)) ?? box(of: selected)
    var words: StagePartWords?
    if let outer { words = self.words?(outer.part) }
    tag.isVisible = words != nil && entry == nil
    guard let outer, let words else { return }
    tagName.text = words.tag
    tagID.text = words.id ?? ""
    tagID.isVisible = words.id != nil
    tagIcon.isVisible = words.icon != nil
    if let icon = words.icon { tagIcon.setIcon(icon) }
    let zoom = stage.zoom.value
    let wanted = tag.preferredSize
    let (width, height) = (
      min(Double(wanted.width) / zoom, max(40, outer.place.width)), Double(wanted.height) / zoom
    )
    // That of a screen is on the edge of the device, next to the status bar.
    canvas.setRectangle(
      Rectangle(
        x: outer.place.x - 2, y: max(2, outer.place.y - height - 10), width: width, height: height),
      of: tag)
  }

  /// The screen, the dialog or the row that a part belongs to.
  public func holder(of part: StagePart?) -> StagePart? {
    guard let part else { return nil }
    switch part.subject {
    case .screen, .dialog: return StagePart(part.subject)
    case .button(let dialog, _), .field(.alert(let dialog, _)): return StagePart(.dialog(dialog))
    case .activity(let id): return StagePart(.dialog(id.dialog))
    case .control(let id), .field(.control(let id)), .segment(let id, _):
      switch id.holder {
      case .screen(let screen): return StagePart(.screen(screen))
      case .dialog(let dialog): return StagePart(.dialog(dialog))
      case .activity(let activity): return StagePart(.dialog(activity.dialog))
      }
    }
  }

  /// Gives the keyboard to the selected part, or else to the first.
  @discardableResult
  public func takeFocus() -> Bool {
    guard let box = self.box(of: selected) ?? boxes.first else { return false }
    forgetAwaited()
    box.box.grabFocus()
    return true
  }

  /// Leaves the keyboard where it is.
  func forgetAwaited() { (awaitsFocus, awaitedText, offersText) = (false, "", false) }

  /// Keeps a letter that is for the part that is to get the keyboard.
  ///
  /// - Returns: whether the key does nothing else: after a letter, one that would leave the part does not.
  public func keepTyped(_ press: KeyPress) -> Bool {
    guard awaitsFocus, entry == nil, press.modifiers.isSubset(of: .shift) else { return false }
    switch press.name {
    case "Escape":
      awaitedText = ""
      return false
    case "BackSpace": return awaitedText.popLast() != nil
    default: break
    }
    guard let character = press.character, press.name != "Delete",
      !awaitedText.isEmpty || !character.isWhitespace
    else { return !awaitedText.isEmpty }
    awaitedText.append(character)
    return true
  }

  /// Gives the keyboard to the selected part once it is drawn.
  public func takeFocusSoon() {
    // What was offered before may have been taken back.
    offersText = false
    awaitsFocus = true
    updateSoon()
  }

  /// Opens the text of the selected part once it is drawn, all of it selected: what is typed takes its
  /// place.
  public func offerTextSoon() {
    takeFocusSoon()
    offersText = true
  }

  func focused(_ part: StagePart) {
    // A menu that closes gives the keyboard back to the part that had it, before another one is drawn.
    if part != selected, !awaitsFocus { onSelect?(part) }
  }

  func hover(_ part: StagePart?) {
    guard part != hovered else { return }
    hovered = part
    drawing.queueDraw()
  }
}

extension Stage {
  /// Begins to edit what is drawn.
  public func beginEditing() -> StageEditor {
    if let editor { return editor }
    let new = StageEditor(self)
    editor = new
    canvas.add(new.canvas)
    canvas.setConcealed(true, device)
    placeEditor()
    new.updateSoon()
    return new
  }

  /// Ends that.
  public func endEditing() {
    guard let editor else { return }
    editor.endEntry()
    canvas.remove(editor.canvas)
    canvas.setConcealed(false, device)
    self.editor = nil
  }

  /// Lays the glass over the whole ground.
  func placeEditor() {
    guard let editor else { return }
    let zoom = zoom.value
    canvas.setRectangle(
      Rectangle(
        x: 0, y: 0, width: Double(size.width) / zoom, height: Double(size.height) / zoom),
      of: editor.canvas)
    canvas.reorder(editor.canvas)
    editor.updateSoon()
  }
}
