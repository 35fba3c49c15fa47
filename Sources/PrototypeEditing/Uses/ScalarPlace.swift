internal import PrototypeFile

/// Where a scalar is: a value, or the key of an entry.
struct ScalarPlace: Hashable, Sendable {
  /// The path of the value, or of the value of the entry.
  var path: TreePath
  var isKey = false
}

extension YAMLNode {
  /// The places of the texts that begin at some marks.
  func places(of marks: Set<Mark>) -> [Mark: ScalarPlace] {
    var places: [Mark: ScalarPlace] = [:]
    find(marks, [], &places)
    return places
  }

  private func find(_ marks: Set<Mark>, _ path: TreePath, _ places: inout [Mark: ScalarPlace]) {
    switch content {
    case .scalar(let text, _):
      // The mark of an empty text can be that of the next part.
      if !text.isEmpty, marks.contains(start) { places[start] = ScalarPlace(path: path) }
    case .list(let items):
      for (index, item) in items.enumerated() { item.find(marks, path + [.item(index)], &places) }
    case .map(let entries):
      for (index, entry) in entries.enumerated() {
        let inside = path + [.value(index)]
        if !entry.name.isEmpty, marks.contains(entry.key.start) {
          places[entry.key.start] = ScalarPlace(path: inside, isKey: true)
        }
        entry.value.find(marks, inside, &places)
      }
    case .refused: break
    }
  }
}
