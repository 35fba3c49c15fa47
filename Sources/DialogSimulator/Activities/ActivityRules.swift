public import DialogModel

extension Rules {
  /// V1: an activity picker is shown: each custom activity answers, in order, and there are
  /// icons for those that say yes and for the built-in ones that fit and are not excluded.
  static let pickerShown = Rule.v1

  /// V14: code dismisses a picker: `completionHandler` receives nil and no, and the delegate of its
  /// popover receives no call.
  ///
  /// A chosen activity that shows something is then dismissed without a call.
  static let pickerDismissedByCode = Rule.v14

  /// V15: the view of an activity is dismissed while a field in it edits: the field gets its
  /// question, and stops whatever it answers.
  static let activityViewGoneWhileEditing = Rule.v15

  /// V3: long work: the picker is dismissed when `performActivity` returns, and
  /// `activityDidFinish:` is called later.
  static let worksOn = Rule.v3

  /// V9: only the first `activityDidFinish:` counts; an activity that is not there cannot finish.
  static let activityFinishes = Rule.v9

  /// What happens after a custom activity is chosen.
  ///
  /// V2: it receives the items, then the request for a view, and performs if it has none. What
  /// replaces a picker comes in with a separate movement.
  static let replacementSteps: [Step] = [
    .movement(.giveWay), .movement(.animate), .movement(.settle), .movement(.startNext),
  ]

  static func chooseSteps(_ activity: ActivityID) -> [Step] {
    [
      .activity(.prepare(activity)), .activity(.askForView(activity)),
      .activity(.perform(activity)),
    ]
  }

  /// V16, V17: asks the items that are made for the activity that takes them.
  ///
  /// Before the activities are asked each gives one that stands for it, and after the tap on an icon
  /// the one for that activity.
  static func itemSteps(
    _ picker: ActivityPicker, _ dialog: DialogID, for choice: ActivityChoice?
  ) -> [Step] {
    picker.items.indices.filter { picker.textsFor[$0] != nil }.map {
      .activity(.askItem(dialog, $0, choice))
    }
  }
}

extension Simulator {
  /// Asks each custom activity whether it can take the items.
  mutating func askActivities(of dialog: DialogID) {
    guard let picker = prototype.dialogs[dialog.index].activityPicker else { return }
    for offer in picker.offers {
      if case .custom(let index) = offer.choice {
        call(
          Call(
            .canPerformWithActivityItems, .activity(ActivityID(dialog, index: index)),
            prototype.items(of: dialog), answer: offer.isOffered))
      }
      emit(.offer(offer, name: picker.name(of: offer.choice)), target: .dialog(dialog))
    }
  }

  /// A tap on an icon.
  ///
  /// V8: a built-in activity does its work, then the handler is called. V7: on a tablet the popover
  /// is dismissed, and its delegate receives no call.
  func planChoose(_ dialog: DialogID, _ choice: ActivityChoice) -> Plan {
    let (chosen, rest): (Rule, [Step]) =
      switch choice {
      case .builtIn(let activity): (.v8, [.activity(.performBuiltIn(dialog, activity))])
      case .custom(let index): (.v2, Rules.chooseSteps(ActivityID(dialog, index: index)))
      }
    let items = prototype.dialogs[dialog.index].activityPicker.map {
      Rules.itemSteps($0, dialog, for: choice)
    }
    return plan(
      onPicker: dialog, [.activity(.choose(dialog, choice))] + (items ?? []) + rest,
      prototype.device == .tablet ? [chosen, .v7] : [chosen],
      title: prototype.dialogs[dialog.index].activityPicker?.title(of: choice) ?? ""
    ) { $0.choices.contains(choice) }
  }

  /// A tap on the button that closes the picker.
  ///
  /// V5: the picker is dismissed, then the handler is called with nil and no.
  func planCancel(picker dialog: DialogID) -> Plan {
    let isOnPhone = prototype.device == .phone
    return plan(
      onPicker: dialog, [.activity(.dismissPicker(dialog))], [.v5],
      title: prototype.dialogs[dialog.index].activityPicker?.cancelTitle ?? ""
    ) { _ in isOnPhone }
  }

  private func plan(
    onPicker dialog: DialogID, _ steps: [Step], _ rules: RuleSet, title: String,
    has: (ShownPicker) -> Bool
  ) -> Plan {
    let target = Target.dialog(dialog)
    func nothing(_ why: Ignored, _ rules: RuleSet) -> Plan {
      Plan([], rules: rules, target: target, title: .text(title), ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, rules) }
    guard let position = state.position(of: dialog),
      let picker = state.stack.showings[position].picker, picker.content == .choosing, has(picker)
    else { return nothing(.notShowing, rules) }
    if let (why, rule) = state.obstacle(at: position) { return nothing(why, RuleSet(rule)) }
    return Plan(
      steps, rules: rules.adding(state.stack.ruleAbove(state.stack.showings[position])),
      target: target,
      title: .text(title))
  }

