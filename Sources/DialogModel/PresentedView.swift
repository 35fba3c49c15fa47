/// A view with controls that a document describes: a presented view, a form sheet, or the inside
/// of a popover or of an activity.
public struct PresentedView: Hashable, Sendable {
  /// The title in its navigation bar; `nil` for no bar.
  public var title: String?
  /// The controls from top to bottom.
  public var controls: [Control]

  /// A view with its controls.
  public init(title: String? = nil, controls: [Control] = []) {
    self.title = title
    self.controls = controls
  }
}

/// A `UIPopoverController` and what it shows.
public struct Popover: Hashable, Sendable {
  /// What it shows.
  public var view: PresentedView
  /// What it comes out of; `nil` for the default of the device.
  public var source: PresentationSource?
  /// `modalInPopover`: whether a tap beside it leaves it up.
  public var isModal = false
  /// `passthroughViews`: what stays live while it is up, beside the bar of the bar button item that
  /// it comes out of; `nil` where nothing does, that bar included.
  public var passthrough: [ControlReference]? = []

  /// A popover around a view.
  public init(view: PresentedView = PresentedView()) {
    self.view = view
  }
}
