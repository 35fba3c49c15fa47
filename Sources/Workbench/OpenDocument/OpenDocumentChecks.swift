import PangoRuler
import PrototypeFile
import Session
import TextFitting

// What follows from a version and is not needed to show it.

extension OpenDocument {
  /// Looks for warnings and notes in the shown version, a while after the run has begun with it; removes what
  /// killed processes have left beside the file.
  ///
  /// The warnings of the version before stay until then.
  func check() {
    guard let revision, !isRecording else { return endChecks() }
    let (file, font, folder) = (file, OpenDocument.font, folder)
    measuring?.end()
    if measured.font != font { measured = (font, FitMemory()) }
    let (round, memory) = (ExploringRound(), measured.memory)
    measuring = round
    let work: @Sendable () -> [Finding] = {
      if let file { FileReplacement.sweep(beside: file) }
      let ruler = font.flatMap { PangoRuler(font: $0) }
      let measured =
        ruler.map { ruler in
          FitRemarks.findings(of: revision, ruler, memory) { round.isWanted }
        } ?? []
      guard round.isWanted else { return [] }
      let faint = FaintPictures.findings(of: revision, in: folder)
      return (revision.check(notes: true).problems + measured + faint)
        .filter { $0.severity != .error }.listed()
    }
    checking.begin([work]) { [weak self] found in
      guard let self, revision == self.revision else { return }
      checked = revision
      let warnings = found.filter { $0.severity == .warning }
      let notes = found.filter { $0.severity == .note }
      guard warnings != self.warnings || notes != self.notes else { return }
      (self.warnings, self.notes) = (warnings, notes)
      tell(.warnings)
    }
  }

  /// Looks for them again where texts are drawn in another font than when they were measured.
  public func checkFont() {
    if checked != nil, measured.font != OpenDocument.font { check() }
  }

  /// Forgets the warnings, and looks for none; nothing is told.
  func endChecks() {
    checking.cancel()
    measuring?.end()
    (warnings, notes) = ([], [])
  }
}
