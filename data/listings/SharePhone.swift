#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// What can be done with a text, presented on a phone.
final class SharePhone: UIViewController {
  private(set) var ends: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipe"
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
    view.addSubview(share)
  }

  private func share() {
    let picker = UIActivityViewController(
      activityItems: ["Two eggs and a lemon"], applicationActivities: nil)
    picker.completionHandler = { [weak self] _, completed in self?.ends.append(completed) }
    present(picker, animated: true, completion: nil)
  }
}
