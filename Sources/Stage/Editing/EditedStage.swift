public import DialogModel
public import DialogSimulator
import Gtk

// How the stage shows a prototype that is changed while it is looked at.

extension Stage {
  /// Shows the changed prototype, scrolled as it was.
  public func showEdited(_ simulator: Simulator) {
    var offsets: [ControlID.Holder: Double] = [:]
    for view in editedViews { offsets[view.holder] = view.cellPane.offset }
    let rooms = editedRooms
    begin(simulator.prototype)
    show(simulator)
    for view in editedViews {
      if let offset = offsets[view.holder], offset != 0 { view.cellPane.offset = offset }
    }
    for (part, room) in editedRooms {
      if let offset = rooms[part]?.offset, offset != 0 { room.offset = offset }
    }
    editor?.placeEntry()
    editor?.updateSoon()
  }

  /// The panes that cut off parts of alerts and pickers, which scroll.
  private var editedRooms: [StagePart: Canvas] {
    let parts = layers.filter { $0 is AlertView || $0 is PickerView }.flatMap(\.drawnParts)
    return Dictionary(
      parts.compactMap { part in (part.clip as? Canvas).map { (part.part, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  var editedViews: [ScreenView] {
    [screenView].compactMap { $0 } + layers.compactMap(\.screenView)
  }
}

extension StageEditor {
  /// Scrolls to a control once it is laid out, so that it becomes a part that is drawn.
  public func revealSoon(_ control: ControlID) {
    awaitedControl = control
    updateSoon()
  }

  /// Scrolls to the control that waits for that.
  ///
  /// - Returns: whether something was scrolled, and the parts have to be found again.
  func revealAwaited() -> Bool {
    guard let control = awaitedControl else { return false }
    awaitedControl = nil
    return stage.editedViews.contains { $0.holder == control.holder && $0.reveal(control: control) }
  }

  /// Scrolls what a part is in.
  ///
  /// - Returns: whether something there scrolls.
  func scroll(_ box: PartBox, across: Double, down: Double) -> Bool {
    // What is being written stays in sight.
    if entry != nil { return true }
    let views = [stage.screenView].compactMap { $0 } + stage.layers.compactMap(\.screenView)
    if let picker = stage.layers.last as? PickerView,
      holder(of: box.part)?.subject == .dialog(picker.dialog)
    {
      defer { updateSoon() }
      return picker.scroll(across + down)
    }
    let pane =
      box.drawn.clip as? Canvas
      ?? views.last { $0.canvas === box.drawn.widget || $0.owns(box.part) }?.cellPane
    guard let pane else { return false }
    let before = pane.offset
    pane.offset += (across + down) * 40
    updateSoon()
    return pane.offset != before
  }
}
