import DialogModel

extension Prototype {
  /// Everything that holds controls, in the document's order.
  var holders: [ControlID.Holder] {
    var holders = screens.indices.map { ControlID.Holder.screen(ScreenID($0)) }
    for (index, dialog) in dialogs.enumerated() {
      let id = DialogID(index)
      holders.append(.dialog(id))
      for activity in (dialog.activityPicker?.activities ?? []).indices {
        holders.append(.activity(ActivityID(id, index: activity)))
      }
    }
    return holders
  }

  /// The prototype with every control looked up anew by its name; `nil` where one is missing.
  func withControlsFound() -> Prototype? {
    var search = ControlSearch(self)
    var result = self
    for dialog in dialogs.indices { search.find(in: &result.dialogs[dialog].kind) }
    result.visitActions { $0 = $0.map { search.found($0) } }
    for script in scenarios.indices {
      for step in scenarios[script].steps.indices {
        search.find(in: &result.scenarios[script].steps[step].kind)
      }
    }
    return search.isWhole ? result : nil
  }
}

/// Looks controls up by their names.
private struct ControlSearch {
  /// Whether every control was found.
  private(set) var isWhole = true
  private var places: [String: [ControlID]] = [:]

  init(_ prototype: Prototype) {
    for holder in prototype.holders {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        places[control.id, default: []].append(ControlID(holder, index: index))
      }
    }
  }

  mutating func found(_ control: ControlReference) -> ControlReference {
    let candidates = places[control.name] ?? []
    if candidates.isEmpty { isWhole = false }
    return ControlReference(name: control.name, candidates: candidates)
  }

  mutating func found(_ action: Action) -> Action {
    guard case .setEnabled(let control, let enabled) = action else { return action }
    return .setEnabled(found(control), enabled)
  }

  mutating func find(in kind: inout Dialog.Kind) {
    switch kind {
    case .actionSheet(var sheet):
      sheet.source = sheet.source.map { found($0) }
      kind = .actionSheet(sheet)
    case .popover(var popover):
      popover.source = popover.source.map { found($0) }
      popover.passthrough = popover.passthrough?.map { found($0) }
      kind = .popover(popover)
    case .alert, .activityPicker, .presentedView, .formSheet: break
    }
  }

  mutating func find(in step: inout ScenarioStep.Kind) {
    switch step {
    case .perform(let action): step = .perform(found(action))
    case .tapOn(.control(let control), let dialog):
      step = .tapOn(.control(found(control)), dialog: dialog)
    case .tapOn(.segment(let control, let index), let dialog):
      step = .tapOn(.segment(found(control), index: index), dialog: dialog)
    default: break
    }
  }

  private mutating func found(_ source: PresentationSource) -> PresentationSource {
    switch source {
    case .rect(let control): .rect(found(control))
    case .barButton(let control): .barButton(found(control))
    case .byDevice(let phone, let tablet):
      .byDevice(phone: phone.map { found($0) }, tablet: tablet.map { found($0) })
    case .view, .rootView, .toolbar, .tabBar: source
    }
  }
}
