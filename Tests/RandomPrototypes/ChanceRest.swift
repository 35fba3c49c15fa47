package import DialogModel

// The parts of a document that no run of the random tests needs, by chance.

extension Chance {
  /// The prototype with notifications, a clock, translations, views and the rest that a document
  /// can say; its scenarios get the steps that are about them.
  package mutating func withRest(_ prototype: Prototype) -> Prototype {
    var prototype = prototype
    prototype.notifications = (0..<random.number(1...3)).map { notification($0) }
    prototype.notificationSettings.style = random.one(of: NotificationSettings.Style.allCases)
    prototype.notificationSettings.isInCenter = random.happens(50)
    prototype.notificationSettings.showsOnLockScreen = random.happens(50)
    prototype.notificationSettings.playsSounds = random.happens(50)
    if random.happens(60) { prototype.clock.start = moment() }
    if random.happens(60) { prototype.clock.timeZone = zone() }
    for language in ["ru", "pt_BR", "de-AT"] where random.happens(50) {
      for _ in 0..<random.number(1...3) {
        let text = text("Text \(random.number(0...9)) {buttonTitle}")
        let pieces: [Template.Piece] = text.contains("{buttonTitle}") ? [.buttonTitle] : []
        prototype.strings[language, default: [:]][text] = Template(
          pieces: [.text(self.text("Translated"))].filter { $0 != .text("") } + pieces)
      }
    }
    for screen in prototype.screens.indices {
      if random.happens(50) { prototype.screens[screen].image = "pictures/backdrop.png" }
      prototype.screens[screen].barStyle = random.one(of: Screen.BarStyle.allCases)
      if random.happens(50) {
        prototype.screens[screen].orientations = [random.one(of: Orientation.allCases)]
      }
    }
    addViews(&prototype)
    let notifications = prototype.notifications.indices.map { NotificationID($0) }
    prototype.screens[0].controls[0].then += [
      .schedule(random.one(of: notifications)), .presentNow(random.one(of: notifications)),
      .cancelNotification(random.one(of: notifications)), .cancelAllNotifications,
      .setNotifications(notifications.filter { _ in random.happens(50) }),
    ]
    addSteps(&prototype, notifications)
    // By a chance of their own: all else that a seed gives stays as it was.
    var own = self
    prototype.promises = own.promises(prototype)
    return prototype
  }

  private mutating func notification(_ number: Int) -> LocalNotification {
    var notification = LocalNotification(id: "note-\(number)")
    if random.happens(70) { notification.body = text("Tea") }
    if random.happens(40) { notification.action = text("Drink") }
    notification.hasAction = random.happens(70)
    switch random.number(0...3) {
    case 0: notification.fireDate = .after(milliseconds: random.number(0...100_000))
    case 1:
      if case .instant(let instant) = moment(isWallClock: false) {
        notification.fireDate = .at(instant)
      }
    case 2:
      if case .wallClock(let clock) = moment(isWallClock: true) {
        notification.fireDate = .atWallClock(clock, timeZone: random.happens(50) ? zone() : nil)
      }
    default: break
    }
    if random.happens(40) {
      notification.repeats = random.one(of: LocalNotification.RepeatInterval.allCases)
    }
    notification.sound = random.one(of: [nil, .default, .file("sounds/drip.wav")])
    notification.badge = random.one(of: [0, 0, 1, 99])
    if random.happens(50) { notification.userInfo = entries(level: 0) }
    if random.happens(30) { notification.launchImage = "launch.png" }
    return notification
  }

  private mutating func entries(level: Int) -> [PropertyListEntry] {
    (0..<random.number(0...2)).map { number in
      PropertyListEntry(key: "\(number)" + text("key"), value: value(level: level))
    }
  }

  private mutating func value(level: Int) -> PropertyListValue {
    switch random.number(0...3) {
    case 0 where level < 3: .map(entries(level: level + 1))
    case 1 where level < 3: .list((0..<random.number(0...2)).map { _ in value(level: level + 1) })
    default: .text(text("5"))
    }
  }

  private mutating func moment(isWallClock: Bool? = nil) -> WrittenMoment {
    // From the year 1 to the year 9999.
    let instant = Instant(
      milliseconds: random.number(-62_135_596_800...253_402_300_799) * 1000
        + random.one(of: [0, 0, 250, 999]))
    guard isWallClock ?? random.happens(50), let clock = WallClock(inUTC: instant) else {
      return .instant(instant)
    }
    return .wallClock(clock)
  }

  private mutating func zone() -> String {
    random.one(of: ["Europe/Moscow", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "EST"])
  }

  private mutating func addViews(_ prototype: inout Prototype) {
    for (place, id) in ["view", "sheet"].enumerated() where random.happens(70) {
      var view = PresentedView(title: random.happens(50) ? text("View") : nil)
      for number in 0..<random.number(0...2) {
        view.controls.append(
          Control(
            id: "\(id)-\(number)", kind: .button, text: text("In \(id)"), then: actions(0...2)))
      }
      if random.happens(50) {
        view.controls.append(
          Control(
            id: "\(id)-field", kind: .textField(TextField(placeholder: "Field")), text: "Field"))
      }
      if place == 0 { view.style = random.one(of: PresentedView.Style.allCases) }
      view.transition = random.one(of: PresentedView.Transition.allCases)
      if random.happens(30) { view.orientations = [random.one(of: Orientation.allCases)] }
      if random.happens(20) { view.image = "pictures/view.png" }
      var delegate = Delegate()
      delegate.isNil = random.happens(20)
      var dialog = Dialog(
        id: id, kind: place == 0 ? .presentedView(view) : .formSheet(view), delegate: delegate)
      dialog.controller = controller()
      prototype.dialogs.append(dialog)
      addPresentation(of: DialogID(prototype.dialogs.count - 1), to: &prototype)
    }
    for screen in prototype.screens.indices {
      prototype.screens[screen].controller = controller()
    }
    if random.happens(30) { prototype.navigation = .push }
    if random.happens(30) { prototype.navigationController = delegate(of: .navigationController) }
    if random.happens(30) { prototype.tabBarController = delegate(of: .tabBarController) }
    addPushes(to: &prototype)
  }

