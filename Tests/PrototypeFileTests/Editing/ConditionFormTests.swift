import TestTools
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

@Suite struct ConditionFormTests {
  private func form(_ flow: String) throws -> ConditionForm {
    ConditionForm(try DocumentEditor.value(ofFlow: flow))
  }

  private func flow(_ form: ConditionForm) -> String? { form.node.flatMap { FlowText.whole($0) } }

  @Test(arguments: [
    ("{field: 0, minLength: 1}", ConditionTest.isNotEmpty),
    ("{field: 0, maxLength: 0}", .isEmpty),
    ("{field: 0, minLength: 8}", .hasAtLeast(8)),
    ("{field: 0, maxLength: 8}", .hasAtMost(8)),
    ("{field: 0, equals: yes please}", .equals("yes please")),
    ("{field: 0, matches: .*@.*}", .contains("@")),
    (#"{field: 0, matches: '.*\..*'}"#, .contains(".")),
    ("{field: 0, matches: ab.*}", .begins("ab")),
    ("{field: 0, matches: .*ab}", .ends("ab")),
    ("{field: 0, matches: .+@.+}", .matches(".+@.+")),
    (#"{field: 0, matches: 'a\.*'}"#, .matches(#"a\.*"#)),
    (#"{field: 0, matches: '.*\d'}"#, .matches(#".*\d"#)),
    ("{field: 0, matches: .*}", .matches(".*")),
    ("{not: {field: 0, equals: no}}", .differs("no")),
    ("{not: {field: 0, matches: .* .*}}", .lacks(" ")),
  ])
  func aTestIsOneSentence(flow: String, test: ConditionTest) throws {
    let form = try form(flow)
    #expect(form.rows.map(\.content) == [.test(.field(0), test)])
    #expect(form.joint == .all)
    #expect(form.isWritten(as: try DocumentEditor.value(ofFlow: flow)))
  }

  @Test func severalTestsOfAMapAreSeveralSentences() throws {
    var form = try form("{all: [{field: 1, minLength: 8, maxLength: 64}, {field: 0, equals: a}]}")
    #expect(form.rows.count == 3)
    form.rows.remove(at: 2)
    #expect(flow(form) == "{all: [{field: 1, minLength: 8, maxLength: 64}]}")
    form.rows[0].content = .test(.field(0), .hasAtLeast(8))
    #expect(
      flow(form) == "{all: [{field: 0, minLength: 8}, {field: 1, maxLength: 64}]}")
  }

  @Test func oneSentenceBecomesAListWithTheSecond() throws {
    var form = ConditionForm(.test(.field(0), .contains("@")))
    #expect(flow(form) == "{field: 0, matches: \".*@.*\"}")
    form.rows.append(ConditionForm.FormRow(.test(.field(1), .hasAtLeast(8))))
    #expect(flow(form) == "{all: [{field: 0, matches: \".*@.*\"}, {field: 1, minLength: 8}]}")
    form.joint = .any
    #expect(flow(form) == "{any: [{field: 0, matches: \".*@.*\"}, {field: 1, minLength: 8}]}")
    form.joint = .none
    #expect(
      flow(form) == "{not: {any: [{field: 0, matches: \".*@.*\"}, {field: 1, minLength: 8}]}}")
  }

  @Test(arguments: [
    "{all: [{any: [{field: 0}, {field: 1, minLength: 1}]}, {field: 1, minLength: 2}]}",
    "{not: {all: [{any: []}, {field: 0, equals: a}]}}",
    "{field: 0}", "{all: []}", "word", "[1, 2]", "{minLength: many}", "{field: a, minLength: 1}",
  ])
  func partWithoutSentenceStays(flow: String) throws {
    let form = try form(flow)
    #expect(!form.hasWordsOnly)
    #expect(self.flow(form) == flow)
  }

  @Test(arguments: [
    ConditionTest.contains(""), .begins(""), .ends(""), .matches(""), .lacks(""), .hasAtLeast(nil),
    .hasAtMost(nil),
  ])
  func anUnfinishedSentenceIsNotWritten(test: ConditionTest) {
    #expect(ConditionForm(.test(.field(0), test)).node == nil)
  }

  /// Whatever a condition is, reading it and writing it again gives the same.
  @Test func randomConditionsComeBack() throws {
    var numbers = SeededNumbers(seed: 20_251_124)
    for _ in 0..<3_000 {
      let node = RandomCondition.node(depth: 3, &numbers)
      let form = ConditionForm(node)
      #expect(flow(form) == FlowText.whole(node), "\(FlowText.whole(node) ?? "")")
      #expect(form.isWritten(as: node))
    }
  }

  /// What is in lists has words, however deep they are.
  @Test func randomConditionsHaveWords() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      let node = RandomCondition.node(depth: 5, &numbers)
      #expect(ConditionForm(node).hasWordsOnly, "\(FlowText.whole(node) ?? "")")
    }
  }

  /// Whatever a person puts together is read back as it was, as long as each sentence is the
  /// shortest for what it says.
  @Test func randomSentencesComeBack() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<3_000 {
      let form = RandomCondition.form(depth: 4, &numbers)
      let node = try #require(form.node)
      let again = ConditionForm(try DocumentEditor.value(ofFlow: FlowText.whole(node) ?? ""))
      #expect(again.spelled == form.spelled, "\(FlowText.whole(node) ?? "")")
    }
  }
}

