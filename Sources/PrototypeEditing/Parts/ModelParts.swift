internal import DialogModel
package import PrototypeFile

extension LongForm {
  /// The address of a part of the model that was read from the document without errors; `nil` for
  /// a part that the document does not have.
  ///
  /// There may be nothing at the address of a field, because an alert's style gives it fields.
  func address(of part: ModelPart) -> PartAddress? {
    switch part {
    case .screen(let id): entry(of: .screens, id.index)
    case .dialog(let id): entry(of: .dialogs, id.index)
    case .task(let id): entry(of: .tasks, id.index)
    case .notification(let id): entry(of: .notifications, id.index)
    case .flag(let id): entry(of: .flags, id.index)
    case .scenario(let index): entry(of: .scenarios, index)
    case .sharedSteps(let list): entry(of: .steps, list)
    case .sharedStep(let list, let index): entry(of: .steps, list).map { $0 / index }
    case .promise(let index):
      root[DocumentKey.promises.rawValue].flatMap {
        $0.things.indices.contains(index) ? .document / DocumentKey.promises / index : nil
      }
    case .application: PartAddress.document / DocumentKey.application
    case .control(let id), .field(.control(let id)):
      address(ofControl: id)
    case .field(.alert(let id, let index)):
      address(of: .dialog(id)).map {
        $0 / DialogKey.alert / AlertKey.textFields / index
      }
    case .button(let id, let index): buttons(of: id).flatMap { $0.dropFirst(index).first }
    case .activity(let id): address(ofActivity: id)
    case .step(let scenario, let index):
      address(of: .scenario(scenario)).map { $0 / ScenarioKey.steps / index }
    }
  }

  /// The addresses of the buttons of an alert or a sheet, in the order of their indices.
  func buttons(of dialog: DialogID) -> [PartAddress]? {
    guard let address = address(of: .dialog(dialog)), let node = entries(.dialogs)?[dialog.index]
    else { return nil }
    let order: [ActionSheetKey]
    let kind: DialogKey
    if node.value[DialogKey.alert.rawValue] != nil {
      (kind, order) = (.alert, ActionSheetKey.inAlert)
    } else {
      (kind, order) = (.actionSheet, ActionSheetKey.inSheet)
    }
    guard let buttons = node.value[kind.rawValue] else { return nil }
    return order.flatMap { key -> [PartAddress] in
      guard let value = buttons[key.rawValue] else { return [] }
      let place = address / kind / key
      guard case .list = key.shape else { return [place] }
      return value.items.indices.map { place / $0 }
    }
  }

  /// The addresses of the controls of a screen or a view, in the model's order.
  func addresses(toControlsOf holder: ControlID.Holder) -> [PartAddress] {
    guard let view = view(holder) else { return [] }
    let list = view / PresentedViewKey.controls
    return controlNodes(of: holder).map { $0.address(in: list) }
  }

  /// The controls of a screen or a view, in the model's order.
  func controlNodes(of holder: ControlID.Holder) -> [ControlNode] {
    guard let view = view(holder), let path = try? written(at: view).path else { return [] }
    return root[path]?[PresentedViewKey.controls.rawValue]?.controlNodes ?? []
  }

  private func address(ofControl id: ControlID) -> PartAddress? {
    guard let list = view(id.holder).map({ $0 / PresentedViewKey.controls }) else {
      return nil
    }
    let nodes = controlNodes(of: id.holder)
    return nodes.indices.contains(id.index) ? nodes[id.index].address(in: list) : list / id.index
  }

  private func view(_ holder: ControlID.Holder) -> PartAddress? {
    switch holder {
    case .screen(let id): return address(of: .screen(id))
    case .activity(let id): return address(ofActivity: id).map { $0 / ActivityKey.view }
    case .dialog(let id):
      guard let node = entries(.dialogs)?.dropFirst(id.index).first?.value,
        let kind = DialogKey.kinds.first(where: { node[$0.rawValue] != nil })
      else { return nil }
      return address(of: .dialog(id)).map { $0 / kind }
    }
  }

  private func address(ofActivity activity: ActivityID) -> PartAddress? {
    address(of: .dialog(activity.dialog)).map {
      $0 / DialogKey.activityPicker / ActivityPickerKey.activities
        / activity.index
    }
  }

  private func entry(of key: DocumentKey, _ index: Int) -> PartAddress? {
    guard let entries = entries(key), entries.indices.contains(index) else { return nil }
    return .entry(entries[index].name, of: key)
  }

  private func entries(_ key: DocumentKey) -> [YAMLNode.Entry]? {
    root[key.rawValue]?.entries
  }
}

extension DocumentEditor {
  /// The key that says what a dialog is; `nil` where the document has none.
  package func kind(ofDialogAt address: PartAddress) -> DialogKey? {
    DialogKey.kinds.first { value(at: address / $0) != nil }
  }
}
