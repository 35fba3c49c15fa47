/// A line on the console.
///
/// Lines of the document and of UIKit are text, the same in every language. Lines of Rehearsal are
/// cases, and their words are chosen when they are shown.
public enum ConsoleLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A text of the document, or of UIKit.
  case text(String)
  /// Matching a pattern takes too long, so it counts as not matching.
  indirect case patternTooSlow(String)
  /// A text of a dialog does not fit; with the dialog's id in the document.
  indirect case textIsCut(dialog: String, text: String)
  /// A method of a delegate that is gone would have been called; the run stops. Its words are
  /// ``DelegateChange/crashText``.
  case crash

  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
}
