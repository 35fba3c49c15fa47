import DialogModel
import PrototypeFile
import Testing

/// Steps with a name, in the place of which scenarios have them.
@Suite struct SharedStepsTests {
  private static let nested = """
    screens: {home: {controls: [{button: Go}]}}
    steps:
      in:
        - tapOn: Go
        - perform: pause
        - tapOn: Stay
      pause:
        - wait: 1
        - waitForAnimationToEnd: true
      nothing: []
    scenarios:
      x:
        steps:
          - wait: 2
          - perform: in
          - perform: nothing
          - tapOn: Stop
        expect: []
    """

  @Test func stepsComeInPlaceOfTheirName() throws {
    let prototype = try prototype(Self.nested)
    let script = try #require(prototype.scenarios.first)
    #expect(
      script.steps.map(\.kind) == [
        .wait(milliseconds: 2000), .tapOn(.text(.whole("Go")), dialog: nil),
        .wait(milliseconds: 1000), .waitForAnimationToEnd,
        .tapOn(.text(.whole("Stay")), dialog: nil), .tapOn(.text(.whole("Stop")), dialog: nil),
      ])
    #expect(script.steps.map(\.line) == [15, 5, 9, 10, 7, 18])
    #expect(script.steps.map(\.entry) == [0, 1, 1, 1, 1, 3])
    #expect(script.steps.map(\.sharedEntry) == [0, 0, 0, 1, 2, 0])
    let places = script.steps.map { step in
      step.shared.map { "\($0.name) \($0.number)/\($0.count) \($0.line)" }
    }
    #expect(places == [nil, "in 1/4 16", "pause 1/2 16", "pause 2/2 16", "in 4/4 16", nil])
    #expect(script.uses.mapValues(\.list) == [1: 0, 2: 2])
    #expect(script.steps(ofEntry: 1) == 1..<5 && script.steps(ofEntry: 2) == 5..<5)
    #expect(prototype.sharedSteps.map(\.name) == ["in", "pause", "nothing"])
    #expect(prototype.performedSteps == [0, 1, 2])
  }

  @Test func aCaptionIsSaidWithEachStepThatHasNone() throws {
    let prototype = try prototype(
      """
      strings: {ru: {We go: Идём}}
      steps: {in: [{wait: 1, notes: Breathe}, {goBack: true}, {goBack: true, say: There}]}
      scenarios: {x: {steps: [{perform: in, say: We go, notes: Slowly}, {perform: in}], expect: []}}
      """)
    let steps = try #require(prototype.localized("ru").scenarios.first).steps
    #expect(steps.map(\.say) == [nil, "Идём", "There", nil, nil, "There"])
    #expect(steps.map(\.notes) == ["Breathe", "Slowly", nil, "Breathe", nil, nil])
  }

  @Test(arguments: [
    ("{in: [⟨{perform: in}]}", "“in” would perform itself without end"),
    ("{in: [{wait: 1}], out: [{perform: ⟨inn}]}", "no steps are called “inn”; did you mean “in”?"),
    (
      "{in: [{perform: to}], to: [{wait: 1}, ⟨{perform: so}], so: [⟨{perform: to}]}",
      "“so” would perform itself without end|“to” would perform itself without end"
    ),
    (
      "{in: [⟨{perform: in, timeout: 1}]}",
      "“timeout” is not allowed beside “perform”|“in” would perform itself without end"
    ),
    ("{in: [{wait: 1, perform: in}]}", nil), ("{in: [{perform: in, now: true}]}", nil),
    ("{in: {tapp: x}}", nil), ("{'': []}", nil),
  ])
  func aNameThatIsNoneIsAnError(_ steps: String, _ messages: String?) {
    let document = "rehearsal: 1\nsteps: \(steps.replacing("⟨", with: ""))\n"
    let found = problems(document)
    guard let messages else {
      #expect(!found.isEmpty)
      return
    }
    let said = found.map { String($0.split(separator: " ", maxSplits: 2).last ?? "") }
    #expect(said.sorted() == messages.split(separator: "|").map { String($0) }.sorted())
  }

  /// Steps that perform the next ones, so many deep.
  private func chain(_ depth: Int, last: String = "[{wait: 1}]", each: Int = 1) -> String {
    let links = (1..<depth).map { number in
      let uses = Array(repeating: "{perform: s\(number + 1)}", count: each).joined(separator: ", ")
      return "  s\(number): [\(uses)]\n"
    }
    return "steps:\n" + links.joined() + "  s\(depth): \(last)\n"
  }

  private static let performing = "scenarios: {x: {expect: [], steps: [{perform: s1}]}}\n"

  @Test func stepsAreSixteenDeepAtMost() throws {
    #expect(try prototype(chain(16) + Self.performing).scenarios[0].steps.count == 1)
    #expect(
      problems("rehearsal: 1\n" + chain(17) + Self.performing)
        == ["3:8: error: steps perform each other more than 16 deep here"])
  }

  @Test func thereAreSoManyAtMost() throws {
    let most = "[" + Array(repeating: "{wait: 0}", count: 100).joined(separator: ", ") + "]"
    let steps = chain(2, last: most, each: 1000)
    #expect(try prototype(steps + Self.performing).scenarios[0].steps.count == 100_000)
    let over = "scenarios: {x: {expect: [], steps: [{perform: s1}, {wait: 0}]}}\n"
    #expect(
      problems("rehearsal: 1\n" + steps + over)
        == ["5:37: error: with “perform” there are more than 100000 steps here"])
    // Many scenarios share one memory.
    let many = (0...10).map { "  x\($0): {expect: [], steps: [{perform: s1}]}\n" }.joined()
    #expect(
      problems("rehearsal: 1\n" + steps + "scenarios:\n" + many)
        == ["16:29: error: with “perform” there are more than 1000000 steps here"])
  }

  @Test func namesWithoutStepsTakeNoTime() throws {
    let steps = chain(16, last: "[]", each: 50)
    #expect(try prototype(steps + Self.performing).scenarios[0].steps.isEmpty)
  }

  @Test func aNameThatNothingPerformsIsAWarning() {
    let source = """
      rehearsal: 1
      steps: {a: [{wait: 1}], b: [{perform: a}], c: [{perform: a}]}
      scenarios: {x: {steps: [{perform: c}], expect: []}}
      """
    func warnings(_ known: String = "[]") -> [String] {
      PrototypeDocument.check(Array("\(source)\nknown: \(known)".utf8), in: .bare).problems.map {
        "\($0.line):\($0.column) \($0.rule.rawValue) \($0.message)"
      }
    }
    #expect(warnings() == ["2:25 unperformed nothing performs “b”"])
    #expect(
      warnings("{finding: unperformed, at: /steps/b, because: It comes next week.}") == [])
  }
}
