import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What the “+” of a selected part writes.
@MainActor
@Suite struct AdditionTests {
  private func text(
    after addition: Addition, near path: PartAddress, in document: String
  ) throws -> (text: String, path: PartAddress) {
    let bench = try Bench(document)
    let workbench = bench.workbench
    workbench.beginEditing()
    let editor = try workbench.editor()
    let change = try #require(addition.edits(near: path, in: editor))
    let before = try #require(workbench.document.bytes)
    try workbench.edit(change.edits, named: nil, from: .stage)
    let bytes = try #require(workbench.document.bytes)
    #expect(DocumentReader(of: bench.file).check(bytes).problems.isEmpty)
    workbench.undo()
    #expect(workbench.document.bytes == before)
    return (String(decoding: bytes, as: UTF8.self), change.path)
  }

  nonisolated private static let screen = """
    start: a
    screens:
      a:
        title: A
        controls:
          - row: One # first
          - section:
              header: H
              controls:
                - row: Two
          - barButton: Edit
    """

  @Test(arguments: [
    (Addition.row, "/screens/a/controls/0", "- row: One # first\n      - row: Row\n"),
    (
      .row, "/screens/a/controls/1/section/controls/0",
      "            - row: Two\n            - row: Row\n"
    ),
    (.row, "/screens/a", "      - barButton: Edit\n      - row: Row\n"),
    (
      .section, "/screens/a/controls/0",
      "# first\n      - section:"
    ),
    (.leftBarButton, "/screens/a", "- barButton: Edit\n      - barButton: Edit\n"),
    (.toolbarButton, "/screens/a/controls/0", "- barButton: Edit\n      - toolbarButton: Action\n"),
    (.tab, "/screens/a", "- barButton: Edit\n      - tab: Tab\n"),
    (.switch, "/screens/a/controls/0", "- row: One # first\n      - switch: Switch\n"),
    (
      .segmented, "/screens/a/controls/0",
      "      - segmented: Period\n        titles: [Day, Week]\n"
    ),
  ])
  func aControlComesWhereItBelongs(_ addition: Addition, _ path: String, _ lines: String) throws {
    let path = try PartAddress(text: path)
    let new = try text(after: addition, near: path, in: AdditionTests.screen)
    #expect(new.text.contains(lines), "\(new.text)")
    #expect(new.path != path)
  }

  @Test(arguments: [
    (Addition.alertButton, "alert: {title: T, cancelButton: Keep}", "otherButtons: [Button]"),
    (.alertField, "alert: {title: T, cancelButton: OK}", "style: plainText"),
    (
      .sheetButton, "actionSheet: {cancelButton: No, otherButtons: [A], from: rootView}",
      "[A, Button]"
    ),
    (
      .activity, "activityPicker: {items: [{text: T}]}",
      "type: activity"
    ),
  ])
  func aDialogGetsWhatItHas(_ addition: Addition, _ dialog: String, _ written: String) throws {
    let new = try text(
      after: addition, near: "/dialogs/d",
      in: "start: a\nscreens:\n  a: {title: A, controls: [{button: B, then: [{present: d}]}]}\n"
        + "dialogs:\n  d: {\(dialog)}")
    #expect(new.text.contains(written), "\(new.text)")
  }

  @Test func afterUndoWhatHadItIsSelected() throws {
    let bench = try Bench(AdditionTests.screen)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a")
    let change = try #require(try Addition.row.edits(near: "/screens/a", in: workbench.editor()))
    try workbench.edit(change.edits, named: nil, from: .stage)
    workbench.select(change.path)
    workbench.undo()
    #expect(workbench.editing.selection == "/screens/a")
  }

  @Test func onlyWhatFitsIsOffered() throws {
    let bench = try Bench(AdditionTests.screen)
    let editor = try bench.workbench.editor()
    let all = Addition.all(near: "/screens/a", in: editor)
    #expect(all.contains(.leftBarButton) && !all.contains(.rightBarButton))
    #expect(!all.contains(.alertButton))
    #expect(Addition.all(near: "/title", in: editor).isEmpty)
    #expect(Addition.alertField.edits(near: "/screens/a", in: editor) == nil)
  }
}
