import DialogModel
import DialogSimulator
import Glibc

/// Where a command's output is put from outside the main actor, and taken from by the session.
///
/// However late it is taken, what lies here is bounded.
final class ReportBox: Sendable {
  private struct Content: Sendable {
    var gatherer = OutputGatherer()
    var recording = Recorder()
    var end: JobEnd?
    var isAnnounced = false
  }

  private let content = Guarded(Content())
  private let start = ContinuousClock.now
  private let bell: Doorbell

  init(_ bell: Doorbell) { self.bell = bell }

  /// How long after a line a report of it is made at the most, in milliseconds.
  static let interval = 100

  private var milliseconds: Int {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Puts in what came from standard output or standard error.
  func take(_ bytes: [UInt8], isError: Bool) {
    let now = milliseconds
    content.withLock { content in
      let lines = content.gatherer.take(bytes, isError: isError)
      content.recording.take(lines, isError: isError, at: now)
    }
  }

  /// Lets the session know that there is something new, if it does not know yet.
  func announce() {
    let rings = content.withLock { content in
      guard content.gatherer.hasNews || content.end != nil, !content.isAnnounced else {
        return false
      }
      content.isAnnounced = true
      return true
    }
    if rings { bell.ring() }
  }

  /// The command has ended; without a reason it succeeded.
  ///
  /// - Parameter reason: why it failed, in case standard error did not say.
  func end(failing reason: String?) {
    let now = milliseconds
    content.withLock { content in
      for isError in [false, true] {
        let lines = content.gatherer.finish(isError: isError)
        content.recording.take(lines, isError: isError, at: now)
      }
      let said = content.gatherer.lastErrors
      let error = reason.map { said.isEmpty ? $0 : said }
      content.end = error.map { .failed($0) } ?? .done
      content.recording.end(error, at: now)
    }
    announce()
  }

  /// Takes out what came since the last time; `nil` where nothing did.
  func takeReport() -> JobReport? {
    content.withLock { content in
      guard content.isAnnounced else { return nil }
      content.isAnnounced = false
      var report = content.gatherer.takeReport()
      report.end = content.end
      return report
    }
  }

  /// The run as it went, once it has ended.
  var recording: TaskRecording? { content.withLock { $0.recording.finished } }
}

/// Keeps a run for later; of a flood, its beginning.
struct Recorder: Sendable {
  /// How many lines a recording has at most.
  static let mostLines = 2000

  private var recording = TaskRecording(milliseconds: 0)
  private(set) var finished: TaskRecording?

  mutating func take(_ lines: [String], isError: Bool, at milliseconds: Int) {
    let room = max(0, Recorder.mostLines - recording.lines.count)
    recording.lines += lines.prefix(room).map {
      TaskRecording.Line(milliseconds: milliseconds, isError: isError, text: $0)
    }
  }

  mutating func end(_ error: String?, at milliseconds: Int) {
    recording.milliseconds = milliseconds
    recording.error = error
    finished = recording
  }
}
