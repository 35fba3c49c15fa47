/// Writes parts of a tree as the lines of a document.
struct Rendering {
  let map: SourceMap
  var style: DocumentStyle

  /// A part as it is written after a colon or a dash.
  enum Written {
    /// The rest of the line.
    case inline(String)
    /// A text after a mark such as `|-`; the lines are not indented.
    case text(String, [String])
    /// The lines of a list or a map, not indented.
    case parts([String], isList: Bool)
  }

  /// What the other parts beside a new one look like.
  enum Neighbours {
    /// There are none.
    case none
    /// They are in brackets.
    case inline
    /// Each of their parts has a line.
    case block
  }

  /// A part after a colon or a dash.
  ///
  /// - Parameters:
  ///   - column: the number of characters before it in its line.
  ///   - isInFlow: whether it is in brackets.
  func value(
    _ draft: Draft, column: Int, isInFlow: Bool, _ neighbours: Neighbours = .none
  ) -> Written {
    if isInFlow { return .inline(flow(draft, .brackets)) }
    switch draft {
    case .kept(let node): return kept(node, column: column)
    case .scalar(let scalar):
      if !scalar.isWord, style.hasBlocks, style.marks != .json,
        let block = Quoting.block(scalar.text)
      {
        return .text(block.mark, block.lines)
      }
      return .inline(self.scalar(scalar, .line))
    case .list(let items, _) where items.isEmpty: return .inline("[]")
    case .map(let entries, _) where entries.isEmpty: return .inline("{}")
    case .list, .map:
      let isList = if case .list = draft { true } else { false }
      if style.marks == .json { return .inline(flow(draft, .line)) }
      if neighbours != .block || (isList && isShort(draft)),
        isShort(draft) || neighbours == .inline,
        isOneLine(draft)
      {
        let line = flow(draft, .line)
        if column + line.count <= DocumentStyle.width { return .inline(line) }
      }
      return .parts(lines(draft), isList: isList)
    }
  }

  // MARK: - Lines

  /// The lines of a list or a map; a part below another is indented.
  func lines(_ draft: Draft) -> [String] {
    switch draft {
    case .kept(let node): return dedented(node)
    case .scalar(let scalar): return [self.scalar(scalar, .line)]
    case .map(let entries, _): return entries.flatMap { lines($0.key, $0.value) }
    case .list(let items, _):
      let isInline = items.allSatisfy { isShort($0.value) && !isMap($0.value) }
      return items.flatMap { lines(item: $0.value, isInline ? .none : .block) }
    }
  }

  /// The lines of an entry of a map.
  func lines(_ key: String, _ draft: Draft, _ neighbours: Neighbours = .none) -> [String] {
    let key = Quoting.oneLine(key, .key, style.marks) + ":"
    switch value(draft, column: key.count + 1, isInFlow: false, neighbours) {
    case .inline(let text): return [text.isEmpty ? key : "\(key) \(text)"]
    case .text(let mark, let lines):
      return ["\(key) \(mark)"] + lines.map { indented($0, by: style.indent) }
    case .parts(let lines, let isList):
      return [key] + lines.map { indented($0, by: isList ? style.listIndent : style.indent) }
    }
  }

  /// The lines of an item of a list.
  func lines(item draft: Draft, _ neighbours: Neighbours) -> [String] {
    switch value(draft, column: 2, isInFlow: false, neighbours) {
    case .inline(let text): return [text.isEmpty ? "-" : "- \(text)"]
    case .text(let mark, let lines): return ["- \(mark)"] + lines.map { indented($0, by: 2) }
    case .parts(let lines, _):
      return lines.enumerated().map {
        $0.offset == 0 ? "- " + $0.element : indented($0.element, by: 2)
      }
    }
  }

  private func indented(_ line: String, by spaces: Int) -> String {
    line.isEmpty ? line : String(repeating: " ", count: spaces) + line
  }

  // MARK: - In brackets

  /// A part on one line.
  func flow(_ draft: Draft, _ place: Quoting.Place) -> String {
    switch draft {
    case .kept(let node): return inline(node, place) ?? flow(Draft(copying: node), place)
    case .scalar(let scalar): return self.scalar(scalar, place)
    case .list(let items, _):
      return "[" + items.map { flow($0.value, .brackets) }.joined(separator: ", ") + "]"
    case .map(let entries, _):
      let written = entries.map { entry in
        let key = Quoting.oneLine(entry.key, .brackets, style.marks)
        return "\(key): \(flow(entry.value, .brackets))"
      }
      return "{" + written.joined(separator: ", ") + "}"
    }
  }

  /// A text, or a word without quotes.
  func scalar(_ scalar: Draft.Scalar, _ place: Quoting.Place) -> String {
    if scalar.isWord, Quoting.isValue(scalar.text) { return scalar.text }
    return Quoting.oneLine(scalar.text, place, style.marks)
  }
}