  /// Asks an activity for a view.
  ///
  /// V4: the view that it returns replaces the picker. V12: on a tablet iOS 6 had a bug: the view
  /// filled the screen and stayed.
  mutating func askForView(_ activity: ActivityID) {
    guard case .shows? = prototype.activity(activity)?.behaviour else {
      return call(Call(.activityViewController, .activity(activity), .viewController(false)))
    }
    state.growRules(by: [prototype.hasViewBug ? .v12 : .v4])
    call(Call(.activityViewController, .activity(activity), .viewController(true)))
  }

  /// Lets an activity do its work, or show its view.
  ///
  /// V10: without `activityDidFinish:` the handler is not called either. V11: a subclass that does
  /// not override `performActivity` finishes with no, unless the document chose otherwise.
  mutating func performActivity(_ activity: ActivityID) {
    guard let number = state.stack.pickerNumber(activity.dialog),
      let behaviour = prototype.activity(activity)?.behaviour
    else { return }
    switch behaviour {
    case .inherited:
      state.growRules(by: [.v11])
      if prototype.choices.defaultPerformActivity == .finishesNo {
        finish(activity, number, Activity.Performance(completion: .finishes(false)))
      }
      dismissPicker(activity.dialog)
    case .performs(let performance):
      call(Call(.performActivity, .activity(activity)))
      if performance.completion == .never {
        state.growRules(by: [.v10])
      } else if performance.milliseconds > 0 {
        state.growRules(by: [Rules.worksOn])
        state.work(number, milliseconds: performance.milliseconds)
      } else {
        finish(activity, number, performance)
      }
      dismissPicker(activity.dialog)
    case .shows:
      show(
        .view(activity), in: activity.dialog,
        fillsScreen: prototype.device == .phone || prototype.hasViewBug)
    }
  }

  /// Calls `activityDidFinish:` as often as the document says.
  ///
  /// Only the first call counts.
  mutating func finish(_ activity: ActivityID, _ number: Int, _ performance: Activity.Performance) {
    guard case .finishes(let completed) = performance.completion else { return }
    for time in 0..<max(1, performance.times) where state.kernel.stop == nil {
      let isFirst = time == 0
      call(
        Call(
          .activityDidFinish, .activity(activity), .completed(completed),
          rules: isFirst ? .none : [.v9]))
      if isFirst { state.activities.change(run: number) { $0.outcome = completed } }
    }
    end(number, completed)
  }

  /// Finishes an activity by an action of the document in the activity's view.
  mutating func finish(_ completed: Bool, _ action: Action) {
    guard let position = state.stack.showings.lastIndex(where: { $0.showsActivityView }),
      case .view(let activity)? = state.stack.showings[position].picker?.content,
      let number = state.stack.showings[position].picker?.number
    else { return refuse(action, .notShowing, rule: .v9) }
    let run = state.activities.runs.first { $0.number == number }
    guard let run, run.outcome == nil else {
      note(action, rule: .v9)
      return call(
        Call(.activityDidFinish, .activity(activity), .completed(completed), rules: [.v9]))
    }
    note(action, rules: prototype.rulesOfActivityView)
    finishView(of: activity, run, completed, prototype.rulesOfActivityView)
  }

  /// Finishes an activity that shows its view.
  mutating func finishView(
    of activity: ActivityID, _ run: PickerRun, _ completed: Bool, _ rules: RuleSet
  ) {
    call(Call(.activityDidFinish, .activity(activity), .completed(completed), rules: rules))
    if prototype.hasViewBug { return complete(run, run.choice, completed, rules: rules) }
    state.activities.change(run: run.number) { $0.outcome = completed }
    dismissPicker(activity.dialog, rules: rules)
  }

  /// Performs a built-in activity: for real if a person allows it, else for as long as the document
  /// says.
  mutating func performBuiltIn(_ dialog: DialogID, _ activity: BuiltInActivity) {
    guard let number = state.stack.pickerNumber(dialog),
      let picker = prototype.dialogs[dialog.index].activityPicker
    else { return }
    guard state.activities.live.contains(activity) else {
      state.work(number, milliseconds: picker.builtIn[activity]?.milliseconds ?? 0)
      return dismissPicker(dialog)
    }
    state.activities.change(run: number) {
      $0.isLive = true
      $0.isWorking = !activity.hasComposer
    }
    if activity.hasComposer {
      show(.builtIn(activity), in: dialog, fillsScreen: prototype.device == .phone)
    } else {
      dismissPicker(dialog)
    }
  }
}

extension Prototype {
  /// The row of the tables for the end of an activity's view.
  fileprivate var rulesOfActivityView: RuleSet {
    [hasViewBug ? .v12 : device == .tablet ? .v7 : .v4]
  }

