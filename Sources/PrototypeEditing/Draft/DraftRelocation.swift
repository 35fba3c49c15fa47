internal import PrototypeFile

/// Parts that get another place in the document, with their comments.
extension Draft {
  /// The comments that go with a part.
  struct Comments: Sendable {
    /// The lines directly above it.
    var above: [String]?
    /// The spaces and the comment after it on its line.
    var behind: String?
  }

  /// Takes out the part at a path and adds it at another.
  ///
  /// Its comments go with it, unless they have no place there.
  mutating func relocate(
    _ address: PartAddress, to target: PartAddress, _ form: LongForm, _ map: SourceMap
  ) throws(EditRefusal) {
    let place = try form.written(at: address)
    guard let part = map.root[place.path] else { return }
    let slot = try form.slot(at: target)
    let neighbours = try form.neighbours(at: address)
    if neighbours.count == 1, neighbours.key == nil,
      let list = try? form.neighbours(at: address.parent), form.canBeLeftOut(address.parent),
      place.through.last == .onlyItem
        || !map.hasOwnComments(list.holder.path + [.value(list.index)])
    {
      // A list with nothing in it goes with its key, unless there are comments about it.
      update(list.holder.path) { $0.entries?.removeAll { $0.origin == list.index } }
    } else {
      try remove(place, neighbours, address)
    }
    let comments = (try? map.comments(of: place.path)) ?? Comments()
    if comments.above != nil || comments.behind != nil {
      var commented = self
      commented.insert(.kept(part), comments, at: slot)
      if (try? EditPlan(commented, of: map)) != nil {
        self = commented
        return
      }
    }
    insert(.kept(part), at: slot)
  }
}

extension Draft.Item {
  init(_ value: Draft, _ comments: Draft.Comments) {
    self.init(value: value, comment: comments.above)
    lineComment = comments.behind
  }
}

extension Draft.Entry {
  init(key: String, _ value: Draft, _ comments: Draft.Comments) {
    self.init(key: key, value: value, comment: comments.above)
    lineComment = comments.behind
  }
}

extension SourceMap {
  /// The comments of the part at a path; none of one in brackets.
  fileprivate func comments(of path: TreePath) throws(EditRefusal) -> Draft.Comments {
    guard let part = root[path], let holder = root[path.dropLast()], !isFlow(holder) else {
      return Draft.Comments()
    }
    let index: Int
    switch path.last {
    case .value(let place), .item(let place): index = place
    case nil: return Draft.Comments()
    }
    let patch = Patch(self, DocumentStyle(self))
    let places = try patch.places(in: holder)
    let lines = SourceLines(Array(bytes[places.starts[index]..<places.names[index]]))
    let above = lines.lines
      .map { lines.bytes[$0.start..<$0.end].drop { $0 == 0x20 } }
      .filter { !$0.isEmpty }
      .map { line in
        let words = line.dropFirst()
        return String(decoding: words.first == 0x20 ? words.dropFirst() : words, as: UTF8.self)
      }
    let end = try endOfFirstLine(of: part, head: places.heads[index])
    let rest = bytes[end..<patch.lineEnd(at: end)]
    let spaces = rest.prefix { $0 == 0x20 || $0 == 0x09 }
    let isComment = !spaces.isEmpty && rest.dropFirst(spaces.count).first == UInt8(ascii: "#")
    return Draft.Comments(
      above: above.isEmpty ? nil : above,
      behind: isComment ? String(decoding: rest, as: UTF8.self) : nil)
  }

  /// Whether the list at a path has comments that are not those of its items.
  fileprivate func hasOwnComments(_ path: TreePath) -> Bool {
    guard let list = root[path], let holder = root[path.dropLast()] else { return false }
    if isFlow(holder) { return (try? FlowParts(holder, self).hasComments) ?? true }
    guard case .value(let index) = path.last, let own = try? comments(of: path) else { return true }
    if own.above != nil || own.behind != nil { return true }
    let patch = Patch(self, DocumentStyle(self))
    guard let places = try? patch.places(in: holder) else { return true }
    let slot = Patch.Slot(
      head: places.heads[index], column: places.column, position: .colon, isFlow: false,
      style: patch.style)
    guard let inside = try? patch.ownComments(of: list, slot), inside.isEmpty else { return true }
    // Those below the items.
    guard !isFlow(list), let last = (try? patch.places(in: list))?.ends.last else { return false }
    return last < places.ends[index]
  }

  /// The byte after what the line of a key or a dash has of its value.
  private func endOfFirstLine(of part: YAMLNode, head: Int) throws(EditRefusal) -> Int {
    switch part.content {
    case .scalar(_, .block):
      let start = offset(part.start)
      return bytes[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") }.endIndex
    case .list where !isFlow(part), .map where !isFlow(part): return head
    default: return try end(of: part, head: head)
    }
  }
}
