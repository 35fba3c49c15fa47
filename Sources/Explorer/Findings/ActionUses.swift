import DialogModel

/// Which parts of a document have actions that show something.
struct ActionUses {
  /// What has the action.
  struct User {
    /// Its title or its id; `nil` where it has none.
    let name: String?
    /// Whether the explorer tries what makes it act.
    let isTried: Bool
  }

  private(set) var dialogs: [Int: [User]] = [:]
  private(set) var screens: [Int: [User]] = [:]
  private(set) var notifications: [Int: [User]] = [:]
  /// How many dialogs the document has, without the alerts of tasks.
  let dialogCount: Int

  init(_ prototype: Prototype) {
    dialogCount = prototype.dialogs.count
    for delegate in [prototype.navigationController, prototype.tabBarController] {
      add(delegate, nil)
    }
    add(prototype.application?.delegate, nil)
    for screen in prototype.screens {
      add(screen.controls)
      add(screen.controller?.methods, screen.id)
    }
    for dialog in prototype.dialogs { add(dialog) }
    for task in prototype.tasks {
      add(task.whenDone + task.whenFailed + task.whenCancelled, User(name: task.id, isTried: true))
    }
  }

  private mutating func add(_ dialog: Dialog) {
    add(dialog.controls)
    add(dialog.delegate, dialog.id)
    add(dialog.controller?.methods, dialog.id)
    for button in ButtonIndices(dialog, firstOtherIndex: .fixed).buttons {
      add(
        button.then + button.afterwards,
        User(name: button.title.sourceText, isTried: true))
    }
    for field in dialog.alert?.shownFields ?? [] { add(field, dialog.id) }
    for activity in dialog.activityPicker?.activities ?? [] {
      if case .shows(let view) = activity.behaviour { add(view.controls) }
    }
  }

  private mutating func add(_ controls: [Control]) {
    for control in controls {
      let name = control.text.isEmpty ? control.id : control.text
      add(control.then, User(name: name, isTried: true))
      if let screen = control.details.screen {
        screens[screen.index, default: []].append(User(name: name, isTried: true))
      }
      if let field = control.textField { add(field, control.id) }
    }
  }

  private mutating func add(_ field: TextField, _ name: String) {
    add(field.delegate, name)
    for actions in field.events.values { add(actions, User(name: name, isTried: true)) }
  }

  private mutating func add(_ delegate: Delegate?, _ name: String?) {
    for (selector, actions) in delegate?.does ?? [:] {
      add(actions, User(name: name, isTried: !selector.isOfSystem))
    }
  }

  private mutating func add(_ actions: [Action], _ user: User) {
    for action in actions {
      switch action {
      case .present(let id), .presentNew(let id): dialogs[id.index, default: []].append(user)
      case .presentView(let id, _, let completion):
        dialogs[id.index, default: []].append(user)
        add(completion ?? [], user)
      case .dismissView(_, _, let completion): add(completion, user)
      case .goTo(let id), .navigate(let id, _, _): screens[id.index, default: []].append(user)
      case .schedule(let id), .presentNow(let id):
        notifications[id.index, default: []].append(user)
      case .setNotifications(let ids):
        for id in ids { notifications[id.index, default: []].append(user) }
      case .when(let condition, let yes, let no):
        let user = User(name: user.name, isTried: user.isTried && !condition.isOfRun)
        add(yes + no, user)
      default: break
      }
    }
  }
}

extension Selector {
  /// Whether only the system calls it, by what the explorer does not try.
  var isOfSystem: Bool {
    switch self {
    case .alertViewCancel, .actionSheetCancel, .didReceiveMemoryWarning, .viewDidUnload,
      .applicationDidReceiveMemoryWarning, .applicationWillTerminate, .shouldAutorotate,
      .supportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation,
      .willRotateToInterfaceOrientation, .willAnimateRotationToInterfaceOrientation,
      .didRotateFromInterfaceOrientation:
      true
    default: false
    }
  }
}

extension Condition {
  /// Whether it asks what differs between runs: the device, or how the application was launched.
  var isOfRun: Bool {
    switch self {
    case .device, .launchedBy, .state: true
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isOfRun)
    case .not(let condition): condition.isOfRun
    default: false
    }
  }
}
