import DialogModel

/// An action of a document, and where it is written.
struct PlacedAction {
  let action: Action
  /// The path to the item of its list.
  let path: [Places.Step]
  /// Whether a condition decides whether it is done.
  let isConditional: Bool
  /// Whether it is done some time after the list was begun.
  let isLater: Bool
}

/// Actions that are done one after the other, where they are written, and who does them.
struct PlacedList {
  /// Who does the actions.
  enum Owner: Hashable {
    case control(ControlID)
    /// A button of an alert or a sheet, by its index, inside `clicked` or inside `didDismiss`.
    case button(DialogID, index: Int, isAfterwards: Bool)
    /// A method of a dialog's delegate, or of its view controller.
    case dialog(DialogID, Selector)
    case screen(ScreenID, Selector)
    /// A method of a text field's delegate, or one of the field's control events.
    case field(FieldID)
    case task(TaskID)
    case application(Selector)
  }

  let owner: Owner
  let actions: [Action]
  /// The path to the list.
  let path: [Places.Step]

  /// The actions with their places; those of a condition are in the place of the condition, and
  /// those of completions are left out.
  var placed: [PlacedAction] {
    PlacedList.placed(actions, path, isConditional: false, isLater: false)
  }

  private static func placed(
    _ actions: [Action], _ path: [Places.Step], isConditional: Bool, isLater: Bool
  ) -> [PlacedAction] {
    var isLater = isLater
    return actions.enumerated().flatMap { index, action -> [PlacedAction] in
      let own = path + [.item(index)]
      if case .wait = action { isLater = true }
      guard case .when(_, let yes, let no) = action else {
        return [
          PlacedAction(
            action: action, path: own, isConditional: isConditional, isLater: isLater)
        ]
      }
      return placed(yes, own + ["do"], isConditional: true, isLater: isLater)
        + placed(no, own + ["otherwise"], isConditional: true, isLater: isLater)
    }
  }
}

extension PlacedList {
  /// The changes that do one of the list's own actions at the end of a list beside it.
  ///
  /// - Parameter key: the key of the other list, which need not be there.
  func moving(_ placed: PlacedAction, to key: Places.Step, _ places: Places) -> [DocumentEdit] {
    guard let node = places.node(at: placed.path) else { return [] }
    let target = places.address(to: path.dropLast() + [key])
    // A list of one would be left empty.
    let left = actions.count == 1 ? path : placed.path
    return [.insert(path: target / .end, node), .remove(path: places.address(to: left))]
  }
}

/// A text field of a document, and where it is written.
struct PlacedField {
  let id: FieldID
  let field: TextField
  let path: [Places.Step]
}

/// All lists of actions of a document that can be done, and all its text fields, in a fixed order.
struct PlacedLists {
  private(set) var all: [PlacedList] = []
  private(set) var fields: [PlacedField] = []
  /// The places of the lists of each field, in their order.
  private var ofFields: [FieldID: [Int]] = [:]
  /// The places of the lists of the controls of each view, in their order.
  private var ofViews: [ControlID.Holder: [Int]] = [:]
  /// The places of the lists that are done when an alert has come, by the place of the alert.
  private var ofAlertsUp: [Int: [Int]] = [:]
  /// The places of the dialogs that controls show.
  private var shownByControls: Set<Int> = []

  init(_ prototype: Prototype, _ places: Places) {
    if let application = prototype.application {
      add(application.delegate, ["application"]) { .application($0) }
    }
    for (index, screen) in prototype.screens.enumerated() {
      let path = ["screens", .entry(index)] as [Places.Step]
      let id = ScreenID(index)
      add(screen.controls, .screen(id), path + ["controls"], places)
      if let methods = screen.controller?.methods {
        add(methods, path + ["viewController"]) { .screen(id, $0) }
      }
    }
    for (index, dialog) in prototype.dialogs.enumerated() { add(dialog, DialogID(index), places) }
    for (index, task) in prototype.tasks.enumerated() {
      let path = ["tasks", .entry(index)] as [Places.Step]
      for (key, actions) in [
        ("whenDone", task.whenDone), ("whenFailed", task.whenFailed),
        ("whenCancelled", task.whenCancelled),
      ] as [(Places.Step, [Action])] {
        add(actions, path + [key], .task(TaskID(index)))
      }
    }
  }

