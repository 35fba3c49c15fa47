internal import PrototypeFile

/// Where in a document somebody types, as the indents and brackets before it tell.
///
/// A document that is being typed can rarely be read, so nothing is read here: each line above is
/// looked at until all that the place is in has been found.
struct TypedPlace {
  /// A step from a part to a part in it.
  enum TypedStep: Hashable {
    case key(String)
    case item
  }

  /// What is typed at the place.
  enum Position {
    /// A key of the map at the path.
    case key
    /// The value at the path.
    case value
    /// An item of a list: its value, or the first key of a map.
    case item
    /// A line of a text after `|` or `>`.
    case block
  }

  /// The steps from the root to the part.
  private(set) var path: [TypedStep] = []
  private(set) var position = Position.key
  /// The bytes of the word that is being typed, up to the place.
  private(set) var word: Range<Int>
  /// The keys that are next to the place.
  private(set) var others: [String] = []
  /// Whether it is in brackets.
  private(set) var isInFlow = false

  private let bytes: [UInt8]

  /// The place at a 0-based byte of a document.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    let offset = min(max(offset, 0), bytes.count)
    word = offset..<offset
    let start = TypedPlace.lineStart(bytes, offset)
    let line = TypedLine(bytes, start..<offset)
    let rest = min(line.rest, offset)
    word = rest..<offset
    switch line.openers.last?.step {
    case .key: position = .value
    case .item: position = .item
    case nil: position = .key
    }
    let column = line.openers.first?.column ?? rest - start
    let own = line.openers.isEmpty ? rest - start : nil
    var openers = ascend(from: start, below: column, line.openers, siblings: own)
    if own != nil { findOthersBelow(offset, column) }
    // A text after a bar has no parts.
    if let block = openers.firstIndex(where: { isMark($0.inside, "|>") }),
      openers[block].inside < start
    {
      openers.removeSubrange((block + 1)...)
      position = .block
      word = TypedPlace.wordStart(bytes, offset)..<offset
    }
    path = openers.map(\.step)
    guard position != .block else { return }
    for (number, opener) in openers.enumerated() where isMark(opener.inside, "{[") {
      guard let flow = TypedFlow(bytes, opener.inside..<offset) else { continue }
      take(flow, after: openers[...number].map(\.step))
      return
    }
    if isMark(rest, "{["), rest < offset, let flow = TypedFlow(bytes, rest..<offset) {
      take(flow, after: path)
    }
  }

  private mutating func take(_ flow: TypedFlow, after steps: [TypedStep]) {
    path = steps + flow.path
    (position, word, others) = (flow.position, flow.word, flow.others)
    isInFlow = true
  }

  private func isMark(_ place: Int, _ marks: String) -> Bool {
    place < bytes.count && marks.utf8.contains(bytes[place])
  }

  /// What the place is in, outermost first.
  ///
  /// - Parameters:
  ///   - openers: what begins before the place on its own line.
  ///   - siblings: the column whose keys are next to the place; `nil` if it is in a value.
  private mutating func ascend(
    from start: Int, below column: Int, _ openers: [TypedLine.Opener], siblings: Int?
  ) -> [TypedLine.Opener] {
    var found = Array(openers.reversed())
    var limit = column
    var isItem = openers.first?.step == .item
    var isInner = true
    var end = start
    // At the top are no holders, but other keys.
    while end > 0, limit > 0 || isItem || (isInner && siblings == limit) {
      let start = TypedPlace.lineStart(bytes, end - 1)
      defer { end = start }
      // Most lines are deeper, and need not be looked at closely.
      let indent = TypedPlace.indent(bytes, start, end)
      guard indent <= limit else { continue }
      let line = TypedLine(bytes, start..<TypedPlace.lineEnd(bytes, start))
      if line.isBlank { continue }
      for opener in line.openers.reversed() {
        let isHolder = opener.column == limit && isItem && opener.step != .item
        if opener.column < limit || isHolder {
          found.append(opener)
          limit = opener.column
          isItem = opener.step == .item
          isInner = false
        } else if isInner, opener.column == siblings, case .key(let name) = opener.step {
          others.append(name)
        }
      }
    }
    return found.reversed()
  }

  private mutating func findOthersBelow(_ offset: Int, _ column: Int) {
    var start = TypedPlace.lineEnd(bytes, offset) + 1
    while start < bytes.count {
      let end = TypedPlace.lineEnd(bytes, start)
      let line = TypedLine(bytes, start..<end)
      if !line.isBlank {
        guard TypedPlace.indent(bytes, start, end) >= column else { return }
        if let first = line.openers.first, first.column == column {
          guard case .key(let name) = first.step else { return }
          others.append(name)
        }
      }
      start = end + 1
    }
  }

  // MARK: - Lines

  private static func indent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, bytes[place] == 0x20 { place += 1 }
    // A blank line is in whatever is around it.
    return place == end || bytes[place] == 0x0A || bytes[place] == 0x0D ? .max : place - start
  }

  static func lineStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    var place = offset
    while place > 0, bytes[place - 1] != 0x0A { place -= 1 }
    return place == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : place
  }

  static func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
    var place = offset
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    return place > offset && bytes[place - 1] == 0x0D ? place - 1 : place
  }

  private static func wordStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    var place = offset
    while place > 0, bytes[place - 1] > 0x20 { place -= 1 }
    return place
  }
}
