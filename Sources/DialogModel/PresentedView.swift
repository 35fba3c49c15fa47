/// A view with controls that a document describes: a presented view, a form sheet, or the content
/// of a popover or an activity.
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
  /// What the popover comes out of; `nil` for the default of the device.
  public var source: PresentationSource?
  /// `modalInPopover`: whether a tap beside it does nothing.
  public var isModal = false
  /// `passthroughViews`: the controls that stay live while it is up, in addition to the bar of its
  /// bar button item; `nil` if no control stays live, not even in that bar.
  public var passthrough: [ControlReference]? = []

  /// A popover that shows a view.
  public init(view: PresentedView = PresentedView()) {
    self.view = view
  }
}
