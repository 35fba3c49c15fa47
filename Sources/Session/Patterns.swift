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
    guard text.count <= Pattern.longest else {
      throw FileProblem(
        message: tr(
          "a pattern has at most {most} characters", ["most": String(Pattern.longest)]))
    }
    // The limit is PCRE's own, written before the pattern; a message is about the pattern alone.
    g_regex_unref(try Pattern.compile(text))
    regex = try Pattern.compile("(*LIMIT_MATCH=100000)" + text)
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

  /// Whether the pattern occurs in the text.
  public func isFound(in text: String) -> Bool {
    g_regex_match(regex, text, G_REGEX_MATCH_DEFAULT, nil) != 0
  }
}
