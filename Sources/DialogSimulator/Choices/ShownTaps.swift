public import DialogModel

// What shows and can be tapped, and which of it is disabled.

extension Simulator {
  /// The taps on all that shows, also on what is covered, moves or is disabled; from the topmost
  /// dialog down.
  public var taps: [Input] {
    guard state.device.isActive else { return [] }
    var taps = state.stack.showings.reversed().flatMap { self.taps(in: $0) }
    if !state.visibleShowings.isEmpty { taps.append(.tapOutside) }
    if state.innerPicker != nil || (state.backScreen != nil && state.stack.floor == nil) {
      taps.append(.tapBack)
    }
    guard state.application == .active else { return taps }
    for holder in holdersOnStage {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        add(control, ControlID(holder, index: index), to: &taps)
      }
    }
    return taps
  }

  /// The inputs of what is disabled, also of what moves, is covered or waits for an answer: taps,
  /// the Return key, the buttons of the device, and the application's icon.
  ///
  /// All this is drawn as disabled, with one exception: a button that a bar clips looks like any
  /// other.
  public var disabledInputs: Set<Input> {
    var disabled: Set<Input> = []
    for showing in state.stack.showings {
      for index in drawnButtons(of: showing)
      where tables.isDisabled(index, of: showing) || tables.isClipped(index, of: showing) {
        disabled.insert(.tapButton(showing.dialog, index: index))
      }
      if showing.loader?.isRunning == false { disabled.insert(.cancelLoader(showing.dialog)) }
    }
    if !state.device.disabledControls.isEmpty || !state.device.disabledBars.isEmpty {
      for control in controlsOnStage where state.device.isDisabled(control, in: prototype) {
        var taps: [Input] = []
        add(prototype.control(control), control, to: &taps)
        disabled.formUnion(taps)
      }
    }
    if editedField?.isReturnEnabled == false { disabled.insert(.pressReturn) }
    if state.device.planHome(prototype.era, state.notifications).ignored != nil {
      disabled.insert(.home)
    }
    if state.device.planPower(prototype.era, state.notifications).ignored != nil {
      disabled.insert(.power)
    }
    if !state.showsApplication, state.device.planLaunchApp(state.notifications).ignored != nil {
      disabled.insert(.launchApp)
    }
    return disabled
  }

  /// The controls that show: those of popovers and of activities' views, the topmost first, then
  /// those of the screen.
  public var shownControls: [ControlID] {
    state.application == .active ? controlsOnStage : []
  }

  /// The controls of the dialogs and of the screen, whether the application is in front or not.
  private var controlsOnStage: [ControlID] {
    holdersOnStage.flatMap { holder in
      prototype.controls(of: holder).indices.map { ControlID(holder, index: $0) }
    }
  }

  private var holdersOnStage: [ControlID.Holder] {
    let screen = state.stack.floor == nil ? state.device.screen : nil
    return state.visibleShowings.reversed().compactMap(\.holder)
      + (screen.map { [ControlID.Holder.screen($0)] } ?? [])
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

  private func add(_ control: Control, _ id: ControlID, to taps: inout [Input]) {
    switch control.kind {
    case .label, .image, .section, .space: break
    case .textField: taps += self.taps(on: .control(id))
    case .button, .barButton, .toolbarButton, .tab, .row, .switch: taps.append(.tapControl(id))
    case .segmented(let titles, _): taps += titles.indices.map { .tapSegment(id, index: $0) }
    }
  }

  private func taps(on field: FieldID) -> [Input] {
    [.tapField(field)] + (showsClearButton(of: field) ? [.pressClear(field)] : [])
  }
}

extension Showing {
  /// What holds the controls that show in the dialog; `nil` if there are none.
  public var holder: ControlID.Holder? {
    switch kind {
    case .popover, .view: return .dialog(dialog)
    case .picker: return picker?.holder
    case .alert, .sheet: return nil
    }
  }
}
