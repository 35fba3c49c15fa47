import DialogModel

extension Rules {
  /// S7: an action that cannot be done is noted as refused.
  static let cannotBeDone = Rule.s7

  /// Another screen is shown at once.
  static let goneAtOnce = Rule.s4
}

/// Performs a document's actions. S8: the actions of a list run in order and wait for no movement.
extension Simulator {
  /// Performs one action.
  ///
  /// S7: an action that cannot be done now is a refused row, never a failure.
  mutating func act(_ action: Action) {
    guard state.device.life != .notRunning else {
      return refuse(action, .notRunning, rule: action.ruleOfRefusal)
    }
    switch action {
    case .present(let dialog): present(dialog, animated: true, completion: nil, action)
    case .presentNew(let dialog): present(dialog, animated: true, completion: nil, action)
    case .presentView(let dialog, let animated, let completion):
      present(dialog, animated: animated, completion: completion, action)
    case .dismiss(let dialog, let index, let animated):
      requestDismissal(dialog, buttonIndex: index, animated: animated)
    case .dismissView(let dialog, let animated, let completion):
      requestViewDismissal(dialog, animated: animated, completion: completion, action)
    // S4: at once; dialogs above the screen stay, unless the screen is pushed, popped or presented.
    case .goTo(let screen): navigate(screen, prototype.navigation, animated: true, action)
    case .navigate(let screen, let transition, let animated):
      navigate(screen, transition, animated: animated, action)
    case .goBack: goBack(action)
    case .setTexts(let dialog, let title, let message): set(dialog, title, message, action)
    case .setDelegate(let dialog, let change):
      Delegates.set(change, of: dialog, in: &self)
    case .setEnabled(let control, let enabled):
      note(action, rule: .s8)
      for id in control.resolved(on: state.actingScreen) {
        if enabled {
          state.device.disabledControls.remove(id)
        } else {
          state.device.disabledControls.insert(id)
        }
      }
    case .log(let template):
      // S6: a line on the console, as NSLog writes it.
      emit(.console(.text(fill(template, isKept: false))), target: actor, rule: .s6)
    case .setFieldText(let field, let text): set(state.stack.meant(field), text, action)
    case .setOverlay(let field, let overlay): set(state.stack.meant(field), overlay, action)
    case .focus(let field): requestFocus(state.stack.meant(field), action)
    case .resign(let field): requestResignation(state.stack.meant(field), action)
    case .setPassthrough(let dialog, let controls): letThrough(controls, dialog, action)
    case .setBarEnabled(let bar, let enabled):
      note(action, rule: .s8)
      if enabled {
        state.device.disabledBars.remove(bar)
      } else {
        state.device.disabledBars.insert(bar)
      }
    case .setFlag(let flag, let change):
      // The row has the value that the flag has then.
      let isSet = state.device.isSet(flag, after: change)
      note(.setFlag(flag, .becomes(isSet)), rule: Rules.flagSet)
      state.device.set(flag, isSet)
    case .setBadge(let number):
      note(action, rule: Rules.badgeByCode)
      state.notifications.badge = number
    case .run(let task): run(task, action)
    case .cancelTask(let task): cancel(task, action)
    case .finish(let completed): finish(completed, action)
    case .schedule(let notification): schedule([notification], replacesAll: false, action)
    case .setNotifications(let notifications):
      schedule(notifications, replacesAll: true, action)
    case .presentNow(let notification): presentNow(notification, action)
    case .cancelNotification(let notification): cancel(action) { $0 == notification }
    case .cancelAllNotifications: cancel(action) { _ in true }
    // A list's own waits are steps; a wait without a list has no rest.
    case .wait(let milliseconds):
      Waits.begin(Wait(milliseconds: milliseconds, rest: 0, control: nil), in: &self)
    case .when(let condition, let yes, let no):
      let scope = state.currentScope
      let isTrue = holds(condition, scope)
      rows.append(Decision(action, holds: isTrue, state.device.actingControl, scope))
      state.performInPlace(isTrue ? yes : no)
    }
  }

