import DialogModel

extension Rules {
  /// The row of another application's alert.
  static let interrupted = Rule.l8

  /// L1: the first launch.
  static let launchSteps = launchSteps(
    [.application(.tell(.applicationDidFinishLaunchingWithOptions))], received: [])

  /// A launch with a notification in the options, which the application may receive once more.
  ///
  /// - Parameter isCovered: whether another application's alert stays over it, so that it has its
  ///   events only when that goes.
  static func launchSteps(
    with notification: NotificationID, alsoReceives: Bool, isCovered: Bool
  ) -> [Step] {
    launchSteps(
      [.notification(.tellLaunch(notification))],
      received: alsoReceives ? [.notification(.receive(notification, .inactive))] : [],
      isCovered: isCovered)
  }

  private static func launchSteps(
    _ launched: [Step], received: [Step], isCovered: Bool = false
  ) -> [Step] {
    [
      .application(.front(.application)), .application(.enter(isCovered ? .inactive : .active)),
      .application(.showStartScreen),
    ] + launched + [
      .view(.tellFirstScreen(.viewDidLoad)), .view(.tellFirstScreen(.viewWillAppear)),
      .view(.tellNavigationOfScreen(.navigationControllerWillShow)),
    ] + received + (isCovered ? [] : [.application(.tell(.applicationDidBecomeActive))]) + [
      .view(.tellFirstScreen(.viewDidAppear)),
      .view(.tellNavigationOfScreen(.navigationControllerDidShow)), .movement(.startNext),
      .application(.presentStart),
    ]
  }

  /// L2: Home.
  ///
  /// All movements end first. With multitasking, alerts receive no call; without it, the system
  /// cancels them.
  ///
  /// - Parameters:
  ///   - front: what is in front then.
  ///   - isActive: whether the application has its events now.
  static func homeSteps(
    _ era: Prototype.Era, to front: State.Front = .springboard, isActive: Bool = true
  ) -> [Step] {
    switch era {
    case .ios6: [.application(.front(front))] + backgroundSteps(isActive) + [.application(.suspend)]
    case .ios3:
      [
        .application(.enter(.terminating)), .completeTransitions, .cancelAll, .view(.leaveWindow),
        .application(.tell(.applicationWillTerminate)), .application(.terminate),
        .application(.front(front)),
      ]
    }
  }

  /// The steps that move the application to the background with multitasking.
  ///
  /// - Parameter isActive: whether the application has its events now.
  private static func backgroundSteps(_ isActive: Bool) -> [Step] {
    [.application(.enter(.leaving)), .completeTransitions, .application(.enter(.inactive))]
      + (isActive ? [.application(.tell(.applicationWillResignActive))] : [])
      + [.application(.enter(.background)), .application(.tell(.applicationDidEnterBackground))]
  }

  /// L3: the application comes back from the background.
  ///
  /// Waiting requests start after the application is active.
  static let returnSteps: [Step] = returnSteps([])

  /// The application comes back for a notification.
  static func returnSteps(receiving notification: NotificationID) -> [Step] {
    returnSteps([.notification(.receive(notification, .inactive))])
  }

  private static func returnSteps(_ received: [Step]) -> [Step] {
    [
      .application(.front(.application)), .application(.enter(.inactive)),
      .application(.tell(.applicationWillEnterForeground)),
    ] + received + [.notification(.activate)]
  }

  /// L7: the power button locks the device, which hides the application as Home does; before
  /// multitasking the application only becomes inactive.
  static func lockSteps(_ era: Prototype.Era, isActive: Bool) -> [Step] {
    switch era {
    case .ios6: backgroundSteps(isActive) + [.application(.suspend)]
    case .ios3: [.notification(.deactivate)]
    }
  }

  /// L7: the device is unlocked over the application.
  static func wakeSteps(_ era: Prototype.Era) -> [Step] {
    switch era {
    case .ios6: returnSteps
    case .ios3: [.notification(.activate)]
    }
  }

  /// L8: another application's alert appears.
  static let interruptionSteps: [Step] = [
    .application(.systemAlert(true)), .notification(.deactivate),
  ]

