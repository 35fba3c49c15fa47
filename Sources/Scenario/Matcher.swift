import DialogModel
import Session

/// Compares texts with the text or pattern of a scenario.
struct Matcher {
  /// A pattern that cannot be read matches nothing.
  func matches(_ pattern: TextPattern, _ text: String) -> Bool {
    switch pattern {
    case .whole(let whole): whole == text
    case .pattern(let source): (try? Pattern(source))?.isFound(in: text) ?? false
    }
  }
}