  private mutating func present(
    _ dialog: DialogID, animated: Bool, completion: [Action]?, _ action: Action
  ) {
    guard state.device.life != .terminating else {
      return refuse(action, .terminating, rule: .s7)
    }
    if tables.kind(of: dialog) == .view {
      requestView(dialog, animated: animated, completion: completion, action)
    } else {
      requestPresentation(dialog, action, isNew: action == .presentNew(dialog))
    }
  }

  /// S5: changes the texts of an alert that is up; no delegate receives a call.
  private mutating func set(
    _ dialog: DialogID, _ title: Template?, _ message: Template?, _ action: Action
  ) {
    guard let position = state.position(of: state.stack.instance(toLeave: dialog)) else {
      return refuse(action, .notShowing, rule: .s5)
    }
    note(action, rule: .s5)
    if let title { state.stack.showings[position].texts.title = fill(title) }
    if let message { state.stack.showings[position].texts.message = fill(message) }
  }

  /// The target that acts: the one whose call is running, else the screen.
  @inline(__always)
  private var actor: Target {
    state.currentScope?.target ?? state.device.screen.map { .screen($0) } ?? .application
  }

  /// Notes an action of the document, or that it waits for its turn.
  mutating func note(_ action: Action, waits: Bool = false, rules: RuleSet) {
    emit(.action(action, waits: waits), target: actor, rules: rules)
  }

  /// Notes an action of the document, by one row of the tables.
  mutating func note(_ action: Action, rule: Rule) { note(action, rules: RuleSet(rule)) }

  /// Notes an action that could not be done.
  mutating func refuse(_ action: Action, _ why: Row.Refusal, rule: Rule) {
    emit(.refused(action, why), target: action.target ?? actor, rule: rule)
  }

  /// Fills in a template for the current call.
  ///
  /// A placeholder without a value becomes "(null)", as NSLog writes it; asking for the title of a
  /// button that does not exist is a range exception on the console (3.4).
  ///
  /// - Parameter isKept: whether the state keeps the text; the texts of rows are counted there.
  mutating func fill(_ template: Template, isKept: Bool = true) -> String {
    fill(template, for: state.currentScope, isKept: isKept)
  }

  /// Fills in a template for a call, or for a job.
  mutating func fill(_ template: Template, for scope: Scope?, isKept: Bool = true) -> String {
    if let literal = template.literal { return literal }
    // Properties of the alert or sheet whose call is running (3.1 to 3.3).
    let indices = scope?.sender.flatMap { tables.buttons(of: $0) }
    let notification = scope?.notification.flatMap { prototype.notification(named: $0) }
    func value(_ number: Int?) -> String { number.map { String($0) } ?? "(null)" }
    var text = ""
    for piece in template.pieces where state.kernel.stop == nil {
      switch piece {
      case .text(let part): text += part
      case .buttonIndex: text += value(scope?.buttonIndex)
      case .buttonTitle: text += buttonTitle(scope)
      case .numberOfButtons: text += value(indices?.buttons.count)
      case .cancelButtonIndex: text += value(indices?.cancelButtonIndex)
      case .firstOtherButtonIndex: text += value(indices?.firstOtherButtonIndex)
      case .destructiveButtonIndex: text += value(indices?.destructiveButtonIndex)
      case .title(let index): text += title(ofButton: index, scope)
      case .visible:
        text += scope?.sender.map { String(state.position(of: $0) != nil) } ?? "(null)"
      case .field(let index):
        text += state.shownText(ofField: index, scope, in: prototype) ?? "(null)"
      case .replacement: text += scope?.replacement ?? "(null)"
      case .percent: text += value(scope?.job?.percent)
      case .error: text += scope?.job?.error ?? "(null)"
      case .body: text += notification?.body ?? "(null)"
      case .alertAction: text += notification?.action ?? "(null)"
      case .userInfo(let key): text += notification?.info(key) ?? "(null)"
      case .state:
        text +=
          notification == nil
          ? "(null)" : state.device.applicationState(inside: scope?.selector).rawValue
      }
      // Before the next piece, so that a text never becomes much larger.
      guard mayBe(text, atMost: SizeLimit.text, Stop.Limit.text) else { return "" }
    }
    return !isKept || mayKeep(text.utf8.count) ? text : ""
  }

  private mutating func buttonTitle(_ scope: Scope?) -> String {
    guard let scope, let index = scope.buttonIndex else { return "(null)" }
    return title(at: index, in: scope.buttonTitles, scope)
  }

