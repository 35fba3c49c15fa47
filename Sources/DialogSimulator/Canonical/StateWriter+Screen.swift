import DialogModel

// The device, the views, the fields and the notifications.

extension StateWriter {
  mutating func write(_ device: Device) {
    var bits = 0
    func add(_ isSo: Bool) { bits = bits << 1 | (isSo ? 1 : 0) }
    add(device.isLocked)
    add(device.isDark)
    add(device.centerIsDown)
    add(device.switcherIsOpen)
    add(device.hasSystemAlert)
    add(device.isSuspended)
    add(device.isLaunching)
    add(device.rotation != nil)
    add(device.orientation == .portrait)
    add(device.actingControl != nil)
    words.add(bits)
    words.add(device.life.code << 2 | device.front.code)
    words.add(device.screen)
    words.add(device.comingScreen)
    words.add(device.waitingTurn.map { $0.orientation == .portrait ? 1 : 2 } ?? 0)
    if let control = device.actingControl { words.add(control) }
    words.add(device.disabledControls.count)
    if !device.disabledControls.isEmpty {
      for bits in device.disabledControls.map(\.bits).sorted() { words.add(bits) }
    }
    var bars = 0
    for bar in device.disabledBars { bars |= 1 << bar.code }
    words.add(bars)
    if slice.readsLaunch {
      switch device.launch {
      case nil: words.add(-2)
      case .icon?: words.add(-1)
      case .notification(let notification)?: words.add(notification.index)
      }
    }
  }

  /// The flags that are read, in so many words that each has its bit.
  mutating func write(_ flags: FlagSet) {
    let most = slice.greatestFlag
    guard most >= 0 else { return }
    if most < 64 { return words.add(flags.bits & slice.flagBits) }
    let places = flags.filter { slice.flags.contains($0) }.map(\.index).sorted()
    words.add(places.count)
    for place in places { words.add(place) }
  }

  mutating func write(_ views: Views, isMoving: Bool) {
    write(views.stack)
    words.add(views.kept.count)
    if !views.kept.isEmpty {
      for (root, stack) in views.kept.sorted(by: { $0.key.index < $1.key.index }) {
        words.add(root.index)
        write(stack)
      }
    }
    words.add(views.passage != nil)
    if let passage = views.passage {
      words.add(passage.kind.code << 2 | (passage.animated ? 2 : 0) | (passage.hasBegun ? 1 : 0))
      words.add(passage.asksForAnimation)
      words.add(passage.from)
      words.add(passage.to)
      words.add(passage.removed.count)
      for screen in passage.removed { words.add(screen) }
    }
    if slice.readsLoading {
      words.add(views.loaded.count)
      for code in views.loaded.map(\.code).sorted() { words.add(code) }
    }
    guard isMoving || slice.readsLoading else { return }
    words.add(views.appearances.entries.count)
    for entry in views.appearances.entries {
      words.add(entry.controller.code)
      words.add(entry.appearance.code)
    }
  }

  private mutating func write(_ stack: [StackedScreen]) {
    words.add(stack.count)
    for entry in stack {
      let isAtOnce = entry.isModal && !entry.isAnimated
      words.add(entry.screen.index << 2 | (entry.isModal ? 1 : 0) | (isAtOnce ? 2 : 0))
    }
  }

  mutating func write(_ focus: Focus) {
    words.add(focus[.application])
    words.add(focus[.alerts])
    words.add(focus.keyboard.isUp)
    words.add(focus.covered.count)
    for field in focus.covered { words.add(field) }
    // The document's order; a dictionary has none.
    guard !focus.controlFields.isEmpty else { return }
    for field in slice.controlFields {
      guard case .control(let control) = field, let content = focus.controlFields[control] else {
        continue
      }
      words.add(control)
      write(content, of: field)
    }
  }

  /// Which tests the text passes; nothing where it matters to none.
  mutating func write(_ field: FieldState, of id: FieldID) {
    guard let tests = slice.tests[id] else { return }
    words.add(field.text.isEmpty)
    words.add(field.replacesAll)
    guard !tests.isEmpty else { return }
    for bits in passed(field.text, id, tests) { words.add(Int(bits)) }
  }

  private mutating func passed(_ text: String, _ id: FieldID, _ tests: [TextTest]) -> [UInt32] {
    if let known = textClasses[id]?[text] { return known }
    var bits = [UInt32](repeating: 0, count: (tests.count + 31) / 32)
    for (place, test) in tests.enumerated() where test.holds(for: text, matches) == true {
      bits[place / 32] |= 1 << UInt32(place % 32)
    }
    textClasses[id, default: [:]][text] = bits
    return bits
  }

  mutating func write(_ notifications: Notifications) {
    write(sorted: notifications.scheduled.map(\.notification.index), most: Most.scheduled)
    write(notifications.alerts.map(\.notification.index), most: Most.alerts)
    write(notifications.waitingBanners.map(\.notification.index), most: Most.delivered)
    // A person finds each of a list, wherever it is there.
    write(sorted: notifications.lockScreen.map(\.notification.index), most: Most.delivered)
    write(sorted: notifications.center.map(\.notification.index), most: Most.delivered)
    words.add(notifications.banner?.notification.index ?? -1)
    words.add(notifications.badge > 0)
  }

  private mutating func write(sorted list: [Int], most: Int) {
    write(list.count < 2 ? list : list.sorted(), most: most)
  }

  /// Of each notification only so many.
  private mutating func write(_ list: [Int], most: Int) {
    for (place, entry) in list.enumerated()
    where place < most || list[..<place].count(where: { $0 == entry }) < most {
      words.add(entry)
    }
    words.add(-1)
  }
}

extension Device.Life {
  fileprivate var code: Int {
    switch self {
    case .notRunning: 0
    case .active: 1
    case .leaving: 2
    case .inactive: 3
    case .background: 4
    case .terminating: 5
    }
  }
}

extension State.Front {
  fileprivate var code: Int {
    switch self {
    case .application: 0
    case .springboard: 1
    case .otherApplication: 2
    }
  }
}

extension Bar {
  fileprivate var code: Int {
    switch self {
    case .toolbar: 0
    case .navigationBar: 1
    case .tabBar: 2
    }
  }
}

extension Passage.Kind {
  fileprivate var code: Int {
    switch self {
    case .push: 0
    case .pop: 1
    case .presentation: 2
    case .dismissal: 3
    }
  }
}

extension Views.Appearance {
  fileprivate var code: Int {
    switch self {
    case .appearing: 0
    case .appeared: 1
    case .disappearing: 2
    case .returning: 3
    }
  }
}
