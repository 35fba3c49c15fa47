internal import DialogModel

extension Writer {
  func screen(_ screen: Screen) throws(NotWritable) -> Written {
    guard !screen.orientations.isEmpty else { throw notWritable("orientations") }
    var entries = entry(ScreenKey.title, text(screen.title))
    entries += entry(ScreenKey.image, text(screen.image))
    entries += entry(ScreenKey.barStyle, word(screen.barStyle, unless: .default))
    let all = Orientation.allCases
    if screen.orientations.count < all.count {
      let words = all.filter(screen.orientations.contains).map { Written.word($0.rawValue) }
      entries += entry(ScreenKey.orientations, .list(words, .inline))
    }
    return .map(entries + entry(ScreenKey.controls, try controls(screen.controls)), .block)
  }

  /// Writes a presented view, a form sheet, or the view of an activity.
  func view(_ view: PresentedView) throws(NotWritable) -> Written {
    .map(
      entry(PresentedViewKey.title, text(view.title))
        + entry(PresentedViewKey.controls, try controls(view.controls)), .block)
  }

  func controls(_ controls: [Control]) throws(NotWritable) -> Written? {
    var written: [Written] = []
    for control in controls { written.append(try self.control(control)) }
    return list(written, .block)
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
