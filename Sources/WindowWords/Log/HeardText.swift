import EventLog
import PrototypeFile
import Texts

/// What is said of a line of what is heard, in the pane under the list.
public struct HeardText {
  /// The words, as in the list.
  public let title: String
  /// Where it is in the order of reading; empty for what only happens.
  public let note: String
  /// Why it is heard, and how much is heard before a person can do something.
  public let lines: [DetailText.Line]

  /// The text of a line; `nil` for a heading.
  ///
  /// - Parameter row: the 0-based row of the list.
  public init?(_ outline: SpeechOutline, _ row: Int) {
    guard let utterance = outline.utterance(at: row) else { return nil }
    title = utterance.text
    note =
      outline.readingPlace(at: row).map {
        tr(
          "{n} of {count} in reading order",
          ["n": String($0.number), "count": String($0.count)])
      } ?? ""
    let cause = HeardText.cause(utterance, after: outline.reachedBefore(row))
    lines =
      [DetailText.Line(title: tr("Cause"), text: cause)]
      + (outline.wordsBeforeButton(at: row).map { [HeardText.before($0)] } ?? [])
  }

  private static func before(_ words: Int) -> DetailText.Line {
    let most = String(SpokenWords.most)
    return DetailText.Line(
      title: tr("Before it"),
      text: ntr(
        "1 word before the first button; more than {most} are a finding",
        "{n} words before the first button; more than {most} are a finding", words,
        ["most": most]))
  }

  private static func cause(_ utterance: Utterance, after before: Utterance?) -> String {
    switch utterance.kind {
    case .tap: return tr("It was touched.")
    case .shown: return tr("It has come, and is read out before anything is touched.")
    case .change: return tr("It says something new while it is up.")
    case .focus: return tr("The focus came here by itself.")
    case .element:
      let isTappable = utterance.place?.isTappable ?? false
      guard let before else {
        return isTappable
          ? tr("The focus comes here first; a double tap anywhere presses it.")
          : tr("The focus comes here first.")
      }
      let name = ["name": before.text] as KeyValuePairs
      return isTappable
        ? tr("The focus comes here after “{name}”; a double tap anywhere presses it.", name)
        : tr("The focus comes here after “{name}”.", name)
    }
  }
}
