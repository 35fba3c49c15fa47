import DialogModel
import Explorer
import PangoRuler
import PrototypeFile
import Scenario
import Session
import TextFitting

/// What checking has found in a document.
struct CheckedDocument {
  /// The document as diagnostics call it.
  let name: String
  /// Its bytes, which diagnostics quote.
  let bytes: [UInt8]
  /// What reading it and measuring its texts found, in the order of the text.
  let problems: [Finding]
  /// The recordings of its commands that can't be played.
  let recordings: [RecordingProblem]
  /// What exploring has found; `nil` where it was not asked for, or the document does not load.
  let explored: ExploredDocument?

  /// Checks the bytes of the document at a path.
  ///
  /// - Parameters:
  ///   - explores: whether it is explored, as the document says it runs.
  ///   - notes: whether notes are told.
  init(_ bytes: [UInt8], of file: String, explores: Bool, notes: Bool) {
    let reader = DocumentReader(of: file)
    let result = reader.check(bytes, notes: notes)
    let measured = result.prototype == nil ? [] : CheckedDocument.measured(bytes, reader, notes)
    name = Documents.name(file)
    self.bytes = bytes
    problems = (result.problems + measured).listed()
    recordings = CheckedDocument.recordings(of: result.prototype, beside: file)
    explored = explores ? CheckedDocument.explored(bytes, reader, name, notes) : nil
  }

  /// What reading, measuring and exploring found.
  var findings: [Finding] {
    problems + (explored.map { $0.entries.map(\.finding) + $0.unused } ?? [])
  }

  /// How many findings of a severity there are; recordings that can't be played are warnings.
  func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity } + (severity == .warning ? recordings.count : 0)
  }

  /// What does not fit in a document without errors, unless Pango is missing, and which pictures
  /// are faint.
  private static func measured(
    _ bytes: [UInt8], _ reader: DocumentReader, _ notes: Bool
  ) -> [Finding] {
    let revision = reader.revision(bytes)
    let texts = PangoRuler(font: Fit.usualFont).map { FitRemarks.findings(of: revision, $0) }
    return ((texts ?? []) + FaintPictures.findings(of: revision, in: reader.folder))
      .filter { notes || $0.severity != .note }
  }

  /// What exploring finds in a document without errors.
  private static func explored(
    _ bytes: [UInt8], _ reader: DocumentReader, _ name: String, _ notes: Bool
  ) -> ExploredDocument? {
    let revision = reader.revision(bytes)
    guard let prototype = revision.prototype else { return nil }
    return ExploredDocument(
      revision, name: name, [prototype.localized(nil)], ExploreOptions(), notes: notes,
      seconds: ExploredDocument.usualSeconds)
  }

  private static func recordings(
    of prototype: Prototype?, beside file: String
  ) -> [RecordingProblem] {
    guard file != "-", let prototype else { return [] }
    return Recordings(beside: file, of: prototype).problems
  }
}
