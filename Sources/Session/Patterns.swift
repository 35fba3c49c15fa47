internal import CGLib
import Texts

/// A pattern in PCRE's syntax, as GLib reads it.
///
/// Matching is bounded: a search that would take too long counts as not found.
public final class Pattern: @unchecked Sendable {
  // GRegex is immutable and documented as safe to use from several threads at once; the only
  // field is a constant.
  private let regex: OpaquePointer

  /// The longest pattern, in characters.
  public static let longest = 200

  /// A pattern.
  ///
  /// - Throws: ``FileProblem`` with what is wrong in the pattern.
  public init(_ text: String) throws(FileProblem) {
    try Pattern.check(text)
    regex = try Pattern.compile(Pattern.limit + text)
  }

  /// A pattern for the whole of a text.
  init(whole text: String) throws(FileProblem) {
    try Pattern.check(text)
    if let plain = try? Pattern.compile(Pattern.limit + "\\A(?:" + text + ")\\z") {
      regex = plain
    } else {
      // A comment at the end of an extended pattern would include the bracket.
      regex = try Pattern.compile(Pattern.limit + "\\A(?:" + text + "\n)\\z")
    }
  }

  /// PCRE's own limit, written before the pattern.
  private static let limit = "(*LIMIT_MATCH=100000)"

  /// A message is about the pattern alone, as it was written.
  private static func check(_ text: String) throws(FileProblem) {
    guard text.count <= Pattern.longest else {
      throw FileProblem(
        message: tr(
          "a pattern has at most {most} characters", ["most": String(Pattern.longest)]))
    }
    g_regex_unref(try Pattern.compile(text))
  }

  private static func compile(_ text: String) throws(FileProblem) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let regex = g_regex_new(text, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, &error) {
      return regex
    }
    guard let error else { throw FileProblem(message: tr("this pattern can't be read")) }
    defer { g_error_free(error) }
    throw FileProblem(message: String(cString: error.pointee.message))
  }

  deinit { g_regex_unref(regex) }

  /// A matcher of whole texts for conditions, that reads each pattern once.
  ///
  /// It returns `nil` where a search would take too long.
  package static func matcher() -> @Sendable (String, String) -> Bool? {
    let patterns = WholePatterns()
    return { patterns.matches($0, $1) }
  }

  /// Whether the pattern occurs in the text; `nil` where the search took too long.
  func search(_ text: String) -> Bool? {
    var error: UnsafeMutablePointer<GError>?
    let found =
      g_regex_match_full(regex, text, text.utf8.count, 0, G_REGEX_MATCH_DEFAULT, nil, &error) != 0
    guard let error else { return found }
    g_error_free(error)
    return nil
  }

  /// Whether the pattern occurs in the text.
  public func isFound(in text: String) -> Bool {
    g_regex_match(regex, text, G_REGEX_MATCH_DEFAULT, nil) != 0
  }
}
