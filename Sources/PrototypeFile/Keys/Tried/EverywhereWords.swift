internal import Texts

/// Words that no table has a key for, wherever they are tried.
enum EverywhereWords {
  /// What to do instead; `nil` if the word is none of these.
  ///
  /// - Parameter word: the name as words are compared.
  static func advice(on word: String) -> String? {
    if looks.contains(word) { return tr("looks and places are the system’s, and no key sets them") }
    if remarks.contains(word) { return tr("a remark stands after “#”") }
    if files.contains(word) { return tr("a prototype is one file and includes no other") }
    return nil
  }

  static let looks = words(
    "color colour textColor backgroundColor background font fontSize fontFamily fontWeight bold "
      + "italic size width height minWidth maxWidth padding margin x y position frame bounds border "
      + "cornerRadius borderRadius radius shadow opacity alpha class className css styles theme "
      + "tint tintColor zIndex layout constraints spacing gap align alignment textAlign fill stroke "
      + "foregroundColor effects grid")
  static let remarks = words(
    "comment comments note notes todo fixme doc docs documentation remark description summary "
      + "author version created changed _comment $comment")
  static let files = words("import imports include includes extends require requires $ref $schema")

  private static func words(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { String($0).comparedWord })
  }
}