  /// The views of activities push a screen inside them, which goes back or finishes the activity.
  private mutating func addPushes(to prototype: inout Prototype) {
    for dialog in prototype.dialogs.indices {
      guard case .activityPicker(var picker) = prototype.dialogs[dialog].kind else { continue }
      for place in picker.activities.indices {
        guard case .shows(var view) = picker.activities[place].behaviour else { continue }
        let screen = ScreenID(random.number(0...1))
        view.controls.append(
          Control(
            id: "push-\(dialog)-\(place)", kind: .button, text: "Push \(place)",
            then: [.navigate(screen, random.happens(70) ? .push : .pop)]))
        picker.activities[place].behaviour = .shows(view)
        let inside = random.one(of: [Action.goBack, .finish(true), .navigate(ScreenID(0), .push)])
        prototype.screens[1].controls.append(
          Control(
            id: "inside-\(dialog)-\(place)", kind: .button, text: "Inside \(place)",
            then: [inside]))
      }
      prototype.dialogs[dialog].kind = .activityPicker(picker)
    }
  }

  /// A control presents the view, or dismisses it, with a completion.
  private mutating func addPresentation(of view: DialogID, to prototype: inout Prototype) {
    let animated = random.happens(50)
    let completion = random.happens(50) || animated ? actions(0...2) : nil
    prototype.screens[0].controls[0].then += [
      .presentView(view, animated: animated, completion: completion),
      .dismissView(view, animated: random.happens(50), completion: actions(0...1)),
      .navigate(ScreenID(random.number(0...1)), random.one(of: ScreenTransition.allCases)), .goBack,
      .navigate(ScreenID(1), animated ? .push : .modal, animated: false),
    ]
  }

  /// A view controller; for most views and screens none.
  private mutating func controller() -> ViewController? {
    guard random.happens(40) else { return nil }
    return ViewController(
      methods: delegate(of: .viewController),
      supportedOrientations: random.happens(30) ? [random.one(of: Orientation.allCases)] : nil)
  }

  private mutating func settingsChange() -> NotificationSettings.Change {
    var change = NotificationSettings.Change()
    if random.happens(50) { change.style = random.one(of: NotificationSettings.Style.allCases) }
    if random.happens(50) { change.isInCenter = random.happens(50) }
    if random.happens(50) { change.showsOnLockScreen = random.happens(50) }
    if random.happens(50) { change.playsSounds = random.happens(50) }
    return change
  }

  private mutating func delegate(of owner: Selector.Owner) -> Delegate {
    delegate(Selector.allCases.filter { $0.owner == owner })
  }

  private mutating func addSteps(
    _ prototype: inout Prototype, _ notifications: [NotificationID]
  ) {
    var steps: [ScenarioStep.Kind] = [
      .openNotification(random.one(of: notifications)),
      .closeNotification(random.one(of: notifications)), .pullDown(random.happens(50)),
      .openApp, .slide, .setClock(moment()), .setTimeZone(zone()),
      .systemCancel(DialogID(prototype.dialogs.count - 1)), .goBack,
      .fireNotification(random.one(of: notifications)),
      .endActivity(completed: random.happens(50)),
      .memoryWarning, .perform(.goBack), .assertFlags([FlagID(0): true, FlagID(1): false]),
      .assertScheduled(random.happens(50) ? notifications : []), .assertBadge(random.number(0...3)),
      .assertSpoken(.pattern(".")),
      .removeFromCenter(random.one(of: notifications)), .switcher(random.happens(50)),
      .settings(settingsChange()),
    ]
    steps += prototype.tasks.indices.map {
      .endTask(TaskID($0), succeeds: random.happens(50))
    }
    for (index, dialog) in prototype.dialogs.enumerated() {
      for place in (dialog.activityPicker?.activities ?? []).indices {
        let activity = ActivityID(DialogID(index), index: place)
        steps.append(
          .answer(.canPerformWithActivityItems, random.happens(50), target: .activity(activity)))
      }
    }
    for script in prototype.scenarios.indices {
      prototype.scenarios[script].steps += steps.map { kind in
        var step = ScenarioStep(kind, line: 0)
        if random.happens(20) { step.say = random.one(of: ["Look", "1", "a: b"]) }
        if random.happens(20) { step.notes = random.one(of: ["Wait", "Two\nlines", "- x"]) }
        return step
      }
      if random.happens(30) {
        prototype.scenarios[script].pace =
          random.happens(50) ? .human : .steady(milliseconds: random.one(of: [0, 1, 1500]))
      }
      if random.happens(30) {
        (prototype.scenarios[script].notes, prototype.scenarios[script].minutes) = ("Breathe", 5)
      }
      prototype.scenarios[script].share(1 + prototype.scenarios[script].steps.count / 7)
    }
  }
}
