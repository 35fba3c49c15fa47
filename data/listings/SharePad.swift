#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// The same on a tablet: in a popover, beside which nothing takes touches.
final class SharePad: UIViewController, UIPopoverControllerDelegate {
  private var popover: UIPopoverController?
  private(set) var ends: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipe"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  private func share() {
    let picker = UIActivityViewController(
      activityItems: ["Two eggs and a lemon"], applicationActivities: nil)
    picker.completionHandler = { [weak self] _, completed in self?.ends.append(completed) }
    let popover = UIPopoverController(contentViewController: picker)
    popover.delegate = self
    self.popover = popover
    if let button = navigationItem.rightBarButtonItem {
      popover.present(from: button, permittedArrowDirections: .any, animated: true)
    }
    popover.passthroughViews = nil
  }

  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    popover = nil
  }
}
