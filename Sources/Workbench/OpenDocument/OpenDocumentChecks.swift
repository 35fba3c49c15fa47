import PrototypeFile
import Session

// What follows from a version and is not needed to show it.

extension OpenDocument {
  /// Looks for warnings in the shown version, a while after the run has begun with it; removes what
  /// killed processes have left beside the file.
  ///
  /// The warnings of the version before stay until then. What is found is dropped if there is another
  /// version by then.
  func check() {
    guard let revision, !isRecording else { return endChecks() }
    let file = file
    checking.call { [weak self] in
      SeparateThread.run {
        if let file { FileReplacement.sweep(beside: file) }
        let warnings = revision.check().problems.filter { $0.severity == .warning }
        Task { @MainActor in self?.take(warnings, of: revision) }
      }
    }
  }

  /// Forgets the warnings, and looks for none; nothing is told.
  func endChecks() {
    checking.cancel()
    warnings = []
  }

  private func take(_ warnings: [Problem], of revision: Revision) {
    guard revision == self.revision else { return }
    checked = revision
    guard warnings != self.warnings else { return }
    self.warnings = warnings
    tell(.warnings)
  }
}
