import PrototypeFile

/// An `expect` with one call in each line, changed line by line.
struct ExpectLines {
  private let source: SourceLines
  private let body: ClosedRange<Int>?
  /// The line above the calls: the one with the block's mark or with the key.
  private let header: Int
  /// The 1-based lines with one call each, or the dots at the end.
  private let holders: [Int]
  private let indent: Int
  private var removed: Set<Int> = []
  /// Text to insert before a line, by its 0-based index; at the count, after the last one.
  private var added: [Int: [String]] = [:]

  /// - Parameters:
  ///   - old: what is expected so far; `nil` where nothing of it can stay.
  ///   - new: the calls to be expected, without dots at the end.
  ///   - comments: what was still due at the end.
  ///   - write: a call as it is written in this form.
  init(
    _ place: ExpectPlace, _ source: SourceLines, _ old: Expectation?, _ new: [String],
    _ comments: [String], write: (String) -> String
  ) {
    self.source = source
    let body = place.body(in: source)
    self.body = body
    header = place.form == .blockList ? place.value.start.line - 1 : place.value.start.line
    let filled = (body.map { Array($0) } ?? []).filter { !source.isBlank(line: $0) }
    let least = filled.map { source.indent(ofLine: $0) }.min()
    var holders = filled
    indent =
      place.form == .blockList
      ? place.value.start.column - 1 : least ?? place.key.start.column + 1
    var old = old
    var dated: [Int] = []
    if place.form == .literal {
      holders = filled.filter { !ExpectPlace.isComment(source.text(ofLine: $0)) }
      dated = filled.filter { ExpectPlace.saysWhatIsDue(source.text(ofLine: $0)) }
    }
    if place.form == .blockList {
      let items = place.value.list ?? []
      // Single calls can be removed only where each has its own line.
      let isSimple = items.allSatisfy {
        $0.start.line == $0.end.line && $0.text?.contains(where: \.isNewline) == false
      }
      let lines = items.filter { !ExpectPlace.lines(of: $0).isEmpty }.map(\.start.line)
      dated = items.filter { ExpectPlace.saysWhatIsDue($0.text) }.map(\.start.line)
      if isSimple, Set(lines).count == lines.count { holders = lines } else { old = nil }
    }
    self.holders = holders
    removed = Set(dated)
    guard let old, holders.count == old.lines.count + (old.isPrefix ? 1 : 0) else {
      if let first = holders.first, let last = holders.last { removed.formUnion(first...last) }
      added[holders.count] =
        (new + comments + (old?.isPrefix == true ? [Expectation.ellipsis] : [])).map(write)
      return
    }
    let wanted = Expectation(old.lines.map(\.text))
    var next = 0
    for edit in wanted.mismatch(new.map { CallLine($0) })?.edits ?? [] {
      switch edit {
      case .same(_, let expected, _): next = expected + 1
      case .missing(_, let expected):
        removed.insert(holders[expected])
        next = expected + 1
      case .extra(let call, _): added[next, default: []].append(write(call.text))
      }
    }
    added[holders.count, default: []] += comments.map(write)
  }

  /// The change: the lines from the header to the last call.
  func edit() -> SourceEdit {
    let last = body?.upperBound ?? header
    let ending = source.lineEnd(ofLine: header)
    var lines: [(text: [UInt8], ending: [UInt8])] = []
    func add(before holder: Int) {
      for text in added[holder] ?? [] {
        lines.append((Array(repeating: 0x20, count: indent) + Array(text.utf8), ending))
      }
    }
    var holder = 0
    for number in header...last {
      let line = source.lines[number - 1]
      let isHolder = holders.indices.contains(holder) && holders[holder] == number
      if isHolder {
        add(before: holder)
        holder += 1
      }
      if !removed.contains(number) {
        let end = Array(source.bytes[line.end..<line.next])
        lines.append((Array(source.bytes[line.start..<line.end]), end))
      }
      if isHolder, holder == holders.count { add(before: holder) }
    }
    if holders.isEmpty { add(before: 0) }
    return SourceEdit(range(to: last), bytes(lines, ending, last))
  }

  private func range(to last: Int) -> Range<Int> {
    source.lines[header - 1].next..<source.lines[last - 1].next
  }

  /// The lines after the header.
  ///
  /// Where the file ends without a line end, it still does.
  private func bytes(
    _ lines: [(text: [UInt8], ending: [UInt8])], _ ending: [UInt8], _ last: Int
  ) -> [UInt8] {
    let end = source.lines[last - 1]
    let lastEnding = Array(source.bytes[end.end..<end.next])
    var result: [UInt8] = []
    for (place, line) in lines.enumerated() {
      let isLast = place == lines.count - 1
      if place > 0 { result += line.text }
      // The header's own end is outside of the change, unless the file ends with it.
      if place == 0, source.lines[header - 1].end < source.lines[header - 1].next { continue }
      result += isLast ? lastEnding : line.ending.isEmpty ? ending : line.ending
    }
    return result
  }
}
