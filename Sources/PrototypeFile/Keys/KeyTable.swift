/// The keys of one sort of thing in a document: their names are the cases' own.
///
/// A key stands in its table and nowhere else: the reader, and whatever describes the format, take
/// names and types from here.
protocol KeyTable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What may stand at the key.
  var shape: Shape { get }
}

/// What may stand at a place of a document.
indirect enum Shape: Sendable {
  /// Part of the format, but not read by this version.
  case later
  /// Any text, as written.
  case text
  /// A text with places to fill in: `You chose {buttonTitle}`.
  case template
  /// A whole text that shows, or `/PATTERN/`.
  case pattern
  /// `true` or `false`.
  case boolean
  /// Nothing but `true`.
  case yes
  /// A whole number, and the least that it can be.
  case integer(least: Int)
  /// A number of seconds that is not negative; read as whole milliseconds.
  case seconds
  /// One of some words; the words of `later` are part of the format, but not read.
  case word([String], later: [String] = [])
  /// A new id.
  case id
  /// The name of something else in the document.
  case reference(Reference)
  /// A delegate method.
  case selector
  /// A map with the keys of a table.
  case thing(any KeyTable.Type)
  /// A list of such; a single one may stand alone.
  case list(Shape)
  /// A map from names that the document makes up.
  case named(Shape)
  /// A map from delegate methods, with a table's keys beside them.
  case bySelector(Shape, beside: any KeyTable.Type = NoKey.self)
  /// One or the other.
  case either(Shape, Shape)

  /// What a name refers to.
  enum Reference: Sendable {
    case screen, dialog, control
    /// A screen or a dialog.
    case start
    /// A dialog or `application`.
    case target
  }
}

/// No keys at all.
enum NoKey: String, KeyTable {
  case none = ""

  static var allCases: [NoKey] { [] }

  var shape: Shape { .later }
}

extension Shape {
  /// One of an enumeration's words.
  static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, later: [String] = []
  ) -> Shape {
    .word(type.allCases.map(\.rawValue), later: later)
  }

  /// Any whole number.
  static let anyInteger = Shape.integer(least: .min)
  /// A list of actions.
  static let actions = Shape.list(.thing(ActionKey.self))
  /// A list of delegate methods.
  static let selectors = Shape.list(.selector)
}
