import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What the palette and the clipboard write.
@MainActor
@Suite struct InsertionTests {
  nonisolated private static let plain = """
    start: a
    screens:
      a: {title: A, controls: [{label: Hello}]}
    """
  nonisolated private static let rich = """
    start: a

    screens:
      a:
        title: A
        controls:
          - button: Go
            then: [{present: ask}]
          - row: Free

    # What is asked.
    dialogs:
      ask:
        alert:
          title: Sure?
          cancelButton: No
          otherButtons: [Yes]
    """

  @Test(arguments: Insertion.allCases, [plain, rich])
  func itIsValidAndOneStepOfUndo(_ insertion: Insertion, _ document: String) throws {
    let bench = try Bench(document)
    let workbench = bench.workbench
    let before = workbench.document.bytes
    workbench.beginEditing()
    try workbench.insert(insertion)
    let bytes = try #require(workbench.document.bytes)
    let problems = DocumentReader(of: bench.file).check(bytes).problems.filter {
      // Without a scenario nothing performs them yet.
      insertion != .steps || $0.severity == .error
    }
    #expect(problems.isEmpty, "\(insertion): \(problems.map(\.message))")
    #expect(workbench.editing.selection != nil)
    workbench.undo()
    #expect(workbench.document.bytes == before)
  }

