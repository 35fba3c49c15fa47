import DialogModel
import DialogSimulator

/// Why something had no effect, in the words that files have; tools compare them.
extension RowWords {
  /// Why an input had no effect.
  static func words(_ ignored: Ignored) -> String {
    switch ignored {
    case .entering: "entering"
    case .leaving: "leaving"
    case .parked: "parked"
    case .disabled: "disabled"
    case .covered: "covered"
    case .coveredByAlert: "coveredByAlert"
    case .modal: "modal"
    case .clipped: "clipped"
    case .notShowing: "notShowing"
    case .notInFront: "notInFront"
    case .inFrontAlready: "inFrontAlready"
    case .notRunning: "notRunning"
    case .taskNotRunning: "taskNotRunning"
    case .locked: "locked"
    case .notLocked: "notLocked"
    case .atHome: "atHome"
    case .alertIsUp: "alertIsUp"
    case .notUp: "notUp"
    case .upAlready: "upAlready"
    case .notScheduled: "notScheduled"
    case .notListed: "notListed"
    case .notInEra: "notInEra"
    case .unknownZone: "unknownZone"
    case .heldSoAlready: "heldSoAlready"
    case .selectedAlready: "selectedAlready"
    case .cannotBeHeldSo: "cannotBeHeldSo"
    case .notEditing: "notEditing"
    case .nothingToChange: "nothingToChange"
    case .severalLines: "severalLines"
    case .noOtherField: "noOtherField"
    case .held: "held"
    case .nothingWaits: "nothingWaits"
    case .notInDocument: "notInDocument"
    case .stopped: "stopped"
    }
  }

  /// Why an action was refused.
  static func words(_ refusal: Row.Refusal) -> String {
    switch refusal {
    case .alreadyShowing: "alreadyShowing"
    case .alreadyLeaving: "alreadyLeaving"
    case .notShowing: "notShowing"
    case .notRunning: "notRunning"
    case .terminating: "terminating"
    case .covered: "covered"
    case .notEditing: "notEditing"
    case .editingAlready: "editingAlready"
    case .disabled: "disabled"
    case .notOnPhone: "notOnPhone"
    case .notInWindow: "notInWindow"
    case .anchorNotInWindow: "anchorNotInWindow"
    case .presenting: "presenting"
    case .moving: "moving"
    case .onStack: "onStack"
    case .atRoot: "atRoot"
    case .insideActivity: "insideActivity"
    case .alreadyRunning: "alreadyRunning"
    case .taskNotRunning: "taskNotRunning"
    case .notInEra: "notInEra"
    case .unknownZone: "unknownZone"
    case .tooMany: "tooMany"
    case .tooManyUp: "tooManyUp"
    case .abandoned: "abandoned"
    }
  }

  /// A line on the console.
  static func words(_ line: ConsoleLine) -> String {
    switch line {
    case .text(let text): text
    case .patternTooSlow(let pattern):
      "the pattern /\(pattern)/ takes too long to match; it counts as not matching"
    case .textIsCut(let dialog, let text): "\(dialog): \"\(text)\" is cut, it does not fit"
    case .crash: DelegateChange.crashText
    }
  }
}
