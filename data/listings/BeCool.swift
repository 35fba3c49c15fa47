#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// An activity that takes texts and is done at once.
final class CoolActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: UIActivity.ActivityType? {
    UIActivity.ActivityType("org.example.cool")
  }
  override var activityTitle: String? { "Be Cool" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() { activityDidFinish(!items.isEmpty) }
}

/// A picker that offers it.
final class BeCool: UIViewController {
  private(set) var ends: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
    view.addSubview(share)
  }

  private func share() {
    let picker = UIActivityViewController(
      activityItems: ["Ice in June"], applicationActivities: [CoolActivity()])
    picker.completionHandler = { [weak self] _, completed in self?.ends.append(completed) }
    present(picker, animated: true, completion: nil)
  }
}
