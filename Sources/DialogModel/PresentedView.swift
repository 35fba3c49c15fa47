/// A view with controls that a document describes: a presented view, a form sheet, or the content
/// of a popover or an activity.
public struct PresentedView: Hashable, Sendable {
  /// How a presented view covers the screen: `UIModalPresentationStyle`.
  public enum Style: String, CaseIterable, Sendable {
    case fullScreen
    /// On a tablet as wide as the screen in portrait, and as high as the screen below its status
    /// bar; on a phone the whole screen.
    case pageSheet
  }

  /// How a presented view comes in and goes out: `UIModalTransitionStyle`.
  public enum Transition: String, CaseIterable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The title in its navigation bar; `nil` for no bar.
  public var title: String?
  /// How it covers the screen; a form sheet, and a view in a popover or of an activity, does not ask.
  public var style = Style.fullScreen
  /// How it comes in and goes out.
  public var transition = Transition.coverVertical
  /// The orientations that it supports.
  public var orientations = Set(Orientation.allCases)
  /// A picture behind the controls, by its path from the document's folder; `nil` for none.
  public var image: String?
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
  /// `modalInPopover`: whether a tap outside it does nothing.
  public var isModal = false
  /// `passthroughViews`: the controls that stay live while it is up, in addition to the bar of its
  /// bar button item; `nil` if no control stays live, not even in that bar.
  public var passthrough: [ControlReference]? = []

  /// A popover that shows a view.
  public init(view: PresentedView = PresentedView()) {
    self.view = view
  }
}
