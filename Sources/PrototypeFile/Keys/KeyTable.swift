/// The keys of one sort of thing in a document: their names are the cases' own.
///
/// A key stands in its table and nowhere else: the reader, the JSON Schema and the reference take
/// names, types and rules from here.
protocol KeyTable: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases: RandomAccessCollection {
  /// What the keys belong to.
  static var objectType: ObjectType { get }
  /// Which keys must stand together, and which cannot.
  static var rules: [KeyRule<Self>] { get }
  /// What may stand at the key, and what that is good for.
  var entry: KeyEntry { get }
}

extension KeyTable {
  static var rules: [KeyRule<Self>] { [] }

  /// The names of the keys.
  static var names: [String] { allCases.map(\.rawValue) }

  /// What may stand at the key.
  var shape: Shape { entry.shape }

  /// Whether a thing without any key keeps the rules.
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
final class KeyLookup<Key: KeyTable> {
  let keys = Array(Key.allCases)
  let names = Key.names
  let shapes = Key.allCases.map(\.shape)
}

/// What keys belong to, for those who look the format up.
struct ObjectType: Sendable {
  /// What the schema calls it.
  let name: String
  /// What it is, in the person's language.
  let note: @Sendable () -> String
  /// A document that has one, without its first line.
  let example: String

  init(_ name: String, _ note: @autoclosure @escaping @Sendable () -> String, example: String) {
    self.name = name
    self.note = note
    self.example = example
  }
}

/// One key: what may stand at it, and what that is good for.
struct KeyEntry: Sendable {
  /// What may stand at the key.
  let shape: Shape
  /// What it is good for, in the person's language.
  ///
  /// Asked for only where somebody reads it: a translation costs more than reading the key.
  let note: @Sendable () -> String
  /// What holds where the key is left out, as a document would say it; `nil` for nothing.
  let standard: @Sendable () -> String?

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

  /// The same key where something else holds without it.
  func defaulting(to standard: @autoclosure @escaping @Sendable () -> String?) -> KeyEntry {
    KeyEntry(shape, standard: standard, note: note)
  }
}

/// What holds between the keys of a table.
enum KeyRule<Key: KeyTable>: Sendable {
  /// The key must be there.
  case required(Key)
  /// Exactly one of these must be there; the second part says why.
  case one(of: [Key], @Sendable () -> String)
  /// At least one of these must be there; the second part says why.
  case some(of: [Key], @Sendable () -> String)
  /// Keys of two of these groups cannot stand together.
  case apart([[Key]])
  /// The key stands only beside one of the others.
  case beside(Key, [Key])
  /// Where the key stands, one of the others must stand as well.
  case needs(Key, [Key])
}

/// No keys at all.
enum NoKey: String, KeyTable {
  case none = ""

  static let allCases: [NoKey] = []
  static let objectType = ObjectType("nothing", "", example: "")

  var entry: KeyEntry { KeyEntry(.text, "") }
}
