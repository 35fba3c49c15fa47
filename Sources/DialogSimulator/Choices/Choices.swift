public import DialogModel

/// What a person can do at a moment of a run.
extension Simulator {
  /// Why an input would have no effect now; `nil` where it would be performed.
  ///
  /// The work that is due now has been performed before.
  public func ignored(_ input: Input) -> Ignored? {
    var simulator = self
    return simulator.plan(for: input).ignored
  }

  /// What a person can do now with an effect, from the topmost dialog down; then keys, and inputs
  /// of the device.
  ///
  /// While a question is open these are the two answers, and at a breakpoint `goOn`. For typing
  /// there is one letter.
  public var choices: [Input] {
    if let hold = state.hold {
      guard !hold.isBreakpoint else { return [.goOn] }
      return [true, false].map { .answer(hold.selector, $0, target: hold.target) }
    }
    return (taps + keys + deviceInputs).filter { ignored($0) == nil }
  }

  /// What can be tapped, with an effect now or not, from the topmost dialog down.
  public var taps: [Input] {
    guard state.device.isActive else { return [] }
    var taps = state.stack.showings.reversed().flatMap { self.taps(in: $0) }
    if !state.visibleShowings.isEmpty { taps.append(.tapOutside) }
    return taps
      + shownControls.filter { isReachable($0) && actsOnTap($0) }.flatMap { self.taps(on: $0) }
  }

  /// The controls that show: those of popovers and of activities' views, the topmost first, then
  /// those of the screen.
  public var shownControls: [ControlID] {
    guard state.application == .active else { return [] }
    let holders =
      state.visibleShowings.reversed().compactMap(\.holder)
      + (state.device.screen.map { [ControlID.Holder.screen($0)] } ?? [])
    return holders.flatMap { holder in
      prototype.controls(of: holder).indices.map { ControlID(holder, index: $0) }
    }
  }

  /// The inputs of the keyboard while a field edits.
  private var keys: [Input] {
    guard state.focus.firstResponder != nil else { return [] }
    return [.edit(.type("a")), .edit(.delete()), .undo, .redo, .pressReturn, .pressTab]
  }

  /// The inputs of the device, and the decisions about running jobs.
  private var deviceInputs: [Input] {
    let steered = state.tasks.jobs.flatMap { job in
      JobSteering.allCases.map { Input.steer(job.task, $0) }
    }
    let ended = state.activities.runs.filter(\.isLive).flatMap { run in
      [true, false].map { Input.endBuiltIn(run.number, completed: $0) }
    }
    return steered + ended + [.home, .power, .launchApp, .killApp]
      + [true, false].map { .interrupt($0) } + Orientation.allCases.map { .rotate($0) }
  }

  private func taps(in showing: Showing) -> [Input] {
    let dialog = showing.dialog
    if showing.loader?.cancelTitle != nil { return [.cancelLoader(dialog)] }
    var taps = drawnButtons(of: showing).map { Input.tapButton(dialog, index: $0) }
    if let picker = showing.picker, picker.content == .choosing {
      taps += picker.choices.map { .chooseActivity(dialog, $0) }
      if showing.placement.showsCancel { taps.append(.cancelPicker(dialog)) }
    }
    return taps + showing.shownFields.flatMap { self.taps(on: .alert(dialog, index: $0)) }
  }

  private func taps(on control: ControlID) -> [Input] {
    prototype.control(control).textField == nil
      ? [.tapControl(control)] : taps(on: .control(control))
  }

  private func taps(on field: FieldID) -> [Input] {
    let begins = state.focus.firstResponder == field ? [] : [Input.tapField(field)]
    return begins + (showsClearButton(of: field) ? [.pressClear(field)] : [])
  }

  private func actsOnTap(_ control: ControlID) -> Bool {
    let described = prototype.control(control)
    return described.textField != nil || !described.then.isEmpty
  }
}

extension Showing {
  /// What holds the controls that show in the dialog; `nil` if there are none.
  public var holder: ControlID.Holder? {
    switch kind {
    case .popover: return .dialog(dialog)
    case .picker:
      guard case .view(let activity)? = picker?.content else { return nil }
      return .activity(activity)
    case .alert, .sheet: return nil
    }
  }
}
