import PrototypeFile
import Session

// What the document says and hardly means.

extension Workbench {
  /// How many milliseconds nothing is checked after the document was read, so that the run begins
  /// first.
  private static let pause: UInt32 = 150

  /// Looks for warnings in the document as it was read last, in the background; removes there what
  /// killed processes have left beside it.
  ///
  /// The warnings of the reading before stay until then.
  func check() {
    checking?.cancel()
    guard let revision = document.revision, !document.isRecording else { return set([]) }
    let file = document.request.file
    checking = BackgroundWork.start(after: Workbench.pause) { [weak self] work in
      if let file { FileReplacement.sweep(beside: file) }
      let problems = revision.check().problems
      Task { @MainActor in self?.take(problems, of: revision, from: work) }
    }
  }

  /// Forgets the warnings; none are looked for any more.
  func endChecking() {
    checking?.cancel()
    checking = nil
    set([])
  }

  private func take(_ problems: [Problem], of revision: Revision, from work: BackgroundWork) {
    guard !work.isCancelled else { return }
    checked = revision
    set(problems.filter { $0.severity == .warning })
  }

  private func set(_ new: [Problem]) {
    guard new != warnings else { return }
    warnings = new
    tell(.warnings)
  }
}
