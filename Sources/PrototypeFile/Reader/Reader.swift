internal import DialogModel
internal import Texts

/// The second pass: makes the model from the tree, with every name resolved.
///
/// Never stops at an error: what cannot be read is reported and left out, and the result is thrown
/// away in the end if there was any.
struct Reader {
  /// What can be referred to.
  let names: Names
  private(set) var problems: [Problem]
  /// How many more unknown names are compared with the known ones: looking for near names among
  /// thousands takes long, and nobody reads on after so many.
  private var hintsLeft = 100

  init(names: Names, problems: [Problem]) {
    self.names = names
    self.problems = problems
  }

  /// Reads a document from its root, adding to the problems.
  static func read(_ root: YAMLNode, _ problems: inout [Problem]) -> Prototype? {
    guard !hasOtherVersion(root, &problems) else { return nil }
    let names = Names(root, &problems)
    var reader = Reader(names: names, problems: problems)
    reader.check(root, .thing(DocumentKey.self))
    let prototype = reader.readDocument(root)
    problems = reader.problems
    return prototype
  }

  /// Another version has other keys, so nothing else could rightly be said about the document.
  private static func hasOtherVersion(_ root: YAMLNode, _ problems: inout [Problem]) -> Bool {
    guard let node = root[DocumentKey.rehearsal.rawValue], let version = node.integer,
      version != DocumentKey.version
    else { return false }
    problems.append(
      Problem(
        .error, at: node.start,
        tr(
          "the document is of version {version}, and version {known} can be read",
          ["version": String(version), "known": String(DocumentKey.version)])))
    return true
  }

  mutating func error(_ mark: Mark, _ message: String, hint: String? = nil) {
    problems.append(Problem(.error, at: mark, message, hint: hint))
  }

  /// “did you mean …?”, where a known name is near.
  mutating func nearestHint(_ name: String, among known: [String]) -> String? {
    guard hintsLeft > 0 else { return nil }
    hintsLeft -= 1
    return NearestName.of(name, among: known).map {
      tr("did you mean “{name}”?", ["name": $0])
    }
  }

  mutating func warning(_ mark: Mark, _ message: String) {
    problems.append(Problem(.warning, at: mark, message))
  }

  /// Reports what the format has and this version does not read.
  mutating func notSupported(_ mark: Mark, _ name: String) {
    error(mark, tr("“{name}” is not supported yet by this version", ["name": name]))
  }
}
