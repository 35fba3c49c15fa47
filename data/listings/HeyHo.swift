#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// A sheet out of a toolbar, which takes no touches while the sheet is up.
final class HeyHo: UIViewController, UIActionSheetDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Song"
    toolbarItems = [
      UIBarButtonItem(title: "Sing", primaryAction: UIAction { [weak self] _ in self?.sing() })
    ]
  }

  private func sing() {
    let sheet = UIActionSheet(
      title: nil, delegate: self, cancelButtonTitle: nil, destructiveButtonTitle: nil,
      otherButtonTitles: "Hey", "Ho", "Hey Nonny No")
    if let button = toolbarItems?.first { sheet.show(from: button, animated: true) }
  }

  func didPresent(_ actionSheet: UIActionSheet) {
    navigationController?.toolbar.isUserInteractionEnabled = false
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    navigationController?.toolbar.isUserInteractionEnabled = true
  }
}
