import DialogModel
import DialogSimulator
import Testing

@testable import Session

/// What is made of what commands write, and recordings of it.
@Suite struct OutputTests {
  private func report(_ text: String, isError: Bool = false) -> JobReport {
    var gatherer = OutputGatherer()
    _ = gatherer.take(Array(text.utf8), isError: isError)
    return gatherer.takeReport()
  }

  @Test func linesAreToldApart() {
    #expect(
      report("10\nwords\n# Doing\n20\n")
        == JobReport(percent: 20, message: "Doing", lines: ["words"])
    )
    #expect(report("50\n# x\n", isError: true) == JobReport(lines: ["50", "# x"]))
    #expect(report("50\r\n").percent == 50)
    #expect(report("words\r\r\n").lines == ["words"])
    #expect(report("no end") == JobReport())
  }

  @Test func aLineMayComeInPieces() {
    var gatherer = OutputGatherer()
    for piece in ["4", "2\nwo", "r", "ds\nre"] {
      _ = gatherer.take(Array(piece.utf8), isError: false)
    }
    #expect(gatherer.takeReport() == JobReport(percent: 42, lines: ["words"]))
    #expect(gatherer.finish(isError: false) == ["re"])
    #expect(gatherer.takeReport() == JobReport(lines: ["re"]))
    #expect(gatherer.finish(isError: false) == [])
  }

  @Test func ofAFloodTheEndIsKept() {
    let lines = (1...20_000).map { "line \($0)\n" }.joined()
    let told = report("30\n" + lines)
    #expect(told.percent == 30)
    #expect(told.lines.last == "line 20000")
    #expect(told.lines.count == OutputGatherer.mostLines)
    #expect(told.lines.count + told.dropped == 20_000)
    let numbers = report((1...5000).map { "\($0 % 100)\n" }.joined() + "77\n")
    #expect(numbers == JobReport(percent: 77))
  }

  /// The rest of a line comes with many others, of which most are not kept.
  @Test func ofAFloodTheFirstLineIsWholeToo() {
    var gatherer = OutputGatherer()
    _ = gatherer.take(Array("wo".utf8), isError: false)
    let lines = (1...100).map { "line \($0)\n" }.joined()
    #expect(gatherer.take(Array(("rds\n" + lines).utf8), isError: false).first == "words")
    let told = gatherer.takeReport()
    #expect(told.lines.first == "line 41" && told.dropped == 41)
  }

  @Test func aLineWithoutEndIsCut() {
    var gatherer = OutputGatherer()
    for _ in 0..<20 {
      _ = gatherer.take([UInt8](repeating: 120, count: 10_000), isError: false)
    }
    _ = gatherer.take([10], isError: false)
    let line = gatherer.takeReport().lines.first
    #expect(line?.count == OutputGatherer.longestLine + 1)
    #expect(line?.last == "…")
  }

  @Test func standardErrorSaysWhy() {
    var gatherer = OutputGatherer()
    _ = gatherer.take(Array((1...9).map { "e\($0)\n" }.joined().utf8), isError: true)
    _ = gatherer.take(Array("out\n".utf8), isError: false)
    #expect(gatherer.lastErrors == "e5\ne6\ne7\ne8\ne9")
  }

  /// Unless something else is known to be the reason, as a limit is.
  @Test func theWholeReasonIsSaidWhateverStandardErrorSaid() {
    for isWhole in [false, true] {
      let box = ReportBox(Doorbell(onRing: {}))
      box.take(Array("oh\n".utf8), isError: true)
      box.end(failing: "too many processes", isWholeReason: isWhole)
      #expect(box.takeReport()?.end == .failed(isWhole ? "too many processes" : "oh"))
    }
  }

  private func readBack(_ recording: TaskRecording) throws -> TaskRecording {
    var reader = RecordingReader(Array(RecordingFile.text(recording).utf8))
    return try reader.read()
  }

  @Test func aRecordingSurvivesItsFile() throws {
    for error in [nil, "why", "two\n\nlines", ""] {
      let recording = TaskRecording(
        lines: [
          .init(milliseconds: 0, text: "10"),
          .init(milliseconds: 12, isError: true, text: " a  b "),
          .init(milliseconds: 61_001, text: ""),
          .init(milliseconds: 61_002, text: "\u{301}accent"),
        ], milliseconds: 61_500, error: error)
      #expect(try readBack(recording) == recording)
    }
  }

  /// The two streams of a command are read by two threads.
  @Test func theLinesOfBothStreamsAreInOrderOfTime() async throws {
    let box = ReportBox(Doorbell(onRing: {}))
    // A long line, so that one thread waits for the other for some time.
    let line = Array(String(repeating: "x", count: 20_000).utf8) + [UInt8(ascii: "\n")]
    await withTaskGroup { group in
      for isError in [false, true] {
        group.addTask { for _ in 0..<400 { box.take(line, isError: isError) } }
      }
    }
    box.end(failing: nil)
    let recording = try #require(box.recording)
    #expect(try readBack(recording) == recording)
  }

  @Test func aRecordingIsNamedAfterDocumentAndTask() {
    #expect(RecordingFile.path(of: "job", beside: "/a/b.rehearsal.yaml") == "/a/b.job.recording")
    #expect(RecordingFile.path(of: "job", beside: "b.json") == "b.job.recording")
  }
}
