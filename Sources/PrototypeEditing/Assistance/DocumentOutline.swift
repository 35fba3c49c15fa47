internal import PrototypeFile

/// What a document has, for a list of its parts beside it, and for the folding of its lines.
package struct DocumentOutline: Sendable {
  /// What a part is.
  package enum Kind: Sendable {
    case section, screen, control, dialog, task, notification, scenario, other
  }

  /// A part of the document that has a name.
  package struct Part: Sendable {
    /// Its name, which is not empty.
    package let name: String
    /// Its title or text; `nil` where it has none.
    package let detail: String?
    package let kind: Kind
    /// The 0-based bytes of the whole part with its name, and of the name alone.
    package let whole: Range<Int>, head: Range<Int>
    /// The parts inside.
    package let parts: [Part]
  }

  /// The parts at the top, in the order of the document.
  package private(set) var parts: [Part] = []
  /// The lines from a part's first to its last, 0-based; each has two lines at least.
  package private(set) var folds: [ClosedRange<Int>] = []

  /// The outline of a document; of one that is no YAML it is what is before its first error.
  package init(_ bytes: [UInt8]) {
    guard let root = YAMLDocument(bytes).root else { return }
    let source = SourceMap(bytes, root: root)
    fold(root, from: nil, source)
    parts = (root.entries ?? []).compactMap { entry in
      let kind = DocumentOutline.kinds[entry.key.text ?? ""] ?? .other
      let inside =
        kind == .other
        ? []
        : (entry.value.entries ?? []).compactMap { DocumentOutline.part($0, kind, source) }
      return DocumentOutline.part(
        entry, inside.isEmpty ? .other : .section, source, parts: inside,
        detail: entry.value.text)
    }
  }

  private static let kinds: [String: Kind] = [
    DocumentKey.screens.rawValue: .screen, DocumentKey.dialogs.rawValue: .dialog,
    DocumentKey.tasks.rawValue: .task, DocumentKey.notifications.rawValue: .notification,
    DocumentKey.scenarios.rawValue: .scenario,
  ]

  /// A part with what it has: a screen its controls.
  private static func part(_ entry: YAMLNode.Entry, _ kind: Kind, _ source: SourceMap) -> Part? {
    let controls = kind == .screen ? entry.value[ScreenKey.controls.rawValue]?.list ?? [] : []
    let parts = controls.compactMap { control -> Part? in
      guard let first = control.entries?.first, let type = first.key.text else { return nil }
      return part(
        YAMLNode.Entry(key: first.key, value: control), .control, source, name: type,
        detail: first.value.text)
    }
    return part(entry, kind, source, parts: parts, detail: title(of: entry.value))
  }

  private static func part(
    _ entry: YAMLNode.Entry, _ kind: Kind, _ source: SourceMap, name: String? = nil,
    parts: [Part] = [], detail: String?
  ) -> Part? {
    guard let name = name ?? entry.key.text, !name.isEmpty else { return nil }
    let first = source.offset(entry.key.start)
    let head = first..<max(first, source.offset(entry.key.end))
    let start = min(first, source.offset(entry.value.start))
    let end = max(head.upperBound, source.offset(source.lastMark(of: entry.value)))
    return Part(
      name: name, detail: detail.flatMap { $0.isEmpty ? nil : $0 }, kind: kind,
      whole: start..<end, head: head, parts: parts)
  }

  /// The title that a part has, or the kind of dialog inside it.
  private static func title(of node: YAMLNode) -> String? {
    for entry in node.entries ?? [] {
      if ["title", "text", "alertBody"].contains(entry.key.text) { return entry.value.text }
      if let title = entry.value["title"]?.text { return title }
    }
    return nil
  }

  /// Adds the lines of a part and of all inside it.
  private mutating func fold(_ node: YAMLNode, from key: Mark?, _ source: SourceMap) {
    let first = (key ?? node.start).line
    let mark = source.lastMark(of: node)
    let last = mark.column == 1 && mark.line > node.start.line ? mark.line - 1 : mark.line
    if key != nil, last > first { folds.append(first - 1...last - 1) }
    for entry in node.entries ?? [] { fold(entry.value, from: entry.key.start, source) }
    for item in node.list ?? [] { fold(item, from: item.start, source) }
  }
}

extension SourceMap {
  /// The place after the last character of a part.
  ///
  /// libyaml's own mark is after the empty lines and comments that follow.
  fileprivate func lastMark(of node: YAMLNode) -> Mark {
    guard !isFlow(node), let last = node.entries?.last?.value ?? node.list?.last else {
      return node.end
    }
    return max(lastMark(of: last), node.start)
  }
}
