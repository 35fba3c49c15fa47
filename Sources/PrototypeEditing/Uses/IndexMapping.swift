internal import DialogModel
internal import PrototypeFile

/// What happens to a button, or to a field of an alert, among the others.
enum Reordering: Hashable, Sendable {
  /// A new one comes before the one at the address, or after the last.
  case insertion
  /// It goes; with the address of a list, all of its items.
  case removal
  /// It moves to a 0-based index of its list.
  case move(to: Int)
  /// It gets into another list of the same dialog, before the item with that index; without one,
  /// after the last.
  case relocation(to: String, at: Int? = nil)
}

/// The new indices of buttons, or of fields, of a dialog.
struct IndexMapping {
  /// The new index by the old one; `nil` for one that has gone.
  private(set) var indices: [Int?] = []
  /// How many there are afterwards.
  private(set) var count = 0
  /// The index of the first of the other buttons, before and after; -1 if there are none.
  private(set) var firstOther = (old: -1, new: -1)

  /// - Parameters:
  ///   - lists: the names of lists in the order of the indices, each with the items in it.
  ///   - changed: the name of the list that changes, and the index in it.
  init(
    _ lists: [(name: String, count: Int)], changed: String, at index: Int?, _ change: Reordering
  ) {
    var before: [Int] = []
    var all: [[Int?]] = []
    for list in lists {
      let items = (0..<list.count).map { before.count + $0 }
      if list.name == AlertKey.otherButtons.rawValue { firstOther.old = items.first ?? -1 }
      before += items
      all.append(items)
    }
    let place = lists.firstIndex { $0.name == changed }
    if let place {
      if case .relocation(let name, let target) = change,
        all[place].indices.contains(index ?? 0),
        let other = lists.firstIndex(where: { $0.name == name })
      {
        let item = all[place].remove(at: index ?? 0)
        let last = all[other].count
        all[other].insert(item, at: min(target ?? last, last))
      } else {
        IndexMapping.apply(change, at: index, &all[place])
      }
    }
    var after: [Int?] = []
    for (list, moved) in zip(lists, all) {
      if list.name == AlertKey.otherButtons.rawValue, !moved.isEmpty {
        firstOther.new = after.count
      }
      after += moved
    }
    indices = before.map { after.firstIndex(of: $0) }
    count = after.count
  }

  private static func apply(_ change: Reordering, at index: Int?, _ items: inout [Int?]) {
    switch (change, index) {
    case (.insertion, let index): items.insert(nil, at: min(index ?? items.count, items.count))
    case (.removal, nil): items = []
    case (.removal, let index?):
      if items.indices.contains(index) { items.remove(at: index) }
    case (.move(let place), let index?):
      guard items.indices.contains(index), items.indices.contains(place) else { return }
      items.insert(items.remove(at: index), at: place)
    case (.move, nil), (.relocation, _): break
    }
  }

  /// What becomes of an index.
  enum Fate: Equatable {
    case stays
    case becomes(Int)
    case goes
  }

  /// What becomes of an index; one that means nothing stays.
  subscript(index: Int) -> Fate {
    guard indices.indices.contains(index) else { return .stays }
    guard let new = indices[index] else { return .goes }
    return new == index ? .stays : .becomes(new)
  }

  /// A template with the new indices in the places of a word: `{title:0}`.
  func template(_ text: String, word: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      result.append(character)
      guard character == "{" || character == "}" else { continue }
      if rest.first == character {
        result.append(rest.removeFirst())
      } else if character == "{", rest.hasPrefix(word), let close = rest.firstIndex(of: "}"),
        let index = Int(rest[..<close].dropFirst(word.count)), case .becomes(let new) = self[index]
      {
        result += "\(word)\(new)"
        rest = rest[close...]
      }
    }
    return result
  }
}
