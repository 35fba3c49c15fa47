import PrototypeFile

extension DocumentEditor {
  /// Where a dialog is on the screen: 0 at the top, 0.5 in the middle, 1 at the bottom.
  func partOfPicture(of dialog: String) -> Double {
    let path = "/dialogs/" + dialog.pointerToken
    let isLow = ["actionSheet", "activityPicker"].contains { value(at: "\(path)/\($0)") != nil }
    let isHigh = ["presentedView", "formSheet"].contains { value(at: "\(path)/\($0)") != nil }
    return isLow ? 1 : isHigh ? 0 : 0.5
  }
}
