/// Patterns that match whole texts, each read once.
final class WholePatterns: Sendable {
  private let patterns = Guarded<[String: Pattern?]>([:])

  /// Whether a pattern matches the whole of a text; `nil` where the search took too long.
  ///
  /// A pattern that cannot be read matches nothing; the reader has reported it.
  func matches(_ source: String, _ text: String) -> Bool? {
    let pattern = patterns.withLock { known in
      if let known = known[source] { return known }
      let made = try? Pattern(whole: source)
      known[source] = made
      return made
    }
    guard let pattern else { return false }
    return pattern.search(text)
  }
}
