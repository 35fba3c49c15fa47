/// A text, a report or a library that rules are known from.
public struct RuleSource: Hashable, Sendable {
  /// What a source counts as.
  public enum Kind: String, Sendable {
    /// A text that the project began with.
    case seed
    /// A text by Apple.
    case apple = "Apple"
    /// What somebody saw on a device, or in a program for one.
    case report
    /// A library that imitates UIKit.
    case imitation
  }

  /// The name in the rows.
  public let name: String
  /// What it is, and where to find it.
  public let text: String
  /// What it counts as.
  public let kinds: Set<Kind>

  /// A row of the table of sources; `nil` where it does not say what the source counts as.
  init?(_ cells: [String]) {
    guard cells.count == 3 else { return nil }
    let words = RuleEvidence.split(cells[2], at: ",")
    let kinds = words.compactMap { Kind(rawValue: $0) }
    guard kinds.count == words.count, !kinds.isEmpty else { return nil }
    (name, text, self.kinds) = (cells[0], cells[1], Set(kinds))
  }
}

/// How a row of the behaviour tables is known, as its last column says it.
///
/// Each part is `WHAT GRADE: SOURCE (PLACE), unlike SOURCE, ROW`; only the grade is always there.
public struct RuleEvidence: Hashable, Sendable {
  /// How sure a part of a row is.
  public enum Grade: String, CaseIterable, Sendable {
    /// A text that the project began with says so.
    case seed
    /// A further source says so.
    case other
    /// No source decides, or they contradict each other.
    case choice
  }

  /// A source, or another row, that a part of a row names.
  public struct Citation: Hashable, Sendable {
    /// The name of the source or of the row.
    public let name: String
    /// The passage, the number or the page; empty for the whole.
    public let place: String
    /// Whether it says something else than the row.
    public let contradicts: Bool

    /// As the page writes it.
    public var text: String {
      (contradicts ? "unlike " : "") + name + (place.isEmpty ? "" : " (\(place))")
    }
  }

  /// A part of a row with one grade.
  public struct Part: Hashable, Sendable {
    /// What of the row it is; empty for the whole row, or for all that no other part is about.
    public let what: String
    /// How sure it is.
    public let grade: Grade
    /// Where that is from.
    public let citations: [Citation]
  }

  /// The parts; none where the cell could not be read.
  public let parts: [Part]

  /// The evidence of a cell, without marks of Markdown.
  public init(_ cell: String) {
    let parts = RuleEvidence.split(cell, at: ";").map(RuleEvidence.part)
    self.parts = parts.contains { $0 == nil } ? [] : parts.compactMap { $0 }
  }

  private static func part(_ text: String) -> Part? {
    let pieces = text.split(separator: ":", maxSplits: 1)
    let words = (pieces.first ?? "").split(separator: " ")
    guard let grade = words.last.flatMap({ Grade(rawValue: String($0)) }) else { return nil }
    let named = pieces.count > 1 ? split(String(pieces[1]), at: ",").map(citation) : []
    return Part(
      what: words.dropLast().joined(separator: " "), grade: grade, citations: named)
  }

  private static func citation(_ text: String) -> Citation {
    let mark = "unlike "
    let contradicts = text.hasPrefix(mark)
    let rest = contradicts ? text.dropFirst(mark.count) : text[...]
    guard rest.last == ")", let open = rest.firstIndex(of: "(") else {
      return Citation(name: String(rest), place: "", contradicts: contradicts)
    }
    return Citation(
      name: trimmed(rest[..<open]), place: String(rest[rest.index(after: open)...].dropLast()),
      contradicts: contradicts)
  }

  /// The pieces of a text between a sign that is in no brackets, without spaces around them.
  static func split(_ text: String, at sign: Character) -> [String] {
    var depth = 0
    let pieces = text.split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth <= 0 && character == sign
    }
    return pieces.map(trimmed)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
