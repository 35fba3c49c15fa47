import DialogModel

extension Dialog {
  /// The document's word for what this version cannot perform; `nil` where it can.
  var unsupportedPart: String? {
    alert == nil ? kind.word : nil
  }
}
