import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Which steps follow a text, by what was found when their scenarios were played.
@Suite struct FollowingStepsTests {
  /// Steps with a name are those of several scenarios, and change only if that suits all of them.
  @Test func stepsWithANameFollowWhereAllScenariosAgree() throws {
    let root = try tree(
      """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}]}}
      steps: {in: [{wait: 1}, {tapOn: Go}], never: {tapOn: Go}}
      scenarios:
        a: {steps: [{perform: in}]}
        b: {steps: [{wait: 1}, {perform: in}, {perform: in}]}
      """)
    let uses = Uses(root)
    var retitling = try #require(
      uses.retitling(at: PartAddress(text: "/screens/home/controls/0/button"), to: .text("Start")))
    let start = StepFinding.Fate.becomes("Start")
    for (fate, expected) in [
      (start, "/steps/in/1/tapOn text(\"Start\")"), (.same, "?/steps/in/1/tapOn text(\"Go\")"),
      (.lost, "?/steps/in/1/tapOn text(\"Go\")"),
    ] {
      retitling.findings = [
        StepFinding(scenario: "a", step: 1, start), StepFinding(scenario: "b", step: 2, start),
        StepFinding(scenario: "b", step: 4, fate),
      ]
      #expect(
        lines(uses.following(retitling), in: root)
          == [expected, "/steps/never/0/tapOn text(\"Start\")"])
    }
  }

  /// Of a document with errors not each step is played, and the numbers of the others are not theirs.
  @Test func whatWasFoundOfOtherStepsIsNotUsed() throws {
    let source = """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}, {button: Stay}]}}
      scenarios: {x: {steps: [STEP{tapOn: Go}, {tapOn: Stay}]}}
      """
    for (step, expected) in [
      ("", ["/scenarios/x/steps/0/tapOn text(\"Start\")"]),
      ("{tapp: Go}, ", ["/scenarios/x/steps/1/tapOn text(\"Start\")"]),
    ] {
      let root = try #require(
        YAMLDocument(Array(source.replacing("STEP", with: step).utf8)).root)
      let uses = Uses(root)
      var retitling = try #require(
        uses.retitling(at: PartAddress(text: "/screens/home/controls/0/button"), to: .text("Start"))
      )
      retitling.findings = [
        StepFinding(scenario: "x", step: 0, .becomes("Start")),
        StepFinding(scenario: "x", step: 1, .same),
      ]
      #expect(lines(uses.following(retitling), in: root) == expected)
    }
  }
}
