import AddressLiterals
import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// What a change is to a run, to the stage, and to a list of changes that can be undone.
@Suite struct CounterpartTests {
  private static let source = """
    rehearsal: 1
    screens:
      home: {title: Home, controls: {textField: Name}}
      more: {controls: [{button: Go, then: {present: ask}}, {label: Text}]}
    dialogs:
      ask: {alert: {title: A, style: plainText, otherButtons: [One, Two], cancelButton: No}}
      share: {activityPicker: {activities: [{type: t, view: {controls: [{textField: Name}]}}]}}
    tasks: {work: {simulate: {}}}
    notifications: {tea: {body: Tea}}
    scenarios: {try: {steps: [{wait: 1}, {tapOn: One}]}}
    steps: {in: [{wait: 1}]}

    """

  private let editor: DocumentEditor

  init() throws {
    editor = try DocumentEditor(Array(CounterpartTests.source.utf8), in: .bare)
  }

  private func plan(_ words: String) throws -> EditPlan {
    try editor.plan(DocumentEdit(words: words, in: editor))
  }

  private static let name = ControlID(screen: ScreenID(0), index: 0)

  static let parts: [(ModelPart, String)] = [
    (.screen(ScreenID(1)), "/screens/more"), (.dialog(DialogID(0)), "/dialogs/ask"),
    (.control(ControlID(screen: ScreenID(1), index: 1)), "/screens/more/controls/1"),
    (.control(name), "/screens/home/controls/0"),
    (.button(DialogID(0), index: 0), "/dialogs/ask/alert/cancelButton"),
    (.button(DialogID(0), index: 2), "/dialogs/ask/alert/otherButtons/1"),
    (.field(.alert(DialogID(0), index: 0)), "/dialogs/ask/alert/textFields/0"),
    (.activity(ActivityID(DialogID(1), index: 0)), "/dialogs/share/activityPicker/activities/0"),
    (
      .control(ControlID(.activity(ActivityID(DialogID(1), index: 0)), index: 0)),
      "/dialogs/share/activityPicker/activities/0/view/controls/0"
    ),
    (.task(TaskID(0)), "/tasks/work"), (.notification(NotificationID(0)), "/notifications/tea"),
    (.scenario(0), "/scenarios/try"), (.step(scenario: 0, 1), "/scenarios/try/steps/1"),
    (.sharedSteps(0), "/steps/in"), (.sharedStep(steps: 0, 0), "/steps/in/0"),
  ]

  @Test(arguments: parts) func aPartHasAPathAndAPathAPart(_ part: ModelPart, _ path: String) {
    let address = PartAddress(stringLiteral: path)
    #expect(editor.address(of: part) == address)
    #expect(editor.part(at: address) == part)
    #expect(editor.part(at: address + "/title") == part)
  }

  @Test(arguments: ["", "/title", "/dialogs", "/dialogs/none/alert"] as [PartAddress])
  func elsewhereIsNoPart(_ path: PartAddress) { #expect(editor.part(at: path) == nil) }

  @Test func whatIsAroundAByteIsFoundAndShown() throws {
    let offset = try #require(
      CounterpartTests.source.utf8.firstRange(of: "Two".utf8).map {
        CounterpartTests.source.utf8.distance(
          from: CounterpartTests.source.startIndex, to: $0.lowerBound)
      })
    #expect(editor.part(at: editor.address(at: offset)) == .button(DialogID(0), index: 2))
    #expect(try editor.place(of: "/dialogs/ask/alert/otherButtons/1")?.value.lowerBound == offset)
  }

