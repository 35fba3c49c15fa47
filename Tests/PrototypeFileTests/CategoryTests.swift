import PrototypeFile
import Testing

/// Which sort of rule an error breaks: the schema knows those of shape, and only those.
@Suite struct CategoryTests {
  @Test(
    arguments: [
      ("a: [", [.syntax]),
      ("rehearsal: 1\na: &x b", [.shape, .syntax]),
      ("", [.shape]),
      ("rehearsal: 2", [.shape]),
      ("rehearsal: 1\nfoo: 1", [.shape]),
      ("title: x", [.shape]),
      ("rehearsal: 1\ndevice: watch", [.shape]),
      ("rehearsal: 1\nscreens: {a/b: }", [.shape]),
      ("rehearsal: 1\nscreens: {→: }", [.meaning]),
      ("rehearsal: 1\nstart: x", [.reference]),
      ("rehearsal: 1\nstart: ''", [.shape]),
      ("rehearsal: 1\nscreens: {a: }\ndialogs: {a: {alert: }}", [.reference]),
      ("rehearsal: 1\ndialogs: {a: {}}", [.shape]),
      ("rehearsal: 1\ndialogs: {a: {alert: {title: '{x}'}}}", [.meaning]),
      ("rehearsal: 1\ndialogs: {a: {alert: {cancelButtonIndex: 1}}}", [.meaning]),
      ("rehearsal: 1\ndialogs: {a: {alert: , delegate: {only: foo}}}", [.shape]),
      ("rehearsal: 1\ndialogs: {a: {alert: , delegate: {only: 'actionSheetCancel:'}}}", [.meaning]),
      (
        "rehearsal: 1\ndialogs: {a: {alert: , delegate: {only: 'applicationWillTerminate:'}}}",
        [.shape]
      ),
      ("rehearsal: 1\nnotifications: {a: {at: 2013-02-30}}", [.meaning]),
      ("rehearsal: 1\nnotifications: {a: {at: tomorrow}}", [.shape]),
      ("rehearsal: 1\nscenarios: {x: {steps: {waitFor: a, now: true}}}", [.shape]),
      ("rehearsal: 1\nscenarios: {'': }", [.shape]),
    ] as [(String, [FindingRule])])
  func areTold(_ source: String, _ rules: [FindingRule]) {
    let problems = PrototypeDocument.load(Array(source.utf8), in: .bare).problems
    #expect(Set(problems.map(\.rule)) == Set(rules))
  }
}
