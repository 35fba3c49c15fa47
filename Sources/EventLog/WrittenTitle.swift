public import DialogModel

extension Dialog {
  /// The title that a person wrote; `nil` where the dialog has none.
  public var writtenTitle: String? {
    switch kind {
    case .alert(let alert): alert.title?.sourceText
    case .actionSheet(let sheet): sheet.title?.sourceText
    case .activityPicker: nil
    case .presentedView(let view), .formSheet(let view): view.title
    case .popover(let popover): popover.view.title
    }
  }
}
