/// The keys of one object type; the names of the keys are the names of the cases.
///
/// Each key is defined once, in its table: the reader, the JSON Schema and the reference take
/// names, types and rules from there.
package protocol KeyTable: PartKey, CaseIterable, Hashable, Sendable
where AllCases: RandomAccessCollection {
  /// The object type that has the keys.
  static var objectType: ObjectType { get }
  /// Which keys are needed together, and which exclude each other.
  static var rules: [KeyRule<Self>] { get }
  /// Words that people try in place of the keys.
  static var tried: [Tried<Self>] { get }
  /// The keys that a list of keys begins with.
  static var usefulFirst: [Self] { get }
  /// The keys that a value may be meant for, if it is written where a map is expected.
  static var lone: [Self] { get }
  /// The keys of an example of a map.
  static var brief: [Self] { get }
  /// The shape of the key's value, and its description.
  var entry: KeyEntry { get }
  /// A better example of the value than that of its shape, as it is written in brackets.
  var sample: String? { get }
}

extension KeyTable {
  package static var rules: [KeyRule<Self>] { [] }
  package static var tried: [Tried<Self>] { [] }
  package static var usefulFirst: [Self] { [] }
  package static var lone: [Self] { [] }
  package var sample: String? { nil }

  /// The names of the keys.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// The shape of the key's value.
  package var shape: Shape { entry.shape }

  /// The shape of the value at a key; `nil` for a key that the table does not have.
  package static func shape(of name: String) -> Shape? { Self(rawValue: name)?.shape }

  /// Whether an object without any key satisfies the rules.
  static var mayBeEmpty: Bool {
    rules.allSatisfy { rule in
      switch rule {
      case .required, .one, .some: false
      case .apart, .beside, .needs: true
      }
    }
  }
}

/// The keys of a table with their names and shapes, each at its place in the table.
struct KeyLookup<Key: KeyTable> {
  let keys = Array(Key.allCases)
  private let table: LoadedTable

  /// - Parameter table: what is known of the keys of this very table.
  init(_ table: LoadedTable) { self.table = table }

  var names: [String] { table.names }
  var shapes: [Shape] { table.shapes }
  /// The entries of words in the table's list of tried words.
  var tried: [String: [Int]] { table.tried }
}

/// What is known of the keys of a table, made once.
///
/// It is not generic: a class for each table would be made when a document is read, and took longer
/// than all the rest of that.
final class LoadedTable {
  /// The table.
  let id: ObjectIdentifier
  fileprivate let names: [String]
  fileprivate let shapes: [Shape]
  private let words: () -> [[String]]
  fileprivate private(set) lazy var tried = places()

  init<Key: KeyTable>(_ table: Key.Type) {
    id = ObjectIdentifier(table)
    names = table.names
    shapes = table.allCases.map(\.shape)
    words = { table.tried.map(\.words) }
  }

  private func places() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for (place, words) in words().enumerated() {
      for word in words { places[word.comparedWord, default: []].append(place) }
    }
    return places
  }
}

/// One kind of object in the document format, as the schema and the reference describe it.
package struct ObjectType: Sendable {
  /// The name in the schema.
  let name: String
  /// The description, in the person's language.
  let note: @Sendable () -> String
  /// An example document with such an object, without the first line.
  let example: String

  init(_ name: String, _ note: @autoclosure @escaping @Sendable () -> String, example: String) {
    self.name = name
    self.note = note
    self.example = example
  }
}

/// One key: the shape of its value, and its description.
package struct KeyEntry: Sendable {
  /// The shape of the key's value.
  package let shape: Shape
  /// The description of the key, in the person's language.
  ///
  /// It is a function because a translation takes longer than reading the key; only the schema and
  /// the reference need it.
  package let note: @Sendable () -> String
  /// The default value, as a document would write it; `nil` if there is none.
  package let standard: @Sendable () -> String?

  init(
    _ shape: Shape, default standard: @autoclosure @escaping @Sendable () -> String? = nil,
    _ note: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(shape, standard: standard, note: note)
  }

  private init(
    _ shape: Shape, standard: @escaping @Sendable () -> String?,
    note: @escaping @Sendable () -> String
  ) {
    self.shape = shape
    self.standard = standard
    self.note = note
  }

  /// Returns the same key with another default value.
  func defaulting(to standard: @autoclosure @escaping @Sendable () -> String?) -> KeyEntry {
    KeyEntry(shape, standard: standard, note: note)
  }
}

/// A rule between the keys of a table.
package enum KeyRule<Key: KeyTable>: Sendable {
  /// The key must be there.
  case required(Key)
  /// Exactly one of these must be there; the second part says why.
  case one(of: [Key], @Sendable () -> String)
  /// At least one of these must be there; the second part says why.
  case some(of: [Key], @Sendable () -> String)
  /// Keys of two different groups exclude each other.
  case apart([[Key]])
  /// The key is allowed only together with one of the others.
  case beside(Key, [Key])
  /// Where the key is, one of the others must be there as well.
  case needs(Key, [Key])
}

/// No keys at all.
package enum NoKey: String, KeyTable {
  case none = ""

  package static let allCases: [NoKey] = []
  package static let objectType = ObjectType("nothing", "", example: "")

  package var entry: KeyEntry { KeyEntry(.text, "") }
}
