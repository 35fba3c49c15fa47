import DialogModel
import Testing

@testable import DialogSimulator

/// The numbers in a canonical state: how many came before does not count, and which is meant does.
@Suite struct RenumberingTests {
  /// Where a state holds a number.
  enum Place: CaseIterable {
    // The number of an input.
    case frame, laterFrame, pausedFrame, parked, waiting, job, notification
    // The number of a movement.
    case movement, laterMovement, transition, passage, rotation
    // The number of a job.
    case jobs, jobOwner, jobMoment, jobEnd, jobHangs, queuedReport
    // The number of a picker.
    case pickers, shownPicker, leavingPicker, pickerOwner, pickerEnd, builtInEnd
    // The number of a scheduled notification, and of a delivered one.
    case scheduled, firing, removal
    case alert, center, lockScreen, banner, waitingBanner, answer, closing
    // Numbers in the steps after an answer.
    case yes, no, operands, suspension, pendingAnswer

    /// Those whose number is perhaps nowhere else.
    static let alone: [Place] = [
      .frame, .laterFrame, .pausedFrame, .parked, .waiting, .job, .notification,
      .movement, .laterMovement, .transition, .passage, .pickers, .shownPicker,
    ]
  }

  /// Two numbers of each kind with room between them; those of one kind are in no other.
  private struct Numbers {
    let inputs, movements, jobs, pickers, scheduled, deliveries: (Int, Int)

    /// - Parameter earlier: how many of each kind there were before.
    init(after earlier: Int) {
      func pair(_ first: Int) -> (Int, Int) { (first + earlier, first + 2 * earlier + 10) }
      (inputs, movements, jobs) = (pair(100), pair(200), pair(300))
      (pickers, scheduled, deliveries) = (pair(400), pair(500), pair(600))
    }
  }

  private static let later = SimulatedTime(milliseconds: 50)

  /// A state with two of each kind, and with a number at a place.
  ///
  /// - Parameters:
  ///   - second: whether it is the number of the second of the two.
  ///   - earlier: how many of each kind there were before.
  ///   - isAlone: whether there is one between the two in their stead, so that the number is at the
  ///     place alone.
  private func state(
    _ place: Place, second: Bool = false, after earlier: Int = 0, isAlone: Bool = false
  ) -> State {
    let numbers = Numbers(after: earlier)
    func both(_ pair: (Int, Int)) -> [Int] { isAlone ? [pair.0 + 1] : [pair.0, pair.1] }
    var state = State.untouched
    for input in both(numbers.inputs) {
      state.kernel.agenda.add(frame(input: input), due: Self.later, .light)
    }
    state.kernel.inputCount = numbers.inputs.1
    for (window, number) in zip(Stack.Window.allCases.reversed(), both(numbers.movements)) {
      state.stack[transitionIn: window] = transition(number)
    }
    state.stack.transitionCount = Int32(numbers.movements.1)
    for number in [numbers.jobs.0, numbers.jobs.1] {
      state.tasks.jobs.append(
        Job(
          number: number, task: TaskID(0), work: .command, began: .zero, loader: .none,
          input: both(numbers.inputs)[0], buttonIndex: nil, buttonTitles: [], resumed: .zero))
    }
    state.tasks.count = numbers.jobs.1
    for number in both(numbers.pickers) {
      state.activities.runs.append(PickerRun(number: number, dialog: DialogID(0)))
    }
    state.activities.count = numbers.pickers.1
    for number in [numbers.scheduled.0, numbers.scheduled.1] {
      let next = Instant(milliseconds: 5_000)
      state.notifications.scheduled.append(
        ScheduledNotification(
          notification: NotificationID(0), number: number, next: next,
          input: both(numbers.inputs)[0],
          recurrence: Recurrence(at: next, nil)))
    }
    state.notifications.scheduledCount = numbers.scheduled.1
    state.notifications.center = [numbers.deliveries.0, numbers.deliveries.1].map(delivery)
    state.notifications.deliveredCount = numbers.deliveries.1
    put(numbers, { second ? $0.1 : $0.0 }, at: place, into: &state)
    return state
  }

  private func transition(_ number: Int) -> Transition {
    Transition(
      number: Int32(number), dialog: DialogID(0), kind: .entry, animated: true, rules: [.d1])
  }

  private func frame(
    _ steps: Step..., picker: Int = 0, input: Int = 0, movement: Int = 0
  ) -> Frame {
    Frame(
      steps: steps, operands: Operands(picker: Int32(picker)), input: input, rules: [.d1],
      transition: Int32(movement))
  }

  private func delivery(_ number: Int) -> DeliveredNotification {
    DeliveredNotification(
      notification: NotificationID(0), number: number, fired: Instant(milliseconds: 0),
      since: .zero)
  }

  private func showing(_ phase: Showing.Phase = .presented) -> Showing {
    Showing(dialog: DialogID(0), texts: Boxed(DialogTexts(buttons: [])), phase: phase)
  }

  private func question(_ question: Question) -> Call {
    Call(.alertViewShouldEnableFirstOtherButton, .dialog(DialogID(0)), .none, question)
  }

