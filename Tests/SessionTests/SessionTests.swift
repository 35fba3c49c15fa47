import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing

/// A clock that does nothing by itself and notes what it is requested.
private final class NotingClock: SessionClock {
  var now = SimulatedTime.zero
  private(set) var asked: [String] = []
  private var body: (() -> Void)?

  func wake(at time: SimulatedTime?, _ body: @escaping () -> Void) {
    asked.append("wake \(time?.seconds ?? "never")")
    self.body = time == nil ? nil : body
  }

  func hold(at time: SimulatedTime) { asked.append("hold \(time.seconds)") }
  func release() { asked.append("release") }

  /// Lets time pass; whoever asked is called.
  func pass(to milliseconds: Int) {
    now = SimulatedTime(milliseconds: milliseconds)
    body?()
  }

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }
}

/// A prototype with one alert, which it starts with.
private func oneAlert(asks: Bool = false) -> Prototype {
  var alert = Alert()
  alert.cancelButton = Button(title: Template("Cancel"))
  alert.otherButtons = [Button(title: Template("OK"))]
  var delegate = Delegate()
  if asks { delegate.returns = [.alertViewShouldEnableFirstOtherButton: .ask] }
  var prototype = Prototype()
  prototype.dialogs = [Dialog(id: "a", alert: alert, delegate: delegate)]
  prototype.start = .dialog(DialogID(0))
  return prototype
}

/// A run: its clock, its log and whoever watches.
@MainActor @Suite struct SessionTests {
  private let clock = NotingClock()

  private func lines(_ session: Session) -> [String] {
    let lines = TextLine(session.prototype)
    return session.log.entries.compactMap { lines.line($0.row) }
  }

  @Test func nothingHappensBeforeTheLaunch() {
    let session = Session(oneAlert(), clock: clock)
    #expect(session.log.entries.isEmpty)
    #expect(session.state.application == .notRunning)
    #expect(clock.takeAsked() == [])
  }

  @Test func whatHappensIsLogged() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    #expect(
      lines(session) == [
        "0.000  a  willPresentAlertView:",
        "0.000  a  alertViewShouldEnableFirstOtherButton: -> true",
      ])
    clock.pass(to: 250)
    #expect(lines(session).last == "0.250  a  didPresentAlertView:")
    #expect(session.log.callCount == 3)
  }

  @Test func inputsHappenNow() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    clock.now = SimulatedTime(milliseconds: 1234)
    session.send(.tapButton(DialogID(0), index: 0))
    #expect(
      lines(session).suffix(3) == [
        "0.250  a  didPresentAlertView:",
        "1.234  a  alertView:clickedButtonAtIndex: 0",
        "1.234  a  alertView:willDismissWithButtonIndex: 0",
      ])
    session.advance()
    #expect(lines(session).count == 5)
    clock.now = SimulatedTime(milliseconds: 9000)
    session.advance()
    #expect(lines(session).last == "1.434  a  alertView:didDismissWithButtonIndex: 0")
  }

  /// However late the main loop is, each moment is told before the next comes.
  @Test func whatIsDueIsPerformedMomentByMoment() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    clock.now = SimulatedTime(milliseconds: 300)
    session.send(.tapButton(DialogID(0), index: 0))
    session.clearLog()
    var moments: [Int] = []
    let observation = session.observe { [weak session] in
      moments.append(session?.state.now.milliseconds ?? -1)
    }
    session.send(.perform(.present(DialogID(0))), at: SimulatedTime(milliseconds: 5000))
    session.advance(to: SimulatedTime(milliseconds: 6000))
    observation.end()
    #expect(moments == [500, 5000, 6000])
    #expect(
      lines(session) == [
        "0.500  a  alertView:didDismissWithButtonIndex: 0",
        "5.000  a  willPresentAlertView:",
        "5.000  a  alertViewShouldEnableFirstOtherButton: -> true",
        "5.250  a  didPresentAlertView:",
      ])
  }

  @Test func clockWakesAtNextDueMoment() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    #expect(clock.takeAsked() == ["release", "wake 0.250"])
    clock.pass(to: 251)
    #expect(clock.takeAsked().last == "wake never")
  }

  @Test func anOpenQuestionHoldsTheClock() {
    let session = Session(oneAlert(asks: true), clock: clock)
    clock.now = SimulatedTime(milliseconds: 70)
    session.send(.launch)
    #expect(clock.takeAsked() == ["hold 0.070", "wake never"])
    session.send(.answer(.alertViewShouldEnableFirstOtherButton, false, target: nil))
    #expect(clock.takeAsked() == ["release", "wake 0.320"])
    #expect(
      lines(session) == [
        "0.070  a  willPresentAlertView:",
        "0.070  a  alertViewShouldEnableFirstOtherButton: -> false",
      ])
  }

  @Test func everyChangeIsTold() {
    let session = Session(oneAlert(), clock: clock)
    var counts: [Int] = []
    let observation = session.observe { [weak session] in
      counts.append(session?.log.entries.count ?? -1)
    }
    session.send(.launch)
    let afterLaunch = session.log.entries.count
    session.clearLog()
    clock.pass(to: 250)
    // The call, and over it the heading of the input that caused it.
    #expect(counts == [afterLaunch, 0, 2])
    // Where nothing is due, nothing changes.
    session.advance()
    #expect(counts == [afterLaunch, 0, 2])
    observation.end()
    session.clearLog()
    #expect(counts == [afterLaunch, 0, 2])
  }

  @Test func severalObserveInTheOrderInWhichTheyBegan() {
    let session = Session(oneAlert(), clock: clock)
    var told: [String] = []
    let first = session.observe { told.append("first") }
    var second: Observation<Void>? = session.observe { told.append("second") }
    let third = session.observe { [weak first] in
      told.append("third")
      first?.end()
    }
    session.send(.launch)
    #expect(told == ["first", "second", "third"])
    #expect(second != nil)
    second = nil
    session.clearLog()
    #expect(told == ["first", "second", "third", "third"])
    third.end()
  }

  @Test func timeStopsWhereItWasAskedTo() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    session.alarm = SimulatedTime(milliseconds: 100)
    #expect(clock.takeAsked().last == "wake 0.100")
    var moments: [Int] = []
    let observation = session.observe { [weak session] in
      moments.append(session?.state.now.milliseconds ?? -1)
    }
    // However late the clock is.
    clock.pass(to: 900)
    #expect(moments == [100, 250])
    #expect(session.alarm == nil)
    #expect(session.nextMoment == nil)
    #expect(clock.takeAsked().last == "wake never")
    session.alarm = SimulatedTime(milliseconds: 2000)
    session.send(.tapButton(DialogID(0), index: 0))
    #expect(session.nextMoment == SimulatedTime(milliseconds: 1100))
    observation.end()
  }

  @Test func frozenTimeHasNoNextMoment() {
    let session = Session(oneAlert(asks: true), clock: clock)
    session.send(.launch)
    session.alarm = SimulatedTime(milliseconds: 100)
    #expect(session.nextMoment == nil)
    #expect(clock.takeAsked().last == "wake never")
    session.send(.answer(.alertViewShouldEnableFirstOtherButton, true, target: nil))
    #expect(session.nextMoment == SimulatedTime(milliseconds: 100))
  }

  @Test func clearingTheLogChangesNothingElse() {
    let session = Session(oneAlert(), clock: clock)
    session.send(.launch)
    let state = session.state
    session.clearLog()
    #expect(session.log.entries.isEmpty)
    #expect(session.log.callCount == 0)
    #expect(session.state == state)
    clock.pass(to: 250)
    #expect(lines(session) == ["0.250  a  didPresentAlertView:"])
    #expect(session.log.entries.map(\.call) == [nil, 1])
    #expect(session.log.entries.map(\.delta) == [nil, nil])
  }

  @Test func aRunThatIsGoneIsNotWoken() {
    var session: Session? = Session(oneAlert(), clock: clock)
    weak let watched = session
    session?.send(.launch)
    session = nil
    #expect(watched == nil)
    clock.pass(to: 250)
  }
}

