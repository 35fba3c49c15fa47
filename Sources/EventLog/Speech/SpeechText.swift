import DialogModel

/// A transcript as lines of text.
public enum SpeechText {
  /// The line of what is said: the time, and the words; what is only in the order of reading has no
  /// time of its own.
  public static func line(_ utterance: Utterance) -> String {
    let time = utterance.time.seconds
    let isLater = utterance.kind == .element
    return (isLater ? String(repeating: " ", count: time.count) : time) + "  " + utterance.text
  }
}
