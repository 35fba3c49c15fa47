import DialogModel

extension Reduction {
  /// What a sheet has apart from its life.
  static let sheets = Reduction {
    $0.dialogs.count * sheetResets.count
  } without: { whole, place in
    let (dialog, reset) = place.quotientAndRemainder(dividingBy: sheetResets.count)
    guard var sheet = whole.dialogs[dialog].actionSheet else { return nil }
    sheetResets[reset](&sheet)
    var result = whole
    result.dialogs[dialog].kind = .actionSheet(sheet)
    return result
  }

  // An index that no longer names a button is refused by the reader, and the sheet stays.
  private static let sheetResets: [@Sendable (inout ActionSheet) -> Void] = [
    { $0.cancelButtonIndex = nil },
    { $0.destructiveButtonIndex = nil },
    { $0.cancelButton = nil },
    { $0.destructiveButton = nil },
    { if !$0.otherButtons.isEmpty { $0.otherButtons.removeLast() } },
    { $0.addedButtons = [] },
    { $0.title = nil },
    { $0.style = .automatic },
    { $0.source = nil },
  ]
}
