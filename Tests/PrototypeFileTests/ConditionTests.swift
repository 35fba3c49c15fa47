import DialogModel
import PrototypeFile
import Testing

/// Answers that depend on what was typed.
@Suite struct ConditionTests {
  private let asked = "alertViewShouldEnableFirstOtherButton:"
  private let changed = "textField:shouldChangeCharactersInRange:replacementString:"

  @Test(
    arguments: [
      ("{field: 0, minLength: 1}", .text(.field(0), TextTest(minLength: 1))),
      (
        "{field: 1, maxLength: 8, equals: 1.10, matches: '[a-z]*'}",
        .text(.field(1), TextTest(maxLength: 8, equals: "1.10", matches: "[a-z]*"))
      ),
      (
        "{all: [{field: 0, equals: a}, {not: {field: 1, equals: b}}]}",
        .all([
          .text(.field(0), TextTest(equals: "a")), .not(.text(.field(1), TextTest(equals: "b"))),
        ])
      ),
      (
        "{any: {field: 0, equals: ''}}", .any([.text(.field(0), TextTest(equals: ""))])
      ),
    ] as [(String, Condition)])
  func areRead(_ source: String, _ condition: Condition) throws {
    let dialog = try dialog(
      "{alert: {style: loginAndPassword}, delegate: {returns: {'\(asked)': {when: \(source)}}}}")
    #expect(dialog.delegate.returns == [.alertViewShouldEnableFirstOtherButton: .when(condition)])
  }

  @Test(
    arguments: [
      ("{maxLength: 5}", .text(.ownField, TextTest(maxLength: 5))),
      ("{field: 1, maxLength: 5}", .text(.ownField, TextTest(maxLength: 5))),
      ("{field: 0, equals: x}", .text(.field(0), TextTest(equals: "x"))),
      ("{replacement: {matches: '\\d'}}", .text(.replacement, TextTest(matches: "\\d"))),
    ] as [(String, Condition)])
  func areReadInAFieldsOwnDelegate(_ source: String, _ condition: Condition) throws {
    let delegate = "{returns: {'\(changed)': {when: \(source)}}}"
    let dialog = try dialog(
      "{alert: {style: loginAndPassword, textFields: [{}, {delegate: \(delegate)}]}}")
    let field = try #require(dialog.alert?.textFields[1])
    #expect(field.delegate.returns == [.textFieldShouldChangeCharacters: .when(condition)])
  }

  @Test(arguments: [
    (
      "⟨{}", "it is not said what this is; “minLength”, “equals” or another key says what must hold"
    ),
    (
      "⟨{field: 0}",
      "it is not said what this is; “minLength”, “equals” or another key says what must hold"
    ),
    ("{field: 0, ⟨lenght: 1}", "unknown key “lenght”"),
    ("{field: ⟨2, minLength: 1}", "there is no text field 2 here"),
    ("{field: ⟨-1, minLength: 1}", "there is no text field -1 here"),
    ("{field: 0, minLength: ⟨-1}", "the number must be at least 0; for example “minLength: 1”"),
    ("{field: ⟨1, minLength: 1}", "there is no text field 1 here"),
    (
      "⟨{minLength: 1}",
      "it is not said which text field this looks at; “field” says which one: 0 or 1"
    ),
    (
      "{field: 0, minLength: 3, maxLength: ⟨2}",
      "“maxLength” is less than “minLength”, so it never holds"
    ),
    (
      "{all: ⟨[]}",
      "the list has nothing in it, and something is expected; for example “all: [{field: 0, minLength: 1}]”"
    ),
    ("{all: [{field: 0, equals: a}], ⟨field: 0}", "“field” is not allowed beside “all”"),
    (
      "{not: {field: 0, equals: a}, ⟨any: {field: 0, equals: a}}",
      "“any” is not allowed beside “not”"
    ),
    (
      "{⟨replacement: {equals: a}}",
      "only “textField:shouldChangeCharactersInRange:replacementString:” is asked about "
        + "a replacement"
    ),
    (
      "{field: 0, matches: ⟨'\(String(repeating: "x", count: 201))'}",
      "a pattern has at most 200 characters"
    ),
  ])
  func haveRules(_ condition: String, _ message: String) {
    let example = Marked(
      "dialogs: {d: {alert: {style: plainText}, "
        + "delegate: {returns: {'\(asked)': {when: \(condition)}}}}}", message)
    #expect(example.problems.found == example.problems.expected)
  }

  @Test(arguments: [
    Marked(
      "dialogs: {d: {alert: {}, delegate: {returns: "
        + "{'alertViewShouldEnableFirstOtherButton:': {when: {field: ⟨0, minLength: 1}}}}}}",
      "there is no text field here that a condition could look at; “field” takes the id of any text "
        + "field, or DIALOG/field-0"),
    Marked(
      "application: {returns: "
        + "{'application:didFinishLaunchingWithOptions:': {when: ⟨{minLength: 1}}}}",
      "there is no text field here that a condition could look at; “field” takes the id of any text "
        + "field, or DIALOG/field-0"),
    Marked(
      "dialogs: {d: {alert: {}, delegate: {returns: "
        + "{'alertViewShouldEnableFirstOtherButton:': ⟨{}}}}}",
      "“when” is missing here; for example “when: {field: 0, minLength: 1}”"),
  ])
  func needFields(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func patternsAreCheckedByWhoeverCan() {
    let source = """
      rehearsal: 1
      dialogs: {d: {alert: {style: plainText}, delegate: {returns: {'\(asked)':
       {when: {field: 0, matches: '('}}}}}}
      scenarios: {x: {steps: [{waitFor: /)/}, {waitFor: fine}]}}
      """
    func problems(_ check: @escaping @Sendable (String) -> String?) -> [String] {
      var environment = DocumentEnvironment.bare
      environment.patternProblem = check
      return PrototypeDocument.load(Array(source.utf8), in: environment).problems.map {
        $0.text(file: "f")
      }
    }
    #expect(problems { _ in nil } == [])
    #expect(
      problems { "no “\($0)”" } == [
        "f:3:29: error: the pattern cannot be read: no “(”",
        "f:4:35: error: the pattern cannot be read: no “)”",
      ])
  }
}
