import CodeWriting
import DialogModel
import PrototypeFile
import TestTools
import Testing

/// At which lines of code it stands what has changed since 2013.
@Suite struct ChangedLinesTests {
  /// The lines with changes: the ids, and how the line begins.
  private static func changed(_ name: String, _ form: CodeForm, _ choice: CodeChoice = CodeChoice())
    throws -> [String]
  {
    let bytes = try Files.bytes("data/samples/\(name).rehearsal.yaml")
    let prototype = try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
    return notes(CodeWriter(prototype, document: name).files(form, choice).flatMap(\.lines))
  }

  private static func notes(_ lines: [CodeLine]) -> [String] {
    lines.filter { !$0.changes.isEmpty }.map { line in
      let text = line.text.drop { $0 == " " }
      return "\(line.changes.joined(separator: ", ")): \(text.prefix(20))"
    }
  }

  @Test func handlerAndWhatItPresentsAreNotedInUIKitOfToday() throws {
    #expect(
      try ChangedLinesTests.changed("sign-out", .alertController) == [
        "one-handler: alert.addAction(UIAl", "no-stacking: self.presentComplete",
      ])
  }

  @Test func delegateMethodsAreNotedInCodeOf2013() throws {
    #expect(
      try ChangedLinesTests.changed("sign-out", .objectiveC) == [
        "one-handler: if (alertView == sel", "no-stacking: [self presentComplet",
      ])
    #expect(
      try ChangedLinesTests.changed("sign-out", .swift2013) == [
        "one-handler: if alertView === sel", "no-stacking: self.presentComplete",
      ])
  }

  @Test func modifiersAreNotedInSwiftUI() throws {
    #expect(
      try ChangedLinesTests.changed("sign-out", .swiftUI) == [
        "binding: .alert(\"Sign Out\", i", "one-handler: Button(\"Confirm\") {",
        "alert-from-alert, no-stacking: isCompletedPresented",
        "binding: .alert(\"Completed\", ",
      ])
  }

  @Test func sheetsAreNotedAtCancelAndSource() throws {
    #expect(
      try ChangedLinesTests.changed("choose-layout", .alertController) == [
        "outside-tap: alert.addAction(UIAl", "sheet-at-source: alert.popoverPresent",
      ])
    #expect(
      try ChangedLinesTests.changed("choose-layout", .swiftUI) == [
        "binding, sheet-at-source: .confirmationDialog(",
        "outside-tap: Button(\"Cancel\", rol",
      ])
    #expect(
      try ChangedLinesTests.changed("choose-layout", .objectiveC) == [
        "sheet-at-source: [sheet showFromToolb"
      ])
  }

  @Test(
    arguments: [
      (
        "login", CodeForm.alertController,
        ["is-enabled: governed.isEnabled =", "fields: alert.addTextField {"]
      ),
      (
        "login", .objectiveC,
        ["fields: alert.alertViewStyle", "is-enabled: if (alertView == sel"]
      ),
      ("four-cases", .alertController, ["notifications: UNUserNotificationCe"]),
      ("four-cases", .swift2013, ["notifications: UIApplication.shared"]),
    ])
  func enablingFieldsAndNotificationsAreNotedWhereTheyAre(
    _ name: String, _ form: CodeForm, _ expected: [String]
  ) throws {
    #expect(try ChangedLinesTests.changed(name, form) == expected)
  }

  @Test(
    arguments: [
      (CodeForm.alertController, ["system-cancel: // What alertViewCan"]),
      (.swift2013, ["system-cancel: if alertView === sel"]),
    ])
  func cancelOfTheSystemIsNotedWhereADocumentHearsIt(_ form: CodeForm, _ expected: [String]) throws
  {
    let text = """
      rehearsal: 1
      dialogs:
        ask:
          alert: {title: Ask, cancelButton: No}
          delegate: {does: {"alertViewCancel:": [{log: gone}]}}
      """
    let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let lines = CodeWriter(prototype, document: "ask").files(form).flatMap(\.lines)
    #expect(ChangedLinesTests.notes(lines).filter { $0.hasPrefix("system") } == expected)
  }

  @Test(arguments: [CodeForm.uiTest, .probe])
  func otherFormsHaveNoNotes(_ form: CodeForm) throws {
    #expect(try ChangedLinesTests.changed("sign-out", form).isEmpty)
  }

  @Test func partOfADocumentHasItsNotesAlone() throws {
    #expect(
      try ChangedLinesTests.changed(
        "sign-out", .swiftUI, CodeChoice(dialogs: ["completed"])
      ).contains("binding: .alert(\"Completed\", "))
  }

  @Test func everyNoteIsARowOfTheTableAndStandsOnceForADialog() throws {
    let known = Set(PlatformChange.all.map(\.id))
    var found: Set<String> = []
    for name in try Files.names(in: "data/samples") where name.hasSuffix(".rehearsal.yaml") {
      let bytes = try Files.bytes("data/samples/\(name)")
      guard let prototype = PrototypeDocument.load(bytes, in: .bare).prototype else { continue }
      for form in CodeForm.allCases {
        var seen: Set<String> = []
        for line in CodeWriter(prototype, document: name).files(form).flatMap(\.lines) {
          for id in line.changes {
            let part = id == "notifications" ? nil : line.part
            #expect(seen.insert("\(id) \(String(describing: part))").inserted, "\(name) \(form)")
            found.insert(id)
          }
        }
      }
    }
    #expect(found.isSubset(of: known))
    // Every row of the table has a place somewhere; no sample hears a cancel of the system.
    #expect(known.subtracting(found) == ["system-cancel"])
  }
}