  @Test func aSelectedControlWithoutAnActionShowsIt() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/1")
    try workbench.insert(.question)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("- row: Free\n        then: [{present: question}]"))
    #expect(!text.contains("button: Ask"))
  }

  /// What comes of a task is made next, with the task still selected.
  @Test func aSelectedTaskShowsItWhenItIsDone() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    try workbench.insert(.task)
    #expect(workbench.editing.selection == "/tasks/loading")
    #expect(Insertion.opener(at: "/tasks/loading", in: workbench) == "/tasks/loading")
    try workbench.insert(.confirmation)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("    whenDone: [{present: done}]\n"), "\(text)")
    #expect(!text.contains("button: Save"))
  }

  @Test func aSelectedScenarioPerformsNewSteps() throws {
    let bench = try Bench(
      InsertionTests.plain + "\nscenarios:\n  tour:\n    steps:\n      - wait: 1\n    expect: [...]"
    )
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/scenarios/tour")
    try workbench.insert(.steps)
    #expect(workbench.editing.selection == "/steps/steps")
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("      - wait: 1\n      - perform: steps\n"), "\(text)")
    #expect(text.contains("steps:\n  steps: [{waitForAnimationToEnd: true}]\n"), "\(text)")
  }

  @Test func whatATileIsDroppedOnIsWhatShowsIt() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    for (path, opener) in [
      ("/screens/a/controls/1", "/screens/a/controls/1"),
      // A tap on it does something already, or nothing is there.
      ("/screens/a/controls/0", "/screens/a"), (nil, "/screens/a"), ("/dialogs/ask", "/screens/a"),
      ("/dialogs/ask/alert/otherButtons/0", "/dialogs/ask/alert/otherButtons/0"),
    ] as [(PartAddress?, PartAddress)] {
      #expect(Insertion.opener(at: path, in: workbench) == opener)
    }
  }

  @Test func aCopiedDialogIsYAMLAndComesBackUnderAnotherName() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask")
    let text = try #require(workbench.copySelection())
    #expect(text.hasPrefix("ask:\n  alert:\n    title: Sure?\n"))
    try workbench.paste(text)
    #expect(workbench.editing.selection == "/dialogs/ask-2")
    let written = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(written.contains("  ask-2:\n    alert:\n      title: Sure?"))
  }

  @Test func aCopiedDialogBringsWhatItNeeds() throws {
    let source = try Bench(
      """
      start: a
      screens:
        a: {title: A, controls: [{button: B, then: [{present: ask}]}]}
      dialogs:
        ask:
          alert:
            title: Sure?
            cancelButton: No
            otherButtons: [{title: Yes, then: [{run: job}, {set: {flag: busy, to: true}}]}]
        done: {alert: {title: Done, cancelButton: OK}}
        other: {alert: {title: Other, cancelButton: OK}}
      tasks:
        job: {title: Working, simulate: {seconds: 1}, whenDone: [{present: done}]}
      flags: {busy: false, free: true}
      """)
    source.workbench.beginEditing()
    source.workbench.select("/dialogs/ask")
    let text = try #require(source.workbench.copySelection())
    #expect(text.contains("\njob:") && text.contains("\ndone:") && !text.contains("other:"))
    let target = try Bench(
      """
      start: done
      screens:
        done: {title: The end, controls: [{button: B, then: [{present: ask}]}]}
      dialogs:
        ask: {alert: {title: Ask, cancelButton: OK}}
      """)
    let before = target.workbench.document.bytes
    target.workbench.beginEditing()
    try target.workbench.paste(text)
    #expect(target.workbench.editing.selection == "/dialogs/ask-2")
    let bytes = try #require(target.workbench.document.bytes)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains("done-2:") && written.contains("present: done-2"), "\(written)")
    #expect(written.contains("job:") && written.contains("run: job"))
    #expect(written.contains("busy: false") && !written.contains("free:"))
    #expect(
      !DocumentReader(of: target.file).check(bytes).problems.contains { $0.severity == .error })
    target.workbench.undo()
    #expect(target.workbench.document.bytes == before)
    // Where everything is there already, only the dialog comes again.
    try source.workbench.paste(text)
    let again = String(decoding: source.workbench.document.bytes ?? [], as: UTF8.self)
    #expect(again.contains("ask-2:") && !again.contains("job-2") && !again.contains("done-2"))
  }

  @Test func aCopiedScenarioBringsTheStepsThatItPerforms() throws {
    let source = try Bench(
      """
      screens: {a: {title: A}}
      steps:
        in:
          - {perform: rest}
        rest: [{wait: 1}]
        other: [{wait: 2}]
      scenarios: {x: {steps: [{perform: in}], expect: []}}
      """)
    source.workbench.beginEditing()
    source.workbench.select("/scenarios/x")
    let text = try #require(source.workbench.copySelection())
    let target = try Bench("screens: {a: {title: A}}")
    target.workbench.beginEditing()
    try target.workbench.paste(text)
    let bytes = try #require(target.workbench.document.bytes)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains("in:") && written.contains("rest:") && !written.contains("other:"))
    #expect(DocumentReader(of: target.file).check(bytes).problems.isEmpty, "\(written)")
  }

  @Test func aCancelButtonIsCopiedAsAButton() throws {
    let bench = try Bench(
      """
      start: ask
      dialogs:
        ask:
          alert:
            title: Sure?
            cancelButton:
              title: No
              then: [{log: Kept}]
            otherButtons: [Yes]
      """)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask/alert/cancelButton")
    #expect(workbench.copySelection() == "- title: No\n  then: [{log: Kept}]\n")
    try workbench.duplicateSelection()
    let editor = try workbench.editor()
    #expect(editor.value(at: "/dialogs/ask/alert/otherButtons/1/title")?.text == "No")
    #expect(editor.value(at: "/dialogs/ask/alert/otherButtons/1/then") != nil)
  }

  @Test func dialogsThatShowEachOtherArePasted() throws {
    let bench = try Bench(InsertionTests.plain)
    let workbench = bench.workbench
    workbench.beginEditing()
    try workbench.paste(
      """
      one:
        alert: {title: A, cancelButton: {title: OK, afterwards: [{present: two}]}}
      two:
        alert: {title: B, cancelButton: {title: OK, afterwards: [{present: one}]}}
      """)
    let editor = try workbench.editor()
    #expect(editor.value(at: "/dialogs/one") != nil && editor.value(at: "/dialogs/two") != nil)
    let before = workbench.document.bytes
    // What names something that is nowhere is refused as a whole.
    #expect(throws: EditRefusal.self) {
      try workbench.paste("x:\n  alert: {title: A, cancelButton: {title: OK, then: [{run: no}]}}")
    }
    #expect(workbench.document.bytes == before)
  }

  @Test func aSectionIsDuplicatedWhole() throws {
    let bench = try Bench(
      "start: a\nscreens:\n  a:\n    controls:\n      - section:\n          header: H\n"
        + "          controls:\n            - row: R")
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/0/section/header")
    try workbench.duplicateSelection()
    let editor = try workbench.editor()
    #expect(editor.value(at: "/screens/a/controls/1/section/controls/0/row")?.text == "R")
  }

  @Test func aCopiedControlIsAnItem() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/1")
    #expect(workbench.copySelection() == "- row: Free\n")
    try workbench.duplicateSelection()
    let written = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(written.contains("- row: Free\n      - row: Free"))
  }

  @Test func whatIsNoPartIsRefused() throws {
    let bench = try Bench(InsertionTests.rich)
    bench.workbench.beginEditing()
    for text in ["", "just words", "[", "{a: 1, b: 2}"] {
      #expect(throws: EditRefusal.self) { try bench.workbench.paste(text) }
    }
  }

  @Test func aCopyComesAfterWhatItIsACopyOf() throws {
    let bench = try Bench(
      """
      start: a
      screens: {a: {controls: [{row: One}, {row: Two}, {tab: Home}]}}
      dialogs:
        s: {activityPicker: {items: [{text: Hi}], activities: [{type: cool, title: Cool}]}}
      """)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/0")
    try workbench.duplicateSelection()
    #expect(workbench.editing.selection == "/screens/a/controls/1")
    workbench.select("/dialogs/s/activityPicker/activities/0")
    try workbench.duplicateSelection()
    #expect(workbench.editing.selection == "/dialogs/s/activityPicker/activities/1")
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("[{row: One}, {row: One}, {row: Two}, {tab: Home}]"))
    #expect(
      text.contains(
        """
              activities:
                - {type: cool, title: Cool}
                - {type: cool-2, title: Cool}
        """))
  }

  /// An alert has its fields by its style, which changes with them.
  @Test(arguments: [
    (0, "secureText", "{placeholder: Second}"), (1, "plainText", "{placeholder: First}"),
  ])
  func aRemovedFieldIsGone(_ index: Int, _ style: String, _ left: String) throws {
    let bench = try Bench(
      """
      dialogs:
        login:
          alert:
            title: Sign In
            style: loginAndPassword
            cancelButton: Cancel
            otherButtons: [OK]
            textFields: [{placeholder: First}, {placeholder: Second}]
      """)
    let workbench = bench.workbench
    workbench.beginEditing()
    let path: PartAddress = "/dialogs/login/alert/textFields/\(index)"
    try workbench.edit(try workbench.editor().removal(of: path), named: nil)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("style: \(style)\n"))
    #expect(text.contains("textFields: [\(left)]"))
    try workbench.edit(
      try workbench.editor().removal(of: "/dialogs/login/alert/textFields/0"), named: nil)
    let last = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(!last.contains("style") && !last.contains("textFields"))
  }
}
