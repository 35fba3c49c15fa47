import PangoRuler
import PrototypeFile
import Session
import TextFitting

// What follows from a version and is not needed to show it.

extension OpenDocument {
  /// Looks for warnings in the shown version, a while after the run has begun with it; removes what
  /// killed processes have left beside the file.
  ///
  /// The warnings of the version before stay until then.
  func check() {
    guard let revision, !isRecording else { return endChecks() }
    let (file, font) = (file, OpenDocument.font)
    let work: @Sendable () -> [Finding] = {
      if let file { FileReplacement.sweep(beside: file) }
      let ruler = font.flatMap { PangoRuler(font: $0) }
      let measured = ruler.map { FitRemarks.findings(of: revision, $0) } ?? []
      return (revision.check().problems + measured).filter { $0.severity == .warning }
        .listed()
    }
    checking.begin([work]) { [weak self] warnings in
      guard let self, revision == self.revision else { return }
      checked = revision
      guard warnings != self.warnings else { return }
      self.warnings = warnings
      tell(.warnings)
    }
  }

  /// Forgets the warnings, and looks for none; nothing is told.
  func endChecks() {
    checking.cancel()
    warnings = []
  }
}
