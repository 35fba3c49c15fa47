internal import DialogModel

extension Writer {
  func presentation(
    _ dialog: DialogID, _ animated: Bool, _ completion: [Action]?
  ) throws(NotWritable) -> Written {
    let name = try name(of: dialog)
    // The reader takes such a presentation for the plain one.
    guard prototype[dialog]?.presentedView != nil, !animated || completion != nil
    else { throw notWritable("present") }
    var entries = entry(PresentKey.dialog, name)
    entries += entry(PresentKey.animated, animated ? nil : .boolean(false))
    entries += try entry(PresentKey.completion, completion.map(list))
    return .map(entries, .inline)
  }

  func presentation(ofNew dialog: DialogID) throws(NotWritable) -> Written {
    let name = try name(of: dialog)
    guard prototype[dialog]?.hasInstances == true else { throw notWritable("present") }
    return .map(entry(PresentKey.dialog, name) + entry(PresentKey.new, .boolean(true)), .inline)
  }

  func dismissal(
    ofView dialog: DialogID, _ animated: Bool, _ completion: [Action]
  ) throws(NotWritable) -> Written {
    let name = try name(ofShown: dialog)
    guard prototype[dialog]?.presentedView != nil else { throw notWritable("dismiss") }
    var entries = entry(DismissKey.dialog, name)
    entries += entry(DismissKey.animated, animated ? nil : .boolean(false))
    entries += try entry(DismissKey.completion, list(completion))
    return .map(entries, .inline)
  }

  private func list(_ actions: [Action]) throws(NotWritable) -> Written {
    .list(try self.actions(actions), .inline)
  }

  func way(
    _ screen: ScreenID, _ transition: ScreenTransition, _ animated: Bool
  ) throws(NotWritable) -> Written {
    guard animated || transition != .none else { throw notWritable("animated") }
    return .map(
      entry(GoToKey.screen, try name(of: screen))
        + entry(GoToKey.transition, .word(transition.rawValue))
        + entry(GoToKey.animated, animated ? nil : .boolean(false)), .inline)
  }
}
