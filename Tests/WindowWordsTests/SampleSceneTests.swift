import DialogModel
import DialogSimulator
import PrototypeFile
import Testing
import WindowWords

/// The moment of a run at which a sample is shown.
@Suite struct SampleSceneTests {
  private func scene(_ text: String) throws -> Simulator {
    let reading = PrototypeDocument.load(Array("rehearsal: 1\n\(text)\n".utf8), in: .bare)
    try #require(reading.problems.map(\.message) == [])
    return SampleScene.run(of: try #require(reading.prototype))
  }

  private let alerts = """
    dialogs:
      a: {alert: {title: A, cancelButton: OK}}
      b: {alert: {title: B, cancelButton: OK}}
    """

  @Test func firstDialogIsUpWhereNothingOpensOne() throws {
    #expect(try scene(alerts).state.showings.map(\.dialog) == [DialogID(0)])
  }

  @Test func firstControlThatPresentsIsTapped() throws {
    let screen = "screens: {s: {controls: [{button: N}, {button: B, then: [{present: b}]}]}}\n"
    #expect(try scene(screen + alerts).state.showings.map(\.dialog) == [DialogID(1)])
  }

  @Test func screenAloneIsLaunched() throws {
    let simulator = try scene("screens: {s: {controls: [{button: N}]}}")
    #expect(simulator.state.showings.isEmpty && simulator.state.screen == ScreenID(0))
  }

  @Test func taskOfTheAlertIsRunning() throws {
    let simulator = try scene(
      """
      dialogs:
        a:
          alert:
            cancelButton: No
            otherButtons: [{title: Go, then: [{run: t}]}, {title: Or, then: [{run: u}]}]
      tasks:
        t: {title: Sending, simulate: {seconds: 60}}
        u: {title: Waiting, simulate: {seconds: 60}}
      """)
    #expect(simulator.state.jobs.map(\.task) == [TaskID(0)])
  }

  @Test func questionsOfDelegatesAreAnsweredYes() throws {
    let simulator = try scene(
      """
      dialogs:
        a:
          alert:
            style: plainText
            cancelButton: OK
            textFields: [{delegate: {returns: {"textFieldShouldBeginEditing:": ask}}}]
      """)
    #expect(simulator.state.hold == nil)
    #expect(simulator.state.firstResponder == .alert(DialogID(0), index: 0))
  }
}