  /// L8: it disappears.
  static let endOfInterruptionSteps: [Step] = [.notification(.endInterruption)]

  /// L6: the application ends while it is in front.
  static func killSteps(_ era: Prototype.Era, isActive: Bool) -> [Step] {
    switch era {
    case .ios6:
      [.application(.front(.springboard))] + backgroundSteps(isActive) + [.application(.terminate)]
    case .ios3:
      [
        .application(.enter(.terminating)), .completeTransitions,
        .application(.tell(.applicationWillTerminate)),
        .application(.terminate),
      ]
    }
  }
}

extension Device {
  /// The application starts.
  func planLaunch() -> Plan {
    guard life == .notRunning else {
      return Plan([], rule: .l4, target: .application, ignored: .inFrontAlready)
    }
    return Plan(Rules.launchSteps, rule: .l1, target: .application)
  }

  /// The Home button: it closes what is over the home screen, the application or another one; then
  /// it leads to the home screen.
  func planHome(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    func ignored(_ why: Ignored) -> Plan {
      Plan([], rule: .l2, target: .application, ignored: why)
    }
    if isLocked {
      guard isDark else { return ignored(.locked) }
      return Plan([.notification(.light(true))], rule: .l7, target: .application)
    }
    if switcherIsOpen || centerIsDown { return .uncover }
    var steps: [Step] = []
    if !notifications.alerts.isEmpty { steps.append(.notification(.closeAlerts)) }
    if hasSystemAlert { steps += Rules.endOfInterruptionSteps }
    switch front {
    case .application: steps += Rules.homeSteps(era)
    case .otherApplication: steps.append(.application(.front(.springboard)))
    case .springboard: if steps.isEmpty { return ignored(.atHome) }
    }
    return Plan(steps, rule: .l2, target: .application)
  }

  /// The power button.
  func planPower(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    if isLocked { return planUnlock(era, notifications) }
    var steps: [Step] = [
      .application(.lock(true)), .notification(.light(false)), .notification(.center(false)),
      .notification(.switcher(false)), .notification(.moveToLockScreen),
      .notification(.endBanners),
    ]
    if front == .application, life != .notRunning {
      steps += Rules.lockSteps(era, isActive: isActive)
    }
    return Plan(steps, rule: .l7, target: .application)
  }

  /// A person slides to unlock.
  func planSlide(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    guard isLocked else {
      return Plan([], rule: .l7, target: .application, ignored: .notLocked)
    }
    return planUnlock(era, notifications)
  }

  private func planUnlock(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    let isOver = front == .application && life != .notRunning
    let rules: RuleSet =
      notifications.lockScreen.isEmpty ? [.l7] : [.l7, Rules.lockListEmptied]
    return Plan(
      [.application(.lock(false)), .notification(.light(true)), .notification(.emptyLockScreen)]
        + (isOver ? Rules.wakeSteps(era) : []),
      rules: rules, target: .application)
  }

  /// Another application's alert appears, or disappears.
  func planInterrupt(_ appears: Bool) -> Plan {
    guard hasSystemAlert != appears else {
      return Plan(
        [], rule: .l8, target: .application, ignored: appears ? .alertIsUp : .notUp)
    }
    let isOver = isInFront && life != .notRunning
    return Plan(
      appears ? Rules.interruptionSteps : Rules.endOfInterruptionSteps,
      rules: isOver ? [.l8, Rules.otherAlert] : [.l8], target: .application)
  }

