/// Which rows are shown: words that must occur, words that must not, patterns and targets.
///
/// `text` keeps rows that contain it, `-text` drops them, `/pattern/` keeps what matches, and
/// `target:id` keeps what is about it. A row must match all parts. Case is ignored.
public struct Filter: Sendable {
  /// Looks for a pattern in a text; `nil` for text that is not a valid pattern.
  public typealias PatternMaker = (String) -> (@Sendable (String) -> Bool)?

  private enum Part: Sendable {
    case contains(Needle)
    case target(Needle)
    case pattern(@Sendable (String) -> Bool)
  }

  private var parts: [(part: Part, negated: Bool)] = []
  /// The patterns that cannot be read, as typed; they keep every row.
  public private(set) var broken: [String] = []

  /// Reads a filter as a person types it.
  ///
  /// - Parameter pattern: makes the search for a pattern, given without its slashes.
  public init(_ text: String, pattern: PatternMaker) {
    for word in Filter.words(text) {
      let negated = word.hasPrefix("-") && word.count > 1
      let body = negated ? String(word.dropFirst()) : word
      if body == "-" || body == "target:" {
        // The word is not complete yet: the filter keeps every row.
        continue
      } else if body.hasPrefix("target:") {
        parts.append((.target(Needle(body.dropFirst("target:".count))), negated))
      } else if body.count > 2, body.hasPrefix("/"), body.hasSuffix("/") {
        if let search = pattern(String(body.dropFirst().dropLast())) {
          parts.append((.pattern(search), negated))
        } else {
          broken.append(body)
        }
      } else {
        parts.append((.contains(Needle(body)), negated))
      }
    }
  }

  /// Whether it keeps every row.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether a row is shown.
  ///
  /// - Parameters:
  ///   - target: the name of what the row is about.
  ///   - text: what the row says.
  public func keeps(target: String, text: String) -> Bool {
    parts.allSatisfy { part, negated in
      let found =
        switch part {
        case .contains(let word): word.isFound(in: text) || word.isFound(in: target)
        case .target(let word): word.isFound(in: target)
        case .pattern(let search): search("\(target) \(text)")
        }
      return found != negated
    }
  }

  /// Words are separated by spaces; a pattern may hold spaces between its slashes.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var inPattern = false
    for character in text {
      if character == " " && !inPattern {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == "/" {
        if word.isEmpty || word == "-" { inPattern = true } else { inPattern = false }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
