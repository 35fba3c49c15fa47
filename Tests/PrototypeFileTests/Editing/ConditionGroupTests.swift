import TestTools
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Groups of sentences: what a person changes in them.
@Suite struct ConditionGroupTests {
  private func form(_ flow: String) throws -> ConditionForm {
    ConditionForm(try DocumentEditor.value(ofFlow: flow))
  }

  private func flow(_ form: ConditionForm) -> String? { form.node.flatMap { FlowText.whole($0) } }

  private func group(_ content: ConditionForm.Content) -> ConditionForm? {
    if case .group(let form) = content { form } else { nil }
  }

  @Test(arguments: [
    (
      "{all: [{any: [{field: 0, minLength: 1}, {equals: a}]}, {equals: b}]}",
      "all(any(0 1; own a); own b)"
    ),
    (
      "{any: [{field: 0, minLength: 2, maxLength: 3}, {equals: a}]}",
      "any(all(0 2; 0 3); own a)"
    ),
    ("{not: {field: 0, minLength: 3}}", "none(0 3)"),
    ("{not: {not: {field: 0, equals: a}}}", "none(0 not a)"),
    ("{not: {all: [{equals: a}, {equals: b}]}}", "none(all(own a; own b))"),
    ("{all: [{not: {any: [{equals: a}, {equals: b}]}}]}", "all(none(own a; own b))"),
  ])
  func groupsAreRead(flow: String, words: String) throws {
    let form = try form(flow)
    #expect(form.short == words)
    #expect(self.flow(form) == flow)
  }

  /// As deep as the format lets a document be.
  @Test func groupsAreAsDeepAsTheFormat() throws {
    var flow = "{equals: a}"
    for depth in 0..<28 { flow = "{\(depth % 2 == 0 ? "any" : "all"): [\(flow), {equals: b}]}" }
    let form = try form(flow)
    #expect(form.hasWordsOnly)
    #expect(self.flow(form) == flow)
  }

  @Test func aNewGroupHasTwoSentencesAndTheOtherWord() throws {
    let fields: [ConditionForm.Subject] = [.field(0), .field(1)]
    var form = ConditionForm(.test(.field(0), .contains("@")))
    let made = try #require(ConditionForm.newGroup(in: form.joint, about: fields))
    form.rows.append(ConditionForm.FormRow(made))
    #expect(
      flow(form)
        == "{all: [{field: 0, matches: \".*@.*\"}, "
        + "{any: [{field: 0, minLength: 1}, {field: 1, minLength: 1}]}]}")
    for joint in [ConditionForm.Joint.any, .none] {
      let made = ConditionForm.newGroup(in: joint, about: [.own])
      #expect(made.flatMap { group($0)?.short } == "all(own 1; own 8)")
    }
    #expect(ConditionForm.newGroup(in: .all, about: []) == nil)
  }

  @Test(arguments: [
    ("{any: [{equals: a}]}", "own a"), ("{all: [{equals: a}]}", "own a"),
    ("{not: {any: [{equals: a}]}}", "own not a"), ("{not: {any: [{minLength: 1}]}}", "own 0"),
    ("{not: {any: [{any: [{equals: a}, {equals: b}]}]}}", "none(own a; own b)"),
    // There are no words for their opposite.
    ("{not: {any: [{minLength: 8}]}}", "none(own 8)"),
    ("{not: {any: [{all: [{equals: a}, {equals: b}]}]}}", "none(all(own a; own b))"),
    ("{any: [{equals: a}, {equals: b}]}", "any(own a; own b)"),
  ])
  func aGroupOfOneIsThatOne(flow: String, words: String) throws {
    // Not as a whole: there it is read without a group.
    let form = try #require(group(try form("{all: [\(flow), {equals: z}]}").rows[0].content))
    #expect(form.single.short == words)
  }

  @Test func theLastGroupOfAConditionIsTheCondition() throws {
    var form = try form("{all: [{any: [{equals: a}, {equals: b}]}, {equals: c}]}")
    form.rows.removeLast()
    #expect(flow(form.shortened) == "{any: [{equals: a}, {equals: b}]}")
    form.joint = .none
    #expect(flow(form.shortened) == "{not: {any: [{equals: a}, {equals: b}]}}")
    let one = try self.form("{all: [{equals: c}]}")
    #expect(flow(one.shortened) == "{all: [{equals: c}]}")
  }

  @Test func neighboursInOneMapStayInIt() throws {
    var form = try form("{all: [{field: 1, minLength: 8, maxLength: 64}, {field: 1, equals: a}]}")
    form.move(0, to: 1)
    #expect(flow(form) == "{all: [{field: 1, maxLength: 64, minLength: 8}, {field: 1, equals: a}]}")
    form.move(2, to: 1)
    #expect(
      flow(form)
        == "{all: [{field: 1, maxLength: 64}, {field: 1, equals: a}, {field: 1, minLength: 8}]}")
    let before = form
    form.move(0, to: 3)
    form.move(1, to: 1)
    #expect(form == before)
  }

  /// A shorter form means what the longer one does, and so does the order of the sentences.
  @Test func randomChangesKeepTheMeaning() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<2_000 {
      var form = ConditionForm(RandomCondition.node(depth: 4, &numbers))
      let texts = (0..<2).map { _ in ["", "a.b", "@", "12"].randomElement(using: &numbers) ?? "" }
      // What a pattern matches is not the question here.
      func holds(_ form: ConditionForm) -> Bool? {
        form.holds { subject, test in
          test.holds(for: subject == .own ? texts[0] : texts[1]) { $0.count > $1.count }
        }
      }
      let truth = holds(form)
      #expect(truth != nil)
      #expect(holds(form.shortened) == truth)
      #expect(holds(ConditionForm(form.single)) == truth)
      let last = form.rows.count - 1
      form.move(
        Int.random(in: 0...last, using: &numbers), to: Int.random(in: 0...last, using: &numbers))
      #expect(holds(form) == truth)
    }
  }

  @Test func whatIsNotKnownIsNotGuessed() throws {
    let known = try form("{any: [{equals: a}, {minLength: 8}]}")
    #expect(known.holds { $1 == .equals("a") ? true : nil } == true)
    #expect(known.holds { $1 == .equals("a") ? false : nil } == nil)
    #expect(try form("{all: [{field: 0}, {equals: a}]}").holds { _, _ in false } == false)
    #expect(try form("{not: {any: [{field: 0}]}}").holds { _, _ in true } == nil)
  }
}

extension ConditionForm {
  /// What it says, as few characters as tell it from others.
  fileprivate var short: String {
    "\(joint)(\(rows.map(\.content.short).joined(separator: "; ")))"
  }
}

extension ConditionForm.Content {
  fileprivate var short: String {
    switch self {
    case .group(let form): return form.short
    case .written(let flow): return flow
    case .test(let subject, let test):
      let name = if case .field(let index) = subject { String(index) } else { "own" }
      let value = test.entry?.1.text ?? ""
      return "\(name) \(test.isNegated ? "not " : "")\(value)"
    }
  }
}
