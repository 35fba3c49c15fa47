internal import Texts

/// A file that a document names, with the place of the key that names it.
struct NamedFile: Hashable {
  let path: String
  let mark: Mark
  /// Whether it is the unknown name of an icon, and no path.
  var isIcon = false
}

/// Reads the names of files and of icons.
enum PathReader {
  /// Reads the path of a file, from the document's folder; reports a path that leads out of it.
  static func file<K: KeyTable>(_ key: K, of fields: Fields<K>, _ reader: inout Reader)
    -> String?
  {
    guard let node = fields[key], let path = path(node, &reader) else { return nil }
    reader.namedFiles.append(NamedFile(path: path, mark: fields.mark(of: key)))
    return path
  }

  /// Reads the icon at a key: a path as above, or the name of an icon.
  static func icon<K: KeyTable>(_ key: K, of fields: Fields<K>, _ reader: inout Reader)
    -> String?
  {
    guard let name = fields[key]?.text, !IconName.isFile(name) else {
      return file(key, of: fields, &reader)
    }
    if !IconName.isKnown(name), !name.isEmpty {
      reader.namedFiles.append(NamedFile(path: name, mark: fields.mark(of: key), isIcon: true))
    }
    return fields[key].flatMap { path($0, &reader) }
  }

  private static func path(_ node: YAMLNode, _ reader: inout Reader) -> String? {
    guard let path = node.text else { return nil }
    if path.isEmpty {
      reader.problems.error(.meaning, node.start, tr("there is no path here"))
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
    if depth >= 0, reader.environment.files.place(path) == .outside {
      reader.problems.error(
        .meaning, node.start,
        tr("“{path}” leads out of the document’s folder by a link", ["path": path]),
        hint: tr("put the file itself beside the document"))
      return nil
    }
    guard depth < 0 else { return path }
    reader.problems.error(
      .meaning, node.start, tr("“{path}” leads out of the document’s folder", ["path": path]),
      hint: tr("put the file beside the document, and write its path from there"))
    return nil
  }
}
