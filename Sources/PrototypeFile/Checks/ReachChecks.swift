import DialogModel
import Texts

extension DocumentChecks {
  /// Finds the dialogs that are never presented after a launch.
  mutating func checkReach() {
    // A program may present any of them.
    guard !prototype.hasOutside else { return }
    var reach = Reach(prototype)
    reach.follow()
    for (index, dialog) in prototype.dialogs.enumerated()
    where !reach.dialogs.contains(DialogID(index)) {
      warn(
        tr("nothing presents “{name}”", ["name": dialog.id]), at: ["dialogs", .entry(index)],
        see: .unreachable)
    }
  }
}

/// What taps and scenarios can reach in a prototype.
struct Reach {
  private let prototype: Prototype
  private(set) var dialogs: Set<DialogID> = []
  private(set) var notifications: Set<NotificationID> = []
  /// The dialogs whose texts code sets, other than in the method before they come in.
  private(set) var retitled: Set<DialogID> = []
  private var enabled: [ControlReference] = []
  private var enabledBars: Set<Bar> = []
  private var screens: Set<ScreenID> = []
  private var tasks: Set<TaskID> = []
  private var open: [Action] = []

  /// What can be reached from the start.
  ///
  /// - Parameter selector: a method of the application that is left out.
  init(_ prototype: Prototype, without selector: Selector? = nil) {
    self.prototype = prototype
    switch prototype.start {
    case .screen(let screen): open.append(.goTo(screen))
    case .dialog(let dialog):
      open.append(.present(dialog))
      if !prototype.screens.isEmpty { open.append(.goTo(ScreenID(0))) }
    case nil: break
    }
    var application = prototype.application?.delegate
    if let selector { application?.does[selector] = nil }
    let delegates = [
      application, prototype.navigationController, prototype.tabBarController,
    ]
    for delegate in delegates.compactMap({ $0 }) { add(delegate) }
    for script in prototype.scenarios {
      if case .dialog(let dialog) = script.start { open.append(.present(dialog)) }
      if case .screen(let screen) = script.start { open.append(.goTo(screen)) }
      for step in script.steps {
        if case .present(let dialog) = step.kind { open.append(.present(dialog)) }
        if case .perform(let action) = step.kind { open.append(action) }
      }
    }
  }

  /// Continues until it reaches nothing new.
  mutating func follow() {
    while let action = open.popLast() {
      switch action {
      case .present(let dialog), .presentNew(let dialog): enter(dialog)
      case .presentView(let dialog, _, let completion):
        enter(dialog)
        open += completion ?? []
      case .dismissView(_, _, let completion): open += completion
      case .when(_, let yes, let no): open += yes + no
      case .goTo(let screen), .navigate(let screen, _, _): enter(screen)
      case .run(let task): enter(task)
      case .schedule(let notification), .presentNow(let notification):
        notifications.insert(notification)
      case .setTexts(let dialog, _, _): retitled.insert(DialogID(dialog.index))
      case .setEnabled(let control, true): enabled.append(control)
      case .setBarEnabled(let bar, true): enabledBars.insert(bar)
      case .setNotifications(let list): notifications.formUnion(list)
      default: break
      }
    }
  }

  /// Whether something enables a control, or its bar.
  func enables(_ control: ControlID, in prototype: Prototype) -> Bool {
    enabled.contains { $0.candidates.contains(control) }
      || prototype.control(control).kind.bar.map(enabledBars.contains) ?? false
  }

  private mutating func enter(_ screen: ScreenID) {
    guard screens.insert(screen).inserted, let described = prototype[screen] else { return }
    for control in described.controls { add(control) }
    if let controller = described.controller { add(controller.methods) }
  }

  private mutating func enter(_ dialog: DialogID) {
    guard dialogs.insert(dialog).inserted, let described = prototype[dialog] else { return }
    var delegate = described.delegate
    for method in [Selector.willPresentAlertView, .willPresentActionSheet] {
      delegate.does[method] = delegate.does[method]?.unconditional.filter {
        if case .setTexts(dialog, _, _) = $0 { false } else { true }
      }
    }
    add(delegate)
    if let controller = described.controller { add(controller.methods) }
    switch described.kind {
    case .alert(let alert):
      for field in alert.textFields { add(field) }
      for button in [alert.cancelButton].compactMap({ $0 }) + alert.otherButtons
        + alert.addedButtons
      {
        add(button)
      }
    case .actionSheet(let sheet):
      for button in [sheet.cancelButton, sheet.destructiveButton].compactMap({ $0 })
        + sheet.otherButtons + sheet.addedButtons
      {
        add(button)
      }
    case .activityPicker(let picker):
      for activity in picker.activities {
        if case .shows(let view) = activity.behaviour {
          for control in view.controls { add(control) }
        }
      }
    case .presentedView, .formSheet, .popover:
      for control in described.controls { add(control) }
    }
  }

  private mutating func enter(_ task: TaskID) {
    guard tasks.insert(task).inserted, let described = prototype[task] else { return }
    open += described.whenDone + described.whenFailed + described.whenCancelled
  }

  private mutating func add(_ button: Button) { open += button.then + button.afterwards }

  private mutating func add(_ control: Control) {
    open += control.then
    if let field = control.textField { add(field) }
  }

  private mutating func add(_ field: TextField) {
    open += field.events.values.flatMap { $0 }
    add(field.delegate)
  }

  private mutating func add(_ delegate: Delegate) { open += delegate.does.values.flatMap { $0 } }
}
