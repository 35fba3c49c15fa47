import AddressLiterals
import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What dragging a part, or a picture, writes.
@MainActor
@Suite struct LinkTests {
  nonisolated private static let document = """
    start: a
    screens:
      a:
        title: A
        controls:
          - label: Hello
          - row: Go
          - tab: One
      b: {title: B, controls: []}
    dialogs:
      ask: {alert: {title: T, cancelButton: No, otherButtons: [Yes]}}
      other: {alert: {title: O, cancelButton: OK}}
    tasks:
      job: {title: J, simulate: {seconds: 1}}
    """

  @Test(arguments: [
    ("/screens/a/controls/1", "/dialogs/ask", "- row: Go\n        then: [{present: ask}]"),
    ("/screens/a/controls/1", "/screens/b", "- row: Go\n        then: [{goTo: b}]"),
    ("/screens/a/controls/1", "/tasks/job", "- row: Go\n        then: [{run: job}]"),
    ("/screens/a/controls/2", "/screens/b", "- tab: One\n        screen: b"),
    ("/dialogs/ask/alert/otherButtons/0", "/dialogs/other", "afterwards: [{present: other}]"),
    ("/dialogs/ask/alert/otherButtons/0", "/tasks/job", "then: [{run: job}]"),
  ])
  func aPartIsLinked(_ path: String, _ target: String, _ written: String) throws {
    let bench = try Bench(LinkTests.document)
    let workbench = bench.workbench
    workbench.beginEditing()
    let link = try #require(
      try Link(
        from: PartAddress(text: path), to: PartAddress(text: target), in: workbench.editor()))
    try workbench.edit([link.edit], named: link.label, from: .stage)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains(written), "\(text)")
    #expect(workbench.document.history.done.last?.label == link.label)
  }

  @Test(
    arguments: [
      ("/screens/a/controls/0", "/dialogs/ask"), ("/screens/a", "/dialogs/ask"),
      ("/dialogs/ask/alert/title", "/dialogs/other"), ("/screens/a/controls/1", "/title"),
      ("/screens/a/controls/9", "/dialogs/ask"), ("", ""),
    ] as [(PartAddress, PartAddress)])
  func whatCannotBeTappedIsNotLinked(_ path: PartAddress, _ target: PartAddress) throws {
    let bench = try Bench(LinkTests.document)
    #expect(try Link(from: path, to: target, in: bench.workbench.editor()) == nil)
  }

  @Test(arguments: [
    ("/screens/a/controls/1", "- row: Go\n        then: [{present: alert}]"),
    ("/screens/a/controls/2", "- tab: One\n        then: [{present: alert}]"),
    ("/dialogs/ask/alert/otherButtons/0", "afterwards: [{present: alert}]"),
  ])
  func aNewAlertComesWithItsLink(_ path: String, _ written: String) throws {
    let bench = try Bench(LinkTests.document)
    let workbench = bench.workbench
    workbench.beginEditing()
    let before = workbench.document.bytes
    let editor = try workbench.editor()
    let new = NewAlert(
      shownBy: try #require(editor.presenting(at: PartAddress(text: path))), in: editor)
    try workbench.edit(new.edits, named: new.label, from: .stage)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains(written), "\(text)")
    #expect(text.contains("  alert: {alert: {title: Title, cancelButton: OK}}"))
    #expect(workbench.document.history.done.count == 1)
    workbench.undo()
    #expect(workbench.document.bytes == before)
  }

  @Test func whatCannotBeTappedShowsNoNewAlert() throws {
    let bench = try Bench(LinkTests.document)
    let editor = try bench.workbench.editor()
    for path in ["/screens/a/controls/0", "/screens/a", "/dialogs/ask", "/title", ""] {
      #expect(editor.presenting(at: try PartAddress(text: path)) == nil, "\(path)")
    }
  }

  @Test func theMenuHasEachTarget() throws {
    let bench = try Bench(LinkTests.document)
    let all = Link.all(from: "/screens/a/controls/1", in: try bench.workbench.editor())
    #expect(
      all.map(\.target)
        == ["/dialogs/ask", "/dialogs/other", "/screens/a", "/screens/b", "/tasks/job"])
  }

  @Test func aPictureIsNotReadFromAFolderOrAPipe() throws {
    let bench = try Bench(LinkTests.document)
    let pipe = bench.folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [bench.folder, pipe, bench.folder + "/missing", "/dev/zero"] {
      #expect(throws: FileProblem.self) { try PictureUse(reading: path) }
    }
  }

  /// Shows a picture, and returns why that is not possible.
  private func show(
    _ use: PictureUse, at path: PartAddress, in workbench: Workbench
  ) async -> EditRefusal? {
    await withCheckedContinuation { end in
      workbench.show(use, at: path) { end.resume(returning: $0) }
    }
  }

  @Test func aPictureOfAnotherContentGetsAnotherName() async throws {
    let bench = try Bench(LinkTests.document)
    let workbench = bench.workbench
    let source = try Bench()
    let picture = source.folder + "/f.yaml"
    try FileWriter.write(Array("<svg/>".utf8), to: picture)
    workbench.beginEditing()
    // The document itself has that name.
    let use = try PictureUse(reading: picture)
    #expect(await show(use, at: "/screens/a/controls/2", in: workbench) == nil)
    defer { unlink(bench.folder + "/f-2.yaml") }
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("icon: f-2.yaml"))
    #expect(try FileReader.read(bench.folder + "/f-2.yaml") == Array("<svg/>".utf8))
    #expect(await show(use, at: "/dialogs/ask", in: workbench) != nil)
  }
}
