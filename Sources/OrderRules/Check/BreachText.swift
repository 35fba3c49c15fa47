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
          "expected": expected.map { tr("“{call}”", ["call": $0.name]) }.listed(),
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

extension OrderReading {
  /// Which way the calls were read, and that the other way has calls out of order.
  public var sentence: String {
    let values: KeyValuePairs<String, String> = [
      "one": OrderReading.one(owner), "several": OrderReading.several(owner),
      "line": String(line), "object": object,
    ]
    switch (isSeveral, object.isEmpty) {
    case (true, true):
      return tr("if they are {several}: as {one}, line {line} would be out of order", values)
    case (true, false):
      return tr(
        "if “{object}” means {several}: as {one}, line {line} would be out of order", values)
    case (false, true):
      return tr("if all are {one}: as {several} they would be out of order too", values)
    case (false, false):
      return tr(
        "if “{object}” means {one}: as {several} they would be out of order too", values)
    }
  }

  private static func one(_ owner: Selector.Owner) -> String {
    switch owner {
    case .alert: tr("one alert")
    case .actionSheet: tr("one action sheet")
    case .textField: tr("one text field")
    case .viewController: tr("one view controller")
    case .activity: tr("one activity", context: "kind of object")
    default: tr("one object")
    }
  }

  private static func several(_ owner: Selector.Owner) -> String {
    switch owner {
    case .alert: tr("several alerts")
    case .actionSheet: tr("several action sheets")
    case .textField: tr("several text fields")
    case .viewController: tr("several view controllers")
    case .activity: tr("several activities")
    default: tr("several objects")
    }
  }
}

extension AppLog {
  /// How many lines look like calls and were not read, and which is the first; `nil` where none does.
  public var unreadSentence: String? {
    guard let first = unread.first else { return nil }
    return ntr(
      "line {line} looks like a call and was not read",
      "{count} lines look like calls and were not read, the first of them line {line}",
      unread.count, ["line": String(first), "count": String(unread.count)])
  }
}

extension OrderCheck {
  /// How calls were read that the log does not tell apart, as one sentence each.
  ///
  /// Those of the first breach, or of all objects where everything is in order: nearly always one or
  /// two.
  public var readingSentences: [String] {
    guard let breach = breaches.first else { return readings.prefix(5).map(\.sentence) }
    return reading(of: breach).map { [$0.sentence] } ?? []
  }

  /// That the times of the lines tell another order than the lines; `nil` where they do not.
  public var timeSentence: String? {
    isInOrderByTime
      ? tr("by the times of the lines all calls are in order: lines may have changed places") : nil
  }
}
