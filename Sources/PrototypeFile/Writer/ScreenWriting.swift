internal import DialogModel

extension Writer {
  func screen(_ screen: Screen) throws(NotWritable) -> Written {
    guard screen.barStyle == .default, screen.orientations == Set(Orientation.allCases),
      screen.image == nil
    else { throw notWritable(screen.id) }
    var entries = entry(ScreenKey.title, text(screen.title))
    var controls: [Written] = []
    for control in screen.controls { controls.append(try self.control(control)) }
    entries += entry(ScreenKey.controls, list(controls, .block))
    return .map(entries, .block)
  }

  func control(_ control: Control) throws(NotWritable) -> Written {
    let key: ControlKey
    var field: [Written.Entry] = []
    switch control.kind {
    case .button: key = .button
    case .barButton: key = .barButton
    case .toolbarButton: key = .toolbarButton
    case .tab: key = .tab
    case .row: key = .row
    case .label: key = .label
    case .textField(let described):
      key = .textField
      field = try textField(described, of: control)
    }
    var entries = entry(key, .text(control.text))
    // An id that the reader would make is left out. All ids differ, so no other control has it.
    let made = Identifier.made(from: control.text)
    if control.id != (made.isEmpty ? key.rawValue : made) {
      entries += entry(ControlKey.id, .text(control.id))
    }
    entries += field
    return .map(entries + (entry(ControlKey.then, list(try actions(control.then)))), .block)
  }
}
