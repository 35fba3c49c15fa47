import DialogModel

/// One sort of thing that can be taken out of a prototype.
struct Reduction: Sendable {
  /// How many of them there are.
  let count: @Sendable (Prototype) -> Int
  /// The prototype without the one at a place, `nil` where it cannot go.
  let without: @Sendable (Prototype, Int) -> Prototype?

  /// From what takes most along to what takes least.
  static let all = [
    dialogs, parts, screens, fields, sheets, controls, buttons, entries, actions, fieldParts,
    typedTexts, promises,
  ]

  private static let dialogs = Reduction(count: \.dialogs.count) { $0.removing(dialog: $1) }

  /// What is alone and is put back to what goes without saying.
  private static let parts = Reduction { prototype in
    resets.count
  } without: { prototype, place in
    var result = prototype
    resets[place](&result)
    return result
  }

  private static let resets: [@Sendable (inout Prototype) -> Void] = [
    { $0.application = nil },
    { $0.choices = Choices() },
    { $0.era = .ios6 },
    { $0.device = .phone },
    { $0.title = nil },
    { $0.eachAlert { $0.title = nil } },
    { $0.eachAlert { $0.message = nil } },
    { $0.eachAlert { $0.cancelButtonIndex = nil } },
  ]

  private static let screens = Reduction {
    max(0, $0.screens.count - 1)
  } without: { whole, place in
    // Only the last can go: the others would move. The first may be where a run begins.
    guard place == 0, let last = whole.screens.indices.last else { return nil }
    var result = whole
    result.screens.removeLast()
    result.promises = []
    var isUsed = result.start == .screen(ScreenID(last))
    func leads(_ action: Action) -> Bool { action == .goTo(ScreenID(last)) }
    result.visitActions { isUsed = isUsed || $0.contains(where: leads) }
    for control in result.screens.flatMap(\.controls) where control.details.screen == ScreenID(last)
    {
      isUsed = true
    }
    for step in result.scenarios.flatMap(\.steps) {
      if case .perform(let action) = step.kind, leads(action) { isUsed = true }
    }
    return isUsed
      ? nil : result.namingFields { $0.isOn(ScreenID(last)) ? nil : $0 }.withControlsFound()
  }

  private static let controls = Reduction { whole in
    whole.screens.reduce(0) { $0 + $1.controls.count }
  } without: { whole, place in
    var result = whole
    var left = place
    for screen in result.screens.indices {
      let count = result.screens[screen].controls.count
      if left < count {
        result.promises = []
        result.screens[screen].controls.removeFromSection(at: left)
        result.screens[screen].controls.remove(at: left)
        let gone = ControlID(screen: ScreenID(screen), index: left)
        return result.namingFields { $0.moved(without: gone) }.withControlsFound()
      }
      left -= count
    }
    return nil
  }

  private static let promises = Reduction {
    $0.promises.count
  } without: { whole, place in
    var result = whole
    result.promises.remove(at: place)
    return result
  }

  private static let buttons = Reduction { whole in
    whole.dialogs.reduce(0) { $0 + ($1.alert?.buttonCount ?? 0) }
  } without: { whole, place in
    var left = place
    var result = whole
    result.eachAlert { alert in
      defer { left -= alert.buttonCount }
      if (0..<alert.buttonCount).contains(left) { alert.removeButton(left) }
    }
    return result
  }

  /// What a delegate has in addition to its default.
  private static let entries = Reduction { whole in
    whole.dialogs.count * delegateResets.count
      + (whole.application == nil ? 0 : delegateResets.count)
  } without: { whole, place in
    var result = whole
    let (dialog, reset) = place.quotientAndRemainder(dividingBy: delegateResets.count)
    if dialog < result.dialogs.count {
      delegateResets[reset](&result.dialogs[dialog].delegate)
    } else if var application = result.application {
      delegateResets[reset](&application.delegate)
      result.application = application
    }
    return result
  }

  static let delegateResets: [@Sendable (inout Delegate) -> Void] =
    [
      { $0.isNil = false },
      { $0.methods = .all },
      { $0.returns = [:] },
      { $0.does = [:] },
    ]
    + Selector.allCases.flatMap { selector -> [@Sendable (inout Delegate) -> Void] in
      [{ $0.returns[selector] = nil }, { $0.does[selector] = nil }]
    }

  private static let actions = Reduction { whole in
    var count = 0
    var copy = whole
    copy.visitActions { count += $0.count }
    return count
  } without: { whole, place in
    var result = whole
    var left = place
    result.visitActions { actions in
      defer { left -= actions.count }
      if actions.indices.contains(left) { actions.remove(at: left) }
    }
    return result
  }
}

extension Prototype {
  fileprivate mutating func eachAlert(_ change: (inout Alert) -> Void) {
    for dialog in dialogs.indices {
      guard var alert = dialogs[dialog].alert else { continue }
      change(&alert)
      dialogs[dialog].kind = .alert(alert)
    }
  }
}

extension Alert {
  fileprivate var buttonCount: Int {
    (cancelButton == nil ? 0 : 1) + otherButtons.count + addedButtons.count
  }

  /// Takes out a button by its index.
  fileprivate mutating func removeButton(_ index: Int) {
    let first = cancelButton == nil ? 0 : 1
    if index < first {
      cancelButton = nil
    } else if index - first < otherButtons.count {
      otherButtons.remove(at: index - first)
    } else {
      addedButtons.remove(at: index - first - otherButtons.count)
    }
    if let cancel = cancelButtonIndex, cancel >= buttonCount { cancelButtonIndex = nil }
  }
}
