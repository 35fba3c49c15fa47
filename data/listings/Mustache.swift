#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// What an activity shows: two buttons that say how it ended.
final class MustacheEditor: UIViewController {
  weak var activity: UIActivity?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mustache"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Leave It",
      primaryAction: UIAction { [weak self] _ in self?.activity?.activityDidFinish(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak self] _ in self?.activity?.activityDidFinish(true) })
  }
}

/// An activity with a view of its own.
final class MustacheActivity: UIActivity {
  private let editor = MustacheEditor()

  override var activityType: UIActivity.ActivityType? {
    UIActivity.ActivityType("org.example.mustache")
  }
  override var activityTitle: String? { "Mustache" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  override var activityViewController: UIViewController? {
    editor.activity = self
    return editor
  }
}

/// A picker that offers it.
final class Mustache: UIViewController {
  private(set) var ends: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Portrait"
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
    view.addSubview(share)
  }

  private func share() {
    let picker = UIActivityViewController(
      activityItems: ["Robin, in the garden"], applicationActivities: [MustacheActivity()])
    picker.completionHandler = { [weak self] _, completed in self?.ends.append(completed) }
    present(picker, animated: true, completion: nil)
  }
}
