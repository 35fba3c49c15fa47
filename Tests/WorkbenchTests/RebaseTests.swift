import AddressLiterals
import Glibc
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What was done here, where another program has changed the file while it was not open.
@MainActor
@Suite struct RebaseTests {
  nonisolated private static let document = """
    screens:
      a:
        title: A
        controls:
          - button: Go
    dialogs:
      d:
        alert:
          title: T
          cancelButton: OK
    """
  private let title: PartAddress = "/dialogs/d/alert/title"

  /// A window that was opened after the last one was killed.
  private final class Opened {
    let workbench: Workbench
    private(set) var recovered: [Int] = []
    private(set) var isForgotten = false
    private var observation: Observation<WorkbenchChange>?

    @MainActor init(_ bench: Bench) {
      bench.workbench.document.finishWriting()
      bench.workbench.setSavesAsYouGo(false)
      workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000) {
        VirtualClock()
      }
      workbench.setSavesAsYouGo(false)
      observation = workbench.observe { [weak self] in
        switch $0 {
        case .recovered(let count): self?.recovered.append(count)
        case .forgotten: self?.isForgotten = true
        default: break
        }
      }
      workbench.open(DocumentRequest(file: bench.file))
    }

    @MainActor func kill() { workbench.document.finishWriting() }
  }

  private func bench() throws -> Bench {
    let bench = try Bench(RebaseTests.document)
    bench.workbench.setSavesAsYouGo(false)
    return bench
  }

  /// Changes the file as another program does.
  private func replace(_ old: String, by new: String, in bench: Bench) throws {
    let text = String(decoding: try FileReader.read(bench.file), as: UTF8.self)
    #expect(text.contains(old))
    try FileWriter.write(Array(text.replacing(old, with: new).utf8), to: bench.file)
  }

  @Test func whatWasSavedCanStillBeUndone() throws {
    let bench = try bench()
    let first = try #require(bench.workbench.document.bytes)
    try bench.workbench.edit(.set(path: title, .text("Mine")))
    try bench.workbench.edit(.set(path: "/screens/a/title", .text("B")))
    #expect(bench.workbench.save())
    let mine = try #require(bench.workbench.document.bytes)
    // It concerns the same line, but nothing here waits to be saved.
    try replace("title: Mine", by: "title: Theirs", in: bench)
    let theirs = try FileReader.read(bench.file)
    let again = Opened(bench)
    #expect(again.workbench.document.bytes == theirs && again.recovered.isEmpty)
    #expect(again.workbench.document.saveState == .saved && !again.isForgotten)
    let labels = again.workbench.document.history.done.map(\.label)
    #expect(labels.count == 3 && labels.last == "Change by another program")
    again.workbench.undo()
    #expect(again.workbench.document.bytes == mine)
    again.workbench.undo()
    again.workbench.undo()
    #expect(again.workbench.document.bytes == first)
    for _ in 0..<3 { again.workbench.redo() }
    #expect(again.workbench.document.bytes == theirs)
  }

  @Test func whatWasNotSavedIsJoinedWithOtherLines() throws {
    let bench = try bench()
    try bench.workbench.edit(.set(path: "/screens/a/title", .text("Saved")))
    #expect(bench.workbench.save())
    try bench.workbench.edit(.set(path: title, .text("Mine")))
    let mine = try #require(bench.workbench.document.bytes)
    try replace("button: Go", by: "button: Theirs", in: bench)
    let again = Opened(bench)
    let text = String(decoding: again.workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("title: Saved") && text.contains("title: Mine"))
    #expect(text.contains("button: Theirs"))
    #expect(again.recovered == [1] && again.workbench.document.saveState == .unsaved)
    #expect(again.workbench.save())
    #expect(String(decoding: try FileReader.read(bench.file), as: UTF8.self) == text)
    again.workbench.undo()
    #expect(again.workbench.document.bytes == mine)
  }

  /// Killed in a conflict, and once more in the conflict after that.
  @Test(arguments: [ConflictEnd.mine, .theirs])
  func theSameLinesAreAConflict(_ end: ConflictEnd) throws {
    let bench = try bench()
    let first = try #require(bench.workbench.document.bytes)
    try bench.workbench.edit(.set(path: title, .text("Mine")))
    try replace("title: T", by: "title: Theirs", in: bench)
    bench.workbench.reload()
    #expect(bench.workbench.document.saveState == .conflict)
    try bench.workbench.edit(.set(path: title, .text("Mine too")))
    let mine = try #require(bench.workbench.document.bytes)
    let theirs = try FileReader.read(bench.file)
    for _ in 0..<2 {
      let again = Opened(bench)
      #expect(again.workbench.document.bytes == mine && !again.isForgotten)
      #expect(again.workbench.document.saveState == .conflict)
      #expect(try FileReader.read(bench.file) == theirs)
      #expect(!again.workbench.conflictLines.isEmpty)
      again.kill()
    }
    let again = Opened(bench).workbench
    #expect(again.endConflict(.both) != nil)
    #expect(again.endConflict(end) == nil)
    again.document.finishWriting()
    #expect(try FileReader.read(bench.file) == (end == .mine ? mine : theirs))
    while !again.document.history.done.isEmpty { again.undo() }
    #expect(again.document.bytes == first)
  }

  /// As "git checkout" does: it is not what was saved last.
  @Test func anEarlierTextIsAChangeByAnotherProgram() throws {
    let bench = try bench()
    let first = try #require(bench.workbench.document.bytes)
    for name in ["One", "Two"] {
      try bench.workbench.edit(.set(path: title, .text(name)))
      #expect(bench.workbench.save())
    }
    let second = try #require(bench.workbench.document.bytes)
    try FileWriter.write(first, to: bench.file)
    let again = Opened(bench)
    #expect(again.workbench.document.bytes == first && again.recovered.isEmpty)
    again.workbench.undo()
    #expect(again.workbench.document.bytes == second)
  }

  @Test func aJournalWithoutItsFirstTextIsKeptAsideAndThatIsSaid() throws {
    let bench = try bench()
    try bench.workbench.edit(.set(path: title, .text("New")))
    bench.workbench.document.finishWriting()
    let path = try #require(EditJournal.path(of: bench.file))
    let text = String(decoding: try FileReader.read(path), as: UTF8.self)
    let old = text.replacing("\"base\":", with: "\"other\":")
    try FileWriter.write(Array(old.utf8), to: path)
    try bench.write(RebaseTests.document + "\n# other\n")
    let again = Opened(bench)
    #expect(again.workbench.document.history.isEmpty && again.isForgotten)
    try again.workbench.edit(.set(path: title, .text("Newer")))
    #expect(String(decoding: try FileReader.read(path + ".kept"), as: UTF8.self) == old)
    unlink(path + ".kept")
  }

  /// Letters that were typed at once are one change for the person.
  @Test func whatIsHereAgainIsCountedInStepsOfUndo() throws {
    let bench = try bench()
    try bench.workbench.edit(.set(path: title, .text("Saved")))
    #expect(bench.workbench.save())
    let saved = try #require(bench.workbench.document.bytes)
    bench.workbench.document.history.endCoalescing()
    for letter in "abc" {
      bench.workbench.editText([SourceEdit(0..<0, Array("#\(letter)\n".utf8))], named: "Text")
    }
    try bench.workbench.edit(.set(path: title, .text("Other")))
    // Also where it is not saved the second time.
    for _ in 0..<2 {
      let again = Opened(bench)
      #expect(again.recovered == [2] && again.workbench.document.recoveredSteps == 2)
      again.kill()
    }
    let again = Opened(bench).workbench
    again.undoRecovered()
    #expect(again.document.bytes == saved)
  }
}
