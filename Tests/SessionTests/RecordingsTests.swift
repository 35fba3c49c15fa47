import DialogModel
import Glibc
import TestTools
import Testing

@testable import Session

/// Recordings next to a document, and why some of them are not played.
@Suite struct RecordingsTests {
  private let folder: Folder
  private let prototype: Prototype

  init() throws {
    folder = try Folder()
    let task = PrototypeTask(id: "job", work: .command(["true"]))
    var prototype = Prototype()
    prototype.tasks = [task]
    self.prototype = prototype
  }

  private func read() -> Recordings {
    Recordings(beside: "\(folder.path)/a.rehearsal.yaml", of: prototype)
  }

  private func file(_ text: String) throws {
    _ = try folder.file("a.job.recording", Array(text.utf8))
  }

  /// The only problem, without the path of the folder.
  private func problem() throws -> String {
    let read = read()
    #expect(read.played.isEmpty)
    #expect(read.problems.count == 1)
    let problem = try #require(read.problems.first)
    #expect(problem.path == "\(folder.path)/a.job.recording")
    return problem.words
  }

  @Test func withoutAFileThereIsNothingToSay() throws {
    #expect(read().played.isEmpty)
    #expect(read().problems == [])
  }

  @Test func aRecordingIsPlayed() throws {
    try file("rehearsal recording 1\n0.100 out x\n0.200 failed a\n\n0.200 failed b\n")
    #expect(read().problems == [])
    #expect(
      read().played["job"]
        == TaskRecording(
          lines: [.init(milliseconds: 100, text: "x")], milliseconds: 200, error: "a\nb"))
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    try file("rehearsal recording 1\r\n0.100 out x\r\n0.200 done\r\n")
    #expect(read().problems == [])
    #expect(read().played["job"]?.lines.map(\.text) == ["x"])
  }

  private static let shape =
    "here a time such as 1.500 is expected, and “out”, “err”, “done” or “failed” after it"
  private static let after =
    "an earlier line says how the command ended, so nothing is expected here"
  private static let head = "the first line of a recording is “rehearsal recording 1”"
  private static let end = "the end is missing: a time, and “done” or “failed”"
  private static let order = "this time is before that of an earlier line"

  @Test(arguments: [
    ("", 1, head), ("something else\n", 1, head),
    ("rehearsal recording 1\r\n0.1 done\r\n", 2, shape),
    ("rehearsal recording 1\n", 2, end), ("rehearsal recording 1\n0.100 out x", 2, end),
    ("rehearsal recording 1\n0.100 out x\n", 3, end),
    ("rehearsal recording 1\n0.1 done\n", 2, shape), ("rehearsal recording 1\n\nx\n", 3, shape),
    ("rehearsal recording 1\n-1.000 done\n", 2, shape),
    ("rehearsal recording 1\n0.100 sings\n", 2, shape),
    ("rehearsal recording 1\n0.200 out x\n0.100 done\n", 3, order),
    ("rehearsal recording 1\n0.100 done\n0.200 out x\n", 3, after),
    ("rehearsal recording 1\n0.100 done\n0.200 done\n", 3, after),
    ("rehearsal recording 1\n0.100 failed x\n0.200 done\n", 3, after),
  ])
  func whatIsNoRecordingHasALine(_ text: String, _ line: Int, _ message: String) throws {
    try file(text)
    #expect(try problem() == "a.job.recording, line \(line): \(message)")
    #expect(
      read().problems.first?.text
        == "\(folder.path)/a.job.recording:\(line):1: warning: \(message); "
        + "correct or remove the file, or record the command again")
  }

  @Test func aFolder() throws {
    _ = try folder.folder("a.job.recording")
    #expect(try problem() == "a.job.recording: this is a folder, not a file")
    let text = read().problems.first?.text
    #expect(text?.contains("a.job.recording: warning: this is a folder") == true)
  }

  @Test func aPipe() throws {
    _ = try folder.pipe("a.job.recording")
    #expect(try problem() == "a.job.recording: this is a pipe or a device, not a file")
  }

  @Test func aDeviceOrAFileElsewhere() throws {
    for target in ["/dev/zero", "/etc/passwd", "/"] {
      _ = try folder.link("a.job.recording", to: target)
      #expect(
        try problem() == "a.job.recording: this is a link that leads out of the document’s folder")
      unlink("\(folder.path)/a.job.recording")
    }
  }

  @Test func linksInTheFolder() throws {
    let link = try folder.link("a.job.recording", to: "b")
    #expect(try problem() == "a.job.recording: there is no such file")
    _ = try folder.file("b", Array("rehearsal recording 1\n0.100 done\n".utf8))
    #expect(read().played["job"] == TaskRecording(milliseconds: 100))
    unlink(link)
    _ = try folder.link("a.job.recording", to: "a.job.recording")
    #expect(try problem() == "a.job.recording: this link leads in a circle")
  }

  @Test func aLargeFile() throws {
    _ = try folder.file("a.job.recording", size: FileReader.limit + 1)
    #expect(try problem() == "a.job.recording: it is larger than 16 MiB")
  }

  /// Recordings of several tasks next to a document.
  private func read(_ count: Int, _ known: RecordingCache = RecordingCache()) -> Recordings {
    var prototype = Prototype()
    prototype.tasks = (0..<count).map { PrototypeTask(id: "j\($0)", work: .command(["true"])) }
    return Recordings(beside: "\(folder.path)/a.rehearsal.yaml", of: prototype, known)
  }

  private func text(lines: Int, of length: Int = 1) -> [UInt8] {
    let line = "0.001 out " + String(repeating: "x", count: length) + "\n"
    let middle = String(repeating: line, count: lines)
    return Array("rehearsal recording 1\n\(middle)0.001 done\n".utf8)
  }

  @Test func allOfADocumentHaveOneRoom() throws {
    let more = "the recordings of the document"
    for number in 0..<3 {
      _ = try folder.file("a.j\(number).recording", text(lines: 3_000, of: 2_000))
    }
    var found = read(3)
    #expect(found.played.keys.sorted() == ["j0", "j1"])
    #expect(
      found.problems.map(\.words) == [
        "a.j2.recording: with this one, \(more) are larger than 16 MiB"
      ])
    for number in 0..<2 { unlink("\(folder.path)/a.j\(number).recording") }
    for number in 0..<2 {
      _ = try folder.file("a.j\(number).recording", text(lines: 60_000))
    }
    found = read(2)
    #expect(found.played.keys.sorted() == ["j0"])
    #expect(
      found.problems.map(\.words) == [
        "a.j1.recording, line 39999: from this line on, \(more) have more than 100000 lines"
      ])
  }

  /// The time of sixty of these would be two minutes, and their memory gigabytes.
  @Test func aFileWithManyNamesIsReadOnce() throws {
    _ = try folder.file("b", text(lines: 90_000, of: 100))
    for number in 0..<60 { _ = try folder.link("a.j\(number).recording", to: "b") }
    let clock = ContinuousClock()
    let one = clock.measure { _ = read(1) }
    var found = read(0)
    let all = clock.measure { found = read(60) }
    #expect(found.played.count == 60)
    #expect(found.problems == [])
    // Each read on its own would be sixty times the work.
    #expect(all < one * 15)
  }

  @Test func whatIsAsItWasIsNotReadAgain() throws {
    let path = try folder.file("a.j0.recording", text(lines: 1))
    let known = RecordingCache()
    _ = read(1, known)
    // A change within the same tick of the clock would not be noticed.
    #expect(try known[#require(FileStamp(of: path))] == nil)
    while FileStamp(of: path)?.isSettled == false { usleep(50_000) }
    #expect(read(1, known).played["j0"]?.lines.count == 1)
    let stamp = try #require(FileStamp(of: path))
    #expect(known[stamp]?.lines == 3)
    #expect(read(1, known).played["j0"]?.lines.count == 1)
    unlink(path)
    _ = try folder.file("a.j0.recording", text(lines: 2))
    #expect(read(1, known).played["j0"]?.lines.count == 2)
    #expect(known[stamp] == nil)
  }

  @Test(.enabled(if: geteuid() != 0)) func aSecretFile() throws {
    _ = try folder.secret("a.job.recording")
    #expect(try problem() == "a.job.recording: you may not read this file")
  }

  @Test(arguments: [
    "3162240000.001", "9999999999.000", "9223372036854775807.000", "99999999999999999999999.999",
  ])
  func aTimeHasABound(_ time: String) throws {
    try file("rehearsal recording 1\n\(time) done\n")
    #expect(
      try problem() == "a.job.recording, line 2: a time must be from 0 to 3162240000")
  }
}
