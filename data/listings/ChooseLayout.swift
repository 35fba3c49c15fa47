#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// A sheet of layouts; what was chosen is known by its title.
final class ChooseLayout: UIViewController, UIActionSheetDelegate {
  private(set) var layout: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let choose = UIButton(type: .system)
    choose.setTitle("Layout", for: .normal)
    choose.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    view.addSubview(choose)
  }

  private func choose() {
    let sheet = UIActionSheet(
      title: "Choose New Layout", delegate: self, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: nil, otherButtonTitles: "3 by 3", "4 by 3", "4 by 4", "5 by 4",
      "5 by 5")
    sheet.show(in: view)
  }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    if buttonIndex == actionSheet.cancelButtonIndex { return }
    layout = actionSheet.buttonTitle(at: buttonIndex)
  }
}
