import DialogModel
import DialogSimulator
import PrototypeFile
import RandomPrototypes
import Session
import Testing

@testable import Workbench

/// What a person decides or does in a window becomes steps that a scenario accepts.
@MainActor
@Suite struct KeptStepsTests {
  private static let document = """
    screens:
      start:
        controls: [{button: Go, id: go, then: [{present: a}]}, {button: Later, id: later}]
    dialogs:
      a:
        alert: {title: Sure?, cancelButton: No, otherButtons: [{title: Yes, then: [{run: job}]}]}
      share: {activityPicker: {items: [{text: Hello}], builtIn: {mail: {seconds: 60}}}}
    tasks:
      job: {simulate: {seconds: 100}, cancellable: true}
    notifications:
      tea: {body: Tea, after: 1000}
    application: true
    """

  private let share = DialogID(1)

  /// The steps that were kept of some inputs, between which nothing moves any more.
  private func kept(_ inputs: [Input], milliseconds: Int = 1_000) throws -> (String, KeptScenario) {
    let bench = try Bench(KeptStepsTests.document)
    try bench.pass(milliseconds: milliseconds)
    for input in inputs {
      bench.workbench.send(input)
      try bench.pass(milliseconds: milliseconds)
    }
    let kept = try #require(try bench.workbench.keptScenario(named: "x"))
    return (String(decoding: kept.bytes, as: UTF8.self), kept)
  }

  private let yes: [Input] = [
    .tapControl(ControlID(screen: ScreenID(0), index: 0)), .tapButton(DialogID(0), index: 1),
  ]

  @Test(arguments: [
    (JobSteering.succeed, "endTask: {task: job, with: success}"),
    (.fail, "endTask: {task: job, with: failure}"),
  ])
  func howAJobEnds(_ steering: JobSteering, _ step: String) throws {
    let (text, kept) = try kept(yes + [.steer(TaskID(0), steering)])
    #expect(text.contains(step) && kept.isSame && kept.leftOut.isEmpty)
  }

  @Test func aJobThatIsCancelledIsATap() throws {
    let (text, kept) = try kept(yes + [.cancelLoader(DialogID(0))])
    #expect(kept.isSame && kept.leftOut.isEmpty)
    #expect(text.contains("tapOn: Cancel"))
  }

  @Test func aJobThatHangsHasNoStep() throws {
    let (_, kept) = try kept(yes + [.steer(TaskID(0), .hang)])
    #expect(kept.isSame && kept.leftOut == ["{task: {job: hangs}}"])
  }

  @Test func theEndOfAnActivity() throws {
    let (text, kept) = try kept([
      .perform(.present(share)), .chooseActivity(share, .builtIn(.mail)),
      .endActivity(1, completed: false),
    ])
    #expect(text.contains("endActivity: {completed: false}"))
    #expect(kept.isSame && kept.leftOut.isEmpty)
  }

  @Test func aNotificationThatFiresAndIsAnswered() throws {
    let (text, kept) = try kept([
      .perform(.schedule(NotificationID(0))), .home,
      .fireNotification(NotificationID(0), scheduled: 1),
      .openNotification(NotificationID(0), delivery: 1),
    ])
    #expect(text.contains("fireNotification: tea") && text.contains("openNotification: tea"))
    #expect(kept.isSame && kept.leftOut.isEmpty)
  }

  /// The alert is entering when the button under it is tapped, and then its own.
  @Test func whatIsDoneDuringAMovementIsDoneNow() throws {
    let bench = try Bench(KeptStepsTests.document)
    try bench.pass()
    for input in [yes[0], .tapControl(ControlID(screen: ScreenID(0), index: 1)), yes[1]] {
      bench.workbench.send(input)
      try bench.pass(milliseconds: 100)
    }
    let timeline = try #require(try bench.session.timelines.last)
    #expect(
      KeptSteps(timeline, .timed).lines == [
        "{tapOn: \"Go\"}", "{tapOn: \"Later\", now: true}",
        "{tapOn: \"Yes\", now: true}",
      ])
    #expect(!KeptSteps(timeline, .plain).lines.contains { $0.contains("now") })
  }

  @Test func everyStepIsOne() throws {
    var count = 0
    for seed in 0..<40 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var prototype = chance.prototype()
      prototype.scenarios = []
      let trip = RoundTrip(prototype)
      guard trip.broken == nil else { continue }
      var simulator = Simulator(
        prototype, matches: Pattern.matcher(), zones: TimeZones.offsets)
      var timeline = Timeline(of: simulator)
      timeline.perform(.launch, at: .zero, by: &simulator)
      for _ in 0..<60 where simulator.state.stop == nil {
        let moment = simulator.state.now.after(milliseconds: chance.gap())
        timeline.advance(&simulator, to: moment)
        timeline.perform(chance.input(simulator), at: simulator.state.now, by: &simulator)
      }
      for style in KeptSteps.Style.allCases {
        let steps = KeptSteps(timeline, style).lines
        count += steps.count
        let text = trip.text + "scenarios: {x: {steps: [\(steps.joined(separator: ", "))]}}\n"
        let errors = PrototypeDocument.load(Array(text.utf8), in: .bare).problems
          .filter { $0.severity == .error }
        #expect(errors.map(\.message) == [], "seed \(seed), \(style)")
      }
    }
    #expect(count > 1_000)
  }
}
