internal import PrototypeFile

/// Parts in brackets.
extension Rendering {
  /// A part on one line.
  func flow(_ draft: Draft, _ place: Quoting.Place) -> String {
    switch draft {
    case .kept(let node): return inline(node, place) ?? flow(Draft(copying: node), place)
    case .scalar(let scalar): return self.scalar(scalar, place)
    case .list(let items, _):
      return bracketed("[", items.map { flow($0.value, .brackets) }, "]")
    case .map(let entries, _):
      return bracketed("{", entries.map { pair($0.key, flow($0.value, .brackets)) }, "}")
    }
  }

  /// A key with its value, in brackets.
  func pair(_ key: String, _ value: String) -> String {
    let key = self.key(key, .brackets)
    return key.hasSuffix("\"") ? "\(key):\(style.brackets.gap)\(value)" : "\(key): \(value)"
  }

  private func bracketed(_ open: String, _ parts: [String], _ close: String) -> String {
    open + parts.joined(separator: "," + style.brackets.gap) + close
  }

  /// A part in brackets, over several lines if a part of a JSON document would have them.
  ///
  /// - Parameters:
  ///   - indent: what is before the first character of the line that it begins in.
  ///   - model: a part of the document that it resembles.
  func brackets(_ draft: Draft, indent: String, like model: YAMLNode? = nil) -> String {
    guard style.marks == .json, breaks(draft, like: model) else { return flow(draft, .brackets) }
    let inner = indent + style.brackets.step
    switch draft {
    case .list(let items, _):
      let other = model?.list?.first { $0.entries?.isEmpty == false }
      return broken(
        "[", items.map { brackets($0.value, indent: inner, like: other) }, "]", indent)
    case .map(let entries, _):
      return broken(
        "{",
        entries.map { entry in
          pair(entry.key, brackets(entry.value, indent: inner, like: model?[entry.key]))
        }, "}", indent)
    case .kept, .scalar: return flow(draft, .brackets)
    }
  }

  private func broken(
    _ open: String, _ parts: [String], _ close: String, _ indent: String
  ) -> String {
    let end = String(decoding: style.lineEnd, as: UTF8.self)
    let inner = end + indent + style.brackets.step
    return open + inner + parts.joined(separator: "," + inner) + end + indent + close
  }

  /// Whether a list or a map has several lines.
  private func breaks(_ draft: Draft, like model: YAMLNode?) -> Bool {
    switch draft {
    case .kept, .scalar: return false
    case .list(let items, _):
      if items.isEmpty { return false }
      guard let first = model?.list?.first, let model else { return style.brackets.breaksLists }
      return first.start.line > model.start.line
    case .map(let entries, _):
      if entries.isEmpty { return false }
      guard let first = model?.entries?.first, let model else { return style.brackets.breaksMaps }
      return first.key.start.line > model.start.line
    }
  }
}
