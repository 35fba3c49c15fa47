/// A text of a command or of its files in a view of some width.
public enum ReadableText {
  /// The text with breaks in words that are wider than a line of so many columns.
  public static func fitting(_ text: String, columns: Int) -> String {
    VisibleText.breakingWords(text, columns: columns)
  }

  /// A part of such a text as it was before.
  public static func joined(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != VisibleText.wordBreak }))
  }
}