  /// A tap on the application's icon.
  ///
  /// L4: if the application is already in front, nothing happens.
  func planLaunchApp(_ notifications: Notifications) -> Plan {
    func ignored(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: .application, ignored: why)
    }
    if isLocked { return ignored(.locked, .l4) }
    if front == .application, life != .notRunning {
      return switcherIsOpen ? .uncover : ignored(.inFrontAlready, .l4)
    }
    if hasAlert(above: notifications) { return ignored(.alertIsUp, Rules.iconDuring) }
    var rules: RuleSet = life == .background ? [.l3] : [.l1]
    // What fired before is not told: it stays in Notification Center.
    if notifications.banner != nil { rules.insert(Rules.iconDuring) }
    return Plan(
      Rules.uncoverSteps + [.notification(.endBanners)]
        + (life == .background ? Rules.returnSteps : Rules.launchSteps),
      rules: rules, target: .application)
  }

  /// A tap on the icon of another application.
  func planOpenApp(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    func ignored(_ why: Ignored) -> Plan {
      Plan([], rule: .l2, target: .application, ignored: why)
    }
    if isLocked { return ignored(.locked) }
    if front == .otherApplication { return ignored(.inFrontAlready) }
    if hasAlert(above: notifications) { return ignored(.alertIsUp) }
    let steps: [Step] =
      front == .application && life != .notRunning
      ? Rules.homeSteps(era, to: .otherApplication, isActive: isActive)
      : [.application(.front(.otherApplication))]
    return Plan(Rules.uncoverSteps + steps, rule: .l2, target: .application)
  }

  /// The application is ended.
  ///
  /// L5: a suspended application receives no call; one that runs in the background does.
  func planKillApp(_ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    if life == .notRunning {
      return Plan([], rule: .l5, target: .application, ignored: .notRunning)
    }
    if isInFront {
      return Plan(
        Rules.killSteps(era, isActive: isActive), rule: .l6, target: .application)
    }
    let isUp = notifications.topAlert != nil || notifications.banner != nil
    return Plan(
      (isSuspended ? [] : [.application(.tell(.applicationWillTerminate))]) + [
        .application(.terminate)
      ],
      rules: isUp ? [.l5, Rules.outlives] : [.l5], target: .application)
  }

  /// The row for a request that waits while the application is hidden, until it is back.
  var ruleOfWaitingForReturn: Rule { isLocked ? .l7 : .l2 }
}

extension Simulator {
  /// The application starts from a changed document.
  ///
  /// For the application this is a launch like any other; then code presents what showed before,
  /// the lowest dialog first.
  mutating func planReload(_ reload: Reload) -> Plan {
    guard case .resumes(let place) = reload.continuation else { return state.device.planLaunch() }
    (state.focus.keptTexts, state.focus.keptValues) = (place.texts, place.values)
    for (flag, isSet) in place.flags { state.device.set(flag, isSet) }
    var steps = Rules.launchSteps.filter { $0 != .application(.presentStart) }
    if let screen = place.screen { steps.append(.act(prototype.replacing(with: screen))) }
    // Views come without animation, because a second one would be refused while one moves.
    let instances = place.dialogs.map { dialog in
      // Its number is meant, and not the newest one.
      dialog.instance == 1 && place.dialogs.count { $0.index == dialog.index } > 1
        ? DialogID(dialog.index, instance: DialogID.first) : dialog
    }
    steps += instances.map { dialog in
      let isView = tables.kind(of: dialog) == .view
      return .act(
        isView
          ? .presentView(dialog, animated: false, completion: nil) : .present(dialog))
    }
    return Plan(steps, rule: .l1, target: .application)
  }

  /// Shows the first screen of a launch: the start screen, or the first screen behind a start
  /// dialog.
  mutating func showStartScreen() {
    (state.device.launch, state.device.isLaunching) = (.icon, true)
    if case .screen(let screen) = prototype.start {
      state.device.screen = screen
    } else {
      state.device.screen = prototype.screens.isEmpty ? nil : ScreenID(0)
    }
    state.views.stack =
      state.device.screen.map { [StackedScreen(screen: $0, isModal: false)] } ?? []
    for place in prototype.screens.indices {
      state.addControls(of: .screen(ScreenID(place)), in: prototype)
    }
    holdAsAllowed()
  }

  /// Presents the start dialog, if the document starts with one.
  mutating func presentStart() {
    guard case .dialog(let dialog) = prototype.start else { return }
    act(.present(dialog))
  }

  /// Removes everything that the application showed.
  mutating func terminate() {
    Waits.drop(all: true, in: &self)
    state.device.life = .notRunning
    abandonJobs()
    state.activities.reset()
    state.stack.reset()
    state.views = Views()
    state.kernel.agenda.removeAllOfApplication()
    state.focus.reset()
    state.device.reset()
    state.device.flags = FlagSet(prototype.firstFlags)
  }
}
