import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Texts

extension Scene {
  /// How many lines of what was heard a failure names.
  private static let mostLines = 6

  /// Whether VoiceOver has said something; while something moves, it may still come.
  func outcome(ofSpeech pattern: TextPattern, _ matcher: Matcher) -> StepOutcome {
    guard let heard, !heard.contains(where: { $0.isMeant { matcher.matches(pattern, $0) } })
    else { return .holds }
    return state.isMoving ? .notYet : .fails(missing(pattern, heard))
  }

  /// What was heard in place of a text.
  private func missing(_ pattern: TextPattern, _ heard: [Utterance]) -> String {
    let text = pattern.sourceText
    let lines = heard.map(\.text)
    guard !lines.isEmpty else {
      return tr(
        "VoiceOver does not say “{text}”; since the step before it says nothing", ["text": text])
    }
    if case .whole = pattern,
      let near = NearestName.of(text, among: lines + heard.flatMap { $0.parts.map(\.text) })
    {
      return tr(
        "VoiceOver does not say “{text}”; did you mean “{near}”?", ["text": text, "near": near])
    }
    let shown = lines.suffix(Scene.mostLines).map { tr("“{words}”", ["words": $0]) }
    return tr(
      "VoiceOver does not say “{text}”; since the step before it says {lines}",
      [
        "text": text,
        "lines": (shown.count < lines.count ? "… " : "") + shown.listed(),
      ])
  }
}
