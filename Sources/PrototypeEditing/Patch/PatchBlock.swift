internal import PrototypeFile
internal import Texts

/// Lists and maps whose parts have lines of their own.
extension Patch {
  /// Where the parts of a list or a map are.
  struct Places {
    /// The first byte of each part, or of the comment above it.
    var starts: [Int] = []
    /// The first byte of each key, or the dash of each item.
    var names: [Int] = []
    /// The byte after the colon or the dash.
    var heads: [Int] = []
    /// The end of the last line of each part.
    var ends: [Int] = []
    /// The number of columns before each part.
    var column: Int
  }

  mutating func changeBlock(
    _ old: YAMLNode, to parts: [Part], _ slot: Slot
  ) throws(EditRefusal) {
    let model = slot.neighbours.model
    guard isInOrder(parts, of: old) else {
      let places = try places(in: old)
      return try rebuild(old, parts, places, like: model)
    }
    for (index, part) in parts.enumerated() where !isKept(part, old) {
      if part.comment != nil {
        try changePart(part, old, try places(in: old), index, like: model)
      } else {
        let head = try head(of: index, in: old)
        try changePart(part, old, head: head, index, like: model)
      }
    }
  }

  /// Whether a part does not change.
  private func isKept(_ part: Part, _ old: YAMLNode) -> Bool {
    guard case .kept = part.value, part.comment == nil, let origin = part.origin else {
      return false
    }
    return part.key == nil || part.key == old.entries?[origin].name
  }

  private func head(of index: Int, in old: YAMLNode) throws(EditRefusal) -> Int {
    if let entries = old.entries { return try map.colon(after: entries[index].key) + 1 }
    guard let item = old.list?[index] else { return 0 }
    // An item on the line of its dash needs no search for the dash.
    let line = map.source.lines[item.start.line - 1]
    let dash = line.start + old.start.column - 1
    let start = map.offset(item.start)
    if !map.isNothing(item), dash < start, map[dash] == UInt8(ascii: "-") { return dash + 1 }
    return try map.dash(of: index, in: old) + 1
  }

  /// Changes the key and the value of a part, and its comment.
  mutating func changePart(
    _ part: Part, _ old: YAMLNode, _ places: Places, _ index: Int, like model: YAMLNode?
  ) throws(EditRefusal) {
    if let comment = part.comment {
      let line = map.line(at: places.names[index])
      // Above the first key behind a dash there is no place.
      guard comment.isEmpty || map.source.indent(ofLine: line + 1) == places.column else {
        throw EditRefusal.noComment
      }
      let lines = Rendering(map: map, style: style).lines(of: comment)
      let range = places.starts[index]..<places.names[index]
      let indent = String(repeating: " ", count: places.column)
      let end = String(decoding: style.lineEnd, as: UTF8.self)
      edit(range, lines.map { $0 + end + indent }.joined())
    }
    try changePart(part, old, head: places.heads[index], index, like: model)
  }

  private mutating func changePart(
    _ part: Part, _ old: YAMLNode, head: Int, _ index: Int, like model: YAMLNode?
  ) throws(EditRefusal) {
    if let entry = old.entries?[index] {
      if let key = part.key, key != entry.name { try rename(entry.key, to: key, .key) }
      try change(entry.value, to: part.value, slot(head, old, index, model))
    } else if let item = old.list?[index] {
      try change(item, to: part.value, slot(head, old, index, model))
    }
  }

  /// Writes another key.
  mutating func rename(
    _ key: YAMLNode, to name: String, _ place: Quoting.Place
  ) throws(EditRefusal) {
    let start = map.offset(key.start)
    let range = start..<map.offset(key.end)
    switch map[start] {
    case UInt8(ascii: "\""):
      edit(range, Quoting.quoted(name, style.marks == .json ? .json : .double))
    case UInt8(ascii: "'"): edit(range, Quoting.quoted(name, .single))
    default: edit(range, Quoting.oneLine(name, place, style.marks))
    }
  }

  /// The place of a part's value.
  private func slot(
    _ head: Int, _ old: YAMLNode, _ index: Int, _ model: YAMLNode?
  ) -> Slot {
    let isMap = old.entries != nil
    let key = old.entries.map { $0[index].name }
    return Slot(
      head: head, column: old.start.column - 1, position: isMap ? .colon : .dash, isFlow: false,
      style: style.adapted(to: old, map),
      neighbours: neighbours(of: index, key, in: old, like: model))
  }

  /// What the parts next to a part look like: the one with the same key in a map like this one,
  /// else the nearest map.
  func neighbours(
    of index: Int, _ key: String?, in old: YAMLNode, like model: YAMLNode?
  ) -> Rendering.Neighbours {
    let rendering = Rendering(map: map, style: style)
    let same = rendering.neighbours(key.flatMap { model?[$0] }, or: .none)
    guard same.model == nil else { return same }
    let values = old.entries.map { $0.map(\.value) } ?? old.list ?? []
    let before = values.prefix(index).suffix(50).reversed()
    let others = Array(before) + values.dropFirst(index + 1).prefix(50)
    for other in others where other.entries?.isEmpty == false {
      return rendering.neighbours(other, or: .none)
    }
    return rendering.neighbours(nil, or: old.list == nil ? .none : .block)
  }
}