extension ConditionForm {
  /// What it says, without how it is written.
  var spelled: String {
    let parts = rows.map { row -> String in
      switch row.content {
      case .test(let subject, let test): "\(subject) \(test)"
      case .group(let form): form.spelled
      case .written(let flow): flow
      }
    }
    return "\(joint)(\(parts.joined(separator: "; ")))"
  }

  /// Whether all of it is in words.
  var hasWordsOnly: Bool {
    rows.allSatisfy { row in
      switch row.content {
      case .test: true
      case .group(let form): form.hasWordsOnly
      case .written: false
      }
    }
  }
}

/// Conditions by chance.
enum RandomCondition {
  private static let texts = [
    "@", "a.b", #"\"#, "ä", "(", "12", "true", "x y", "-", "#", "*.*", "{}", "it’s", ": ", "👍🏽",
  ]

  static func node(depth: Int, _ numbers: inout SeededNumbers) -> YAMLNode {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 3), using: &numbers) {
    case 0: .map([("field", .plain("1"))] + tests(&numbers))
    case 1: .map(tests(&numbers))
    case 2: .map([("replacement", .map(tests(&numbers)))])
    case 3, 4: .map([("all", list(depth, &numbers))])
    case 5: .map([("any", list(depth, &numbers))])
    default: .map([("not", node(depth: depth - 1, &numbers))])
    }
  }

  private static func list(_ depth: Int, _ numbers: inout SeededNumbers) -> YAMLNode {
    let count = Int.random(in: 1...3, using: &numbers)
    return .list((0..<count).map { _ in node(depth: depth - 1, &numbers) })
  }

  private static func tests(_ numbers: inout SeededNumbers) -> [(String, YAMLNode)] {
    var tests: [(String, YAMLNode)] = []
    let text = texts.randomElement(using: &numbers) ?? ""
    if Bool.random(using: &numbers) {
      tests.append(("minLength", .plain("\(Int.random(in: 0...9, using: &numbers))")))
    }
    if Bool.random(using: &numbers) {
      tests.append(("maxLength", .plain("\(Int.random(in: 0...9, using: &numbers))")))
    }
    if Bool.random(using: &numbers) { tests.append(("equals", .text(text))) }
    if tests.isEmpty || Bool.random(using: &numbers) {
      let patterns = [
        text, ".*" + text, text + ".*", ".*" + PatternText.pattern(for: text) + ".*", "[a-z]+",
        ".*",
        ".*.*",
      ]
      tests.append(("matches", .text(patterns.randomElement(using: &numbers) ?? "")))
    }
    return tests
  }

  /// Sentences, and groups of at least two of them.
  static func form(depth: Int, _ numbers: inout SeededNumbers) -> ConditionForm {
    let least = depth == 4 ? 1 : 2
    var rows: [ConditionForm.FormRow] = []
    for _ in 0..<Int.random(in: least...4, using: &numbers) {
      let isGroup = depth > 0 && Int.random(in: 0..<3, using: &numbers) == 0
      rows.append(
        ConditionForm.FormRow(
          isGroup ? .group(form(depth: depth - 1, &numbers)) : sentence(&numbers)))
    }
    let joint = ConditionForm.Joint.allCases.randomElement(using: &numbers) ?? .all
    if rows.count == 1 { rows = [ConditionForm.FormRow(sentence(&numbers))] }
    return ConditionForm(rows.count == 1 ? .all : joint, rows)
  }

  static func sentence(_ numbers: inout SeededNumbers) -> ConditionForm.Content {
    let text = texts.randomElement(using: &numbers) ?? ""
    let number = Int.random(in: 2...20, using: &numbers)
    let tests: [ConditionTest] = [
      .isNotEmpty, .isEmpty, .hasAtLeast(number), .hasAtMost(number), .equals(text), .differs(text),
      .contains(text), .lacks(text), .begins(text), .ends(text), .matches("[a-z]{\(number)}"),
    ]
    let subjects: [ConditionForm.Subject] = [.own, .field(0), .field(1), .replacement]
    return .test(
      subjects.randomElement(using: &numbers) ?? .own,
      tests.randomElement(using: &numbers) ?? .isEmpty)
  }
}
