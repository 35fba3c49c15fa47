internal import DialogModel
internal import DialogSimulator

/// Where the arrow of a popover may be (UIPopoverController.h); a rehearsal chooses itself.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// On the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// On the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover asks and tells when a person taps outside it (UIPopoverController.h).
@MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether the tap may dismiss the popover.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// The tap has dismissed the popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Absent: the answer is yes.
  public func popoverControllerShouldDismissPopover(_: UIPopoverController) -> Bool {
    Here.lacksAnswer()
  }
  /// Absent: nobody is told.
  public func popoverControllerDidDismissPopover(_: UIPopoverController) { Here.lacks() }
}

/// A view in a balloon, on a tablet only, as UIKit's class of this name (UIPopoverController.h).
@MainActor
open class UIPopoverController: IdentityHashable, DialogObject {
  var standing: Standing
  /// The name that calls and documents use; `nil` for one made from the title of the content.
  open var rehearsalID: String?
  /// What is in it.
  public let contentViewController: UIViewController
  /// Who is asked and told; not kept.
  open weak var delegate: (any UIPopoverControllerDelegate)? {
    didSet {
      standing.watched.took(delegate, "UIPopoverControllerDelegate")
      if delegate == nil, oldValue != nil { standing.run?.forgetDelegate(of: self) }
    }
  }
  /// The views outside it that take touches; `nil` also takes the bar away that it comes out of.
  open var passthroughViews: [UIView]? = [] {
    didSet {
      guard isPopoverVisible, let id = standing.id else { return }
      standing.run?.act(.setPassthrough(id, passthrough))
    }
  }
  private var source: PresentationSource?

  /// A popover with a view.
  public init(
    contentViewController viewController: UIViewController, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    contentViewController = viewController
    standing = Standing(Site(file, line))
  }

  /// Whether it is up, comes or goes.
  open var isPopoverVisible: Bool { standing.run?.staging.shows(standing.id) ?? false }

  /// Brings it in out of a button in a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    present(from: item.reference.map { .barButton($0) })
  }

  /// Brings it in out of a part of a view.
  ///
  /// The rectangle is not used; the popover points at the view.
  open func present<Rect>(
    from rect: Rect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(from: view.reference.map { .rect($0) })
  }

  private func present(from source: PresentationSource?) {
    self.source = source ?? .view
    guard let run = Rehearsal.here("UIPopoverController.present") else { return }
    contentViewController.loadViewIfNeeded()
    run.staging.present(self)
  }

  /// Takes it away; its delegate is not told.
  open func dismiss(animated: Bool) {
    guard let run = standing.run, let id = standing.id else { return }
    run.act(.dismiss(id, buttonIndex: nil, animated: animated))
  }

  // MARK: In a run

  private var passthrough: [ControlReference]? { passthroughViews?.compactMap(\.reference) }

  var titleForName: String { contentViewController.titleForName }

  var hasLostDelegate: Bool { standing.watched.wasSet && delegate == nil }

  func described(as id: String) -> Dialog {
    var outside = Delegate()
    outside.isNil = !standing.watched.wasSet
    outside.isOutside = standing.watched.wasSet
    if let picker = contentViewController as? UIActivityViewController {
      // Its handler is called whether the popover has a delegate or not.
      (outside.isNil, outside.isOutside) = (false, true)
      return Dialog(id: id, kind: .activityPicker(picker.picker(source)), delegate: outside)
    }
    var popover = Popover(view: contentViewController.presented)
    popover.source = source
    popover.isModal = contentViewController.isModalInPopover
    popover.passthrough = passthrough
    var dialog = Dialog(id: id, kind: .popover(popover), delegate: outside)
    dialog.controller = contentViewController.described
    return dialog
  }

  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    switch call.selector {
    case .popoverControllerShouldDismissPopover, .popoverControllerDidDismissPopover: break
    default: return contentViewController.receive(call, in: run)
    }
    guard let delegate else { return run.hears(nothing: call, standing.watched, of: titleForName) }
    run.watch(delegate, "UIPopoverControllerDelegate")
    if call.selector == .popoverControllerShouldDismissPopover {
      return delegate.popoverControllerShouldDismissPopover(self)
    }
    delegate.popoverControllerDidDismissPopover(self)
    return nil
  }
}
