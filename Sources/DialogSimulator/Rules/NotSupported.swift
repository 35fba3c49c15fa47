import DialogModel

extension Dialog {
  /// The document's word for what this version cannot perform; `nil` where it can.
  var unsupportedPart: String? {
    guard let alert else { return kind.word }
    return alert.style == .default ? nil : "textFields"
  }
}
