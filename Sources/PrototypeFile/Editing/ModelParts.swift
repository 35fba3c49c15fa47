public import DialogModel

/// A part of a prototype, as the model names it.
public enum ModelPart: Hashable, Sendable {
  case screen(ScreenID)
  case dialog(DialogID)
  case control(ControlID)
  /// A button of an alert or a sheet, by its index.
  case button(DialogID, index: Int)
  /// A field of an alert; a field that is a control is found as the control, too.
  case field(FieldID)
  case activity(ActivityID)
  case task(TaskID)
  case notification(NotificationID)
  case application
  /// A scenario, by its 0-based place in ``Prototype/scenarios``.
  case scenario(Int)
  /// A step, by its 0-based place in a scenario.
  case step(scenario: Int, Int)
}

extension LongForm {
  /// The pointer to a part of the model that was read from the document without errors; `nil` for
  /// a part that the document does not have.
  ///
  /// There may be nothing at the pointer to a field, because an alert's style gives it fields.
  func pointer(of part: ModelPart) -> Pointer? {
    switch part {
    case .screen(let id): entry(of: .screens, id.index)
    case .dialog(let id): entry(of: .dialogs, id.index)
    case .task(let id): entry(of: .tasks, id.index)
    case .notification(let id): entry(of: .notifications, id.index)
    case .scenario(let index): entry(of: .scenarios, index)
    case .application: Pointer([DocumentKey.application.rawValue])
    case .control(let id), .field(.control(let id)):
      pointer(ofControl: id)
    case .field(.alert(let id, let index)):
      pointer(of: .dialog(id)).map {
        $0 / DialogKey.alert.rawValue / AlertKey.textFields.rawValue / index
      }
    case .button(let id, let index): buttons(of: id).flatMap { $0.dropFirst(index).first }
    case .activity(let id): pointer(ofActivity: id)
    case .step(let scenario, let index):
      pointer(of: .scenario(scenario)).map { $0 / ScenarioKey.steps.rawValue / index }
    }
  }

  /// The pointers to the buttons of an alert or a sheet, in the order of their indices.
  func buttons(of dialog: DialogID) -> [Pointer]? {
    guard let pointer = pointer(of: .dialog(dialog)), let node = entries(.dialogs)?[dialog.index]
    else { return nil }
    let order: [ActionSheetKey]
    let kind: DialogKey
    if node.value[DialogKey.alert.rawValue] != nil {
      (kind, order) = (.alert, ActionSheetKey.inAlert)
    } else {
      (kind, order) = (.actionSheet, ActionSheetKey.inSheet)
    }
    guard let buttons = node.value[kind.rawValue] else { return nil }
    return order.flatMap { key -> [Pointer] in
      guard let value = buttons[key.rawValue] else { return [] }
      let place = pointer / kind.rawValue / key.rawValue
      guard case .list = key.shape else { return [place] }
      return value.items.indices.map { place / $0 }
    }
  }

  /// The pointers to the controls of a screen or a view, in the model's order.
  func pointers(toControlsOf holder: ControlID.Holder) -> [Pointer] {
    guard let view = view(holder) else { return [] }
    let list = view / PresentedViewKey.controls.rawValue
    return controlNodes(of: holder).map { $0.pointer(in: list) }
  }

  /// The controls of a screen or a view, in the model's order.
  func controlNodes(of holder: ControlID.Holder) -> [ControlNode] {
    guard let view = view(holder), let path = try? written(at: view).path else { return [] }
    return root[path]?[PresentedViewKey.controls.rawValue]?.controlNodes ?? []
  }

  private func pointer(ofControl id: ControlID) -> Pointer? {
    guard let list = view(id.holder).map({ $0 / PresentedViewKey.controls.rawValue }) else {
      return nil
    }
    let nodes = controlNodes(of: id.holder)
    return nodes.indices.contains(id.index) ? nodes[id.index].pointer(in: list) : list / id.index
  }

  private func view(_ holder: ControlID.Holder) -> Pointer? {
    switch holder {
    case .screen(let id): return pointer(of: .screen(id))
    case .activity(let id): return pointer(ofActivity: id).map { $0 / ActivityKey.view.rawValue }
    case .dialog(let id):
      guard let node = entries(.dialogs)?.dropFirst(id.index).first?.value,
        let kind = DialogKey.kinds.first(where: { node[$0.rawValue] != nil })
      else { return nil }
      return pointer(of: .dialog(id)).map { $0 / kind.rawValue }
    }
  }

  private func pointer(ofActivity activity: ActivityID) -> Pointer? {
    pointer(of: .dialog(activity.dialog)).map {
      $0 / DialogKey.activityPicker.rawValue / ActivityPickerKey.activities.rawValue
        / activity.index
    }
  }

  private func entry(of key: DocumentKey, _ index: Int) -> Pointer? {
    guard let entries = entries(key), entries.indices.contains(index) else { return nil }
    return Pointer([key.rawValue, entries[index].name])
  }

  private func entries(_ key: DocumentKey) -> [YAMLNode.Entry]? {
    root[key.rawValue]?.entries
  }
}
