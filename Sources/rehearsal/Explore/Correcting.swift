import Corrections
import DialogModel
import Explorer
import PrototypeFile
import Scenario
import Session
import Texts

/// Corrects what exploring finds, one finding after the other.
struct Correcting {
  /// A correction that was made.
  struct Made {
    let label: String
    let finding: Finding
  }

  /// So many corrections are made in a document at most; each is tried by exploring it.
  private static let most = 20
  /// How many seconds all of them take at most.
  private static let seconds = 60

  /// The document with the corrections.
  private(set) var bytes: [UInt8]
  private(set) var made: [Made] = []

  /// Corrects a document until nothing is left that can be corrected.
  ///
  /// - Parameters:
  ///   - file: the path of the document.
  ///   - explored: what is found in a document; `nil` for one with errors.
  ///   - explore: explores a changed prototype in the same way.
  init(
    _ bytes: [UInt8], of file: String, explored: ([UInt8]) throws -> ExploredDocument?,
    explore: @escaping (Prototype) -> Explorer?
  ) rethrows {
    self.bytes = bytes
    let reader = DocumentReader(of: file)
    let end = ContinuousClock.now + .seconds(Correcting.seconds)
    func hasTime() -> Bool { ContinuousClock.now < end }
    while made.count < Correcting.most, let document = try explored(self.bytes) {
      let revision = reader.revision(self.bytes)
      // What the author knows is there before and after.
      let found = Findings.all(in: document.runs[0])
      let corrector = Corrector(
        revision, in: reader.environment, document.runs[0], found
      ) { hasTime() ? explore($0) : nil }
      var correction: (Correction, Finding)?
      for entry in document.entries where correction == nil && entry.run == 0 && hasTime() {
        correction = corrector.correction(of: entry.explored).map { ($0, entry.finding) }
      }
      guard let (correction, finding) = correction else {
        cover(document, in: reader.environment, file)
        return
      }
      self.bytes = correction.revision.text
      made.append(Made(label: correction.label, finding: finding))
    }
  }

  /// Writes few short scenarios for the ways that are found to be in none.
  private mutating func cover(
    _ document: ExploredDocument, in environment: DocumentEnvironment, _ file: String
  ) {
    guard let finding = document.entries.first(where: { $0.explored.kind == .uncovered })?.finding,
      let plan = document.coverage?.plan(in: document.runs[0])
    else { return }
    let bytes = bytes
    let written = MainActor.assumeIsolated {
      var written = WrittenScenarios(
        bytes, in: environment, document.runs[0], document.prototype
      ) { Overrides.none.commands(of: $0, at: file) }
      written.cover(plan)
      do {
        while try written.addNext() {}
      } catch {
        // What was written until then stays.
      }
      return (bytes: written.bytes, names: written.names)
    }
    self.bytes = written.bytes
    made += written.names.map {
      Made(label: tr("Add scenario “{name}”", ["name": $0]), finding: finding)
    }
  }
}
