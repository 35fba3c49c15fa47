internal import DialogModel
public import PrototypeFile

// Between the model, which a run and the stage know, and the places of a document.

/// A part that has another name after a change.
public struct PartRename: Hashable, Sendable {
  /// The part as the old document has it.
  public let part: ModelPart
  /// The part as the new document has it.
  public let counterpart: ModelPart
  /// Its old id, type or name.
  public let old: String
  /// Its new one.
  public let new: String
}

extension DocumentEditor {
  /// The address of a part of the model that was read from the document; `nil` for one that the
  /// document does not have.
  ///
  /// There may be nothing at the address of a field, because an alert's style gives it fields.
  public func address(of part: ModelPart) -> PartAddress? { form.address(of: part) }

  /// The innermost part of the model that an address leads to or into; `nil` if there is none around
  /// it.
  public func part(at address: PartAddress) -> ModelPart? { form.part(of: address) }

  /// Where a part of the model is after a change; `nil` if it has gone.
  ///
  /// - Parameter plan: a plan of this editor.
  public func counterpart(of part: ModelPart, after plan: EditPlan) -> ModelPart? {
    counterpart(of: part, after: plan, in: LongForm(root: plan.root))
  }

  private func counterpart(
    of part: ModelPart, after plan: EditPlan, in new: LongForm
  ) -> ModelPart? {
    guard let address = form.address(of: part), let place = try? form.written(at: address) else {
      return nil
    }
    var path: TreePath? = place.path
    for draft in plan.drafts { path = path.flatMap { draft.path(of: $0) } }
    guard var path else { return nil }
    // An item without a list may have got one.
    if let node = map.root[place.path], place.through.contains(.onlyItem),
      let item = new.root[path]?.list?.firstIndex(where: { $0.hasContent(of: node) })
    {
      path.append(.item(item))
    }
    let through = new.root[path]?.list == nil ? place.through : []
    guard let target = new.address(to: path, through: through) ?? new.address(to: path),
      let found = new.part(of: target), found.isSameKind(as: part)
    else { return nil }
    return found
  }

  /// The parts with a name that have another one after a change, so that what is up in a run can stay
  /// up.
  ///
  /// - Parameter plan: a plan of this editor.
  public func renames(by plan: EditPlan) -> [PartRename] {
    let new = LongForm(root: plan.root)
    let names = Dictionary(
      Uses(plan.root).namedParts.map { ($0.part, $0.name) }, uniquingKeysWith: { first, _ in first }
    )
    return uses.namedParts.compactMap { named in
      guard let part = counterpart(of: named.part, after: plan, in: new), let name = names[part],
        name != named.name
      else { return nil }
      return PartRename(part: named.part, counterpart: part, old: named.name, new: name)
    }
  }
}

extension LongForm {
  /// The innermost part of the model that an address leads to or into.
  func part(of address: PartAddress) -> ModelPart? {
    let tokens = address.tokens
    guard let first = tokens.first, let key = DocumentKey(rawValue: first) else { return nil }
    if key == .application { return .application }
    if key == .promises {
      return tokens.count > 1 ? Int(tokens[1]).map { .promise($0) } : nil
    }
    guard tokens.count > 1,
      let index = root[first]?.entries?.firstIndex(where: { $0.name == tokens[1] })
    else { return nil }
    switch key {
    case .screens: return control(.screen(ScreenID(index)), tokens, 2) ?? .screen(ScreenID(index))
    case .dialogs: return part(of: DialogID(index), tokens) ?? .dialog(DialogID(index))
    case .tasks: return .task(TaskID(index))
    case .notifications: return .notification(NotificationID(index))
    case .flags: return .flag(FlagID(index))
    case .scenarios:
      let step = tokens.count > 3 && tokens[2] == ScenarioKey.steps.rawValue ? Int(tokens[3]) : nil
      return step.map { .step(scenario: index, $0) } ?? .scenario(index)
    case .steps:
      let step = tokens.count > 2 ? Int(tokens[2]) : nil
      return step.map { .sharedStep(steps: index, $0) } ?? .sharedSteps(index)
    default: return nil
    }
  }

  private func part(of dialog: DialogID, _ tokens: [String]) -> ModelPart? {
    guard tokens.count > 3 else { return nil }
    if let index = buttons(of: dialog)?.firstIndex(where: { tokens.starts(with: $0.tokens) }) {
      return .button(dialog, index: index)
    }
    let index = tokens.count > 4 ? Int(tokens[4]) : nil
    switch (DialogKey(rawValue: tokens[2]), tokens[3]) {
    case (.alert, AlertKey.textFields.rawValue):
      return index.map { .field(.alert(dialog, index: $0)) }
    case (.activityPicker, ActivityPickerKey.activities.rawValue):
      guard let index else { return nil }
      let activity = ActivityID(dialog, index: index)
      return control(.activity(activity), tokens, 6) ?? .activity(activity)
    default: return control(.dialog(dialog), tokens, 3)
    }
  }

  /// The control that tokens lead into.
  ///
  /// - Parameter place: the place of the key of the controls among the tokens.
  private func control(
    _ holder: ControlID.Holder, _ tokens: [String], _ place: Int
  ) -> ModelPart? {
    guard tokens.count > place + 1, tokens[place] == PresentedViewKey.controls.rawValue,
      let item = Int(tokens[place + 1])
    else { return nil }
    let rest = tokens.dropFirst(place + 2)
    let isInside = rest.starts(with: [ControlKey.section.rawValue, SectionKey.controls.rawValue])
    let inner = isInside ? rest.dropFirst(2).first.flatMap { Int($0) } : nil
    let index = controlNodes(of: holder).firstIndex {
      $0.place == inner ?? item && $0.section == (inner == nil ? nil : item)
    }
    return .control(ControlID(holder, index: index ?? item))
  }
}

extension ModelPart {
  /// Whether both are screens, dialogs, or another same kind of thing.
  fileprivate func isSameKind(as other: ModelPart) -> Bool {
    switch (self, other) {
    case (.screen, .screen), (.dialog, .dialog), (.control, .control), (.button, .button),
      (.field, .field), (.control, .field(.control)), (.field(.control), .control),
      (.activity, .activity), (.task, .task), (.notification, .notification), (.flag, .flag),
      (.application, .application), (.scenario, .scenario), (.step, .step),
      (.sharedSteps, .sharedSteps), (.sharedStep, .sharedStep), (.promise, .promise):
      true
    default: false
    }
  }
}
