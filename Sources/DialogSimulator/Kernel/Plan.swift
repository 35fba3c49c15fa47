import DialogModel

/// What an input will do: its steps, or why there are none.
struct Plan {
  /// The text of what was tapped, as it shows.
  enum Title {
    case none
    /// The title of a button whose title is always the document's.
    case ofButton(DialogID, Int)
    case text(String)
  }

  let steps: [Step]
  let operands: Operands
  let rules: RuleSet
  let target: Target
  let title: Title
  let ignored: Ignored?

  init(
    _ steps: [Step], _ operands: Operands = Operands(), rules: RuleSet, target: Target,
    title: Title = .none, ignored: Ignored? = nil
  ) {
    self.steps = steps
    self.operands = operands
    self.rules = rules
    self.target = target
    self.title = title
    self.ignored = ignored
  }

  init(
    _ steps: [Step], _ operands: Operands = Operands(), rule: Rule, target: Target,
    title: String, ignored: Ignored? = nil
  ) {
    self.init(
      steps, operands, rules: RuleSet(rule), target: target,
      title: title.isEmpty ? .none : .text(title), ignored: ignored)
  }

  init(
    _ steps: [Step], _ operands: Operands = Operands(), rule: Rule, target: Target,
    ignored: Ignored? = nil
  ) {
    self.init(steps, operands, rules: RuleSet(rule), target: target, ignored: ignored)
  }
}

extension Simulator {
  /// Each input has one function that returns its ordered steps, in the folder of its subject.
  mutating func plan(for input: Input) -> Plan {
    if state.kernel.stop != nil { return planAfterStop(input) }
    switch input {
    case .answer(let selector, let answer, let target):
      return state.kernel.planAnswer(selector, answer, target)
    case .goOn: return state.kernel.planGoOn()
    case .perform(let action) where state.kernel.isAtBreakpoint:
      _ = state.kernel.planGoOn()
      return Plan(performing: action)
    case .reload(let reload) where state.kernel.suspension == nil: return planReload(reload)
    default: return planWithoutChange(for: input)
    }
  }

  /// The plan for an input, where making it changes nothing.
  func planWithoutChange(for input: Input) -> Plan {
    if state.kernel.stop != nil { return planAfterStop(input) }
    if case .perform(let action) = input, state.kernel.isAtBreakpoint {
      return Plan(performing: action)
    }
    if state.kernel.suspension != nil { return planWhileSuspended(input) }
    switch input {
    case .launch: return state.device.planLaunch()
    case .tapButton(let dialog, let index): return planTap(dialog, buttonIndex: index)
    case .tapOutside: return planTapOutside()
    case .tapControl(let control): return planTap(control)
    case .tapBack: return planTapBack()
    case .tapSegment(let control, let index): return planTap(control, segment: index)
    case .tapField(let field): return planTap(field)
    case .edit(let edit): return planKey { $0.planEdit(edit) }
    case .moveText(let range, let place): return planKey { $0.planMove(range, to: place) }
    case .undo: return planKey { $0.planReversal(.undone) }
    case .redo: return planKey { $0.planReversal(.redone) }
    case .pressReturn: return planKey { $0.planReturn() }
    case .pressTab: return planKey { planTab(from: $0.id) }
    case .pressClear(let field): return planClear(field)
    case .perform(let action): return Plan(performing: action)
    case .systemCancel(let dialog): return planSystemCancel(dialog)
    case .home: return state.device.planHome(prototype.era, state.notifications)
    case .power: return state.device.planPower(prototype.era, state.notifications)
    case .interrupt(let appears): return state.device.planInterrupt(appears)
    case .launchApp: return state.device.planLaunchApp(state.notifications)
    case .openApp: return state.device.planOpenApp(prototype.era, state.notifications)
    case .switcher(let opens):
      return state.device.planSwitcher(opens, prototype.era, state.notifications)
    case .pullDown(let isDown):
      return state.device.planPullDown(isDown, prototype.era, state.notifications)
    case .slide: return state.device.planSlide(prototype.era, state.notifications)
    case .openNotification(let notification, let delivery):
      return planOpen(notification, delivery)
    case .closeNotification(let notification, let delivery):
      return state.notifications.planClose(
        notification, delivery, on: state.device, in: prototype)
    case .removeFromCenter(let notification, let delivery):
      return state.notifications.planTakeOut(
        notification, delivery, on: state.device, in: prototype)
    case .fireNotification(let notification, let number):
      return state.notifications.planFire(notification, number, in: prototype)
    case .removeNotification(let notification, let number):
      return state.notifications.planRemove(notification, number, in: prototype)
    case .setNotificationSettings(let settings):
      return Plan([.notification(.set(settings))], rule: Rules.settingsChange, target: .application)
    case .setClock(let moment): return state.notifications.planSetClock(moment, zones)
    case .setTimeZone(let zone): return state.notifications.planSetTimeZone(zone, zones)
    case .killApp: return state.device.planKillApp(prototype.era, state.notifications)
    case .memoryWarning: return state.planMemoryWarning()
    case .rotate(let orientation): return planRotate(orientation)
    case .cancelLoader(let dialog): return planCancelLoader(dialog)
    case .chooseActivity(let dialog, let choice): return planChoose(dialog, choice)
    case .cancelPicker(let dialog): return planCancel(picker: dialog)
    case .endActivity(let number, let completed):
      return Plan(endingRun: number, completed, in: state, of: prototype)
    case .steer(let task, let steering): return state.tasks.planSteer(task, steering)
    case .report(_, let job): return state.tasks.planReport(of: job)
    case .configure, .answer, .goOn, .reload, .outside, .define, .redefine:
      return Plan([], rules: .none, target: .application)
    case .unread:
      return Plan(
        [], rule: Rules.cannotBeDone, target: .application, ignored: .notInDocument)
    }
  }
}

extension Tables {
  /// The text of what was tapped.
  func text(of title: Plan.Title) -> String {
    switch title {
    case .none: ""
    case .ofButton(let dialog, let index): titles[dialog.index, index]
    case .text(let text): text
    }
  }
}
