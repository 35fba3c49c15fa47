internal import PrototypeFile

/// A place in the long form of a document, and the part of the written document that is nearest.
///
/// In the long form lists are always lists, and a button that is only a title is a map with
/// `title`. The place is made by writing out the part at `path` as `becomes` says, and then making
/// the parts of `rest` in it, each in the one before.
struct LongPlace: Sendable {
  /// What a written part also represents.
  enum Short: Hashable, Sendable {
    /// The only item of a list.
    case onlyItem
    /// The value of this key in a map without other keys.
    case mainKey(String)
    /// A list or a map with nothing in it: null, or `true` for a map.
    case empty
  }

  /// A part that is not written yet.
  enum PlaceStep: Hashable, Sendable {
    /// The value of a new key.
    case key(String)
    /// A new last item, after some more new items that are empty maps.
    case item(after: Int = 0)
  }

  /// The values that are allowed at the place.
  var shape: Shape
  /// The key of the format whose value is at the place; `nil` for an item, or a key that the
  /// document chooses.
  var key: FormatKey?
  /// The deepest part on the way to the place that is written.
  var path: TreePath = []
  /// The parts of the long form that the written part represents, from it down to the place, or to
  /// the part in which `rest` begins.
  var through: [Short] = []
  /// How the written part is to be written out before `rest` is made; `nil` if it stays as it is.
  var becomes: Short?
  /// The parts below it that are not written, the last of them the place itself.
  var rest: [PlaceStep] = []
  /// The shape of the list or the map that gets the first part of `rest`; `nil` without a rest.
  var container: Shape?

  /// Whether the document has something at the place.
  var isWritten: Bool { rest.isEmpty }
}

/// A key of the format, by its table.
struct FormatKey: Sendable {
  var table: any KeyTable.Type
  var name: String

  /// The key of a table; `nil` if the shape is no object or has no such key.
  init?(_ name: String, in shape: Shape) {
    guard case .object(let table) = shape, table.names.contains(name) else { return nil }
    (self.table, self.name) = (table, name)
  }

  /// Whether this is a key.
  func `is`<Key: KeyTable>(_ key: Key) -> Bool {
    table == Key.self && name == key.rawValue
  }
}

/// The place of a part among its neighbours, for insertions and moves.
struct LongSlot: Sendable {
  /// The list or the map that has the part, or gets it.
  var holder: LongPlace
  /// The 0-based index of the part among the items, or the entries, of the holder.
  var index: Int
  /// How many items, or entries, the holder has.
  var count: Int
  /// The key of an entry of a map; `nil` for an item of a list.
  var key: String?
  /// The values that are allowed there.
  var shape: Shape
}