  private mutating func add(_ dialog: Dialog, _ id: DialogID, _ places: Places) {
    let path = ["dialogs", .entry(id.index)] as [Places.Step]
    let inside = path + [.key(dialog.kind.word)]
    add(dialog.delegate, path + ["delegate"]) { .dialog(id, $0) }
    if let methods = dialog.controller?.methods {
      add(methods, path + ["viewController"]) { .dialog(id, $0) }
    }
    let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons
    for (index, button) in buttons.enumerated() {
      guard let own = Places.path(to: .button(index), of: dialog, id) else { continue }
      let isAlert = dialog.alert != nil
      if dialog.delegate.responds(
        to: isAlert ? .alertViewClickedButtonAtIndex : .actionSheetClickedButtonAtIndex)
      {
        add(button.then, own + ["then"], .button(id, index: index, isAfterwards: false))
      }
      if dialog.delegate.responds(
        to: isAlert
          ? .alertViewDidDismissWithButtonIndex : .actionSheetDidDismissWithButtonIndex)
      {
        add(button.afterwards, own + ["afterwards"], .button(id, index: index, isAfterwards: true))
      }
    }
    for (index, field) in (dialog.alert?.textFields ?? []).enumerated() {
      add(field, .alert(id, index: index), inside + ["textFields", .item(index)])
    }
    add(dialog.controls, .dialog(id), inside + ["controls"], places)
    for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
      guard case .shows(let view) = activity.behaviour else { continue }
      add(
        view.controls, .activity(ActivityID(id, index: index)),
        inside + ["activities", .item(index), "view", "controls"], places)
    }
  }

  private mutating func add(
    _ controls: [Control], _ holder: ControlID.Holder, _ path: [Places.Step], _ places: Places
  ) {
    guard controls.contains(where: { !$0.then.isEmpty || $0.textField != nil }) else { return }
    let nodes = places.node(at: path)?.controlNodes ?? []
    for (index, control) in controls.enumerated() where nodes.indices.contains(index) {
      let id = ControlID(holder, index: index)
      let own = nodes[index].path(in: path)
      add(control.then, own + ["then"], .control(id))
      if let field = control.textField { add(field, .control(id), own) }
    }
  }

  private mutating func add(_ field: TextField, _ id: FieldID, _ path: [Places.Step]) {
    fields.append(PlacedField(id: id, field: field, path: path))
    for event in TextField.Event.allCases {
      add(field.events[event] ?? [], path + ["on", .key(event.rawValue)], .field(id))
    }
    add(field.delegate, path + ["delegate"]) { _ in .field(id) }
  }

  private mutating func add(
    _ delegate: Delegate, _ path: [Places.Step], _ owner: (Selector) -> PlacedList.Owner
  ) {
    // In their order: that of a dictionary is another one each time.
    for selector in delegate.does.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where delegate.responds(to: selector) {
      add(
        delegate.does[selector] ?? [], path + ["does", .key(selector.name)], owner(selector))
    }
  }

  private mutating func add(
    _ actions: [Action], _ path: [Places.Step], _ owner: PlacedList.Owner
  ) {
    guard !actions.isEmpty else { return }
    let list = PlacedList(owner: owner, actions: actions, path: path)
    switch owner {
    case .field(let id): ofFields[id, default: []].append(all.count)
    case .control(let id):
      ofViews[id.holder, default: []].append(all.count)
      shownByControls.formUnion(list.placed.compactMap { $0.shown?.index })
    case .dialog(let id, .didPresentAlertView):
      ofAlertsUp[id.index, default: []].append(all.count)
    default: break
    }
    all.append(list)
  }

  /// What a field does.
  func lists(of field: FieldID) -> [PlacedList] { (ofFields[field] ?? []).map { all[$0] } }

  /// What the controls of a view do.
  func lists(ofControlsIn view: ControlID.Holder) -> [PlacedList] {
    (ofViews[view] ?? []).map { all[$0] }
  }

  /// What the delegate of an alert does when it has come.
  func lists(inDidPresentOf alert: DialogID) -> [PlacedList] {
    (ofAlertsUp[alert.index] ?? []).map { all[$0] }
  }

  /// Whether a control shows a dialog.
  func isShownByControl(_ dialog: DialogID) -> Bool { shownByControls.contains(dialog.index) }
}

extension PlacedAction {
  /// The dialog that it shows; `nil` if it shows none.
  var shown: DialogID? {
    switch action {
    case .present(let id), .presentNew(let id), .presentView(let id, _, _): DialogID(id.index)
    default: nil
    }
  }
}
