import AddressLiterals
import Glibc
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// Undo over saves, changes by other programs and restarts.
@MainActor
@Suite struct RestartTests {
  nonisolated private static let document = """
    screens: {a: {title: A}}
    dialogs: {d: {alert: {title: T, cancelButton: OK}}}
    """
  private let title: PartAddress = "/dialogs/d/alert/title"

  private func opened(_ bench: Bench) -> Workbench {
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      VirtualClock()
    }
    workbench.setSavesAsYouGo(false)
    workbench.open(DocumentRequest(file: bench.file))
    return workbench
  }

  /// What a killed process leaves: the journal, and the file as it was saved last.
  private func left(_ workbench: Workbench) {
    workbench.document.finishWriting()
    workbench.document.savesAsYouGo = false
  }

  @Test func changesThatWereNotSavedStaySeparateSteps() throws {
    let bench = try Bench(RestartTests.document)
    bench.workbench.setSavesAsYouGo(false)
    var texts = [try #require(bench.workbench.document.bytes)]
    for number in 0..<5 {
      try bench.workbench.edit(.set(path: title, .text("T\(number)")))
      if number == 1 { bench.workbench.save() }
      texts.append(try #require(bench.workbench.document.bytes))
    }
    bench.workbench.undo()
    left(bench.workbench)
    let again = opened(bench)
    #expect(again.document.bytes == texts[4])
    #expect(again.document.history.done.count == 4 && again.document.history.undone.count == 1)
    #expect(again.document.recoveredSteps == 2)
    again.redo()
    #expect(again.document.bytes == texts[5])
    for text in texts.dropLast().reversed() {
      again.undo()
      #expect(again.document.bytes == text)
    }
  }

  @Test func whatWasMadeAgainIsTakenBackAtOnce() throws {
    let bench = try Bench(RestartTests.document)
    bench.workbench.setSavesAsYouGo(false)
    try bench.workbench.edit(.set(path: title, .text("Saved")))
    bench.workbench.save()
    let saved = bench.workbench.document.bytes
    for number in 0..<3 { try bench.workbench.edit(.set(path: title, .text("T\(number)"))) }
    left(bench.workbench)
    let again = opened(bench)
    again.undoRecovered()
    #expect(again.document.bytes == saved)
    #expect(again.document.history.undone.count == 3)
  }

  @Test func aTextThatCannotBeReadHasItsHistoryToo() throws {
    let bench = try Bench(RestartTests.document)
    let first = try #require(bench.workbench.document.bytes)
    bench.workbench.setSavesAsYouGo(false)
    bench.workbench.editText([SourceEdit(0..<0, Array("]".utf8))], named: "Text")
    bench.workbench.save()
    left(bench.workbench)
    let again = opened(bench)
    #expect(again.prototype == nil)
    again.undo()
    #expect(again.document.bytes == first && again.prototype != nil)
  }

  /// Between them it is saved, opened again and changed by another program.
  @Test func aThousandChangesUndoneAndMadeAgainGiveTheSameBytes() throws {
    let bench = try Bench(RestartTests.document)
    var workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    let first = try #require(workbench.document.bytes)
    var outside = 0
    for number in 0..<EditHistory.limit where number + outside < EditHistory.limit {
      if number % 250 == 249 {
        #expect(workbench.save())
        let line = "# \(number)\n"
        try FileWriter.write((workbench.document.bytes ?? []) + Array(line.utf8), to: bench.file)
        workbench.reload()
      } else {
        try workbench.edit(.set(path: title, .text("T\(number)")))
      }
      if number % 100 == 0 { workbench.save() }
      if number % 200 == 50 {
        left(workbench)
        workbench = opened(bench)
      } else if number % 250 == 125 {
        // The file is changed while it is not open here.
        #expect(workbench.save())
        left(workbench)
        let line = "# closed \(number)\n"
        try FileWriter.write((workbench.document.bytes ?? []) + Array(line.utf8), to: bench.file)
        workbench = opened(bench)
        #expect(workbench.document.saveState == .saved)
        outside += 1
      }
    }
    let last = try #require(workbench.document.bytes)
    for _ in 0..<2 {
      #expect(workbench.document.history.done.count == EditHistory.limit)
      while !workbench.document.history.done.isEmpty { workbench.undo() }
      #expect(workbench.document.bytes == first)
      while !workbench.document.history.undone.isEmpty { workbench.redo() }
      #expect(workbench.document.bytes == last)
    }
  }

  @Test func aFileThatIsGoneLeavesWhatWasNotSaved() throws {
    let bench = try Bench(RestartTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: title, .text("Mine")))
    let mine = try #require(workbench.document.bytes)
    unlink(bench.file)
    workbench.reload()
    #expect(workbench.document.bytes == mine)
    #expect(workbench.document.saveState == .failed("there is no such file"))
    #expect(!workbench.save())
    #expect(workbench.save(isAsked: true))
    #expect(try FileReader.read(bench.file) == mine)
  }

  @Test func aHistoryKeepsSoManyBytes() {
    var history = EditHistory()
    let large = [UInt8](repeating: 0x20, count: EditHistory.mostBytes / 4)
    for _ in 0..<10 {
      let entry = EditHistory.Entry(
        label: "", path: nil, edits: [[SourceEdit(0..<0, large)]], inverse: [])
      history.add(entry, joins: false)
      #expect(history.size <= EditHistory.mostBytes)
    }
    #expect(history.done.count == 3)
    while history.takeUndo() != nil {}
    history.add(
      EditHistory.Entry(label: "", path: nil, edits: [], inverse: []), joins: false)
    #expect(history.size == 0)
  }

  /// A journal in whose place is a pipe or a link is not opened, and another one is made.
  @Test(arguments: [true, false])
  func whatIsNoFileIsNoJournal(isPipe: Bool) throws {
    let bench = try Bench(RestartTests.document)
    let path = try #require(EditJournal.path(of: bench.file))
    bench.workbench.setSavesAsYouGo(false)
    try bench.workbench.edit(.set(path: title, .text("Mine")))
    bench.workbench.document.finishWriting()
    rename(path, path + ".real")
    if isPipe { mkfifo(path, 0o600) } else { symlink(path + ".real", path) }
    left(bench.workbench)
    let again = opened(bench)
    #expect(again.document.history.isEmpty)
    try again.edit(.set(path: title, .text("Other")))
    again.document.finishWriting()
    #expect(again.document.journalProblem == nil && again.document.bytes != nil)
    #expect(
      JournalContent(of: bench.file, text: again.document.disk?.text ?? [])?.unsaved.count == 1)
    unlink(path + ".real")
  }
}
