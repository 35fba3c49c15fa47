import DialogModel
import DialogSimulator
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

  /// Called with the reason when nothing more can be written; the run goes on.
  public var onProblem: (@MainActor (String) -> Void)?
  private let store: SessionStore
  private let program: String
  private let isOn: @MainActor () -> Bool
  private var recorder: RunRecorder?
  private var document: RecordedSession.Document?
  private var descriptor: Int32 = -1
  private var written = 0
  private var hasFailed = false

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
  /// - Parameter continues: whether it goes on from the run before, in the same file.
  func begin(_ session: Session, _ document: RecordedSession.Document, continues: Bool) {
    let before = self.document
    if !continues { end() }
    recorder = nil
    self.document = nil
    guard isOn(), !hasFailed, let timeline = session.timelines.last else { return end() }
    self.document = document
    recorder = RunRecorder(timeline)
    guard descriptor >= 0 else { return }
    // A run that goes on from the past has its inputs again, so that it is whole.
    write(
      before == document
        ? SessionLine.branch(inputs: 0, answers: 0, calls: 0) : SessionLine.reload(document))
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
      written = 0
      write(SessionLine.head(document, program: program, zones: TimeZones.version))
    }
    for line in recorder?.follow(timeline, until: session.state.now) ?? [] { write(line) }
    last = session.state.now
  }

  /// The time up to which the run is written.
  private var last = SimulatedTime.zero

  /// Ends the recording, with the line that says so.
  func end() {
    guard descriptor >= 0 else { return }
    if recorder != nil { write(SessionLine.end(at: last)) }
    stop()
  }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    recorder = nil
  }

  private func write(_ line: String) {
    guard descriptor >= 0 else { return }
    let bytes = Array("\(line)\n".utf8)
    written += bytes.count
    guard written <= SessionRecording.mostBytes else { return stop() }
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
