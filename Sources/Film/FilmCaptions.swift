public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// What the audience of a film reads: what the scenario says, or else what happens, in words that
/// name no person.
public struct FilmCaptions: Sendable {
  /// The words of each row that has some, by its 0-based place.
  private var words: [String?]
  /// The text that is typed at each row.
  private let typed: [String?]
  /// Whether a row is something that happens after an input, and no question.
  private let isEffect: [Bool]
  /// What the scenario says from an input on, by the row of the input.
  private let said: [(row: Int, text: String?)]

  /// The captions of a run.
  ///
  /// - Parameter said: what the scenario says from a row on, in order.
  public init(
    _ rows: RowBuffer, _ prototype: Prototype, buttons: [ButtonIndices],
    said: [(row: Int, text: String?)] = []
  ) {
    let lens = LensText(prototype, indices: buttons)
    words = rows.map { lens.words($0, .presenter) }
    typed = rows.map {
      if case .input(.edit(let edit), _, _) = $0.content, edit.kind == .typed {
        edit.text
      } else {
        nil
      }
    }
    isEffect = rows.map {
      if case .call(_, _, returned: nil) = $0.content { true } else { false }
    }
    self.said = said
  }

  /// What is said of what a person does at rows that follow each other: what the scenario says at the
  /// last one, or what happens; all that is typed is one text.
  public func caption(ofActs rows: [Int]) -> String {
    guard let last = rows.last else { return "" }
    if let text = said.last(where: { $0.row <= last })?.text { return text }
    let texts = rows.compactMap { typed.indices.contains($0) ? typed[$0] : nil }
    if texts.count == rows.count, rows.count > 1 {
      return tr("Type “{text}”", ["text": OneLine.text(texts.joined())])
    }
    return self[last] ?? ""
  }

  /// The caption at a moment of a film.
  ///
  /// - Parameters:
  ///   - row: the row that was made last.
  ///   - act: the row of what a person does now or did last.
  public func caption(after row: Int, during act: Int?) -> String {
    if !said.isEmpty {
      return said.last { $0.row <= max(row, act ?? -1) }?.text ?? ""
    }
    guard let act, let deed = words[act] else { return "" }
    // Before it happens nothing has come of it.
    guard row > act, let last = (act + 1...row).last(where: { isEffect[$0] }),
      let effect = words[last]
    else { return deed }
    return "\(deed) · \(effect)"
  }

  /// The words of a row; `nil` where it has none.
  public subscript(row: Int) -> String? { words.indices.contains(row) ? words[row] : nil }
}