  private func put(
    _ numbers: Numbers, _ chosen: ((Int, Int)) -> Int, at place: Place, into state: inout State
  ) {
    let (input, movement) = (chosen(numbers.inputs), chosen(numbers.movements))
    let (job, picker) = (chosen(numbers.jobs), chosen(numbers.pickers))
    let (scheduled, delivered) = (chosen(numbers.scheduled), chosen(numbers.deliveries))
    let asked = question(Question(yes: [.task(.hang(job))]))
    let suspension = Suspension(call: asked, reason: .question, rules: [.d1])
    let later = Self.later
    switch place {
    case .frame: state.kernel.frames = [frame(input: input)]
    case .laterFrame: state.kernel.agenda.add(frame(input: input), due: later, .banner)
    case .pausedFrame:
      state.activities.runs[0].paused = PausedWork(milliseconds: 5, frame: frame(input: input))
    case .parked:
      let dismissal = ParkedDismissal(buttonIndex: 0, rules: [.d1], input: input)
      state.stack.showings = [showing(.parked(then: dismissal))]
    case .waiting:
      state.stack.waiting = [
        TransitionRequest(
          dialog: DialogID(0), kind: .dismissal(buttonIndex: 0, animated: true), window: .alerts,
          rules: [.d1], input: input)
      ]
    case .job: state.tasks.jobs[1].input = input
    case .notification: state.notifications.scheduled[1].input = input

    case .movement: state.kernel.frames = [frame(movement: movement)]
    case .laterMovement: state.kernel.agenda.add(frame(movement: movement), due: later)
    case .transition:
      state.stack[transitionIn: .application] = transition(movement)
      state.kernel.agenda.add(frame(movement: numbers.movements.0 + 1), due: later)
    case .passage:
      state.views.passage = Passage(
        number: Int32(movement), kind: .push, from: ScreenID(0), to: ScreenID(1), animated: true,
        removed: [], start: .zero, until: later)
    case .rotation:
      state.device.rotation = Rotation(number: Int32(movement), from: .zero, until: later)

    case .jobs:
      state.tasks.jobs[0].percent = 5
      state.tasks.jobs[0].number = job
      state.tasks.jobs[1].number = numbers.jobs.0 + numbers.jobs.1 - job
    case .jobOwner: state.kernel.agenda.add(frame(), due: later, .job(job))
    case .jobMoment: state.kernel.frames = [frame(.task(.moment(job)))]
    case .jobEnd: state.kernel.frames = [frame(.task(.end(job, .done)))]
    case .jobHangs: state.kernel.frames = [frame(.task(.hang(job)))]
    case .queuedReport:
      state.tasks.queuedReports = [QueuedReport(report: JobReport(percent: 5), job: job)]

    case .pickers:
      state.activities.runs.append(PickerRun(number: picker, dialog: DialogID(0), isUp: false))
    case .shownPicker:
      state.stack.showings = [showing()]
      state.stack.showings[0].picker = ShownPicker(choices: [], number: picker)
    case .leavingPicker: state.kernel.frames = [frame(picker: picker)]
    case .pickerOwner: state.kernel.agenda.add(frame(), due: later, .activity(picker))
    case .pickerEnd: state.kernel.frames = [frame(.activity(.end(picker)))]
    case .builtInEnd:
      state.kernel.frames = [frame(.activity(.endActivity(picker, completed: true)))]

    case .scheduled:
      state.notifications.scheduled[0].next = Instant(milliseconds: 4_000)
      state.notifications.scheduled[0].number = scheduled
      state.notifications.scheduled[1].number =
        numbers.scheduled.0 + numbers.scheduled.1 - scheduled
    case .firing: state.kernel.frames = [frame(.notification(.fireEarly(scheduled)))]
    case .removal: state.kernel.frames = [frame(.notification(.unschedule(scheduled)))]
    case .alert: state.notifications.alerts = [delivery(delivered)]
    case .center: state.notifications.center.append(delivery(delivered))
    case .lockScreen: state.notifications.lockScreen = [delivery(delivered)]
    case .banner: state.notifications.banner = delivery(delivered)
    case .waitingBanner: state.notifications.waitingBanners = [delivery(delivered)]
    case .answer:
      state.kernel.frames = [frame(.notification(.answer(delivered, launches: false)))]
    case .closing: state.kernel.frames = [frame(.notification(.close(delivered)))]

    case .yes: state.kernel.frames = [frame(.call(asked))]
    case .no:
      state.kernel.frames = [frame(.call(question(Question(no: [.task(.hang(job))]))))]
    case .operands:
      let operands = Operands(picker: Int32(picker))
      state.kernel.frames = [frame(.call(question(Question(operands))))]
    case .suspension: state.kernel.suspension = Boxed(suspension)
    case .pendingAnswer:
      state.kernel.pendingAnswer = Boxed(PendingAnswer(suspension: suspension, answer: true))
    }
  }

  @Test(arguments: Place.allCases) func whatCameBeforeDoesNotCount(_ place: Place) {
    for second in [false, true] {
      let (fresh, old) = (state(place, second: second), state(place, second: second, after: 7))
      #expect(fresh != old)
      #expect(fresh.canonical == old.canonical)
    }
  }

  @Test(arguments: Place.allCases) func whichIsMeantCounts(_ place: Place) {
    #expect(state(place).canonical != state(place, second: true).canonical)
  }

  /// A number counts also where only one place has it.
  @Test(arguments: Place.alone) func theOnlyOneCounts(_ place: Place) {
    let (first, second) = (state(place, isAlone: true), state(place, second: true, isAlone: true))
    #expect(first.canonical != second.canonical)
  }

  /// What has gone has no number of its own: all of it is alike.
  @Test func whatHasGoneIsAlike() {
    func ending(_ job: Int) -> CanonicalState {
      var state = self.state(.job)
      state.kernel.frames = [frame(.task(.hang(job)))]
      return state.canonical
    }
    #expect(ending(1) == ending(2))
    #expect(ending(1) != ending(300))
  }
}

extension State {
  /// A state in which nothing has happened.
  static var untouched: State {
    State(
      limits: .preview, configuration: Configuration(),
      notifications: Notifications(Prototype(), zones: .invented))
  }
}
