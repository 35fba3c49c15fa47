internal import PrototypeFile
internal import Texts

/// Lists and maps in brackets.
extension Patch {
  mutating func changeFlow(
    _ old: YAMLNode, to parts: [Part], _ slot: Slot, whole: Draft
  ) throws(EditRefusal) {
    let flow = try FlowParts(old, map)
    if whole.changesComments { return try comment(old, to: parts, flow, slot, whole) }
    if isInOrder(parts, of: old) {
      var inner = Patch(map, style)
      for (index, part) in parts.enumerated() {
        try inner.changeInFlow(part, old, index, slot)
      }
      let bytes = inner.ordered.applied(to: map.bytes, in: flow.outer)
      let most = DocumentStyle.mostWidth
      if whole.hasNewParts, width(flow, bytes) > most,
        width(flow, Array(map.bytes[flow.outer])) <= most, try mayBecomeLines(old, flow, slot)
      {
        return try replace(old, by: whole, slot, asLines: true)
      }
      edits += inner.edits
      return
    }
    guard !flow.isEmpty || flow.hasComments else { return try replace(old, by: whole, slot) }
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
        let value = new(part.value, in: flow, rendering, like: near.model)
        written.append(Array((part.key.map { rendering.pair($0, value) } ?? value).utf8))
      }
    }
    let bytes = flow.bytes(written, parts.map(\.origin), style)
    if try mayBecomeLines(old, flow, slot) {
      let isLong = parts.contains { $0.origin == nil && hasLines($0.value) }
      if isLong || width(flow, bytes) > DocumentStyle.mostWidth {
        return try replace(old, by: whole, slot, asLines: true)
      }
    }
    edit(flow.outer, bytes)
  }

  /// A new part in brackets: where they are on one line, on this if there is room.
  private func new(
    _ value: Draft, in flow: FlowParts, _ rendering: Rendering, like model: YAMLNode?
  ) -> String {
    guard !flow.isBroken else {
      return rendering.brackets(value, indent: flow.indent, like: model)
    }
    let line = rendering.flow(value, .brackets)
    let whole = Array(map.bytes[flow.outer]) + line.utf8
    if width(flow, whole) <= DocumentStyle.mostWidth { return line }
    return rendering.brackets(value, indent: flow.lineIndent, like: model)
  }

  /// Whether the parts in brackets can be written without brackets, each on its line.
  private func mayBecomeLines(
    _ old: YAMLNode, _ flow: FlowParts, _ slot: Slot
  ) throws(EditRefusal) -> Bool {
    guard !slot.isFlow, slot.style.marks != .json, slot.position != .nothing, !flow.isBroken
    else { return false }
    return try !hasComments(old)
  }

  /// The number of characters of a line to the closing bracket, with other bytes in the brackets.
  private func width(_ flow: FlowParts, _ bytes: [UInt8]) -> Int {
    let line = map.source.lines[map.line(at: flow.outer.lowerBound)]
    return String(
      decoding: map.bytes[line.start..<flow.outer.lowerBound] + bytes, as: UTF8.self
    ).count
  }

  /// Writes comments above parts in brackets, or takes them out.
  private mutating func comment(
    _ old: YAMLNode, to parts: [Part], _ flow: FlowParts, _ slot: Slot, _ whole: Draft
  ) throws(EditRefusal) {
    if isInOrder(parts, of: old), let inner = try? commented(parts, old, flow, slot) {
      edits += inner.edits
      return
    }
    // As lines, so that a comment has a place.
    guard !slot.isFlow, style.marks != .json, slot.position != .nothing,
      try !hasComments(old)
    else { throw EditRefusal.noComment(inBracketsOnLine: old.start.line) }
    try replace(old, by: whole, slot, asLines: true)
  }

  /// The comments of parts that begin their lines.
  ///
  /// - Throws: a refusal if a part does not, or if other programs could not read the comment.
  private func commented(
    _ parts: [Part], _ old: YAMLNode, _ flow: FlowParts, _ slot: Slot
  ) throws(EditRefusal) -> Patch {
    var inner = Patch(map, style)
    for (index, part) in parts.enumerated() {
      if let comment = part.comment {
        if let place = flow.comment(above: index), comment.isEmpty || style.marks != .json {
          let lines = Rendering(map: map, style: style).lines(of: comment)
          let end = String(decoding: style.lineEnd, as: UTF8.self)
          inner.edit(place.range, lines.map { $0 + end + place.indent }.joined())
        } else if !comment.isEmpty {
          throw EditRefusal.noComment(inBracketsOnLine: old.start.line)
        }
      }
      try inner.changeInFlow(part, old, index, slot)
    }
    return inner
  }

  /// Whether there are comments in brackets, or in those inside.
  private func hasComments(_ node: YAMLNode) throws(EditRefusal) -> Bool {
    guard let parts = node.entries?.map(\.value) ?? node.list, map.isFlow(node) else {
      return false
    }
    if try FlowParts(node, map).hasComments { return true }
    for part in parts where try hasComments(part) { return true }
    return false
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
