import DialogModel

/// New numbers for what a state counts: 1, 2, 3 in the old order; 0 for what is no longer there.
struct Renumbering {
  private let inputs: [Int: Int]
  private let jobs: [Int: Int]
  private let pickers: [Int: Int]
  private let transitions: [Int: Int]
  private let scheduled: [Int: Int]
  private let deliveries: [Int: Int]

  /// The new numbers for a state.
  init(_ state: State) {
    let frames =
      state.kernel.frames + state.kernel.agenda.frames
      + state.activities.runs.compactMap { $0.paused?.frame }
    let showings = state.stack.showings
    let parked = showings.compactMap { showing -> Int? in
      if case .parked(let dismissal?) = showing.phase { dismissal.input } else { nil }
    }
    var numbers = frames.map(\.input) + parked
    numbers += state.stack.waiting.map(\.input)
    numbers += state.tasks.jobs.map(\.input)
    numbers += state.notifications.scheduled.map(\.input)
    inputs = Renumbering.ranks(numbers)
    jobs = Renumbering.ranks(state.tasks.jobs.map(\.number))
    pickers = Renumbering.ranks(
      state.activities.runs.map(\.number) + showings.compactMap { $0.picker?.number })
    var movements = frames.map { Int($0.transition) }.filter { $0 != 0 }
    for window in Stack.Window.allCases {
      if let number = state.stack[transitionIn: window]?.number { movements.append(Int(number)) }
    }
    if let passage = state.views.passage { movements.append(Int(passage.number)) }
    transitions = Renumbering.ranks(movements)
    scheduled = Renumbering.ranks(state.notifications.scheduled.map(\.number))
    deliveries = Renumbering.ranks(state.notifications.delivered.map(\.number))
  }

  private static func ranks(_ numbers: [Int]) -> [Int: Int] {
    let sorted = Set(numbers).sorted()
    return Dictionary(uniqueKeysWithValues: zip(sorted, 1...))
  }

  // MARK: The parts of a state

  func renumber(_ kernel: inout Kernel, now: SimulatedTime) {
    kernel.inputCount = inputs.count
    kernel.frames = kernel.frames.map(renumbered)
    kernel.agenda = kernel.agenda.mapped {
      Agenda.Entry(
        due: $0.due.relative(to: now), frame: renumbered($0.frame), owner: renumbered($0.owner))
    }
    kernel.suspension = kernel.suspension.map { Boxed(renumbered($0.value)) }
    kernel.pendingAnswer = kernel.pendingAnswer.map {
      Boxed(
        PendingAnswer(suspension: renumbered($0.value.suspension), answer: $0.value.answer))
    }
    if kernel.hasOpenCalls, var outside = kernel.outside?.value {
      outside.count = outside.open.count
      outside.open = outside.open.enumerated().map { place, open in
        open.renumbered(place + 1, renumbered(open.suspension))
      }
      kernel.outside = Boxed(outside)
    }
    kernel.budget = Budget(limits: kernel.budget.limits)
  }

  func renumber(_ stack: inout Stack, now: SimulatedTime) {
    stack.departed = nil
    stack.transitionCount = Int32(transitions.count)
    for window in Stack.Window.allCases {
      guard let number = stack[transitionIn: window]?.number else { continue }
      stack[transitionIn: window]?.number = Int32(transitions[Int(number)] ?? 0)
    }
    for place in stack.waiting.indices {
      stack.waiting[place].input = inputs[stack.waiting[place].input] ?? 0
    }
    for place in stack.showings.indices {
      stack.showings[place].phase = renumbered(stack.showings[place].phase, now)
      if let number = stack.showings[place].picker?.number {
        stack.showings[place].picker?.number = pickers[number] ?? 0
      }
      if stack.showings[place].loader != nil { stack.showings[place].loader?.since = .zero }
    }
  }

  func renumber(_ views: inout Views, now: SimulatedTime) {
    guard let passage = views.passage else { return }
    views.passage?.number = transition(passage.number)
    views.passage?.start = passage.start.relative(to: now)
    views.passage?.until = passage.until.relative(to: now)
  }

  /// The new number of a movement.
  func transition(_ number: Int32) -> Int32 { Int32(transitions[Int(number)] ?? 0) }

  func renumber(_ tasks: inout Tasks, now: SimulatedTime) {
    tasks.count = jobs.count
    for place in tasks.jobs.indices {
      let job = tasks.jobs[place]
      tasks.jobs[place].number = jobs[job.number] ?? 0
      tasks.jobs[place].input = inputs[job.input] ?? 0
      tasks.jobs[place].began = .zero
      tasks.jobs[place].elapsed = job.milliseconds(at: now)
      tasks.jobs[place].resumed = .zero
    }
    for place in tasks.queuedReports.indices {
      tasks.queuedReports[place].job = jobs[tasks.queuedReports[place].job] ?? 0
    }
  }

