import Texts

/// The words of a command as a shell would need them, with nothing in them unseen.
///
/// A word without blanks and signs is shown unchanged, others in quotes; where something has to be
/// escaped, in the quotes of bash for that: `$'a\nb'`. In these a backslash of the word is two, so
/// an escape is never a part of the word.
public enum CommandText {
  /// The command in one line, or in several where it is very long.
  public static func text(_ words: [String]) -> ReadableText {
    ReadableText(signed: VisibleText.broken(words.map { quoted($0) }.joined(separator: " ")))
  }

  private static func quoted(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    let isPlain = scalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || "0123456789-_./=:,+@%".unicodeScalars.contains($0))
    }
    if isPlain, !word.isEmpty { return word }
    let simple = VisibleText.text(scalars)
    // Signs of direction are added around letters, and do not hide anything.
    if !word.unicodeScalars.contains("'"), !hasEscape(scalars, simple) { return "'\(simple)'" }
    let text = VisibleText.text(
      scalars, escape: { $0 == "\\" || $0 == "'" ? "\\\($0)" : nil })
    return "$'\(text)'"
  }

  /// Whether a text has an escape that is not in the word: more backslashes.
  private static func hasEscape(_ word: [Unicode.Scalar], _ text: String) -> Bool {
    word.count { $0 == "\\" } != text.unicodeScalars.count { $0 == "\\" }
  }
}
