internal import Texts

/// A file that a document names, with the place of the key that names it.
struct NamedFile: Hashable {
  let path: String
  let mark: Mark
  /// Whether it is the unknown name of an icon, and no path.
  var isIcon = false
}

extension Reader {
  /// Reads the path of a file, from the document's folder; reports a path that leads out of it.
  mutating func readFile<Key: KeyTable>(_ key: Key, of fields: Fields<Key>) -> String? {
    guard let node = fields[key], let path = readPath(node) else { return nil }
    note(NamedFile(path: path, mark: fields.mark(of: key)))
    return path
  }

  /// Reads the icon at a key: a path as above, or the name of an icon.
  mutating func readIcon<Key: KeyTable>(_ key: Key, of fields: Fields<Key>) -> String? {
    guard let name = fields[key]?.text, !IconName.isFile(name) else {
      return readFile(key, of: fields)
    }
    if !IconName.isKnown(name), !name.isEmpty {
      note(NamedFile(path: name, mark: fields.mark(of: key), isIcon: true))
    }
    return fields[key].flatMap { readPath($0) }
  }

  private mutating func readPath(_ node: YAMLNode) -> String? {
    guard let path = node.text else { return nil }
    if path.isEmpty {
      error(.meaning, node.start, tr("there is no path here"))
      return nil
    }
    var depth = path.hasPrefix("/") ? -1 : 0
    for part in path.split(separator: "/") where depth >= 0 {
      switch part {
      case ".": break
      case "..": depth -= 1
      default: depth += 1
      }
    }
    if depth >= 0, environment.files.place(path) == .outside {
      error(
        .meaning, node.start,
        tr("“{path}” leads out of the document’s folder by a link", ["path": path]),
        hint: tr("put the file itself beside the document"))
      return nil
    }
    guard depth < 0 else { return path }
    error(
      .meaning, node.start, tr("“{path}” leads out of the document’s folder", ["path": path]),
      hint: tr("put the file beside the document, and write its path from there"))
    return nil
  }
}
