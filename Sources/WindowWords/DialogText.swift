public import DialogModel
import Texts

/// What the window calls a dialog, and its pictogram.
public enum DialogText {
  /// The name of the themed icon that shows what a dialog looks like.
  public static func icon(of dialog: Dialog) -> String {
    switch dialog.kind {
    case .alert(let alert):
      switch alert.shownFields.count {
      case 0: "rehearsal-alert-symbolic"
      case 1: "rehearsal-field-symbolic"
      default: "rehearsal-login-symbolic"
      }
    case .actionSheet: "rehearsal-sheet-symbolic"
    case .activityPicker: "rehearsal-share-symbolic"
    case .presentedView, .formSheet: "rehearsal-view-symbolic"
    case .popover: "rehearsal-popover-symbolic"
    }
  }

  /// The kind of a dialog in words.
  public static func kind(of dialog: Dialog) -> String {
    switch dialog.kind {
    case .alert(let alert):
      switch alert.shownFields.count {
      case 0: tr("Alert")
      case 1: tr("Alert with a field")
      default: tr("Login")
      }
    case .actionSheet: tr("Action sheet")
    case .activityPicker: tr("Share sheet")
    case .presentedView: tr("Presented view")
    case .formSheet: tr("Form sheet")
    case .popover: tr("Popover")
    }
  }
}
