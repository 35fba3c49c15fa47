// What keyboards do for a text (UITextInputTraits.h).

/// The keys that the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter
}

/// What the Return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall
}

/// Whether words are corrected while a person types.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no, yes
}

/// Which letters become capitals while a person types.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
