public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// What the audience of a film reads: what the scenario says, or else what happens, in words that
/// name no person.
public struct FilmCaptions: Sendable {
  /// The words of each row that has some, by its 0-based place.
  private let words: [String?]
  /// The text that is typed at each row.
  private let typed: [String?]
  /// Whether a row is what somebody does.
  private let isInput: [Bool]
  /// What has come of an input at each row, in words; none where nothing has or somebody is asked.
  private let effects: [String?]
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
    isInput = rows.map { if case .input = $0.content { true } else { false } }
    effects = rows.map { lens.effect($0) }
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
    if let text = said.last(where: { $0.row <= max(row, act ?? -1) })?.text { return text }
    guard let act, let deed = typedWords(until: act) ?? words[act] else { return "" }
    // Before it happens nothing has come of it.
    guard row > act, let effect = effects[act + 1...row].last(where: { $0 != nil }) ?? nil
    else { return deed }
    return "\(deed) · \(effect)"
  }

  /// The words of all that is typed up to a row in one go; `nil` where nothing is typed at it.
  private func typedWords(until row: Int) -> String? {
    guard typed.indices.contains(row), typed[row] != nil else { return nil }
    var texts: [String] = []
    for place in stride(from: row, through: 0, by: -1) where isInput[place] {
      guard let text = typed[place] else { break }
      texts.append(text)
    }
    return tr("Type “{text}”", ["text": OneLine.text(texts.reversed().joined())])
  }

  /// How long people take to read what is said of what a person does at a row, in milliseconds; 0 where it
  /// is said already.
  public func timeToRead(ofAct row: Int) -> Int {
    let text = said.last(where: { $0.row <= row })
    let letters: Int
    if let words = text?.text {
      // It is shown since an earlier row, or since another character.
      guard text?.row == row else { return 0 }
      letters = words.count
    } else {
      guard typed.indices.contains(row), typed[row] == nil else { return 0 }
      letters = words[row]?.count ?? 0
    }
    return ScenarioPace.timeToRead(letters: letters)
  }

  /// The words of a row; `nil` where it has none.
  public subscript(row: Int) -> String? { words.indices.contains(row) ? words[row] : nil }
}
