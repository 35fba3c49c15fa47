internal import PrototypeFile

/// Parts of the document that are written at another place.
extension Rendering {
  func kept(_ node: YAMLNode, column: Int) -> Written {
    if let text = inline(node, .line) { return .inline(text) }
    switch node.content {
    case .list where !map.isFlow(node): return .parts(dedented(node), isList: true)
    case .map where !map.isFlow(node): return .parts(dedented(node), isList: false)
    default: return value(Draft(copying: node), column: column)
    }
  }

  /// A part as it is written, if that is one line that means the same at another place.
  func inline(_ node: YAMLNode, _ place: Quoting.Place) -> String? {
    guard node.start.line == node.end.line, !map.isNothing(node) else { return nil }
    switch node.content {
    case .scalar(_, .block), .refused: return nil
    case .scalar(let text, .plain) where place != .line:
      // A comma has no meaning outside of brackets.
      guard Quoting.isCoreValue(text) || Quoting.isSafe(text, place) else { return nil }
    case .scalar: break
    case .list, .map: guard map.isFlow(node) else { return nil }
    }
    let range = map.offset(node.start)..<map.offset(node.end)
    return String(decoding: map.bytes[range], as: UTF8.self)
  }

  /// The lines of a list or a map that is not in brackets, without its indentation.
  func dedented(_ node: YAMLNode) -> [String] {
    let start = map.offset(node.start)
    guard let end = try? map.end(of: node, head: start) else { return lines(Draft(copying: node)) }
    let first = map.line(at: start)
    return (first...map.line(at: max(start, end - 1))).map { number in
      let line = map.source.lines[number]
      guard number > first else {
        return String(decoding: map.bytes[start..<line.end], as: UTF8.self)
      }
      let spaces = map.bytes[line.start..<line.end].prefix(node.start.column - 1)
        .prefix { $0 == 0x20 }
      return String(decoding: map.bytes[(line.start + spaces.count)..<line.end], as: UTF8.self)
    }
  }

  // MARK: - Short parts

  /// Whether a part has no comment, no text of several lines and none that is written so.
  func isOneLine(_ draft: Draft) -> Bool {
    switch draft {
    case .kept(let node): return inline(node, .brackets) != nil
    case .scalar(let scalar): return !scalar.text.utf8.contains(0x0A)
    case .list(let items, _):
      return items.allSatisfy {
        isOneLine($0.value) && $0.comment?.isEmpty ?? true && $0.lineComment == nil
      }
    case .map(let entries, _):
      return entries.allSatisfy {
        isOneLine($0.value) && $0.comment?.isEmpty ?? true && $0.lineComment == nil
      }
    }
  }

  /// Whether a person would write a part in brackets on one line, if there is room.
  func isShort(_ draft: Draft) -> Bool {
    guard isOneLine(draft) else { return false }
    switch draft {
    case .kept, .scalar: return true
    case .list(let items, _):
      // More maps than this, such as the steps of a scenario, are read one below the other.
      if items.count(where: { isMap($0.value) }) > 3 { return false }
      return items.allSatisfy { item in
        guard let entries = item.value.entries else { return isShort(item.value) }
        return entries.count <= 2 && entries.allSatisfy { isFlat($0.value) }
      }
    case .map(let entries, _):
      return entries.count <= 4
        && entries.allSatisfy { !isMap($0.value) && isShort($0.value) }
    }
  }

  /// Whether a part is a single value or a list of such.
  private func isFlat(_ draft: Draft) -> Bool {
    guard isOneLine(draft), !isMap(draft) else { return false }
    return draft.items?.allSatisfy { !isMap($0.value) && !isList($0.value) } ?? true
  }

  func isList(_ draft: Draft) -> Bool {
    switch draft {
    case .list: true
    case .kept(let node): node.list != nil
    case .map, .scalar: false
    }
  }

  func isMap(_ draft: Draft) -> Bool {
    switch draft {
    case .map(let entries, _): !entries.isEmpty
    case .kept(let node): node.entries?.isEmpty == false
    case .list, .scalar: false
    }
  }
}
