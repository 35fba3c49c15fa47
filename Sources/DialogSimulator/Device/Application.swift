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
  /// What moves is brought to its end first; alerts hear nothing with multitasking, and without it
  /// they are cancelled.
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

  /// What hides the application with multitasking.
  private static let backgroundSteps: [Step] = [
    .enter(.leaving), .completeTransitions,
    .enter(.inactive), .tellApplication(.applicationWillResignActive),
    .enter(.background), .tellApplication(.applicationDidEnterBackground),
  ]

  /// L3: back from the background.
  ///
  /// What waited goes on once the application is active.
  static let returnSteps: [Step] = [
    .front(.application), .enter(.inactive), .tellApplication(.applicationWillEnterForeground),
    .enter(.active), .tellApplication(.applicationDidBecomeActive),
    .startNext,
  ]

  /// L7: the power button locks the device, which hides the application as Home does; before
  /// multitasking it only becomes inactive.
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

  /// L8: it goes.
  static let endOfInterruptionSteps: [Step] = [.systemAlert(false)] + activationSteps

  /// The application takes events again; what waited goes on.
  private static let activationSteps: [Step] = [
    .enter(.active), .tellApplication(.applicationDidBecomeActive), .startNext,
  ]

  /// L6: ended while in front.
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
  /// To the application that is a launch like any other; what showed before is then asked for by
  /// code, the lowest dialog first.
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

  /// Another application's alert appears, or goes.
  func planInterrupt(_ appears: Bool) -> Plan {
    switch (state.device.phase, appears) {
    case (.active, true): Plan(Rules.interruptionSteps, rule: .l8, target: .application)
    case (.interrupted, false): Plan(Rules.endOfInterruptionSteps, rule: .l8, target: .application)
    default: Plan([], rule: .l8, target: .application, ignored: .notInFront)
    }
  }

  /// A finger on the application's icon.
  ///
  /// L4: in front already, nothing happens.
  func planLaunchApp() -> Plan {
    switch state.device.phase {
    case .background: Plan(Rules.returnSteps, rule: .l3, target: .application)
    default: planLaunch()
    }
  }

  /// The application is ended.
  ///
  /// L5: suspended it hears nothing of that; running in the background it is told.
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

  /// The row by which something asked while a person does not see the application waits for its
  /// return.
  var ruleOfWaitingForReturn: Rule { state.device.isLocked ? .l7 : .l2 }

  /// Shows the screen that a launch shows: the start screen, or behind a start dialog the first.
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

  /// Forgets everything that the application showed.
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
