public import DialogModel

/// Where a dialog is on the screen; this also decides what is live around it.
public enum Placement: Hashable, Sendable {
  /// In the middle, above everything: an alert.
  case middle
  /// At the foot of something, after it slid up: a sheet.
  case foot(Foot)
  /// In a popover with an arrow: a sheet on a tablet, or a popover of the document.
  indirect case popover(Anchor)
  /// A presented view.
  case view(View)

  /// How a presented view covers the screen.
  public enum View: Hashable, Sendable {
    case fullScreen, formSheet, pageSheet
  }

  /// What a sheet is at the foot of.
  public enum Foot: Hashable, Sendable {
    /// The screen, above its bars.
    case screen
    /// A view that ends above the foot of the screen, because of bars.
    ///
    /// `dead` is how many of the sheet's lowest buttons are under the bars, where they receive no
    /// taps.
    case clippedView(dead: Int)
    /// The view of a popover.
    case popover(DialogID)
  }

  /// What a popover's arrow points at.
  public enum Anchor: Hashable, Sendable {
    /// The rectangle of a control.
    case control(ControlID)
    /// A bar button item, whose bar stays live.
    case barItem(ControlID)
    case bar(Bar)
    /// The whole view: the popover is in its middle, without an arrow.
    case view
  }

  /// Whether a sheet with this placement shows its cancel button.
  public var showsCancel: Bool {
    if case .popover = self { false } else { true }
  }

  /// Whether it is in a popover with an arrow.
  var isPopover: Bool {
    if case .popover = self { true } else { false }
  }

  /// The control that the dialog comes out of, if there is one.
  var anchor: ControlID? {
    switch self {
    case .popover(.control(let control)), .popover(.barItem(let control)): control
    case .middle, .foot, .popover(.bar), .popover(.view), .view: nil
    }
  }

  /// The popover that holds the dialog, if there is one.
  public var host: DialogID? {
    if case .foot(.popover(let host)) = self { host } else { nil }
  }

  /// The bar button item that the dialog comes out of, if there is one.
  public var barItem: ControlID? {
    if case .popover(.barItem(let item)) = self { item } else { nil }
  }
}

extension Simulator {
  /// The buttons of a dialog that can be seen, from top to bottom or from left to right; none while
  /// the dialog shows a job.
  public func drawnButtons(of showing: Showing) -> [Int] {
    tables.drawnButtons(of: showing)
  }
}

extension Tables {
  /// The buttons of a dialog that can be seen, from top to bottom or from left to right; none while
  /// the dialog shows a job.
  func drawnButtons(of showing: Showing) -> [Int] {
    showing.loader == nil ? buttonOrder(of: showing) : []
  }

  /// The buttons of a dialog in the order they are drawn, whether a job hides them or not.
  @inline(__always)
  func buttonOrder(of showing: Showing) -> [Int] {
    let table = dialogs[showing.dialog.index]
    return showing.placement.showsCancel ? table.order : table.orderWithoutCancel
  }

  /// Whether a button of a dialog is under a bar, where it receives no taps.
  func isClipped(_ buttonIndex: Int, of showing: Showing) -> Bool {
    guard case .foot(.clippedView(let dead)) = showing.placement else { return false }
    return drawnButtons(of: showing).suffix(dead).contains(buttonIndex)
  }

  /// Whether the button of a dialog is disabled, by its delegate's answer.
  func isDisabled(_ buttonIndex: Int, of showing: Showing) -> Bool {
    !showing.firstOtherEnabled
      && buttonIndex == dialogs[showing.dialog.index].governedIndex
  }
}
