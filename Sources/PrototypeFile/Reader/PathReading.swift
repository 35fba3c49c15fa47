internal import Texts

extension Reader {
  /// The path of a file, from the document's folder; one that leads out of it is reported.
  mutating func readPath(_ node: YAMLNode) -> String? {
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
    if depth >= 0, files?.place(path) == .outside {
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
