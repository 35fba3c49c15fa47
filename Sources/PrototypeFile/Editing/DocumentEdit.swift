/// A change of a document, as a person means it.
///
/// A path is a JSON Pointer through the document's long form: lists are always lists, and a button
/// that is only a title has `/title`.
public enum DocumentEdit: Hashable, Sendable {
  /// Gives the part at a path another value; makes the part, and those that it is in, where the
  /// document has none.
  case set(path: String, YAMLNode)
  /// Adds a new key; or an item before the one with that 0-based index, or with `-` after the last.
  case insert(path: String, YAMLNode)
  /// Takes a part out, with its comment.
  case remove(path: String)
  /// Gives a part another 0-based place among its neighbours.
  case move(path: String, to: Int)
  /// Takes an item or the value of a key out, and puts it at another path, where nothing is.
  case relocate(path: String, to: String)
  /// Gives something another id or name, and changes what refers to it.
  case rename(path: String, to: String)
  /// Writes the comment above a part; without lines, takes it out.
  case comment(path: String, [String])

  /// The path of the part.
  public var path: String {
    switch self {
    case .set(let path, _), .insert(let path, _), .remove(let path), .move(let path, _),
      .relocate(let path, _), .rename(let path, _), .comment(let path, _):
      path
    }
  }
}
