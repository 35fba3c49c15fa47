import Corrections
import DialogModel
import Explorer
import LanguageServer
import PangoRuler
import PrototypeFile
import Scenario
import Session
import TextFitting

extension Correcting {
  /// Of how many findings corrections are looked for in an editor.
  private static let mostShown = 20
  /// How long a document may be that is explored, in bytes: each state of a longer one has so many
  /// moves that no bound is reached soon.
  private static let mostBytes = 256 * 1024
  /// How many states are found for an editor.
  private static let mostStates = 50_000
  /// How many seconds exploring takes at most, and so many again all corrections.
  private static let editorSeconds = 5

  /// What exploring and measuring the texts and the pictures find in a document that is open in an editor, with the
  /// corrections.
  static func explored(_ bytes: [UInt8], by reader: DocumentReader) -> [Host.Explored] {
    guard bytes.count <= mostBytes else { return [] }
    let revision = reader.revision(bytes)
    guard let prototype = revision.prototype?.localized(nil) else { return [] }
    var options = ExploreOptions()
    options.mostStates = mostStates
    let document = ExploredDocument(
      revision, name: "", [prototype], options, notes: false, seconds: editorSeconds)
    let measured =
      PangoRuler(font: Fit.usualFont).map { FitRemarks.findings(of: revision, $0) } ?? []
    let faint = FaintPictures.findings(of: revision, in: reader.folder)
    let others = (measured + faint).map { Host.Explored($0, nil) }
    guard !document.entries.isEmpty else { return others }
    let end = ContinuousClock.now + .seconds(editorSeconds)
    let found = Findings.all(in: document.runs[0])
    let environment = reader.environment
    let corrector = Corrector(revision, in: environment, document.runs[0], found) { changed in
      guard ContinuousClock.now < end else { return nil }
      return ExploredDocument.explored(changed.localized(nil), options, seconds: editorSeconds) {
        ContinuousClock.now < end
      }
    }
    return document.entries.enumerated().map { place, entry in
      let correction = place < mostShown ? corrector.correction(of: entry.explored) : nil
      return Host.Explored(
        entry.finding, correction.map { ($0.label, $0.revision.text) })
    } + others
  }
}