  @Test func aRenameIsHandedOn() throws {
    #expect(
      editor.renames(by: try plan("rename ask question")) == [
        PartRename(
          part: .dialog(DialogID(0)), counterpart: .dialog(DialogID(0)), old: "ask",
          new: "question")
      ])
    // Ids that are made from texts, also that of a field whose text is no clash any more.
    let other = ModelPart.control(
      ControlID(.activity(ActivityID(DialogID(1), index: 0)), index: 0))
    #expect(
      editor.renames(by: try plan("set /screens/home/controls/0/textField Title")) == [
        PartRename(
          part: .control(CounterpartTests.name), counterpart: .control(CounterpartTests.name),
          old: "name", new: "title"),
        PartRename(part: other, counterpart: other, old: "name-2", new: "name"),
      ])
    #expect(editor.renames(by: try plan("set /dialogs/ask/alert/title B")).isEmpty)
  }

  @Test func whatMovesIsFoundAgain() throws {
    let moved = try plan("move /dialogs/ask 1")
    #expect(editor.counterpart(of: .dialog(DialogID(0)), after: moved) == .dialog(DialogID(1)))
    #expect(editor.renames(by: moved).isEmpty)
    let button = try plan("insert /dialogs/ask/alert/otherButtons/0 Zero")
    #expect(
      editor.counterpart(of: .button(DialogID(0), index: 1), after: button)
        == .button(DialogID(0), index: 2))
    // The only control was written without a list.
    let control = try plan("insert /screens/home/controls/0 {label: Above}")
    #expect(
      editor.counterpart(of: .control(CounterpartTests.name), after: control)
        == .control(ControlID(screen: ScreenID(0), index: 1)))
    let gone = try plan("remove /dialogs/share")
    #expect(editor.counterpart(of: .dialog(DialogID(1)), after: gone) == nil)
  }

  @Test(arguments: [
    ("set /dialogs/ask/alert/title B", "Title of “A”"),
    ("set /dialogs/ask/alert/otherButtons/0/title B", "Title of “A”"),
    ("set /dialogs/ask/alert/style default", "“style” of “A”"),
    ("set /title B", "“title”"),
    ("insert /dialogs/ask/alert/otherButtons/- Three", "Add button to “A”"),
    ("insert /tasks/rest {simulate: {}}", "Add “rest”"),
    ("remove /dialogs/share", "Remove “share”"),
    ("remove /dialogs/ask/alert/otherButtons/0", "Remove button “One” from “A”"),
    ("move /scenarios/try/steps/0 1", "Move step of “try”"),
    ("remove /dialogs/ask/alert/title", "Remove title from “A”"),
    ("rename ask question", "Rename “ask” to “question”"),
    ("rename /tasks/work job", "Rename “work” to “job”"),
    ("comment /dialogs/ask Mine", "Comment on “A”"),
  ])
  func aChangeHasALabel(_ words: String, _ label: String) throws {
    #expect(try plan(words).label == label)
  }

  @Test func thePlansDocumentIsEditedNext() throws {
    let first = try plan("set /dialogs/ask/alert/title B")
    let next = try DocumentEditor(after: first, in: .bare).plan(
      .insert(path: "/dialogs/ask/alert/message", .text("C")))
    let own = try DocumentEditor(first.after, in: .bare).plan(
      .insert(path: "/dialogs/ask/alert/message", .text("C")))
    #expect(next == own)
  }

  /// Undo after the file has changed outside: the inverse is merged with what others wrote.
  @Test func undoIsRebased() throws {
    let before = Array(CounterpartTests.source.utf8)
    let plan = try plan("set /dialogs/ask/alert/title B")
    let outside = Array(
      String(decoding: plan.after, as: UTF8.self).replacing("Tea}", with: "Coffee}").utf8)
    let undone = ThreeWayMerge.merge(plan.after, before, outside)
    let expected = CounterpartTests.source.replacing("Tea}", with: "Coffee}")
    #expect(undone.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func aQuickFixSaysWhatItDoes() throws {
    let text = "rehearsal: 1\ndialogs: {a: {alert: {titel: A, cancelButton: OK}}}\n"
    let bytes = Array(text.utf8)
    let problem = try #require(PrototypeDocument.load(bytes, in: .bare).problems.first)
    let fix = try #require(QuickFix(problem))
    #expect(fix.label(in: try DocumentEditor(bytes, in: .bare)) == "Write “title”")
    #expect(
      String(
        decoding: try fix.edits(of: Revision(bytes, in: .bare)).applied(to: bytes), as: UTF8.self)
        == text.replacing("titel", with: "title"))
  }
}
