import AddressLiterals
import DialogSimulator
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// Ids that the program made up follow the first title of their part.
@MainActor @Suite struct MadeUpNamesTests {
  private static let document = """
    start: a
    screens: {a: {title: A, controls: [{button: Go}]}}
    dialogs: {log-out: {alert: {title: Out, cancelButton: OK}}}
    """

  private func bench() throws -> Bench {
    let bench = try Bench(Self.document)
    try bench.pass()
    bench.workbench.beginEditing()
    return bench
  }

  private func text(_ workbench: Workbench) -> String {
    String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
  }

  @Test func theIDFollowsTheFirstTitleWithWhatRefersToIt() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try workbench.insert(.question)
    let inserted = text(workbench)
    #expect(inserted.contains("present: question"))
    for title in ["D", "De", "Delete it?"] {
      try workbench.edit(.set(path: "/dialogs/question/alert/title", .text(title)), joins: true)
    }
    // Not at each letter, but once the title is written.
    #expect(workbench.editing.selection == "/dialogs/question")
    workbench.editing.settleNames(in: workbench)
    #expect(workbench.editing.selection == "/dialogs/delete-it")
    let named = text(workbench)
    #expect(named.contains("  delete-it:") && named.contains("present: delete-it"))
    #expect(!named.contains("question"))
    #expect(workbench.shownWhileEditing?.state.showings.count == 1)
    // It is one change with the title.
    workbench.undo()
    #expect(text(workbench) == inserted)
    workbench.redo()
    #expect(text(workbench) == named)
    // The next title is not the first.
    try workbench.edit(.set(path: "/dialogs/delete-it/alert/title", .text("Other")))
    workbench.editing.settleNames(in: workbench)
    #expect(text(workbench).contains("  delete-it:"))
  }

  @Test func aNameThatIsTakenGetsANumber() throws {
    let bench = try bench()
    try bench.workbench.insert(.question)
    try bench.workbench.edit(.set(path: "/dialogs/question/alert/title", .text("Log out?")))
    bench.workbench.select("/screens/a")
    #expect(text(bench.workbench).contains("present: log-out-2"))
  }

  @Test(arguments: [
    (Insertion.screen, "/screens/screen/title", "more-of-it:"),
    (.task, "/tasks/loading/title", "more-of-it:"),
    (.notification, "/notifications/reminder/body", "more-of-it:"),
  ])
  func otherPartsToo(_ insertion: Insertion, _ path: String, _ written: String) throws {
    let bench = try bench()
    try bench.workbench.insert(insertion)
    try bench.workbench.edit(.set(path: PartAddress(text: path), .text("More of it")))
    bench.workbench.endEditing()
    #expect(text(bench.workbench).contains(written))
  }

  /// Whether the document was closed meanwhile makes no difference.
  @Test(arguments: [
    (DocumentKey.dialogs, "question", "alert: {title: Are you sure?, cancelButton: OK}", true),
    (.dialogs, "alert-2", "alert: {title: Title, cancelButton: OK}", true),
    (.dialogs, "log-out-2", "alert: {title: Out, cancelButton: OK}", true),
    (.dialogs, "sign-in-2", "alert: {title: Sign In, cancelButton: OK}", true),
    (.screens, "screen", "title: Screen", true),
    (.tasks, "loading-2", "{title: Loading…, simulate: {seconds: 1}}", true),
    // These may be the person's own.
    (.dialogs, "question", "alert: {title: Do you?, cancelButton: OK}", false),
    (.dialogs, "sign-in", "alert: {title: Sign In, cancelButton: OK}", false),
    (.dialogs, "alert-1", "alert: {title: Title, cancelButton: OK}", false),
    (.dialogs, "mine-2", "alert: {title: Title, cancelButton: OK}", false),
    (.tasks, "question", "{title: Are you sure?, simulate: {seconds: 1}}", false),
  ])
  func whatWasMadeUpBeforeIsKnownFromTheDocument(
    _ map: DocumentKey, _ id: String, _ part: String, _ isMadeUp: Bool
  ) throws {
    let own = part.hasPrefix("{") ? part : "{\(part)}"
    let entry = { (other: DocumentKey) in other == map ? ", \(id): \(own)" : "" }
    let bench = try Bench(
      """
      start: a
      screens: {a: {title: A}\(entry(.screens))}
      dialogs: {log-out: {alert: {title: Out, cancelButton: OK}}\(entry(.dialogs))}
      tasks: {work: {simulate: {seconds: 1}}\(entry(.tasks))}
      """)
    try bench.pass()
    bench.workbench.beginEditing()
    let path = PartAddress.entry(id, of: map)
    let title = map == .dialogs ? path / DialogKey.alert / AlertKey.title : path / ScreenKey.title
    for text in ["M", "More of it"] {
      try bench.workbench.edit(.set(path: title, .text(text)), joins: true)
    }
    bench.workbench.endEditing()
    #expect(self.text(bench.workbench).contains("more-of-it: ") == isMadeUp)
  }

  /// Between the title and the name, another program has written the file.
  @Test func aNameIsNoPartOfAnotherProgramsChange() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.insert(.question)
    try workbench.edit(.set(path: "/dialogs/question/alert/title", .text("Delete it?")))
    let titled = text(workbench)
    #expect(workbench.save())
    let theirs = titled + "# theirs\n"
    try FileWriter.write(Array(theirs.utf8), to: bench.file)
    workbench.reload()
    #expect(text(workbench) == theirs)
    workbench.select("/screens/a")
    let named = text(workbench)
    #expect(named.contains("  delete-it:") && named.contains("present: delete-it"))
    #expect(workbench.document.history.done.last?.label == "Rename “question” to “delete-it”")
    for wanted in [theirs, titled] {
      workbench.undo()
      #expect(text(workbench) == wanted)
    }
    for wanted in [theirs, named] {
      workbench.redo()
      #expect(text(workbench) == wanted)
    }
  }

  /// The title was taken back in another window, and can be made again.
  @Test func nothingIsNamedWhereTheTitleWasTakenBack() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let other = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust")) { VirtualClock() }
    other.open(with: workbench)
    try workbench.insert(.question)
    let inserted = text(workbench)
    try workbench.edit(.set(path: "/dialogs/question/alert/title", .text("Delete it?")))
    let titled = text(workbench)
    other.undo()
    workbench.select("/screens/a")
    #expect(text(workbench) == inserted)
    other.redo()
    #expect(text(workbench) == titled)
  }

  @Test func idsOfThePersonStay() throws {
    let bench = try bench()
    try bench.workbench.edit(.set(path: "/dialogs/log-out/alert/title", .text("Leave")))
    bench.workbench.editing.settleNames(in: bench.workbench)
    #expect(text(bench.workbench).contains("log-out: {alert: {title: Leave"))
  }
}
