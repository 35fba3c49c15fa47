/// The words of labels that ask for a password.
enum SecretWords {
  /// Whether a label asks for a password.
  static func are(in label: String) -> Bool {
    let words = label.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains(where: passwords.contains)
  }

  /// English, German, French, Spanish, Russian and Arabic.
  private static let passwords: Set<String> = [
    "password", "passphrase", "passcode", "kennwort", "passwort", "contraseña", "пароль",
    "пароля", "паролем",
  ]
}
