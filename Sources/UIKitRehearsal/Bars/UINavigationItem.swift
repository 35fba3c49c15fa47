/// What a controller puts into the bar above it, as UIKit's class of this name
/// (UINavigationItem, UINavigationBar.h).
@MainActor
open class UINavigationItem: IdentityHashable {
  /// The title in the bar; without one the controller's.
  open var title: String?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What leads back to this screen; it is kept only, and the title of the screen shows.
  open var backBarButtonItem: UIBarButtonItem?

  /// An item without a title.
  public init(title: String = "") { if !title.isEmpty { self.title = title } }

  /// The only button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The only button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts a button on the right, or takes those that are there away.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Puts a button on the left, or takes those that are there away.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