  fileprivate var hasViewBug: Bool {
    device == .tablet && choices.activityViewOnTablet == .ios6Bug
  }
}

extension Simulator {
  /// Dismisses a picker, or the view that replaced it, unless it is already leaving.
  mutating func dismissPicker(_ dialog: DialogID, rules: RuleSet? = nil) {
    guard let position = state.position(of: dialog), !state.stack.showings[position].isLeaving,
      !state.stack.isDismissalWaiting(dialog)
    else { return }
    requestDismissal(
      at: position, buttonIndex: -1, animated: true, rules: rules ?? state.currentRules)
  }
}

extension Showing {
  /// Whether the view of a custom activity has replaced the picker.
  fileprivate var showsActivityView: Bool {
    if case .view? = picker?.content { true } else { false }
  }

  /// V13: nothing is live around a picker on a phone, nor around what an activity shows.
  var pickerModalRule: Rule? {
    if case .popover = placement, picker?.content == .choosing { nil } else { .v13 }
  }
}

extension BuiltInActivity {
  /// Whether it shows a view on the device; the others use the desktop's dialogs, or none.
  public var hasComposer: Bool {
    switch self {
    case .postToFacebook, .postToTwitter, .postToWeibo, .message, .mail, .assignToContact: true
    case .print, .copyToPasteboard, .saveToCameraRoll: false
    }
  }
}

extension Stack {
  /// A tap outside a picker's popover.
  ///
  /// V6: its delegate answers and is called, then the handler is called with nil and no.
  func planTap(besidePicker picker: Showing) -> Plan {
    Plan(
      [picker.questionBeforeLeaving], rules: [.v6, ruleAbove(picker)],
      target: .dialog(picker.dialog))
  }

  /// The number of the presentation of a picker that is up.
  func pickerNumber(_ dialog: DialogID) -> Int? {
    position(of: dialog).flatMap { showings[$0].picker?.number }
  }
}

extension Prototype {
  /// The call that asks an item for what stands for it, or for what an activity gets.
  func call(
    toItem place: Int, of dialog: DialogID, for choice: ActivityChoice?, rules: RuleSet
  ) -> Call? {
    guard let picker = dialogs[dialog.index].activityPicker else { return nil }
    guard let choice else {
      return Call(
        .activityViewControllerPlaceholderItem, .dialog(dialog),
        .item(picker.items[place].kind, type: nil), rules: rules.adding(.v16))
    }
    return Call(
      .activityViewControllerItemForActivityType, .dialog(dialog),
      .item(picker.items(for: choice)[place].kind, type: picker.type(of: choice)),
      rules: rules.adding(.v17))
  }

  /// What asks a picker's items, and then its custom activities.
  func askingSteps(of dialog: DialogID) -> [Step] {
    (dialogs[dialog.index].activityPicker.map { Rules.itemSteps($0, dialog, for: nil) } ?? [])
      + [.activity(.askActivities(dialog))]
  }

  /// The kinds of the items that a picker shares, one for each item.
  ///
  /// - Parameter choice: the activity that gets them.
  func items(of dialog: DialogID, for choice: ActivityChoice? = nil) -> Row.CallArgument {
    guard let picker = dialogs[dialog.index].activityPicker else { return .items([]) }
    return .items((choice.map(picker.items) ?? picker.items).map(\.kind))
  }
}

extension Plan {
  /// The end of the chosen activity of a picker, which a person performs or decides.
  init(endingRun number: Int, _ completed: Bool, in state: State, of prototype: Prototype) {
    guard let run = state.underWay.last(where: { $0.number == number }), let choice = run.choice
    else {
      self.init([], rule: .v8, target: .application, ignored: .notShowing)
      return
    }
    let rules: RuleSet =
      switch choice {
      case .builtIn: [.v8]
      case .custom: run.isWorking ? [Rules.worksOn] : prototype.rulesOfActivityView
      }
    let title = prototype.dialogs[run.dialog.index].activityPicker?.title(of: choice)
    var ignored: Ignored? = run.paused == nil ? nil : .notInFront
    // Its own view comes in, or is covered: nobody can finish there.
    if !run.isWorking, !run.isLive, let position = state.position(of: run.dialog) {
      ignored = state.obstacle(at: position)?.0
    }
    self.init(
      ignored == nil ? [.activity(.endActivity(number, completed: completed))] : [], rules: rules,
      target: .dialog(run.dialog), title: title.map { .text($0) } ?? .none, ignored: ignored)
  }
}

extension State {
  /// The presentations whose chosen activity works or shows something, the newest last.
  public var underWay: [PickerRun] {
    activities.runs.filter { run in
      guard run.choice != nil, run.outcome == nil else { return false }
      return run.isWorking || run.isLive
        || stack.showings.contains { $0.picker?.number == run.number && $0.showsActivityView }
    }
  }
}
