internal import DialogModel

/// Which methods delegates were asked for, and which they had.
struct DelegateTally {
  private struct Count {
    var asked: Set<Selector> = []
    var lacked: Set<Selector> = []
  }

  /// A type of delegate, and the protocol that was asked for.
  struct Key: Hashable {
    let type: String
    let role: String
  }

  private var counts: [Key: Count] = [:]

  /// Notes a call to a delegate.
  mutating func note(_ selector: Selector, type: String, role: String, isLacking: Bool) {
    let key = Key(type: type, role: role)
    counts[key, default: Count()].asked.insert(selector)
    if isLacking { counts[key, default: Count()].lacked.insert(selector) }
  }

  /// The last methods of what has a delegate: who was asked for one was asked for all that matter.
  private static let last: Set<Selector> = [
    .alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
    .textFieldDidEndEditing, .popoverControllerDidDismissPopover,
  ]

  /// The delegates that had none of the methods until the last one, in the order of their names.
  var lacking: [Key] {
    counts.filter {
      $0.value.asked == $0.value.lacked && !$0.value.asked.isDisjoint(with: DelegateTally.last)
    }.keys.sorted { ($0.type, $0.role) < ($1.type, $1.role) }
  }

  /// What is wrong with a delegate that has none of the methods, and the methods.
  func sentence(about key: Key) -> String {
    let methods = counts[key]?.asked.map(\.name).sorted().joined(separator: ", ") ?? ""
    return "\(key.question) Called were \(methods)"
  }
}

extension DelegateTally.Key {
  /// What is wrong with a delegate that has none of the methods.
  var question: String {
    "“\(type)” has none of the methods of \(role): is one misspelt, or does its superclass conform"
      + " to the protocol?"
  }
}