/// The clock of a run without anybody watching.
@MainActor @Suite struct VirtualClockTests {
  @Test func timeJumpsAndNeverGoesBack() {
    let clock = VirtualClock()
    #expect(clock.now == .zero)
    clock.jump(to: SimulatedTime(milliseconds: 500))
    #expect(clock.now == SimulatedTime(milliseconds: 500))
    clock.jump(to: SimulatedTime(milliseconds: 400))
    #expect(clock.now == SimulatedTime(milliseconds: 500))
  }

  @Test func virtualTimeDoesNotAdvanceByItself() {
    let clock = VirtualClock()
    clock.jump(to: SimulatedTime(milliseconds: 5))
    clock.hold(at: SimulatedTime(milliseconds: 3))
    clock.release()
    clock.wake(at: .zero) { Issue.record("nobody is called") }
    #expect(clock.now == SimulatedTime(milliseconds: 5))
  }

  /// A clock that gives a run no time: it performs one moment in each go.
  private final class HastyClock: SessionClock {
    var now = SimulatedTime.zero
    private(set) var fallen: [String] = []
    var patience: Duration? { .zero }

    func wake(at time: SimulatedTime?, _ body: @escaping () -> Void) {}
    func hold(at time: SimulatedTime) {}
    func release() {}

    func fallBack(to time: SimulatedTime) {
      fallen.append(time.seconds)
      now = time
    }
  }

  /// A run that cannot keep up goes slower, and the main loop has its turn.
  @Test func aRunThatCannotKeepUpFallsBack() throws {
    var prototype = oneAlert()
    var task = PrototypeTask(
      id: "again", work: .simulated(milliseconds: 1, showsProgress: false, outcome: .success))
    task.loader = .none
    task.whenDone = [.run(TaskID(0))]
    prototype.tasks = [task]
    let clock = HastyClock()
    let session = Session(prototype, clock: clock)
    session.send(.launch)
    session.send(.perform(.run(TaskID(0))))
    clock.now = SimulatedTime(milliseconds: 1_000_000)
    session.advance()
    #expect(session.state.now < SimulatedTime(milliseconds: 1_000))
    #expect(clock.fallen.last == session.state.now.seconds)
    // An input comes at the time that the run has reached.
    clock.now = SimulatedTime(milliseconds: 2_000_000)
    session.send(.home)
    #expect(session.state.now < SimulatedTime(milliseconds: 1_000))
    #expect(session.timelines.last?.input(at: 2).time == session.state.now)
  }
}
