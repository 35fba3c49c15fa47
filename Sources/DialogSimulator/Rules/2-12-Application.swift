import DialogModel

extension Rules {
  /// What is asked on the way to the background waits for the return.
  static let waitsForReturn = Rule.l2

  /// L1: the first launch.
  static let launchSteps: [Step] = [
    .enter(.active), .showStartScreen,
    .applicationCall(.applicationDidFinishLaunchingWithOptions),
    .applicationCall(.applicationDidBecomeActive),
    .presentStart,
  ]

  /// L2: Home.
  ///
  /// What moves is brought to its end first; alerts hear nothing with multitasking, and without it
  /// they are cancelled.
  static func homeSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6:
      [
        .enter(.leaving), .completeTransition,
        .enter(.inactive), .applicationCall(.applicationWillResignActive),
        .enter(.background), .applicationCall(.applicationDidEnterBackground),
      ]
    case .ios3:
      [
        .enter(.terminating), .completeTransition, .cancelAllAlerts,
        .applicationCall(.applicationWillTerminate), .terminate,
      ]
    }
  }

  /// L3: back from the background.
  ///
  /// What waited goes on once the application is active.
  static let returnSteps: [Step] = [
    .enter(.inactive), .applicationCall(.applicationWillEnterForeground),
    .enter(.active), .applicationCall(.applicationDidBecomeActive),
    .startNext,
  ]

  /// L7: the power button locks the device, which hides the application as Home does; before
  /// multitasking it only becomes inactive.
  static func lockSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: homeSteps(era) + [.enter(.locked)]
    case .ios3: [.enter(.locked), .applicationCall(.applicationWillResignActive)]
    }
  }

  /// L7: the device wakes.
  static func wakeSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: returnSteps
    case .ios3: activationSteps
    }
  }

  /// L8: another application's alert appears.
  static let interruptionSteps: [Step] = [
    .enter(.interrupted), .applicationCall(.applicationWillResignActive),
  ]

  /// L8: it goes; what waited goes on.
  static let activationSteps: [Step] = [
    .enter(.active), .applicationCall(.applicationDidBecomeActive), .startNext,
  ]

  /// L6: ended while in front.
  static func killSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: homeSteps(era) + [.terminate]
    case .ios3:
      [
        .enter(.terminating), .completeTransition, .applicationCall(.applicationWillTerminate),
        .terminate,
      ]
    }
  }
}

extension Simulator {
  /// The application starts.
  func planLaunch() -> Plan {
    guard state.application == .notRunning else {
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
    state.keptTexts = place.texts
    var steps = Rules.launchSteps.filter { $0 != .presentStart }
    if let screen = place.screen { steps.append(.act(.goTo(screen))) }
    steps += place.dialogs.map { .act(.present($0)) }
    return Plan(steps, rule: .l1, target: .application)
  }

  /// The Home button.
  func planHome() -> Plan {
    guard state.application == .active else {
      return Plan([], rule: .l2, target: .application, ignored: .notInFront)
    }
    return Plan(Rules.homeSteps(prototype.era), rule: .l2, target: .application)
  }

  /// The power button.
  func planPower() -> Plan {
    switch state.application {
    case .active: Plan(Rules.lockSteps(prototype.era), rule: .l7, target: .application)
    case .locked: Plan(Rules.wakeSteps(prototype.era), rule: .l7, target: .application)
    default: Plan([], rule: .l7, target: .application, ignored: .notInFront)
    }
  }

  /// Another application's alert appears, or goes.
  func planInterrupt(_ appears: Bool) -> Plan {
    switch (state.application, appears) {
    case (.active, true): Plan(Rules.interruptionSteps, rule: .l8, target: .application)
    case (.interrupted, false): Plan(Rules.activationSteps, rule: .l8, target: .application)
    default: Plan([], rule: .l8, target: .application, ignored: .notInFront)
    }
  }

  /// A finger on the application's icon.
  ///
  /// L4: in front already, nothing happens.
  func planLaunchApp() -> Plan {
    switch state.application {
    case .background: Plan(Rules.returnSteps, rule: .l3, target: .application)
    default: planLaunch()
    }
  }

  /// The application is ended.
  ///
  /// L5: in the background it hears nothing of that.
  func planKillApp() -> Plan {
    switch state.application {
    case .notRunning: Plan([], rule: .l5, target: .application, ignored: .notRunning)
    case .active: Plan(Rules.killSteps(prototype.era), rule: .l6, target: .application)
    default: Plan([.terminate], rule: .l5, target: .application)
    }
  }

  /// Shows the screen that a launch shows: the start screen, or behind a start dialog the first.
  mutating func showStartScreen() {
    if case .screen(let screen) = prototype.start {
      state.screen = screen
    } else {
      state.screen = prototype.screens.isEmpty ? nil : ScreenID(0)
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
    state.application = .notRunning
    abandonJobs()
    state.pickers.removeAll()
    state.showings.removeAll()
    state.transition = nil
    state.waiting.removeAll()
    state.agenda.removeAll()
    state.rotation = nil
    state.disabledControls.removeAll()
    state.disabledBars.removeAll()
    state.screen = nil
    state.comingScreen = nil
    state.controlFields.removeAll()
    state.firstResponder = nil
    state.coveredFields.removeAll()
    state.refusal = nil
  }
}
