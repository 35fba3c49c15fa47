internal import Texts

/// The keys of a map with an unknown key: those that it has, and those that it may have.
struct AllowedKeys<Key: KeyTable> {
  /// The keys of the map, and those that its unknown keys are meant for.
  private(set) var present: Set<Key>
  /// The keys that may stand in the map, the useful ones first.
  private(set) var allowed: [Key] = []
  /// The list of the allowed keys in a message.
  private(set) var list = ""
  /// Whether a message has listed them.
  var isListed = false

  /// How many keys a message lists.
  private static var mostListed: Int { 12 }

  // Only mistakes lead here, and they may take their time; see Reader.reportUnknown.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  init(_ entries: [YAMLNode.Entry], _ table: KeyLookup<Key>) {
    present = Set(
      entries.compactMap { entry in table.names.firstIndex(of: entry.name).map { table.keys[$0] } })
    refresh()
  }

  /// Whether a key can be added to the map.
  func canAdd(_ key: Key) -> Bool { !present.contains(key) && allowed.contains(key) }

  /// Notes the key that an unknown key is meant for, so that no other one is taken for it.
  mutating func claim(_ key: Key) {
    present.insert(key)
    refresh()
  }

  private mutating func refresh() {
    let ordered = Key.usefulFirst + Key.allCases.filter { !Key.usefulFirst.contains($0) }
    allowed = ordered.filter { isAllowed($0) }
    let names = allowed.map(\.rawValue)
    let shown = names.prefix(AllowedKeys.mostListed).listed()
    let more = names.count - AllowedKeys.mostListed
    list =
      switch more {
      case _ where names.isEmpty: tr("nothing else may stand here")
      case ...0: tr("here: {keys}", ["keys": shown])
      default:
        tr(
          "here: {keys} and {count} more (see “rehearsal schema”)",
          ["keys": shown, "count": String(more)])
      }
  }

  /// Whether no rule keeps the key from standing next to those that are there.
  private func isAllowed(_ key: Key) -> Bool {
    Key.rules.allSatisfy { rule in
      switch rule {
      case .one(let kinds, _):
        !kinds.contains(key) || kinds.allSatisfy { !present.contains($0) }
      case .apart(let groups):
        groups.allSatisfy {
          $0.contains(key) || !groups.contains { $0.contains(key) } || present.isDisjoint(with: $0)
        }
      case .beside(let owned, let owners):
        owned != key || !present.isDisjoint(with: owners)
      case .required, .some, .needs: true
      }
    }
  }
}
