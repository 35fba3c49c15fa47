import AddressLiterals
import Glibc
import PrototypeFile
import Session
import Testing
import Texts

@testable import Workbench

/// What is left of changes when a process is killed at any moment.
@MainActor
@Suite struct JournalTests {
  nonisolated private static let document = """
    screens: {a: {title: A}}
    dialogs: {d: {alert: {title: T, cancelButton: OK}}}
    """

  /// Cuts a journal at every line and inside of lines, with the file as it was at some save before:
  /// the text is that after the last whole line.
  @Test func aCutJournalLosesAtMostOneChange() throws {
    let bench = try Bench(JournalTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    var texts = [try #require(workbench.document.bytes)]
    var lengths: [Int] = []
    for number in 0..<20 {
      try workbench.edit(.set(path: "/dialogs/d/alert/title", .text("T\(number)")))
      texts.append(try #require(workbench.document.bytes))
      lengths.append(try journal(bench).count)
    }
    workbench.undo()
    texts.append(try #require(workbench.document.bytes))
    lengths.append(try journal(bench).count)
    let whole = try journal(bench)
    for (number, length) in lengths.enumerated() {
      // Saved before the first change, or in the middle.
      for saved in [0, number / 2] {
        // The first change comes with the file as a whole.
        for cut in number == 0 ? [length] : [length, length - 1, length - 30] {
          try write(Array(whole[..<cut]), to: journalPath(bench))
          try FileWriter.write(texts[saved], to: bench.file)
          let again = Workbench(
            trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000
          ) {
            VirtualClock()
          }
          again.setSavesAsYouGo(false)
          again.open(DocumentRequest(file: bench.file))
          let expected = cut == length ? number + 1 : number
          #expect(
            again.document.bytes == texts[max(expected, saved)],
            "after \(number + 1) changes, saved at \(saved), cut by \(length - cut)")
          again.document.finishWriting()
        }
      }
    }
  }

  /// A journal is a file that anybody may have written.
  @Test func impossibleNumberOfChangesIsRefused() throws {
    let bench = try Bench(JournalTests.document)
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    try workbench.edit(.set(path: "/dialogs/d/alert/title", .text("T1")))
    try workbench.edit(.set(path: "/dialogs/d/alert/title", .text("T2")))
    let lines = String(decoding: try journal(bench), as: UTF8.self).split(separator: "\n")
    let many = "{\"change\":[[]],\"steps\":9223372036854775807,\"sha256\":\"\"}"
    let spoilt = ([lines[0], many[...]] + lines.dropFirst()).map { $0 + "\n" }.joined()
    try write(Array(spoilt.utf8), to: try journalPath(bench))
    let again = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000) {
      VirtualClock()
    }
    again.setSavesAsYouGo(false)
    again.open(DocumentRequest(file: bench.file))
    #expect(again.document.bytes == workbench.document.bytes)
  }

  /// Only what is not complete, and of a process that has ended.
  @Test func whatKilledProcessesHaveLeftIsRemoved() throws {
    let bench = try Bench(JournalTests.document)
    try bench.workbench.edit(.set(path: "/dialogs/d/alert/title", .text("T1")))
    let draft = try Drafts.make(Array("rehearsal: 1\n".utf8))
    defer { Drafts.remove(draft) }
    // No process has a number that large.
    let (left, living) = (".rehearsal-4194999-1f.tmp", ".rehearsal-\(getpid())-1f.tmp")
    let folders = [EditJournal.folder, PersonFolder.state, FileName.folder(of: draft)]
    for folder in folders {
      for name in [left, living] { try FileWriter.write([5], to: "\(folder)/\(name)") }
    }
    defer { for folder in folders { unlink("\(folder)/\(living)") } }
    Leftovers.removeNow()
    for folder in folders {
      let names = FolderNames.all(in: folder)
      #expect(!names.contains(left))
      #expect(names.contains(living))
    }
    #expect(FileStamp(of: try journalPath(bench)) != nil)
  }

  /// What was not saved is made again as often as the document is opened without being saved.
  @Test func openedAgainAndAgainTheTextIsTheSame() throws {
    let bench = try Bench(JournalTests.document)
    bench.workbench.setSavesAsYouGo(false)
    for number in 0..<3 {
      try bench.workbench.edit(.set(path: "/dialogs/d/alert/title", .text("Longer \(number)")))
    }
    bench.workbench.document.finishWriting()
    var expected = bench.workbench.document.bytes
    for _ in 0..<4 {
      let again = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000) {
        VirtualClock()
      }
      again.setSavesAsYouGo(false)
      again.open(DocumentRequest(file: bench.file))
      #expect(again.document.bytes == expected)
      try again.edit(.insert(path: "/dialogs/d/alert/otherButtons/-", .text("More")))
      expected = again.document.bytes
      // A line that was torn by the death of the process.
      again.document.finishWriting()
      let path = try journalPath(bench)
      try write(FileReader.read(path) + Array("{\"edit\":\"to".utf8), to: path)
    }
  }

  @Test func whatIsNoJournalIsLeftAlone() throws {
    for hostile in ["", "\n", "[1,2]\n", "{\"journal\":1}\n{\"edit\":\"x\"}\n", "{\"journal\":1,"] {
      let bench = try Bench(JournalTests.document)
      try PersonFolder.make(EditJournal.folder)
      try write(Array(hostile.utf8), to: journalPath(bench))
      let again = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000) {
        VirtualClock()
      }
      again.open(DocumentRequest(file: bench.file))
      #expect(again.document.history.isEmpty && again.prototype != nil)
    }
  }

  private func journalPath(_ bench: Bench) throws -> String {
    bench.workbench.document.finishWriting()
    return try #require(EditJournal.path(of: bench.file))
  }

  private func journal(_ bench: Bench) throws -> [UInt8] {
    try FileReader.read(journalPath(bench))
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try FileWriter.write(bytes, to: path)
  }
}
