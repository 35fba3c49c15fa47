internal import DialogModel

/// A view, as UIKit's class of this name (UIView.h).
///
/// A rehearsal knows the controls among the subviews of a view controller's view, and lists them one
/// below the other. Frames, colours and gestures are not part of it.
@MainActor
open class UIView: UIResponder {
  /// A number by which code finds the view again.
  open var tag = 0
  /// Whether it is not drawn.
  ///
  /// A control that is hidden when its view loads is not part of the screen.
  open var isHidden = false
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { touchesChanged() } }
  }
  /// The name that a rehearsal and its document use for the view; `nil` for one made from its text.
  ///
  /// UI tests know a view by the same name.
  open var accessibilityIdentifier: String?
  /// The view that it is in.
  open private(set) weak var superview: UIView?
  /// The views in it, the lowest first.
  open private(set) var subviews: [UIView] = []

  /// Where it is in a run; `nil` before its screen is part of one.
  var seat: Seat?
  /// The controller whose view it is.
  weak var controller: UIViewController?

  /// A view of a size; there are no frames, so that anything is taken for the size.
  public convenience init<Frame>(frame: Frame) { self.init() }

  /// The same for `.zero`, whose type is not said.
  public convenience init(frame: UIScreen.Bounds) { self.init() }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that it is in, while its screen or its dialog shows; `nil` at other times.
  open var window: UIWindow? { superview.map(\.window) ?? controller?.window }

  /// Puts a view above the other subviews, and takes it out of the view that it was in.
  open func addSubview(_ view: UIView) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    seat?.run?.staging.viewCame(view)
  }

  /// Takes it out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The first view with a tag: the view itself or one in it, at any depth; `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Whether it is a view or in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var above: UIView? = self
    while let here = above {
      if here === view { return true }
      above = here.superview ?? here.controller?.navigationController?.loadedView
    }
    return false
  }

  /// Lets the field in it that edits give up the keys.
  ///
  /// Its delegate is asked, and can refuse even if it is forced, which UIKit does not let it.
  ///
  /// - Returns: whether a field has given them up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let field = Rehearsal.current?.staging.editingField, holds(field) else { return false }
    return field.resignFirstResponder()
  }

  /// Whether a field is in it, for ``endEditing(_:)``.
  func holds(_ field: UITextField) -> Bool { field.isDescendant(of: self) }

  /// What follows when it starts or stops to take touches.
  func touchesChanged() {}
}

/// The place of a view in a run.
struct Seat {
  weak var run: Rehearsal?
  /// The control that it is; `nil` for a view that is none.
  let control: ControlID?
}
