import DialogModel
import Scenario
import Testing

/// Steps with a name where they are played.
@MainActor
@Suite struct SharedStepsTests {
  private let named =
    document + """

      steps:
        first:
          - tapOn: Go
          - perform: close
        close:
          - tapOn: Cancel
          - {tapOn: Gone, timeout: 1}
      """

  @Test func theyAreDoneOneByOne() throws {
    let played = try play("perform: first", in: named)
    #expect(
      played.inputs == [
        #"0.000  start  input: "tapOn \"Go\""  [S1]"#,
        #"0.250  a  input: "tapOn \"Cancel\""  [D2]"#,
      ])
  }

  @Test func aFailureSaysWhichOneOfThemItIs() throws {
    let failure = try #require(try play("wait: 1", "perform: first", in: named).failure)
    #expect(failure.shared?.line == 6)
    let prototype = try prototype(["wait: 1", "perform: first"], in: named)
    #expect(failure.line == prototype.scenarios.first?.steps.last?.line)
    #expect(
      failure.message
        == "close 2 of 2, step 4, performed on line 6: waited 1.000 s without success for “Gone”")
  }

  @Test func aQuestionThatNobodyAnswersNamesThem() throws {
    let asking = """
      dialogs:
        question:
          alert: {title: Sure?, otherButtons: [OK]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
      steps: {ask: {present: question}}
      """
    let message = try play("perform: ask", in: asking).failure?.message
    #expect(message?.hasPrefix("ask 1 of 1, step 1, performed on line 5: “question” asks") == true)
  }
}
