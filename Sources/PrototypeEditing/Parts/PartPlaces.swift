public import PrototypeFile

/// Where a part of a document is in its text.
public struct PartPlace: Hashable, Sendable {
  /// The 0-based bytes from its key or its dash to its last character; comments are not among them.
  public let whole: Range<Int>
  /// The 0-based bytes of its value, empty for one without characters.
  public let value: Range<Int>
  /// The 1-based lines of `whole`.
  public let lines: ClosedRange<Int>
}

extension DocumentEditor {
  /// The addresses of all parts that the document has, parents before their parts.
  package var addresses: [PartAddress] { form.places().map(\.address) }

  /// What is at an address; `nil` if the document has nothing there.
  package func value(at address: PartAddress) -> YAMLNode? {
    (try? form.written(at: address)).flatMap { map.root[$0.path] }
  }

  /// Where a part is.
  ///
  /// A part of the long form that is not written out is where the part is that represents it: the
  /// title of the only button in `otherButtons: OK` is there.
  ///
  /// - Returns: `nil` if the document has nothing there.
  /// - Throws: a refusal for an address that the format, or this document, cannot have.
  public func place(of address: PartAddress) throws(EditRefusal) -> PartPlace? {
    let place = try form.place(at: address)
    guard place.isWritten else { return nil }
    let bytes = try map.bytes(of: place.path)
    // A part with characters ends before the byte after its last one.
    let last = max(bytes.whole.lowerBound, bytes.whole.upperBound - 1)
    return PartPlace(
      whole: bytes.whole, value: bytes.value,
      lines: map.line(at: bytes.whole.lowerBound) + 1...map.line(at: last) + 1)
  }

  /// The address of the innermost part at a byte of the text.
  ///
  /// After a value, on its line, it is still that part; between two lines it is the part that both
  /// are in.
  ///
  /// - Parameter offset: a 0-based byte; one outside of the text counts as the nearest in it.
  public func address(at offset: Int) -> PartAddress {
    let mark = map.mark(at: min(max(offset, 0), map.bytes.count))
    return form.innermost(form.path(at: mark)) ?? .document
  }
}

extension SourceMap {
  /// The line and the column of a byte; of one inside a character, those of the character.
  func mark(at offset: Int) -> Mark {
    let line = line(at: offset)
    let start = source.lines[line].start
    // Every byte but a continuation begins a scalar.
    let before = bytes[start..<max(start, min(offset + 1, bytes.count))]
    let isAtEnd = offset >= bytes.count
    let count = before.count { $0 & 0xC0 != 0x80 } + (isAtEnd ? 1 : 0)
    return Mark(line: line + 1, column: max(count, 1))
  }

  /// The bytes of the part at a path that the document has, with its key or dash and without.
  fileprivate func bytes(
    of path: TreePath
  ) throws(EditRefusal) -> (whole: Range<Int>, value: Range<Int>) {
    guard let node = root[path] else { throw EditRefusal.unusual(line: 1) }
    let start = offset(node.start)
    switch (path.last, root[path.dropLast()]?.content) {
    case (.value(let index), .map(let entries)):
      let key = entries[index].key
      let head = (try? colon(after: key)).map { $0 + 1 } ?? offset(key.end)
      let end = try end(of: node, head: head)
      return (offset(key.start)..<end, (isNothing(node) ? end : start)..<end)
    case (.item(let index), .list):
      guard let list = root[path.dropLast()], !isFlow(list) else { break }
      let dash = try dash(of: index, in: list)
      let end = try end(of: node, head: dash + 1)
      return (dash..<end, (isNothing(node) ? end : start)..<end)
    default: break
    }
    let end = try end(of: node, head: start)
    return (start..<end, start..<end)
  }
}

extension LongForm {
  /// The address of the last part of the long form that a written part represents.
  fileprivate func innermost(_ path: TreePath) -> PartAddress? {
    guard let part = part(at: path) else { return nil }
    var (shape, address) = (part.shape, part.address)
    while let short = shape.short(for: part.node) {
      address = address / .named(short.token)
      shape = short.shape
    }
    return address
  }
}
