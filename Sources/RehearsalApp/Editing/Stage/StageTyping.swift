import PrototypeEditing
import PrototypeFile
import Stage
import Texts
import WindowWords
import Workbench

/// What is being written on the stage, and where the document has it.
@MainActor
final class StageTyping {
  let entry: InPlaceEntry
  let pace: TypingPace
  /// Where the text is.
  fileprivate(set) var path: PartAddress
  /// The part that is selected meanwhile.
  fileprivate var selection: PartAddress?
  /// The text that the document has.
  fileprivate(set) var written: String
  /// How many changes there were before it.
  fileprivate let depth: Int
  /// Whether it was opened for a part that was just added, and nothing is typed yet.
  var isOffered = false
  /// Whether a change of the document is the entry's own.
  fileprivate var isWriting = false

  init(_ entry: InPlaceEntry, at path: PartAddress, _ workbench: Workbench) {
    (self.entry, self.path, written) = (entry, path, entry.original)
    selection = workbench.editing.selection
    depth = workbench.document.history.done.count
    pace = TypingPace(bytes: workbench.document.bytes?.count ?? 0)
  }

  /// The same text in another item of its list; `nil` where there is not exactly one.
  fileprivate func otherPath(
    in editor: DocumentEditor
  ) -> (path: PartAddress, selection: PartAddress?)? {
    guard !written.isEmpty, let item = path.item else { return nil }
    let count = editor.value(at: item.parent)?.list?.count ?? 0
    let found = (0..<count).compactMap { index -> (item: PartAddress, path: PartAddress)? in
      let other = item.parent / index
      guard let new = path.moved(from: item, to: other),
        editor.value(at: new)?.text == written
      else { return nil }
      return (other, new)
    }
    guard found.count == 1 else { return nil }
    let (other, new) = found[0]
    guard let selection, selection.contains(path) else { return (new, selection) }
    return (new, selection.moved(from: item, to: other) ?? selection)
  }
}

// How what is written on the stage comes into the document, and stays with its part.

extension PartsController {
  /// Writes a text into the document.
  func write(_ text: String, _ typing: StageTyping) {
    typing.isWriting = true
    defer { typing.isWriting = false }
    if text == typing.entry.original {
      // Nothing is left to be undone once the text is what it was.
      return restore(typing)
    }
    do throws(EditRefusal) {
      try workbench.edit(
        .set(path: typing.path, .text(text)), joins: true, from: .stage)
      typing.written = text
      typing.entry.show(refusal: nil)
    } catch {
      // What is typed next may be right.
      typing.entry.show(refusal: error.message)
    }
  }

  /// Takes back what was written; what others have changed meanwhile stays.
  func restore(_ typing: StageTyping) {
    let original = typing.entry.original
    while workbench.document.history.done.count > typing.depth,
      workbench.document.history.done.last?.path == typing.path
    {
      workbench.undo()
    }
    typing.written = original
    typing.entry.show(refusal: nil)
    guard let editor = try? workbench.editor(),
      (editor.value(at: typing.path)?.text ?? "") != original
    else { return }
    tryEdit { () throws(EditRefusal) in
      try workbench.edit(.set(path: typing.path, .text(original)), from: .stage)
    }
  }

  /// Ends the entry where the person has selected something else.
  func endTypingElsewhere() {
    guard let typing, !typing.isWriting,
      workbench.editing.selection != typing.selection
    else { return }
    stage.editor?.endEntry()
  }

  /// Keeps the entry with its part while something else changes the document.
  func followTyping(_ change: EditChange?) {
    // A text that can't be read may be mended.
    guard let typing, !typing.isWriting, let editor = try? workbench.editor()
    else { return }
    switch change?.source {
    case .undo where workbench.editing.selection != typing.selection: return endTypingElsewhere()
    case .outside, .text, nil:
      // The places of a text say nothing of what became of a part; what was written last does.
      if (editor.value(at: typing.path)?.text ?? "") != typing.written {
        guard let other = typing.otherPath(in: editor) else { return endTyping(typing) }
        move(typing, to: other.path, selecting: other.selection)
      }
    default:
      if let old = typing.selection, old.contains(typing.path) {
        guard let new = workbench.editing.selection else { return endTyping(typing) }
        typing.path = typing.path.moved(from: old, to: new) ?? typing.path
      }
      typing.selection = workbench.editing.selection
      let text = editor.value(at: typing.path)?.text ?? ""
      if text != typing.written {
        typing.written = text
        typing.entry.take(text)
      }
    }
    // It was refused while the document could not be read.
    let text = typing.entry.text
    if typing.entry.refusal != nil, text != typing.written { write(text, typing) }
  }

  private func move(_ typing: StageTyping, to path: PartAddress, selecting selection: PartAddress?)
  {
    typing.path = path
    typing.selection = selection
    workbench.select(selection)
  }

  /// Ends the entry of a part that has gone, and says what was written.
  private func endTyping(_ typing: StageTyping) {
    typing.pace.drop()
    let text = typing.entry.text
    // The next letters are not for the part that has its place now.
    self.typing = nil
    workbench.select(nil)
    stage.editor?.endEntry(.gone)
    errors.show(
      tr("What was being written has been removed by another change"),
      hint: tr("Undo brings back what the document had of it."), details: [text])
  }

  /// Finds the part again whose text is being written, after others came before it or went.
  func findTypedPart() {
    guard let typing, let editor = stage.editor, let paths = stagePaths,
      typing.selection != nil,
      !editor.parts.contains(typing.entry.part)
        || paths.path(of: typing.entry.part) != typing.selection,
      let part = editor.parts.first(where: { paths.path(of: $0) == typing.selection })
    else { return }
    editor.moveEntry(to: part)
  }
}
