public import DialogModel
import PangoRuler
public import TextFitting

/// Measures the texts of one part of a document in the background, in the settings of a sheet of stages.
///
/// What is measured for an older question is never told.
@MainActor
public final class SheetFitting {
  /// What is measured.
  private struct Question: Equatable, Sendable {
    let document: Prototype
    let axes: FitAxes
    let subject: FitSubject.Kind
    let font: String
  }

  private var round: ExploringRound?
  private var last: (question: Question, cells: [FitSetting: FitCell])?
  private let line = WorkLine()

  /// Nothing is measured yet.
  public init() {}

  /// Measures a part of a document, unless that is what was measured last.
  ///
  /// - Parameters:
  ///   - font: as in the settings of a desktop.
  ///   - then: is told what was found, at once where it is known; it is empty where there is no Pango.
  public func measure(
    _ subject: FitSubject.Kind, of document: Prototype, _ axes: FitAxes, font: String,
    then: @escaping @MainActor ([FitSetting: FitCell]) -> Void
  ) {
    cancel()
    let question = Question(document: document, axes: axes, subject: subject, font: font)
    if let last, last.question == question { return then(last.cells) }
    let round = ExploringRound()
    self.round = round
    line.add { [weak self] in
      let cells = SheetFitting.cells(question) { round.isWanted }
      Task { @MainActor in
        guard let self, round === self.round else { return }
        self.last = (question, cells)
        then(cells)
      }
    }
  }

  /// Ends what is measured; it is not told.
  public func cancel() {
    round?.end()
    round = nil
  }

  nonisolated private static func cells(
    _ question: Question, while isWanted: () -> Bool
  ) -> [FitSetting: FitCell] {
    guard isWanted(), let ruler = PangoRuler(font: question.font) else { return [:] }
    var cells: [FitSetting: FitCell] = [:]
    FitGrid(question.document, question.axes, ruler)
      .measure(only: question.subject, while: isWanted) { cells[$0.setting] = $0 }
    return cells
  }
}
