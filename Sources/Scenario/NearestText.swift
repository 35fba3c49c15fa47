import DialogModel
import PrototypeFile
import Texts

extension Scene {
  /// The text on the screen that a step probably means, after the sentence on what failed; the
  /// sentence alone where nothing is near.
  func sentence(_ problem: String, nearestTo step: ScenarioStep.Kind) -> String {
    guard let wanted = step.wantedText, !texts.contains(wanted),
      let near = NearestName.of(wanted, among: texts)
    else { return problem }
    return tr("{problem}; did you mean “{text}”?", ["problem": problem, "text": near])
  }
}

extension ScenarioStep.Kind {
  /// The text that must show for the step, if that is a whole one.
  fileprivate var wantedText: String? {
    switch self {
    case .tapOn(.text(.whole(let text)), _), .waitFor(.whole(let text)),
      .assertVisible(.whole(let text)), .assertEnabled(.whole(let text)),
      .assertDisabled(.whole(let text)):
      text
    default: nil
    }
  }
}