  private mutating func title(ofButton index: Int, _ scope: Scope?) -> String {
    guard let scope, let dialog = scope.sender, tables.buttons(of: dialog) != nil else {
      return "(null)"
    }
    return title(at: index, in: state.stack.titles(of: dialog), scope)
  }

  /// `buttonTitleAtIndex:`.
  private mutating func title(at index: Int, in titles: [String], _ scope: Scope) -> String {
    if titles.indices.contains(index) { return titles[index] }
    let count = titles.count
    let kind = scope.sender.map { tables.kind(of: $0) }
    let sender = kind == .sheet ? "UIActionSheet" : "UIAlertView"
    emit(
      .console(
        .text(
          "NSRangeException: -[\(sender) buttonTitleAtIndex:] index \(index) beyond "
            + (count == 0 ? "bounds for an empty array" : "bounds [0 .. \(count - 1)]"))),
      target: scope.target, rule: .s7)
    return "(null)"
  }
}

extension Plan {
  /// The plan for an action by code outside any callback.
  init(performing action: Action) {
    let rule: Rule =
      switch action {
      case .present, .presentView: Rules.shown
      case .presentNew: Rules.newInstance
      case .dismiss, .dismissView: Rules.dismissedByCode
      case .goTo, .navigate, .goBack: .s4
      case .setTexts: .s5
      case .setDelegate(_, let change): change.rule
      case .log: .s6
      case .setEnabled, .setBarEnabled: .s8
      case .setFieldText, .setOverlay: Rules.setByCode
      case .setFlag: Rules.flagSet
      case .setBadge: Rules.badgeByCode
      case .focus: Rules.begins
      case .resign: Rules.resigns
      case .setPassthrough: Rules.passthroughSet
      case .run: Rules.taskRun
      case .cancelTask: Rules.taskCancelled
      case .schedule, .setNotifications: Rules.scheduledCopy
      case .presentNow: Rules.deliveredAtOnce
      case .cancelNotification, .cancelAllNotifications: Rules.cancelled
      case .finish: Rules.activityFinishes
      case .wait: Rules.restComesLater
      case .when: Rules.decision
      }
    self.init([.act(action)], rule: rule, target: action.target ?? .application)
  }
}

extension Action {
  /// The row of a refusal because the application does not run.
  fileprivate var ruleOfRefusal: Rule {
    switch self {
    case .when: Rules.decision
    case .setFlag: Rules.flagSet
    case .setBadge: Rules.badgeByCode
    case .setDelegate(_, let change): change.rule
    default: .s7
    }
  }

  /// The target that it is about, if it has one.
  fileprivate var target: Target? {
    switch self {
    case .present(let dialog), .presentNew(let dialog), .dismiss(let dialog, _, _),
      .setTexts(let dialog, _, _),
      .setDelegate(let dialog, _), .setPassthrough(let dialog, _), .presentView(let dialog, _, _),
      .dismissView(let dialog, _, _):
      .dialog(dialog)
    case .goTo(let screen), .navigate(let screen, _, _): .screen(screen)
    case .setFieldText(let field, _), .setOverlay(let field, _), .focus(let field),
      .resign(let field):
      .field(field)
    case .run(let task), .cancelTask(let task): .task(task)
    case .setEnabled, .setBarEnabled, .schedule, .presentNow, .cancelNotification,
      .cancelAllNotifications, .setNotifications, .finish, .log, .goBack, .wait, .when, .setFlag,
      .setBadge:
      nil
    }
  }
}

extension Scope {
  /// The dialog whose call is running, or whose field's call is; `nil` if there is none.
  fileprivate var sender: DialogID? {
    switch target {
    case .dialog(let dialog), .field(.alert(let dialog, _)): dialog
    case .field(.control), .application, .screen, .activity, .task, .navigation, .tabs: nil
    }
  }
}

extension Tables {
  /// The buttons of a dialog; `nil` if it is no alert or sheet.
  fileprivate func buttons(of dialog: DialogID) -> ButtonIndices? {
    let described = prototype.dialogs[dialog.index]
    return described.alert != nil || described.actionSheet != nil ? indices[dialog.index] : nil
  }
}
