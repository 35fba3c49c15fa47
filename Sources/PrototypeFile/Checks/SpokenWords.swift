/// How many words VoiceOver says before a person can do something.
package enum SpokenWords {
  /// How many there may be before the first button.
  package static let most = 30

  /// How many words of a text a voice says.
  package static func count(in text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }
}
