/// The reason why a document cannot be edited as asked, in the person's language.
struct EditRefusal: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// How to ask better; `nil` if nothing is known.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
