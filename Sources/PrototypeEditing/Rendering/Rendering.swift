internal import PrototypeFile

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

  /// What the other parts next to a new one look like.
  struct Neighbours {
    enum Layout { case none, inline, block }

    /// Whether they are in brackets, or each of their parts has a line.
    var layout = Layout.none
    /// A part of the same kind, whose parts the parts of the new one resemble.
    var model: YAMLNode?

    static let none = Neighbours()
  }

  /// A part after a colon or a dash.
  ///
  /// - Parameters:
  ///   - column: the number of characters before it in its line.
  ///   - key: the key before the colon; `nil` for an item.
  func value(
    _ draft: Draft, column: Int, _ neighbours: Neighbours = .none, key: String? = nil
  ) -> Written {
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
      if style.marks == .json { return .inline(flow(draft, .line)) }
      if mayBeInline(draft, neighbours, key) {
        let line = flow(draft, .line)
        if column + line.count <= DocumentStyle.width { return .inline(line) }
      }
      return .parts(lines(draft, like: neighbours.model, under: key), isList: isList(draft))
    }
  }

  /// Whether a list or a map goes onto the line of its key, if there is room.
  private func mayBeInline(_ draft: Draft, _ neighbours: Neighbours, _ key: String?) -> Bool {
    guard isOneLine(draft) else { return false }
    if neighbours.layout == .inline { return true }
    // What the dialogs are made of is read one below the other.
    if let key, Rendering.blockKeys.contains(key), hasMaps(draft) { return false }
    switch neighbours.layout {
    case .inline: return true
    case .none: return isShort(draft)
    case .block:
      // A short list is on one line also where maps have lines.
      let isLikeList = neighbours.model?.list?.isEmpty == false
      return isList(draft) && !isLikeList && isShort(draft)
    }
  }

  private func hasMaps(_ draft: Draft) -> Bool {
    isMap(draft) || draft.items?.contains { isMap($0.value) } == true
  }

  /// The keys whose maps, and whose lists of maps, have a line for each part.
  private static let blockKeys: Set = [
    "alert", "actionSheet", "activityPicker", "popover", "presentedView", "formSheet", "section",
    "controls", "otherButtons", "textFields", "items", "activities",
  ]

  /// The keys of the document whose values are maps of things with names.
  static let groups: Set = ["screens", "dialogs", "tasks", "notifications", "scenarios"]

  /// What the things of the first group look like.
  private var groupLayout: Neighbours.Layout {
    let first = map.root.entries?.lazy.filter { Rendering.groups.contains($0.name) }
      .compactMap { $0.value.entries?.first?.value }.first
    return first.map(map.isFlow) == true ? .none : .block
  }

  // MARK: - Lines

  /// The lines of a list or a map; a part below another is indented.
  ///
  /// - Parameters:
  ///   - model: a part of the document that they resemble.
  ///   - key: the key that has it.
  func lines(
    _ draft: Draft, like model: YAMLNode? = nil, under key: String? = nil
  ) -> [String] {
    switch draft {
    case .kept(let node): return dedented(node)
    case .scalar(let scalar): return [self.scalar(scalar, .line)]
    case .map(let entries, _):
      return entries.flatMap { entry in
        lines(of: entry.comment)
          + lines(
            entry.key, entry.value,
            neighbours(
              model?[entry.key],
              or: key.map(Rendering.groups.contains) == true ? groupLayout : .none),
            entry.lineComment)
      }
    case .list(let items, _):
      let isInline = items.allSatisfy { isShort($0.value) && !isMap($0.value) }
      let other = model?.list?.first { $0.entries?.isEmpty == false } ?? flowMap(in: items)
      return items.flatMap {
        lines(of: $0.comment)
          + lines(
            item: $0.value, neighbours(other, or: isInline ? .none : .block), $0.lineComment)
      }
    }
  }

  /// The first old item in brackets, which new ones resemble.
  private func flowMap(in items: [Draft.Item]) -> YAMLNode? {
    items.lazy.compactMap { item -> YAMLNode? in
      guard case .kept(let node) = item.value, node.entries?.isEmpty == false, map.isFlow(node)
      else { return nil }
      return node
    }.first
  }

  /// The lines of a comment.
  func lines(of comment: [String]?) -> [String] {
    (comment ?? []).map { $0.isEmpty ? "#" : "# " + $0 }
  }

  /// What parts like an old one look like.
  func neighbours(_ model: YAMLNode?, or layout: Neighbours.Layout) -> Neighbours {
    let hasParts = (model?.entries?.count ?? model?.list?.count ?? 0) > 0
    guard let model, hasParts else { return Neighbours(layout: layout) }
    return Neighbours(layout: map.isFlow(model) ? .inline : .block, model: model)
  }

  /// The lines of an entry of a map.
  ///
  /// - Parameter comment: the spaces and the comment after it on its line.
  func lines(
    _ key: String, _ draft: Draft, _ neighbours: Neighbours = .none, _ comment: String? = nil
  ) -> [String] {
    let name = key
    let key = self.key(key, .key) + ":"
    let rest = comment ?? ""
    switch value(draft, column: key.count + 1, neighbours, key: name) {
    case .inline(let text): return [(text.isEmpty ? key : "\(key) \(text)") + rest]
    case .text(let mark, let lines):
      return ["\(key) \(mark)" + rest] + lines.map { indented($0, by: style.indent) }
    case .parts(let lines, let isList):
      return [key + rest] + lines.map { indented($0, by: isList ? style.listIndent : style.indent) }
    }
  }

  /// The lines of an item of a list.
  ///
  /// - Parameter comment: the spaces and the comment after it on its line.
  func lines(
    item draft: Draft, _ neighbours: Neighbours, _ comment: String? = nil
  ) -> [String] {
    let rest = comment ?? ""
    let dash = "-" + String(repeating: " ", count: style.dash - 1)
    switch value(draft, column: style.dash, neighbours) {
    case .inline(let text): return [(text.isEmpty ? "-" : dash + text) + rest]
    case .text(let mark, let lines): return [dash + mark + rest] + lines.map { indented($0, by: 2) }
    case .parts(let lines, _):
      // The line of the dash has the first of the parts, so the comment is above it.
      let above = comment.map { [String($0.drop { $0 == " " || $0 == "\t" })] } ?? []
      return above
        + lines.enumerated().map {
          $0.offset == 0 ? dash + $0.element : indented($0.element, by: style.dash)
        }
    }
  }

  private func indented(_ line: String, by spaces: Int) -> String {
    line.isEmpty ? line : String(repeating: " ", count: spaces) + line
  }

  // MARK: - Texts

  /// A text, or a word without quotes.
  func scalar(_ scalar: Draft.Scalar, _ place: Quoting.Place) -> String {
    if scalar.isWord, Quoting.isCoreValue(scalar.text) { return scalar.text }
    if style.quotesTexts, Quoting.isForPeople(scalar.text) {
      return Quoting.quoted(scalar.text, style.marks)
    }
    return Quoting.oneLine(scalar.text, place, style.marks)
  }

  /// A key.
  func key(_ key: String, _ place: Quoting.Place) -> String {
    style.quotesKeys
      ? Quoting.quoted(key, style.marks) : Quoting.oneLine(key, place, style.marks)
  }
}
