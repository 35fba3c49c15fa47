/// A change of a document, as a person means it.
///
public enum DocumentEdit: Hashable, Sendable {
  /// Gives the part at an address another value; makes the part, and those that it is in, where the
  /// document has none.
  case set(path: PartAddress, YAMLNode)
  /// Adds a new key; or an item before the one with that 0-based index, or with `-` after the last.
  case insert(path: PartAddress, YAMLNode)
  /// Takes a part out, with its comment.
  case remove(path: PartAddress)
  /// Gives a part another 0-based place among its neighbours.
  case move(path: PartAddress, to: Int)
  /// Takes an item or the value of a key out, and puts it at another address, where nothing is.
  case relocate(path: PartAddress, to: PartAddress)
  /// Gives something another id or name, and changes what refers to it.
  case rename(path: PartAddress, to: String)
  /// Writes the comment above a part; without lines, takes it out.
  case comment(path: PartAddress, [String])

  /// The part.
  public var path: PartAddress {
    switch self {
    case .set(let path, _), .insert(let path, _), .remove(let path), .move(let path, _),
      .relocate(let path, _), .rename(let path, _), .comment(let path, _):
      path
    }
  }
}
