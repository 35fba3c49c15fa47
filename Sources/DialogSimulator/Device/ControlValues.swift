public import DialogModel

// The values of switches and segmented controls, which are part of the state.

extension State {
  /// The values of switches and segmented controls that differ from ``Control/firstValue``.
  public var controlValues: [ControlID: Int] { device.controlValues }
}

extension Simulator {
  /// The value of a switch or a segmented control, as ``Control/firstValue``; `nil` for another
  /// control.
  public func value(of control: ControlID) -> Int? {
    state.device.controlValues[control] ?? prototype.control(control).firstValue
  }

  /// Whether a tab is drawn as selected: its screen is the root of the screens that show.
  public func isSelected(tab control: ControlID) -> Bool {
    guard let screen = prototype.control(control).details.screen else { return false }
    return screen == state.views.stack.first?.screen
  }

  /// Gives a control a value, before the actions of the tap.
  mutating func set(_ control: ControlID, _ value: Int) {
    // Equal situations have equal states, however often it was turned on and off.
    let isFirst = value == prototype.control(control).firstValue
    state.device.controlValues[control] = isFirst ? nil : value
    emit(.value(control, value), target: control.holder.target)
  }
}

extension Control {
  /// The text of what a tap is on: the title of a segment, or the control's text.
  func tapTitle(_ segment: Int?) -> String {
    guard let segment, segments.indices.contains(segment) else { return text }
    return segments[segment]
  }
}

extension Device {
  /// Whether a control is disabled, alone or with its bar.
  func isDisabled(_ control: ControlID, in prototype: Prototype) -> Bool {
    if disabledControls.contains(control) { return true }
    guard !disabledBars.isEmpty else { return false }
    return prototype.control(control).kind.bar.map(disabledBars.contains) ?? false
  }

  /// Whether a field is disabled, as a control.
  func isDisabled(_ field: FieldID, in prototype: Prototype) -> Bool {
    if case .control(let control) = field { isDisabled(control, in: prototype) } else { false }
  }

  /// What a tap changes before its actions run; `nil` if it taps what is selected already.
  func changeSteps(_ control: ControlID, _ described: Control, _ segment: Int?) -> [Step]? {
    let value = controlValues[control] ?? described.firstValue
    switch described.kind {
    case .switch: return [.setValue(control, value == 0 ? 1 : 0)]
    case .segmented(let titles, _):
      guard let segment, titles.indices.contains(segment), segment != value else {
        return nil
      }
      return [.setValue(control, segment)]
    case .button, .barButton, .toolbarButton, .tab, .row, .label, .textField, .image, .section,
      .space:
      return []
    }
  }
}
