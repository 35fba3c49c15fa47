public import PrototypeEditing
import PrototypeFile

extension DocumentEditor {
  /// Where a dialog is on the screen: 0 at the top, 0.5 in the middle, 1 at the bottom.
  public func partOfPicture(of dialog: String) -> Double {
    let kind = kind(ofDialogAt: .entry(dialog, of: .dialogs))
    switch kind {
    case .actionSheet, .activityPicker: return 1
    case .presentedView, .formSheet: return 0
    default: return 0.5
    }
  }
}
