internal import DialogModel

/// Which methods delegates were asked for, and which they had.
struct DelegateTally {
  private struct Count {
    var asked: Set<Selector> = []
    var lacked: Set<Selector> = []
  }

  private struct Key: Hashable {
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

  /// A sentence about each delegate that had none of the methods until the last one, in the order of
  /// their names.
  var sentences: [String] {
    counts.filter {
      $0.value.asked == $0.value.lacked && !$0.value.asked.isDisjoint(with: DelegateTally.last)
    }.sorted { $0.key.type < $1.key.type }.map {
      key, count in
      let methods = count.asked.map(\.name).sorted().joined(separator: ", ")
      return "“\(key.type)” has none of the methods of \(key.role) that were called (\(methods)):"
        + " is one misspelt, or does its superclass conform to the protocol?"
    }
  }
}
