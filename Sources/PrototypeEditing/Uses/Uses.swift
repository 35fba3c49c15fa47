internal import DialogModel
internal import PrototypeFile

/// What the names in a document mean, and what else changes with a part of it.
struct Uses {
  /// The document.
  let form: LongForm
  let names: NamesOfDocument
  /// What was read of it; only of a document without errors all of it.
  let prototype: Prototype
  /// The names that mean other parts, in the document's order.
  let mentions: [Use]

  /// A name, and what it means.
  struct Use: Hashable, Sendable {
    var place: ScalarPlace
    /// The line of the name, 1-based.
    var line: Int
    var text: String
    var parts: [ModelPart]
  }

  /// Reads a document for its names.
  init(_ root: YAMLNode) {
    let form = LongForm(root: root)
    let (names, prototype, found) = Reader.mentions(in: root)
    let places = root.places(of: Set(found.map(\.mark)))
    let parts = Dictionary(found.map { ($0.mark, $0.parts) }) { $1 }
    mentions = parts.keys.sorted().compactMap { mark in
      guard let place = places[mark], let text = form.text(at: place) else { return nil }
      return Use(place: place, line: mark.line, text: text, parts: parts[mark] ?? [])
    }
    (self.form, self.names, self.prototype) = (form, names, prototype)
  }

  /// The names that mean a part.
  func mentions(of part: ModelPart) -> [Use] {
    mentions.filter { $0.parts.contains(part) }
  }
}

extension LongForm {
  /// The text at a place.
  func text(at place: ScalarPlace) -> String? {
    place.isKey ? entry(at: place.path)?.name : root[place.path]?.text
  }

  /// The entry whose value has a path.
  func entry(at path: TreePath) -> YAMLNode.Entry? {
    guard case .value(let index)? = path.last, let entries = root[path.dropLast()]?.entries,
      entries.indices.contains(index)
    else { return nil }
    return entries[index]
  }

  /// A change of a part that changes with another.
  func use(
    _ path: TreePath, _ change: OtherUse.Change, _ kind: OtherUse.Kind, isCertain: Bool = true
  ) -> OtherUse {
    let key = entry(at: path)?.key.start
    var line = (root[path]?.start ?? key)?.line ?? 1
    switch change {
    case .key, .copy, .remove: line = key?.line ?? line
    case .line(let number, _):
      // The lines of a block begin below its mark.
      if case .scalar(_, .block)? = root[path]?.content { line += number + 1 }
    case .text, .number, .add: break
    }
    return OtherUse(
      path: path, change: change, kind: kind, line: line, note: whereabouts(path),
      isCertain: isCertain)
  }
}
