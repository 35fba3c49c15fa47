import AddressLiterals
import DialogModel
import Glibc
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// Two windows on one document.
@MainActor
@Suite struct SharedDocumentTests {
  nonisolated private static let document = """
    screens: {a: {title: A, controls: [{button: Go, then: [{present: d}]}]}}
    dialogs: {d: {alert: {title: T, cancelButton: OK}}, e: {alert: {title: E}}}
    """
  private let title: PartAddress = "/dialogs/d/alert/title"

  private func second(_ bench: Bench) -> Workbench {
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      VirtualClock()
    }
    workbench.open(with: bench.workbench)
    return workbench
  }

  @Test func whatIsChangedInOneIsInTheOtherAndUndoneInEither() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    let first = try #require(one.document.bytes)
    try one.edit(.set(path: title, .text("One")))
    #expect(two.document.bytes == one.document.bytes)
    #expect(two.prototype == one.prototype && two.document.history.done.count == 1)
    try two.edit(.set(path: title, .text("Two")))
    #expect(one.document.bytes == two.document.bytes)
    one.undo()
    one.undo()
    #expect(two.document.bytes == first && one.document.bytes == first)
    two.redo()
    #expect(one.document.bytes == two.document.bytes && one.document.bytes != first)
    #expect(one.save() && two.document.saveState == .saved)
    #expect(try FileReader.read(bench.file) == two.document.bytes)
  }

  @Test func eachHasARunAndAModeOfItsOwn() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let two = second(bench)
    try bench.pass()
    two.beginEditing()
    #expect(!bench.workbench.isEditing && two.session !== bench.workbench.session)
    two.select("/dialogs/d")
    #expect(bench.workbench.editing.selection == nil)
    // What is selected there stays selected when it gets another name here.
    try bench.workbench.edit(.rename(path: "/dialogs/d", to: "f"))
    #expect(two.editing.selection == "/dialogs/f")
    two.endEditing()
    #expect(two.document.bytes == bench.workbench.document.bytes)
  }

  @Test func closedOneLeavesTheOtherAsItIs() throws {
    let bench = try Bench(SharedDocumentTests.document)
    var two: Workbench? = second(bench)
    try bench.workbench.edit(.set(path: title, .text("One")))
    two?.close()
    two = nil
    #expect(bench.workbench.document.history.done.count == 1)
    try bench.workbench.edit(.set(path: title, .text("More")))
    #expect(bench.workbench.save())
  }

  @Test func theFirstCanBeClosed() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let two = second(bench)
    try bench.workbench.edit(.set(path: title, .text("One")))
    bench.workbench.close()
    try two.edit(.set(path: title, .text("Two")))
    two.undo()
    #expect(two.save())
    #expect(String(decoding: try FileReader.read(bench.file), as: UTF8.self).contains("One"))
  }

  @Test func aChangeByAnotherProgramIsOneStepInBoth() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    try one.edit(.set(path: title, .text("One")))
    #expect(one.save())
    let theirs = (one.document.bytes ?? []) + Array("# theirs\n".utf8)
    try FileWriter.write(theirs, to: bench.file)
    two.reload()
    one.reload()
    #expect(one.document.bytes == theirs && two.document.bytes == theirs)
    #expect(one.document.history.done.count == 2)
    one.undo()
    #expect(two.document.bytes?.count == theirs.count - 9)
    #expect(two.save() && one.document.saveState == .saved)
  }

  @Test(arguments: [ConflictEnd.mine, .theirs, .both])
  func aConflictIsThatOfBothAndEndsInEither(_ end: ConflictEnd) throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    one.setSavesAsYouGo(false)
    #expect(!two.document.savesAsYouGo)
    try one.edit(.set(path: title, .text("One")))
    let mine = try #require(one.document.bytes)
    let theirs = try Array("# theirs\n".utf8) + FileReader.read(bench.file)
    try FileWriter.write(theirs, to: bench.file)
    two.reload()
    #expect(one.document.saveState == .conflict && two.document.saveState == .conflict)
    #expect(!one.conflictLines.isEmpty && one.conflictLines == two.conflictLines)
    #expect(two.endConflict(end) == nil)
    two.document.finishWriting()
    let wanted =
      switch end {
      case .mine: mine
      case .theirs: theirs
      case .both: Array("# theirs\n".utf8) + mine
      }
    #expect(one.document.bytes == wanted && two.document.bytes == wanted)
    #expect(try FileReader.read(bench.file) == wanted)
    #expect(one.document.saveState == .saved && two.document.saveState == .saved)
    while !one.document.history.done.isEmpty { one.undo() }
    #expect(two.document.bytes == (try FileReader.read(bench.file)) || one.save())
  }

  /// A conflict is over where the other program takes its change back, or writes what is here.
  @Test(arguments: [false, true]) func aConflictFollowsTheFile(_ isMine: Bool) throws {
    let bench = try Bench(SharedDocumentTests.document)
    let one = bench.workbench
    one.setSavesAsYouGo(false)
    let first = try FileReader.read(bench.file)
    try one.edit(.set(path: title, .text("One")))
    let mine = try #require(one.document.bytes)
    try FileWriter.write(Array("# theirs\n".utf8) + first, to: bench.file)
    one.reload()
    #expect(one.document.saveState == .conflict)
    let before = one.conflictLines
    try FileWriter.write(Array("# others\n".utf8) + first, to: bench.file)
    one.reload()
    #expect(one.document.saveState == .conflict && one.conflictLines != before)
    try FileWriter.write(isMine ? mine : first, to: bench.file)
    one.reload()
    #expect(one.document.conflict == nil && one.document.bytes == mine)
    #expect(one.document.saveState == (isMine ? .saved : .unsaved))
    #expect(one.save())
    #expect(try FileReader.read(bench.file) == mine)
  }

  @Test func aDraftAndAnotherPlaceAreThoseOfBoth() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    try one.edit(.set(path: title, .text("One")))
    let other = "\(bench.folder)/other.yaml"
    one.save(as: other) { #expect($0 == nil) }
    one.document.finishWriting()
    #expect(two.request.file == other && two.document.saveState == .saved)
    try two.edit(.set(path: title, .text("Two")))
    #expect(two.save())
    #expect(try FileReader.read(other) == one.document.bytes)
    unlink(other)
  }

  @Test func changesDuringSaveAsAreSavedInTheOtherPlace() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let workbench = bench.workbench
    try workbench.edit(.set(path: title, .text("One")))
    let other = "\(bench.folder)/other.yaml"
    defer { unlink(other) }
    var ends: [String?] = []
    workbench.save(as: other) { ends.append($0) }
    try workbench.edit(.set(path: title, .text("Two")))
    #expect(workbench.save() && ends == [nil])
    #expect(try FileReader.read(other) == workbench.document.bytes)
    #expect(workbench.request.file == other)
  }

  @Test func saveAsThatFailsLeavesTheDocumentInItsFile() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let workbench = bench.workbench
    try workbench.edit(.set(path: title, .text("One")))
    var ends: [String?] = []
    workbench.save(as: "\(bench.folder)/missing/other.yaml") { ends.append($0) }
    workbench.document.finishWriting()
    #expect(ends.count == 1 && ends.first != .some(nil))
    #expect(workbench.save())
    #expect(try FileReader.read(bench.file) == workbench.document.bytes)
  }

  @Test func openedAgainWithOptionsItIsTheSameDocument() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    try one.edit(.set(path: title, .text("One")))
    var request = two.request
    request.device = .tablet
    two.open(request)
    try bench.pass()
    #expect(two.document === one.document && two.request.device == .tablet)
    #expect(two.document.history.done.count == 1)
    one.undo()
    #expect(two.document.bytes == one.document.bytes)
  }

  @Test func whatIsTypedAndNotHandedOnComesFirst() throws {
    let bench = try Bench(SharedDocumentTests.document)
    let (one, two) = (bench.workbench, second(bench))
    var typed = [SourceEdit(0..<0, Array("# typed\n".utf8))]
    one.onCollect = { [weak one] in
      let edits = typed
      typed = []
      one?.editText(edits, named: "Text")
    }
    try two.edit(.set(path: title, .text("Two")))
    let text = String(decoding: one.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("# typed") && text.contains("Two"))
    #expect(one.document.history.done.count == 2)
  }
}
