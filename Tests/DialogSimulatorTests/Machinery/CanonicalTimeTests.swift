import DialogModel
import Testing

@testable import DialogSimulator

/// The times in a canonical state count from now, or not at all.
@Suite struct CanonicalTimeTests {
  /// Where a state holds a time that counts.
  enum Place: CaseIterable {
    case due, entryBegins, entryEnds, exitBegins, exitEnds, passageBegins, passageEnds
    case turnBegins, turnEnds, keyboard, jobRuns, firing, fired, recurrence, lastFiring
  }

  /// A state at a moment, in milliseconds, with the time so many milliseconds later at a place.
  private func state(_ place: Place, at now: Int, _ milliseconds: Int) -> CanonicalState {
    var state = State.untouched
    state.now = SimulatedTime(milliseconds: now)
    let (now, time) = (state.now, state.now.after(milliseconds: milliseconds))
    let instant = state.notifications.instant(at: time)
    func show(_ phase: Showing.Phase) {
      state.stack.showings = [
        Showing(dialog: DialogID(0), texts: Boxed(DialogTexts(buttons: [])), phase: phase)
      ]
    }
    func pass(_ start: SimulatedTime, _ end: SimulatedTime) {
      state.views.passage = Passage(
        number: 1, kind: .push, from: ScreenID(0), to: ScreenID(1), animated: true, removed: [],
        start: start, until: end)
    }
    func schedule(next: Instant, fired: Instant? = nil, from start: Instant) {
      state.notifications.scheduled = [
        ScheduledNotification(
          notification: NotificationID(0), number: 1, next: next, input: 1,
          recurrence: Recurrence(at: start, nil), fired: fired)
      ]
    }
    let origin = state.notifications.instant(at: now)
    switch place {
    case .due: state.kernel.agenda.add(Frame(steps: [], input: 1, rules: [.d1]), due: time)
    case .entryBegins: show(.entering(from: time, until: now))
    case .entryEnds: show(.entering(from: now, until: time))
    case .exitBegins: show(.leaving(buttonIndex: 0, from: time, until: now))
    case .exitEnds: show(.leaving(buttonIndex: 0, from: now, until: time))
    case .passageBegins: pass(time, now)
    case .passageEnds: pass(now, time)
    case .turnBegins: state.device.rotation = Rotation(number: 1, from: time, until: now)
    case .turnEnds: state.device.rotation = Rotation(number: 1, from: now, until: time)
    case .keyboard:
      state.focus.keyboard = KeyboardMovement(
        isUp: true, from: time, until: now.after(milliseconds: 9))
    case .jobRuns:
      state.tasks.jobs = [
        Job(
          number: 1, task: TaskID(0), work: .command, began: now, loader: .none, input: 1,
          buttonIndex: nil, buttonTitles: [], resumed: time)
      ]
    case .firing: schedule(next: instant, from: origin)
    case .fired: schedule(next: origin, fired: instant, from: origin)
    case .recurrence: schedule(next: origin, from: instant)
    case .lastFiring: state.notifications.lastFiring = instant
    }
    return state.canonical
  }

  @Test(arguments: Place.allCases) func theyCountFromNow(_ place: Place) {
    for milliseconds in [0, -1] {
      #expect(state(place, at: 100, milliseconds) == state(place, at: 7_000, milliseconds))
    }
    #expect(state(place, at: 100, 0) != state(place, at: 100, -1))
  }

  /// A clock that was set is another date, which counts where a notification depends on it.
  @Test(arguments: [nil, LocalNotification.RepeatInterval.day])
  func theDateOfTheClockCountsFromNow(_ repeats: LocalNotification.RepeatInterval?) {
    func state(_ time: Int, clockSetBy milliseconds: Int) -> CanonicalState {
      var prototype = Prototype()
      prototype.notifications = [notification("n", after: 15, repeats: repeats)]
      var state = State.untouched
      state.notifications = Notifications(prototype, zones: .invented)
      state.now = SimulatedTime(milliseconds: time)
      state.notifications.start.milliseconds += milliseconds
      return state.canonical
    }
    #expect(state(100, clockSetBy: 0) == state(40, clockSetBy: 60))
    #expect((state(100, clockSetBy: 0) == state(100, clockSetBy: 60)) == (repeats == nil))
  }

  @Test func aKeyboardAtRestHasNoTime() {
    func state(_ from: Int, _ until: Int) -> CanonicalState {
      var state = State.untouched
      state.now = SimulatedTime(milliseconds: 500)
      state.focus.keyboard = KeyboardMovement(
        isUp: true, from: SimulatedTime(milliseconds: from),
        until: SimulatedTime(milliseconds: until))
      return state.canonical
    }
    #expect(state(0, 250) == state(250, 500))
    #expect(state(0, 250) != state(251, 501))
  }

  /// When something began, and what has gone, decides nothing that can come.
  @Test func theHistoryDoesNotCount() {
    func state(_ time: Int) -> State {
      var state = State.untouched
      state.now = SimulatedTime(milliseconds: 1_000)
      let time = SimulatedTime(milliseconds: time)
      var showing = Showing(
        dialog: DialogID(0), texts: Boxed(DialogTexts(buttons: [])), phase: .presented)
      showing.loader = ShownLoader(task: TaskID(0), since: time)
      state.stack.showings = [showing]
      state.stack.departed = showing
      var job = Job(
        number: 1, task: TaskID(0), work: .command, began: time, loader: .none, input: 1,
        buttonIndex: nil, buttonTitles: [], resumed: time)
      job.elapsed = time.milliseconds
      state.tasks.jobs = [job]
      state.focus.refusal = FieldRefusal(field: .alert(DialogID(0), index: 0), time: time)
      state.notifications.sound = PlayedSound(sound: .default, time: time)
      state.notifications.opened = OpenedNotification(
        notification: NotificationID(0), time: time, launches: false)
      state.notifications.banner = DeliveredNotification(
        notification: NotificationID(0), number: 1, fired: Instant(milliseconds: time.milliseconds),
        since: time)
      return state
    }
    #expect(state(3) != state(4))
    #expect(state(3).canonical == state(4).canonical)
  }
}
