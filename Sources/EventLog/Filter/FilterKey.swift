import DialogModel
import Texts

/// The keys of a filter: `key:value`.
public enum FilterKey: String, CaseIterable, Sendable {
  /// The sort of the row, as ``FilterKind``; several are separated by commas.
  case kind
  /// A part of the name of what the row is about.
  case target
  /// A part of the selector of a call.
  case call
  /// The simulated time, as ``FilterSpan``.
  case time
  /// What a call has, as ``FilterHas``.
  case has

  /// What the key asks for, in a few words.
  public var meaning: String {
    switch self {
    case .kind: tr("the kind of the row")
    case .target: tr("what the row is about")
    case .call: tr("the method that is called")
    case .time: tr("when it happened")
    case .has: tr("what the call has")
    }
  }

  /// Whether a word before a colon can only be meant as a key.
  ///
  /// Selectors have colons too, and a row that is not a call begins with its kind: what begins like
  /// one of these is a text.
  static func isMeant(_ word: String) -> Bool {
    let part = word.lowercased() + ":"
    return !Selector.allCases.contains { $0.name.lowercased().has(part) }
      && FilterKind(rawValue: word.lowercased()) == nil
  }
}

/// What is wrong with a part of a filter; the part keeps every row.
public enum FilterProblem: Error, Hashable, Sendable {
  /// Text between slashes that is not a pattern, with its slashes.
  case pattern(String)
  /// A word before a colon that is not a key.
  case unknownKey(String)
  /// A kind that does not exist.
  case unknownKind(String)
  /// Something that no call has.
  case unknownHas(String)
  /// Not a time.
  case time(String)

  /// It in one sentence or two, with what would be right.
  public var sentence: String {
    switch self {
    case .pattern(let pattern):
      tr("{pattern} is not a pattern", ["pattern": pattern])
    case .unknownKey(let key):
      tr(
        "“{key}:” is not a key of the filter. Keys are {keys}. Put text in quotes.",
        ["key": key, "keys": list(FilterKey.allCases.map { "\($0.rawValue):" })])
    case .unknownKind(let kind):
      tr(
        "“{kind}” is not a kind of row. Kinds are {kinds}.",
        ["kind": kind, "kinds": list(FilterKind.allCases.map(\.rawValue))])
    case .unknownHas(let what):
      tr(
        "“has:” does not know “{word}”. It knows {words}.",
        ["word": what, "words": list(FilterHas.allCases.map(\.rawValue))])
    case .time(let time):
      tr(
        "“{time}” is not a time. Write {examples}.",
        ["time": time, "examples": list(FilterSpan.examples)])
    }
  }

  private func list(_ words: [String]) -> String { words.listed() }
}
