import DialogModel
import DialogSimulator
import Glibc

/// A command's output: put in from outside the main actor, and taken out by the session.
///
/// Its memory is bounded, also if the session takes nothing for a long time.
final class ReportBox: Sendable {
  private struct Content: Sendable {
    var gatherer = OutputGatherer()
    var recording = Recorder()
    var end: JobEnd?
    var isAnnounced = false
    var wasRefused = false
  }

  private let content = Guarded(Content())
  private let start = ContinuousClock.now
  private let bell: Doorbell

  init(_ bell: Doorbell) { self.bell = bell }

  /// The longest time from a line to its report, in milliseconds.
  static let interval = 100

  private var milliseconds: Int {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Adds bytes from standard output or standard error.
  func take(_ bytes: [UInt8], isError: Bool) {
    content.withLock { content in
      // Read inside the lock, so that the lines of both streams are in the order of their times.
      let now = milliseconds
      let lines = content.gatherer.take(bytes, isError: isError)
      content.recording.take(lines, isError: isError, at: now)
    }
  }

  /// Tells the session once that there is something new.
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

  /// Adds a line that is not the command's.
  func note(_ line: String) {
    content.withLock { content in
      let now = milliseconds
      let bytes = Array("\(line)\n".utf8)
      let lines =
        content.gatherer.finish(isError: true) + content.gatherer.take(bytes, isError: true)
      content.recording.take(lines, isError: true, at: now)
    }
  }

  /// The command has ended; without a reason it succeeded.
  ///
  /// - Parameters:
  ///   - reason: why it failed, in case standard error did not say.
  ///   - isWholeReason: whether it is the reason whatever standard error said.
  func end(failing reason: String?, isWholeReason: Bool = false) {
    content.withLock { content in
      let now = milliseconds
      for isError in [false, true] {
        let lines = content.gatherer.finish(isError: isError)
        content.recording.take(lines, isError: isError, at: now)
      }
      let said = content.gatherer.lastErrors
      let error = reason.map { said.isEmpty || isWholeReason ? $0 : said }
      content.end = error.map { .failed($0) } ?? .done
      content.recording.end(error, at: now)
    }
    announce()
  }

  /// The command did not run; there is no recording of that.
  func refuse(_ reason: String) {
    content.withLock { content in
      content.wasRefused = true
      content.end = .failed(reason)
    }
    announce()
  }

  /// Whether the command did not run.
  var wasRefused: Bool { content.withLock { $0.wasRefused } }

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

  /// The recording of the run, after its end.
  var recording: TaskRecording? { content.withLock { $0.recording.finished } }
}

/// Records a run; of a very long output, its beginning.
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
