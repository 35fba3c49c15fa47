import DialogModel

extension Dialog {
  /// The document's word for what this version cannot perform; `nil` where it can.
  var unsupportedPart: String? {
    switch kind {
    case .alert, .actionSheet, .activityPicker, .popover: nil
    case .presentedView, .formSheet: kind.word
    }
  }
}
