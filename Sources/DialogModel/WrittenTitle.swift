extension Dialog {
  /// The title that a person wrote; `nil` where the dialog has none.
  public var writtenTitle: String? { title { $0.sourceText } }

  /// The title, with templates as `words` says them; `nil` where the dialog has none.
  package func title(_ words: (Template) -> String) -> String? {
    switch kind {
    case .alert(let alert): alert.title.map(words)
    case .actionSheet(let sheet): sheet.title.map(words)
    case .activityPicker: nil
    case .presentedView(let view), .formSheet(let view): view.title
    case .popover(let popover): popover.view.title
    }
  }
}
