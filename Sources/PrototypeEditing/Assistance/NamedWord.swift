internal import DialogModel
package import PrototypeFile

/// A name in a document, and where that which it means is.
package struct NamedWord: Hashable, Sendable {
  /// The 0-based bytes of the name.
  package let range: Range<Int>
  /// The name of the part that it means.
  package let name: String
  /// That part.
  package let path: PartAddress
  /// Where that part is.
  package let place: PartPlace
}

extension DocumentEditor {
  /// The name at a byte of the document, also where it is given to something.
  package func namedWord(at offset: Int) -> NamedWord? {
    let mark = map.mark(at: offset)
    for use in uses.mentions {
      guard
        let node = use.place.isKey ? form.entry(at: use.place.path)?.key : map.root[use.place.path],
        node.start <= mark, mark <= node.end,
        let named = uses.namedParts.first(where: { use.parts.contains($0.part) })
      else { continue }
      return word(named, bytes(of: node))
    }
    for named in uses.namedParts {
      guard let key = nameNode(of: named), key.start <= mark, mark <= key.end else { continue }
      return word(named, bytes(of: key))
    }
    return nil
  }

  /// The 0-based bytes of each place where a name is used, in the order of the document.
  ///
  /// - Parameter withDeclaration: whether the place where it is given is one of them.
  package func places(of word: NamedWord, withDeclaration: Bool) -> [Range<Int>] {
    let named = uses.namedParts.filter { $0.address == word.path }
    var found = uses.mentions.filter { use in
      named.contains { use.parts.contains($0.part) }
    }.compactMap { use in
      use.place.isKey ? form.entry(at: use.place.path)?.key : map.root[use.place.path]
    }
    if withDeclaration { found += named.compactMap { nameNode(of: $0) } }
    return found.map { bytes(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func word(_ named: NamedPart, _ range: Range<Int>) -> NamedWord? {
    guard let place = try? place(of: named.address) else { return nil }
    return NamedWord(range: range, name: named.name, path: named.address, place: place)
  }

  private func bytes(of node: YAMLNode) -> Range<Int> {
    let start = map.offset(node.start)
    return start..<max(start, map.offset(node.end))
  }

  /// The text in the document that gives a part its name.
  private func nameNode(of named: NamedPart) -> YAMLNode? {
    guard let path = try? form.written(at: named.address).path else { return nil }
    switch named.part {
    case .control: return map.root[path]?[ControlKey.id.rawValue]
    case .activity: return map.root[path]?[ActivityKey.type.rawValue]
    default: return form.entry(at: path)?.key
    }
  }
}
