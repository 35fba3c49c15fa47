import AddressLiterals
import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// A document and what it tells the windows on it.
@MainActor
@Suite struct OpenDocumentTests {
  nonisolated private static let document = """
    screens: {a: {title: A}}
    dialogs:
      d: {alert: {title: T, otherButtons: [One, Two], cancelButton: OK}}
      e: {alert: {title: E}}
    """
  private let title: PartAddress = "/dialogs/d/alert/title"
  private let buttons: PartAddress = "/dialogs/d/alert/otherButtons"

  private func second(_ bench: Bench) -> Workbench {
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      VirtualClock()
    }
    workbench.open(with: bench.workbench)
    return workbench
  }

  /// The names of what a workbench tells, and whether everything in its document agreed each time.
  private func told(
    by workbench: Workbench, during body: () throws -> Void
  ) rethrows -> (names: [String], agrees: Bool) {
    var names: [String] = []
    var agrees = true
    let observation = workbench.observe { change in
      switch change {
      case .document: names.append("document")
      case .edited(let change): names.append("edited \(change.map { "\($0.source)" } ?? "")")
      case .saving: names.append("saving")
      case .selection: names.append("selection")
      case .editing: names.append("editing")
      case .moved: names.append("moved")
      default: return
      }
      let document = workbench.document
      let isSaved = document.disk.map { document.revision.hasSameText(as: $0) } ?? true
      agrees =
        agrees && workbench.prototype == document.lastGood?.prototype.map(workbench.request.applied)
        && (document.saveState == .conflict || isSaved == (document.saveState == .saved))
    }
    try body()
    observation.end()
    return (names, agrees)
  }

  @Test func anEditIsToldOnceWhenEverythingAgrees() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let edited = try told(by: bench.workbench) {
      try bench.workbench.edit(.set(path: title, .text("One")))
    }
    #expect(edited.names == ["document", "edited properties", "saving"])
    #expect(edited.agrees)
    let undone = told(by: bench.workbench) { bench.workbench.undo() }
    #expect(undone.names == ["document", "edited undo", "saving"])
    #expect(undone.agrees)
  }

  @Test func aSaveTellsThatItBeginsAndEnds() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: title, .text("One")))
    let saved = told(by: workbench) { workbench.save(isAsked: true) }
    #expect(saved.names == ["saving", "saving"])
    #expect(workbench.document.saveState == .saved)
    #expect(told(by: workbench) { workbench.save(isAsked: true) }.names == [])
  }

  @Test func aTypedTextIsAChangeInAnotherWindow() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let two = second(bench)
    let count = try #require(bench.workbench.document.bytes?.count)
    let edit = SourceEdit(count..<count, Array("# typed\n".utf8))
    let other = told(by: two) { bench.workbench.editText([edit], named: "Text") }
    #expect(other.names == ["document", "edited properties", "saving"])
    let own = told(by: bench.workbench) { bench.workbench.undo() }
    #expect(own.names == ["document", "edited undo", "saving"])
  }

  @Test func nothingIsWrittenDuringAConflict() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    try workbench.edit(.set(path: title, .text("One")))
    let theirs = try Array("# theirs\n".utf8) + FileReader.read(bench.file)
    try FileWriter.write(theirs, to: bench.file)
    workbench.reload()
    #expect(workbench.document.saveState == .conflict)
    try workbench.edit(.set(path: title, .text("Two")))
    #expect(workbench.document.saveState == .conflict && !workbench.document.saving.isWaiting)
    workbench.document.finishWriting()
    #expect(try FileReader.read(bench.file) == theirs)
    workbench.close()
    #expect(try FileReader.read(bench.file) == theirs)
  }

  // MARK: Writing off the main thread

  @Test func aChangeDuringASaveIsSavedByTheNextOne() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: title, .text("One")))
    let first = workbench.document.bytes
    workbench.beginSaving()
    try workbench.edit(.set(path: title, .text("Two")))
    workbench.document.finishWriting()
    #expect(try FileReader.read(bench.file) == first)
    #expect(workbench.document.saveState == .unsaved)
    workbench.beginSaving()
    try workbench.edit(.set(path: title, .text("Three")))
    workbench.beginSaving()
    workbench.document.finishWriting()
    #expect(try FileReader.read(bench.file) == workbench.document.bytes)
    #expect(workbench.document.saveState == .saved)
  }

  @Test func theJournalHasWhatWasChangedDuringASave() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: title, .text("One")))
    workbench.beginSaving()
    try workbench.edit(.set(path: title, .text("Two")))
    let text = workbench.document.bytes
    workbench.document.finishWriting()
    let again = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000) {
      VirtualClock()
    }
    again.setSavesAsYouGo(false)
    again.open(DocumentRequest(file: bench.file))
    #expect(again.document.bytes == text)
    #expect(again.document.history.done.count == 2)
  }

  /// The file is read while it is being written, and has what was there a moment ago.
  @Test func whatIsBeingWrittenIsNoChangeOfAnotherProgram() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    for number in 0..<20 {
      try workbench.edit(.set(path: title, .text("T\(number)")))
      workbench.beginSaving()
      try workbench.edit(.set(path: title, .text("U\(number)")))
      workbench.reload()
      #expect(workbench.document.saveState != .conflict)
      workbench.document.finishWriting()
      #expect(workbench.document.saveState == .unsaved)
    }
    #expect(workbench.document.history.done.count == 40)
  }

  /// A document whose only change is taken back while it is being written.
  private func undoneDuringASave() throws -> (bench: Bench, first: [UInt8]) {
    let bench = try Bench(OpenDocumentTests.document)
    let first = try #require(bench.workbench.document.bytes)
    try bench.workbench.edit(.set(path: title, .text("One")))
    bench.workbench.beginSaving()
    bench.workbench.undo()
    return (bench, first)
  }

  @Test func anUndoDuringASaveIsSavedAtTheEnd() throws {
    let (bench, first) = try undoneDuringASave()
    #expect(bench.workbench.document.saveState == .saving)
    bench.workbench.close()
    #expect(try FileReader.read(bench.file) == first)
  }

  @Test func aRunBegunAnewDuringASaveIsOfWhatIsShown() throws {
    let (bench, first) = try undoneDuringASave()
    bench.workbench.startAgain()
    #expect(bench.workbench.document.bytes == first)
    #expect(bench.workbench.document.history.undone.count == 1)
  }

  @Test func aSessionFileInPlaceOfAnEditedDocumentIsAConflict() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    try workbench.edit(.set(path: title, .text("One")))
    let mine = workbench.document.bytes
    let session = try #require(workbench.sessionText(program: "1"))
    try FileWriter.write(Array(session.utf8), to: bench.file)
    workbench.reload()
    #expect(workbench.document.saveState == .conflict && workbench.document.bytes == mine)
    #expect(workbench.endConflict(.mine) == nil)
    workbench.document.finishWriting()
    #expect(try FileReader.read(bench.file) == mine)
    try FileWriter.write(Array(session.utf8), to: bench.file)
    workbench.reload()
    #expect(workbench.document.isRecording && workbench.document.history.isEmpty)
  }

  // MARK: A file that was removed

  /// Nothing of it was saved here, so it begins as a draft.
  @Test func aFileRemovedBeforeTheFirstChangeIsADraft() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try #require(unlink(bench.file) == 0)
    try workbench.edit(.set(path: title, .text("One")))
    let draft = try #require(workbench.document.file)
    defer { Drafts.remove(draft) }
    #expect(Drafts.has(draft))
    #expect(workbench.save())
    #expect(try FileReader.read(draft) == workbench.document.bytes)
    #expect(access(bench.file, F_OK) != 0)
  }

  @Test func aFileRemovedSinceItWasSavedIsMadeAgainWhereAPersonAsks() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: title, .text("One")))
    #expect(workbench.save())
    try #require(unlink(bench.file) == 0)
    try workbench.edit(.set(path: title, .text("Two")))
    #expect(workbench.document.file == bench.file)
    #expect(!workbench.save())
    #expect(workbench.document.saveState == .failed("it is no longer there"))
    #expect(access(bench.file, F_OK) != 0)
    #expect(workbench.save(isAsked: true))
    #expect(try FileReader.read(bench.file) == workbench.document.bytes)
  }

  /// What can be undone is of the text that was there before.
  @Test func anotherTextInThePlaceOfARemovedFileHasAnotherHistory() throws {
    for isOther in [false, true] {
      let bench = try Bench(OpenDocumentTests.document)
      let workbench = bench.workbench
      try workbench.edit(.set(path: title, .text("One")))
      #expect(workbench.save())
      let saved = try FileReader.read(bench.file)
      try #require(unlink(bench.file) == 0)
      workbench.reload()
      #expect(workbench.document.revision == nil)
      try FileWriter.write(saved + (isOther ? Array("# x\n".utf8) : []), to: bench.file)
      workbench.reload()
      #expect(workbench.document.history.isEmpty == isOther)
    }
  }

  // MARK: What is selected

  @Test func theSelectionFollowsUndoAndRedoOfAMove() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    one.select(buttons / 0)
    two.select(buttons / 1)
    try one.edit(.move(path: buttons / 0, to: 1))
    #expect(one.editing.selection == buttons / 1 && two.editing.selection == buttons / 0)
    one.undo()
    #expect(one.editing.selection == buttons / 0 && two.editing.selection == buttons / 1)
    two.redo()
    #expect(one.editing.selection == buttons / 1 && two.editing.selection == buttons / 0)
  }

  @Test func aPartMovesToTheEndOfItsOwnList() throws {
    let bench = try Bench(OpenDocumentTests.document)
    bench.workbench.select(buttons / 0)
    try bench.workbench.edit(.relocate(path: buttons / 0, to: buttons / .end))
    let text = String(decoding: try #require(bench.workbench.document.bytes), as: UTF8.self)
    #expect(text.contains("otherButtons: [Two, One]"))
    #expect(bench.workbench.editing.selection == buttons / 1)
  }

  @Test func aRemovedPartLeavesTheOthersSelected() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    one.select(buttons / 1)
    two.select(buttons / 0)
    try one.edit(.remove(path: buttons / 0))
    #expect(one.editing.selection == buttons / 0 && two.editing.selection == nil)
    one.undo()
    #expect(one.editing.selection == buttons / 1)
  }

  @Test func changesAfterAPauseAreUndoneOneByOne() throws {
    let bench = try Bench(OpenDocumentTests.document)
    let workbench = bench.workbench
    let first = workbench.document.bytes
    for text in ["O", "On"] { try workbench.edit(.set(path: title, .text(text)), joins: true) }
    let typed = workbench.document.bytes
    workbench.document.lastChange = .now - .seconds(2)
    try workbench.edit(.set(path: title, .text("One")), joins: true)
    #expect(workbench.document.history.done.count == 2)
    workbench.undo()
    #expect(workbench.document.bytes == typed)
    workbench.undo()
    #expect(workbench.document.bytes == first)
  }
}
