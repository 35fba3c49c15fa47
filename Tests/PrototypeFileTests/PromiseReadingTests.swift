import AddressLiterals
import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// What a document promises.
@Suite struct PromiseReadingTests {
  private static func document(_ promises: String) -> [UInt8] {
    Array(
      """
      rehearsal: 1
      flags: {paid: false}
      screens:
        cart: {controls: [{button: Pay, then: {run: paying}}]}
      dialogs:
        receipt: {alert: {title: Paid, cancelButton: OK}}
        error: {alert: {title: It Was Not Paid, cancelButton: OK}}
      tasks:
        paying: {whenDone: {present: receipt}, whenFailed: {present: error}, simulate: {seconds: 1}}
      promises: [\(promises)]
      """.utf8)
  }

  private static func errors(_ promises: String) -> [String] {
    PrototypeDocument.load(document(promises), in: .bare).problems
      .filter { $0.severity == .error }.map(\.message)
  }

  @Test func allFormsAreRead() throws {
    let text = """
      {name: N, never: {shown: [receipt, cart]}}, {after: {tapOn: Pay}, always: {flag: paid}},
        {after: {endTask: {task: paying, with: failure}}, reach: {not: {running: paying}}},
        {from: any, reach: {any: [{shown: cart}, {all: [{flag: paid}]}]}},
        {while: {running: paying}, not: {tapOn: {outside: true}}}
      """
    let prototype = try #require(
      PrototypeDocument.load(PromiseReadingTests.document(text), in: .bare).prototype)
    #expect(
      prototype.promises == [
        Promise(.never(.shown([.dialog(DialogID(0)), .screen(ScreenID(0))])), name: "N"),
        Promise(.always(after: .tapOn(.text(.whole("Pay")), dialog: nil), .flag(FlagID(0)))),
        Promise(
          .reach(after: .endTask(TaskID(0), succeeds: false), .not(.running(TaskID(0))))),
        Promise(
          .reachable(.any([.shown([.screen(ScreenID(0))]), .all([.flag(FlagID(0))])]))),
        Promise(.not(.tapOn(.outside, dialog: nil), while: .running(TaskID(0)))),
      ])
  }

  @Test(arguments: [
    "{}", "{never: {}}", "{never: {shown: []}}", "{never: {shown: [gone]}}", "{from: any}",
    "{after: {tapOn: Pay}}", "{after: {tapOn: Pay}, always: {flag: paid}, reach: {flag: paid}}",
    "{while: {flag: paid}}", "{always: {flag: paid}}", "{never: {flag: paid}, from: any}",
    "{never: {flag: paid, running: paying}}", "{from: here, reach: {flag: paid}}",
    // What is no input, and what exploring does not try.
    "{after: {wait: 1}, always: {flag: paid}}", "{after: {assertVisible: A}, always: {flag: paid}}",
    "{after: {perform: a}, always: {flag: paid}}", "{after: {pressKey: tab}, reach: {flag: paid}}",
    "{after: {tapOn: Pay, now: true}, always: {flag: paid}}",
    "{after: {tapOn: Pay, timeout: 1}, always: {flag: paid}}",
  ])
  func oneThatMeansNothingIsAnError(_ promise: String) {
    #expect(!PromiseReadingTests.errors(promise).isEmpty)
  }

  @Test func thereAreTwoHundredAtMost() {
    let many = Array(repeating: "{never: {flag: paid}}", count: 201).joined(separator: ", ")
    #expect(
      PromiseReadingTests.errors(many) == ["here are 201 promises; a document has at most 200"])
  }

  @Test(arguments: [
    ("/dialogs/receipt", "bill", ["/promises/0/never/all/0/shown/0 text(\"bill\")"]),
    ("/tasks/paying", "charging", ["/promises/0/never/all/1/running text(\"charging\")"]),
    ("/flags/paid", "done", ["/promises/1/always/flag text(\"done\")"]),
  ])
  func namesFollowRenames(_ path: String, _ new: String, _ expected: [String]) throws {
    let root = try PromiseReadingTests.tree()
    let uses = try Uses(root).renaming(PartAddress(text: path), to: new)
    #expect(lines(uses, in: root).filter { $0.contains("/promises") } == expected)
  }

  /// A promise without one of its parts would be another one.
  @Test func aPromiseGoesWithAPartThatItIsAbout() throws {
    let root = try PromiseReadingTests.tree()
    let uses = try Uses(root).removing(PartAddress(text: "/dialogs/receipt"))
    #expect(
      lines(uses, in: root).filter { $0.contains("/promises") } == ["/promises/0 remove"])
  }

  @Test func theStepOfAPromiseFollowsATitle() throws {
    let editor = try DocumentEditor(
      PromiseReadingTests.document(PromiseReadingTests.two), in: .bare)
    let plan = try editor.plan(
      .set(path: "/screens/cart/controls/0/button", .text("Buy")))
    #expect(
      String(decoding: plan.after, as: UTF8.self).contains("after: {tapOn: Buy}"))
  }

  private static let two =
    "{never: {all: [{shown: [receipt, error]}, {running: paying}]}}, "
    + "{after: {tapOn: Pay}, always: {flag: paid}}"

  private static func tree() throws -> YAMLNode {
    try PrototypeFileTests.tree(String(decoding: document(two), as: UTF8.self))
  }
}
