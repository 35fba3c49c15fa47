import DialogModel
import PrototypeFile
import Texts

extension Scene {
  /// The text on the screen that a step probably means, as the end of a sentence; empty where
  /// nothing is near.
  func nearest(to step: ScenarioStep.Kind) -> String {
    guard let wanted = step.wantedText, !texts.contains(wanted),
      let near = NearestName.of(wanted, among: texts)
    else { return "" }
    return tr("; did you mean “{text}”?", ["text": near])
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
