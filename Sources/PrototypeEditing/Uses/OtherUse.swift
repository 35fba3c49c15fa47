internal import PrototypeFile

/// A part of a document that has to change with another.
public struct OtherUse: Hashable, Sendable {
  /// What becomes of the part.
  enum Change: Hashable, Sendable {
    /// The text is replaced.
    case text(String)
    /// The number is replaced.
    case number(Int)
    /// The key of the entry is replaced; the path is that of its value.
    case key(String)
    /// A line of the text is replaced, by its 0-based number.
    case line(Int, String)
    /// The map gets a new first entry, which is a text.
    case add(key: String, String)
    /// The entry is written a second time, after itself, with another key.
    case copy(key: String)
    /// The item, or the entry, is removed.
    case remove
  }

  /// Why the part has to change.
  public enum Kind: Hashable, Sendable {
    /// It is where the name is given.
    case definition
    /// It is the name.
    case reference
    /// It is an expected call.
    case expectation
    /// It is a translation of the text.
    case translation
    /// It is a step that finds something by the text.
    case step
    /// It is an index among parts that were renumbered.
    case index
    /// It is an id that was made from a text until now.
    case defaultID
  }

  /// The part; for a key, the value of its entry.
  var path: TreePath
  /// What becomes of it.
  var change: Change
  /// Why.
  public internal(set) var kind: Kind
  /// The line of the text that changes, 1-based.
  public internal(set) var line: Int
  /// What the part is, in the person's language.
  public internal(set) var note: String
  /// Whether the part is certainly about what changes; otherwise it could be about something like
  /// it, and is to be changed only if a person says so.
  public internal(set) var isCertain = true
}
