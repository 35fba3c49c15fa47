import DialogModel

extension Rules {
  /// L1: the first launch.
  static let launchSteps: [Step] = [
    .front(.application), .enter(.active), .showStartScreen,
    .tellApplication(.applicationDidFinishLaunchingWithOptions),
    .tellApplication(.applicationDidBecomeActive),
    .presentStart,
  ]

  /// L2: Home.
  ///
  /// All movements end first. With multitasking, alerts receive no call; without it, the system
  /// cancels them.
  static func homeSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: [.front(.springboard)] + backgroundSteps + [.suspend]
    case .ios3:
      [
        .enter(.terminating), .completeTransitions, .cancelAll,
        .tellApplication(.applicationWillTerminate), .terminate,
      ]
    }
  }

  /// The steps that move the application to the background with multitasking.
  private static let backgroundSteps: [Step] = [
    .enter(.leaving), .completeTransitions,
    .enter(.inactive), .tellApplication(.applicationWillResignActive),
    .enter(.background), .tellApplication(.applicationDidEnterBackground),
  ]

  /// L3: the application comes back from the background.
  ///
  /// Waiting requests start after the application is active.
  static let returnSteps: [Step] = [
    .front(.application), .enter(.inactive), .tellApplication(.applicationWillEnterForeground),
    .enter(.active), .tellApplication(.applicationDidBecomeActive),
    .startNext,
  ]

  /// L7: the power button locks the device, which hides the application as Home does; before
  /// multitasking the application only becomes inactive.
  static func lockSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: [.lock(true)] + backgroundSteps + [.suspend]
    case .ios3:
      [.lock(true), .enter(.inactive), .tellApplication(.applicationWillResignActive)]
    }
  }

  /// L7: the device wakes.
  static func wakeSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: [.lock(false)] + returnSteps
    case .ios3: [.lock(false)] + activationSteps
    }
  }

  /// L8: another application's alert appears.
  static let interruptionSteps: [Step] = [
    .systemAlert(true), .enter(.inactive), .tellApplication(.applicationWillResignActive),
  ]

  /// L8: it disappears.
  static let endOfInterruptionSteps: [Step] = [.systemAlert(false)] + activationSteps

  /// The application receives events again; waiting requests start.
  private static let activationSteps: [Step] = [
    .enter(.active), .tellApplication(.applicationDidBecomeActive), .startNext,
  ]

  /// L6: the application ends while it is in front.
  static func killSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: [.front(.springboard)] + backgroundSteps + [.terminate]
    case .ios3:
      [
        .enter(.terminating), .completeTransitions, .tellApplication(.applicationWillTerminate),
        .terminate,
      ]
    }
  }
}

extension Simulator {
  /// The application starts.
  func planLaunch() -> Plan {
    guard state.device.life == .notRunning else {
      return Plan([], rule: .l4, target: .application, ignored: .inFrontAlready)
    }
    return Plan(Rules.launchSteps, rule: .l1, target: .application)
  }

  /// The application starts from a changed document.
  ///
  /// For the application this is a launch like any other; then code presents what showed before,
  /// the lowest dialog first.
  mutating func planReload(_ reload: Reload) -> Plan {
    guard case .resumes(let place) = reload.continuation else { return planLaunch() }
    state.focus.keptTexts = place.texts
    var steps = Rules.launchSteps.filter { $0 != .presentStart }
    if let screen = place.screen { steps.append(.act(.goTo(screen))) }
    steps += place.dialogs.map { .act(.present($0)) }
    return Plan(steps, rule: .l1, target: .application)
  }

  /// The Home button.
  func planHome() -> Plan {
    guard state.device.isActive else {
      return Plan([], rule: .l2, target: .application, ignored: .notInFront)
    }
    return Plan(Rules.homeSteps(prototype.era), rule: .l2, target: .application)
  }

  /// The power button.
  func planPower() -> Plan {
    switch state.device.phase {
    case .active: Plan(Rules.lockSteps(prototype.era), rule: .l7, target: .application)
    case .locked: Plan(Rules.wakeSteps(prototype.era), rule: .l7, target: .application)
    default: Plan([], rule: .l7, target: .application, ignored: .notInFront)
    }
  }

  /// Another application's alert appears, or disappears.
  func planInterrupt(_ appears: Bool) -> Plan {
    switch (state.device.phase, appears) {
    case (.active, true): Plan(Rules.interruptionSteps, rule: .l8, target: .application)
    case (.interrupted, false): Plan(Rules.endOfInterruptionSteps, rule: .l8, target: .application)
    default: Plan([], rule: .l8, target: .application, ignored: .notInFront)
    }
  }

  /// A tap on the application's icon.
  ///
  /// L4: if the application is already in front, nothing happens.
  func planLaunchApp() -> Plan {
    switch state.device.phase {
    case .background: Plan(Rules.returnSteps, rule: .l3, target: .application)
    default: planLaunch()
    }
  }

  /// The application is ended.
  ///
  /// L5: a suspended application receives no call; one that runs in the background does.
  func planKillApp() -> Plan {
    switch state.device.phase {
    case .notRunning: Plan([], rule: .l5, target: .application, ignored: .notRunning)
    case .active: Plan(Rules.killSteps(prototype.era), rule: .l6, target: .application)
    case .background where !state.device.isSuspended, .locked where !state.device.isSuspended:
      Plan(
        [.tellApplication(.applicationWillTerminate), .terminate], rule: .l5, target: .application)
    default: Plan([.terminate], rule: .l5, target: .application)
    }
  }

  /// The row for a request that waits while the application is hidden, until it is back.
  var ruleOfWaitingForReturn: Rule { state.device.isLocked ? .l7 : .l2 }

  /// Shows the first screen of a launch: the start screen, or the first screen behind a start
  /// dialog.
  mutating func showStartScreen() {
    if case .screen(let screen) = prototype.start {
      state.device.screen = screen
    } else {
      state.device.screen = prototype.screens.isEmpty ? nil : ScreenID(0)
    }
    for place in prototype.screens.indices { addFields(of: .screen(ScreenID(place))) }
    holdAsScreenAllows()
  }

  /// Presents the start dialog, if the document starts with one.
  mutating func presentStart() {
    guard case .dialog(let dialog) = prototype.start else { return }
    act(.present(dialog))
  }

  /// Removes everything that the application showed.
  mutating func terminate() {
    state.device.life = .notRunning
    abandonJobs()
    state.activities.reset()
    state.stack.reset()
    state.kernel.agenda.removeAll()
    state.focus.reset()
    state.device.reset()
  }
}
