import DialogModel
import DialogSimulator
import EventLog
import Glibc
import Scenario
import Session
import Texts

/// Writes the runs of a workbench to a file while they go on.
///
/// A file begins with the first input after the launch, so that opening a document writes nothing.
/// Each line is written at once: a program that is killed loses at most the last one.
@MainActor
public final class SessionRecording {
  /// The largest file, in bytes: with what comes after it, a run is not recorded.
  static let mostBytes = 16 << 20

  /// Called with the reason when nothing more can be written; the run continues.
  public var onProblem: (@MainActor (String) -> Void)?
  private let store: SessionStore
  private let program: String
  private let isOn: @MainActor () -> Bool
  private var recorder: RunRecorder?
  private var document: RecordedSession.Document?
  private var descriptor: Int32 = -1
  private var written = 0
  /// The inputs and the branches that the file has, as its reader counts them.
  private var (inputs, branches) = (0, 0)
  private var hasFailed = false
  /// The lines of the present run: one that continues from its past has the first of them too.
  private var lines: [String] = []
  /// How many runs the file has before the present one.
  private var runsBefore = 0
  /// The notes that are written.
  private var notes: [PinnedRow] = []
  /// The breakpoints that the file is to have, and those that it has.
  private var breakpoints:
    (now: [RecordedSession.Breakpoint], written: [RecordedSession.Breakpoint]) =
      ([], [])
  private var pins: Observation<Void>?

  /// - Parameters:
  ///   - program: the version of the program.
  ///   - isOn: whether the person wants runs to be recorded, asked at the beginning of each.
  public init(
    in store: SessionStore = SessionStore(), program: String,
    isOn: @escaping @MainActor () -> Bool
  ) {
    (self.store, self.program, self.isOn) = (store, program, isOn)
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Records a run from its beginning.
  ///
  /// - Parameter continues: whether it continues from the run before, in the same file.
  func begin(_ session: Session, _ document: RecordedSession.Document, continues: Bool) {
    let before = self.document
    // Each run of the document in this window is in the same file.
    if descriptor >= 0, recorder != nil, !continues { write(SessionLine.end(at: last)) }
    recorder = nil
    self.document = nil
    guard isOn(), !hasFailed, let timeline = session.timelines.last else { return end() }
    self.document = document
    recorder = RunRecorder(timeline)
    pins = session.pins.observe { [weak self, weak session] in
      if let session { self?.follow(session) }
    }
    let earlier = lines
    lines = []
    guard descriptor >= 0 else {
      (runsBefore, notes) = (0, [])
      return
    }
    runsBefore += 1
    if !continues { notes = [] }
    guard continues, before == document else { return write(SessionLine.reload(document)) }
    lines = recorder?.follow(timeline, until: session.state.now) ?? []
    last = session.state.now
    let shared = zip(earlier, lines).prefix { $0 == $1 }.count
    branches += 1
    inputs += lines[..<shared].count { SessionLine.isInput($0) }
    write(SessionLine.branch(after: lines[..<shared]))
    for line in lines[shared...] { write(line) }
  }

  /// Writes what the run has done since the last time.
  func follow(_ session: Session) {
    guard recorder != nil, let document, let timeline = session.timelines.last else { return }
    if descriptor < 0 {
      // Settings before the launch are inputs of the timeline too.
      guard session.state.inputCount > 1 else { return }
      do throws(WriteFailure) {
        descriptor = try store.begin()
      } catch {
        return fail(error.reason)
      }
      (written, inputs, branches) = (0, 0, 0)
      write(SessionLine.head(document, program: program, zones: TimeZones.version))
    }
    let new = recorder?.follow(timeline, until: session.state.now) ?? []
    lines += new
    for line in new { write(line) }
    last = session.state.now
    writeNotes(session)
    writeBreakpoints()
  }

  /// Has the breakpoints written that are set now.
  func follow(_ breakpoints: [RecordedSession.Breakpoint]) {
    self.breakpoints.now = breakpoints
    if descriptor >= 0 { writeBreakpoints() }
  }

  private func writeBreakpoints() {
    guard breakpoints.now != breakpoints.written else { return }
    write(SessionLine.breakpoints(breakpoints.now))
    breakpoints.written = breakpoints.now
  }

  /// Writes the notes on rows that are new or have changed.
  private func writeNotes(_ session: Session) {
    guard session.pins.rows != notes else { return }
    let log = session.log
    let present = log.firstRun(of: log.earlierRuns.count)
    for pinned in session.pins.rows
    where !notes.contains(pinned) && log.firstRun(of: pinned.row.run) == present {
      write(
        SessionLine.note(
          RecordedSession.Note(run: runsBefore, row: pinned.row.row, text: pinned.note)))
    }
    notes = session.pins.rows
  }

  /// The time up to which the run is written.
  private var last = SimulatedTime.zero

  /// Ends the recording, with the line that says so.
  func end() {
    guard descriptor >= 0 else { return }
    if recorder != nil { write(SessionLine.end(at: last)) }
    stop()
  }

  /// The text of a session file with all runs of this window, if it has more than one; `nil` if not
  /// all of them are recorded.
  func text(now: SimulatedTime) -> String? {
    guard descriptor >= 0, runsBefore > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: written)
    var read = 0
    while read < written {
      let offset = off_t(read)
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + Int(offset) }, buffer.count - read, offset)
      }
      guard count > 0 else { return nil }
      read += count
    }
    return String(decoding: bytes, as: UTF8.self) + SessionLine.end(at: now) + "\n"
  }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    recorder = nil
    breakpoints.written = []
    (lines, pins) = ([], nil)
  }

  private func write(_ line: String) {
    guard descriptor >= 0 else { return }
    let bytes = Array("\(line)\n".utf8)
    written += bytes.count
    if SessionLine.isInput(line) { inputs += 1 }
    // What has more could not be read again.
    guard written <= SessionRecording.mostBytes, inputs <= RecordedSession.mostInputs,
      branches <= RecordedSession.mostBranches
    else { return stop() }
    do throws(WriteFailure) {
      try DescriptorWriter.write(bytes, to: descriptor)
    } catch {
      fail(error.reason)
    }
  }

  /// One message; later runs of this window are not recorded either.
  private func fail(_ reason: String) {
    hasFailed = true
    stop()
    onProblem?(reason)
  }
}
