import DialogModel
import Texts

extension OrderBreach {
  /// What is wrong, in one sentence.
  public var sentence: String {
    let call = call.selector.name
    let before = previous?.selector.name ?? ""
    switch fault {
    case .outOfTurn(let expected) where expected.isEmpty:
      return tr("“{call}” does not follow “{before}”.", ["call": call, "before": before])
    case .outOfTurn(let expected):
      return tr(
        "“{call}” does not follow “{before}”; after that comes {expected}.",
        [
          "call": call, "before": before,
          "expected": expected.map { tr("“{call}”", ["call": $0.name]) }.joined(separator: ", "),
        ])
    case .otherButton(let index):
      return tr(
        "“{call}” names button {button}, but “{before}” named {other}.",
        [
          "call": call, "button": String(self.call.button ?? 0), "before": before,
          "other": String(index),
        ])
    case .refused:
      return tr(
        "“{call}” does not follow “{before}”, because that was answered with no.",
        ["call": call, "before": before])
    }
  }
}