  func renumber(_ notifications: inout Notifications, now: SimulatedTime) {
    notifications.sound = nil
    notifications.opened = nil
    notifications.scheduledCount = scheduled.count
    notifications.deliveredCount = deliveries.count
    // Where only the time that passes decides, the date does not matter.
    let origin = notifications.instant(at: now)
    let shift = notifications.dependsOnDate ? 0 : -origin.milliseconds
    notifications.start = Instant(milliseconds: origin.milliseconds + shift)
    notifications.lastFiring = notifications.lastFiring == origin ? notifications.start : nil
    for place in notifications.scheduled.indices {
      let entry = notifications.scheduled[place]
      notifications.scheduled[place].number = scheduled[entry.number] ?? 0
      notifications.scheduled[place].input = inputs[entry.input] ?? 0
      notifications.scheduled[place].next.milliseconds += shift
      notifications.scheduled[place].fired?.milliseconds += shift
      if !notifications.dependsOnDate {
        notifications.scheduled[place].recurrence = entry.recurrence.moved(by: shift)
      }
    }
    func renumber(_ delivered: inout DeliveredNotification) {
      delivered.number = deliveries[delivered.number] ?? 0
      delivered.fired = Instant(milliseconds: 0)
      delivered.since = .zero
    }
    for place in notifications.alerts.indices { renumber(&notifications.alerts[place]) }
    for place in notifications.center.indices { renumber(&notifications.center[place]) }
    for place in notifications.lockScreen.indices { renumber(&notifications.lockScreen[place]) }
    for place in notifications.waitingBanners.indices {
      renumber(&notifications.waitingBanners[place])
    }
    if var banner = notifications.banner {
      renumber(&banner)
      notifications.banner = banner
    }
  }

  func renumber(_ activities: inout Activities) {
    activities.count = pickers.count
    for place in activities.runs.indices {
      activities.runs[place].number = pickers[activities.runs[place].number] ?? 0
      activities.runs[place].paused = activities.runs[place].paused.map {
        PausedWork(milliseconds: $0.milliseconds, frame: renumbered($0.frame))
      }
    }
  }

  // MARK: Work to be done

  private func renumbered(_ frame: Frame) -> Frame {
    Frame(
      steps: frame.remaining.map(renumbered), operands: renumbered(frame.operands),
      input: inputs[frame.input] ?? 0, rules: frame.rules, scope: frame.scope,
      transition: Int32(transitions[Int(frame.transition)] ?? 0))
  }

  private func renumbered(_ operands: Operands) -> Operands {
    var operands = operands
    operands.picker = Int32(pickers[Int(operands.picker)] ?? 0)
    return operands
  }

  private func renumbered(_ owner: Agenda.Owner) -> Agenda.Owner {
    switch owner {
    case .movement: .movement
    case .job(let number): .job(jobs[number] ?? 0)
    case .activity(let number): .activity(pickers[number] ?? 0)
    case .later, .firing, .delivery, .banner, .light: owner
    }
  }

  private func renumbered(_ suspension: Suspension) -> Suspension {
    Suspension(
      call: renumbered(suspension.call), reason: suspension.reason, rules: suspension.rules)
  }

  private func renumbered(_ call: Call) -> Call {
    guard let question = call.question else { return call }
    return Call(
      call.selector, call.receiver, call.argument,
      Question(
        yes: question.yes.map(renumbered), no: question.no.map(renumbered),
        renumbered(question.operands), refused: question.refused, about: question.change),
      rules: call.rules, answer: call.answer)
  }

  private func renumbered(_ step: Step) -> Step {
    switch step {
    case .call(let call): .call(renumbered(call))
    case .activity(let step): .activity(renumbered(step))
    case .task(let step): .task(renumbered(step))
    case .notification(let step): .notification(renumbered(step))
    case .movement, .field, .view, .turn, .application, .act, .actOf, .wait, .reopen,
      .outside, .dropWaits, .setValue, .completeTransitions, .systemCancel, .cancelAll:
      step
    }
  }

  private func renumbered(_ step: ActivityStep) -> ActivityStep {
    switch step {
    case .end(let number): .end(pickers[number] ?? 0)
    case .endActivity(let number, let completed):
      .endActivity(pickers[number] ?? 0, completed: completed)
    case .choose, .askItem, .askActivities, .prepare, .askForView, .perform, .performBuiltIn,
      .dismissPicker, .endEditing, .pass, .settlePassage:
      step
    }
  }

  private func renumbered(_ step: TaskStep) -> TaskStep {
    switch step {
    case .moment(let number): .moment(jobs[number] ?? 0)
    case .end(let number, let end): .end(jobs[number] ?? 0, end)
    case .hang(let number): .hang(jobs[number] ?? 0)
    case .park, .unpark, .dismissLoader: step
    }
  }

  private func renumbered(_ step: NotificationStep) -> NotificationStep {
    switch step {
    case .fireEarly(let number): .fireEarly(scheduled[number] ?? 0)
    case .unschedule(let number): .unschedule(scheduled[number] ?? 0)
    case .answer(let number, let launches):
      .answer(deliveries[number] ?? 0, launches: launches)
    case .close(let number): .close(deliveries[number] ?? 0)
    case .takeOut(let number): .takeOut(deliveries[number] ?? 0)
    case .fire, .deliver, .receive, .tellLaunch, .closeAlerts, .endBanners, .endBanner,
      .moveToLockScreen, .emptyLockScreen, .setClock, .setTimeZone, .set, .center, .switcher,
      .light, .deactivate, .activate, .endInterruption:
      step
    }
  }

  private func renumbered(_ phase: Showing.Phase, _ now: SimulatedTime) -> Showing.Phase {
    switch phase {
    case .presented, .parked(then: nil): return phase
    case .entering(let start, let end):
      return .entering(from: start.relative(to: now), until: end.relative(to: now))
    case .leaving(let index, let start, let end):
      return .leaving(
        buttonIndex: index, from: start.relative(to: now), until: end.relative(to: now))
    case .parked(var dismissal?):
      dismissal.input = inputs[dismissal.input] ?? 0
      return .parked(then: dismissal)
    }
  }
}
