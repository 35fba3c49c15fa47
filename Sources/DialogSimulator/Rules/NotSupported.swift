import DialogModel

extension Dialog {
  /// The document's word for what this version cannot perform; `nil` where it can.
  var unsupportedPart: String? {
    switch kind {
    case .alert, .actionSheet, .popover: nil
    case .activityPicker, .presentedView, .formSheet: kind.word
    }
  }
}
