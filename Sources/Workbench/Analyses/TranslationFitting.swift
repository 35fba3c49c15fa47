public import DialogModel
import PangoRuler
public import TextFitting

/// Measures the translations of a document in the background.
///
/// What is measured for an older version of the document is never told.
@MainActor
public final class TranslationFitting {
  /// Called with what was found in the newest version.
  public var onMeasured: (@MainActor (TranslationFit) -> Void)?

  private var round: ExploringRound?
  private var (document, font): (Prototype?, String?)
  private let line = WorkLine()

  /// Nothing is measured yet.
  public init() {}

  /// Measures a version of the document, unless that is what was measured last.
  public func measure(_ document: Prototype) {
    guard let font = OpenDocument.font, document != self.document || font != self.font else {
      return
    }
    round?.end()
    let round = ExploringRound()
    (self.round, self.document, self.font) = (round, document, font)
    line.add { [weak self] in
      guard round.isWanted, let ruler = PangoRuler(font: font) else { return }
      let found = TranslationFit(document, ruler) { round.isWanted }
      Task { @MainActor in
        guard let self, round === self.round else { return }
        self.onMeasured?(found)
      }
    }
  }

  /// Ends what is measured; it is not told.
  public func cancel() {
    round?.end()
    (round, document) = (nil, nil)
  }
}
