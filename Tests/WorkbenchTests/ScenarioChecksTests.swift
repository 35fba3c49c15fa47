import AddressLiterals
import PrototypeFile
import Testing

@testable import Workbench

/// Which scenarios are run by themselves after a change.
@MainActor @Suite struct ScenarioChecksTests {
  private static let document = """
    dialogs: {a: {alert: {title: A, cancelButton: OK}}}
    scenarios: {x: {start: a, steps: [{tapOn: OK}]}}

    """

  @Test(arguments: [
    ("steps: [{waitForAnimationToEnd: true}], expect: []", true), ("steps: []", true),
    ("start: a, steps: [{tapOn: OK}]", false),
    ("steps: [{wait: 1}], expect: [\"...\"]", false),
  ])
  func aScenarioInWhichNothingIsDoneIsEmpty(_ text: String, _ isEmpty: Bool) throws {
    let bench = try Bench(
      "screens: {s: {title: S}}\ndialogs: {a: {alert: {title: A, cancelButton: OK}}}\n"
        + "scenarios: {x: {\(text)}}")
    bench.workbench.startAgain(playing: "x")
    try bench.pass()
    #expect((bench.workbench.results["x"]?.status == .empty) == isEmpty)
  }

  /// Nothing is run that a person does not see where one of the tasks has a command.
  @Test(
    arguments: [
      ("", true), ("tasks: {job: {simulate: {seconds: 1}}}", true),
      ("tasks: {job: {simulate: {seconds: 1}}, other: {command: [\"true\"]}}", false),
    ], [true, false])
  func documentsWithCommandsAreNotRun(_ tasks: (String, Bool), byAnotherProgram: Bool) throws {
    let bench = try Bench(Self.document + tasks.0)
    let workbench = bench.workbench
    workbench.startAgain(playing: "x")
    try bench.pass()
    #expect(workbench.results["x"]?.isGood == true)
    #expect(!workbench.checkingScenarios.isWaiting)
    if byAnotherProgram {
      try bench.reload(Self.document.replacing("title: A", with: "title: B") + tasks.0)
    } else {
      workbench.beginEditing()
      try workbench.edit(.set(path: "/dialogs/a/alert/title", .text("B")))
    }
    #expect(workbench.results.isEmpty && workbench.staleResults["x"]?.isGood == true)
    #expect(workbench.checkingScenarios.isWaiting == tasks.1)
    workbench.checkingScenarios.cancel()
  }
}
