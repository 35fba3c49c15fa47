import DialogModel
import PrototypeFile
import Testing
import WindowWords

/// The groups of the samples on the welcome page, and the search among them.
@Suite struct SampleGroupTests {
  private static let alert = "a: {alert: {title: A, cancelButton: OK}}"
  private static let sheet = "s: {actionSheet: {cancelButton: Cancel}}"

  @Test(
    arguments: [
      ("dialogs: {\(alert)}", SampleGroup.alerts),
      ("dialogs: {a: {alert: {style: plainText, cancelButton: OK}}}", .fields),
      ("screens: {s: {controls: [{textField: Name}]}}", .fields),
      ("dialogs: {\(alert), \(sheet)}", .sheets),
      ("dialogs: {\(sheet), p: {popover: {controls: []}}}", .views),
      ("dialogs: {\(alert), v: {presentedView: {controls: []}}}", .views),
      ("dialogs: {\(alert), p: {activityPicker: {items: [{text: x}]}}}", .sharing),
      ("dialogs: {\(alert)}\ntasks: {t: {simulate: {seconds: 1}}}", .tasks),
    ])
  func whatIsMostSpecialDecides(_ text: String, _ group: SampleGroup) throws {
    let bytes = Array("rehearsal: 1\n\(text)\n".utf8)
    let result = PrototypeDocument.load(bytes, in: .bare)
    #expect(result.problems.map(\.message) == [])
    #expect(SampleGroup(of: try #require(result.prototype)) == group)
  }

  @Test func eachGroupHasATitle() {
    #expect(Set(SampleGroup.allCases.map(\.title)).count == SampleGroup.allCases.count)
  }

  @Test(
    arguments: [
      ("", true), ("  ", true), ("sheet", true), ("SHEET red", true), ("red   share", true),
      ("sheet blue", false), ("sheets", false),
    ])
  func everyWordMustBeSomewhere(_ query: String, _ isFound: Bool) {
    #expect(SampleSearch.finds(query, in: ["A Sheet", "with a red button", "share"]) == isFound)
  }
}
