internal import Texts

/// Lists and maps in brackets.
extension Patch {
  mutating func changeFlow(
    _ old: YAMLNode, to parts: [Part], _ slot: Slot, whole: Draft
  ) throws(EditRefusal) {
    if parts.contains(where: { $0.comment?.isEmpty == false }) {
      return try comment(old, slot, whole)
    }
    if isInOrder(parts, of: old) {
      for (index, part) in parts.enumerated() {
        try changeInFlow(part, old, index, slot)
      }
      return
    }
    let flow = try FlowParts(old, map)
    guard !flow.isEmpty else { return try replace(old, by: whole, slot) }
    let style = slot.style.adapted(to: old, map)
    let rendering = Rendering(map: map, style: style)
    let model = slot.neighbours.model
    var written: [[UInt8]] = []
    for (index, part) in parts.enumerated() {
      if let origin = part.origin {
        var inner = Patch(map, style)
        try inner.changeInFlow(part, old, origin, slot)
        written.append(inner.ordered.applied(to: map.bytes, in: flow.ranges[origin]))
      } else {
        let near = neighbours(of: index, part.key, in: old, like: model)
        let value = rendering.brackets(part.value, indent: flow.indent, like: near.model)
        written.append(Array((part.key.map { rendering.pair($0, value) } ?? value).utf8))
      }
    }
    let bytes = flow.bytes(written, parts.map(\.origin), style)
    let range = flow.outer
    if !slot.isFlow, slot.style.marks != .json, slot.position != .nothing, !flow.isBroken {
      let line = map.source.lines[map.line(at: range.lowerBound)]
      let width = String(
        decoding: map.bytes[line.start..<range.lowerBound] + bytes, as: UTF8.self
      ).count
      let isLong = parts.contains { $0.origin == nil && hasLines($0.value) }
      if isLong || width > DocumentStyle.mostWidth, !flow.hasComments {
        return try replace(old, by: whole, slot, asLines: true)
      }
    }
    edit(range, bytes)
  }

  /// Writes a list or a map in brackets as lines, so that a comment has a place.
  private mutating func comment(
    _ old: YAMLNode, _ slot: Slot, _ whole: Draft
  ) throws(EditRefusal) {
    guard !slot.isFlow, style.marks != .json, slot.position != .nothing,
      try !FlowParts(old, map).hasComments
    else {
      throw EditRefusal(
        tr(
          "line {line} has brackets, and a comment has no place in them",
          ["line": String(old.start.line)]))
    }
    try replace(old, by: whole, slot, asLines: true)
  }

  /// Whether a part has a text that a person would write on several lines.
  private func hasLines(_ draft: Draft) -> Bool {
    switch draft {
    case .kept: false
    case .scalar(let scalar): Quoting.block(scalar.text) != nil
    case .list(let items, _): items.contains { hasLines($0.value) }
    case .map(let entries, _): entries.contains { hasLines($0.value) }
    }
  }

  /// Changes the key and the value of a part in brackets.
  private mutating func changeInFlow(
    _ part: Part, _ old: YAMLNode, _ index: Int, _ slot: Slot
  ) throws(EditRefusal) {
    var isUnchanged = if case .kept = part.value { true } else { false }
    let value: YAMLNode
    if let entry = old.entries?[index] {
      value = entry.value
      if let key = part.key, key != entry.name {
        try rename(entry.key, to: key, .brackets)
        isUnchanged = false
      }
      if isUnchanged { return }
      guard !map.isNothing(value) else {
        let text = Rendering(map: map, style: slot.style).flow(part.value, .brackets)
        let end = map.offset(entry.key.end)
        // A key alone has no colon.
        guard let colon = try? map.colon(after: entry.key) else {
          return edit(end..<end, ": " + text)
        }
        return edit(colon + 1..<colon + 1, " " + text)
      }
    } else if let item = old.list?[index], !isUnchanged {
      value = item
    } else {
      return
    }
    let near = neighbours(
      of: index, old.entries.map { $0[index].name }, in: old, like: slot.neighbours.model)
    try change(
      value, to: part.value,
      Slot(
        head: 0, column: 0, position: .colon, isFlow: true,
        style: slot.style.adapted(to: old, map), neighbours: near))
  }
}
