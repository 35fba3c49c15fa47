public import DialogModel

/// How a dialog stands on the screen, which says what it leaves live around it.
public enum Placement: Hashable, Sendable {
  /// In the middle, above everything: an alert.
  case middle
  /// At the foot of something, from where it slid up: a sheet.
  case foot(Foot)
  /// In a popover with an arrow: a sheet on a tablet, or a popover of the document.
  indirect case popover(Anchor)

  /// What a sheet stands at the foot of.
  public enum Foot: Hashable, Sendable {
    /// The screen, above its bars.
    case screen
    /// A view that bars end before the foot of the screen.
    ///
    /// `dead` is how many of the sheet's lowest buttons lie under the bars, where no finger reaches
    /// them.
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

  /// Whether a sheet that stands so has its cancel button on it.
  public var showsCancel: Bool {
    if case .popover = self { false } else { true }
  }

  /// The popover that it stands in, if it does.
  public var host: DialogID? {
    if case .foot(.popover(let host)) = self { host } else { nil }
  }

  /// The bar button item that it comes out of, if it does.
  public var barItem: ControlID? {
    if case .popover(.barItem(let item)) = self { item } else { nil }
  }
}

extension Simulator {
  /// The buttons of a dialog that can be seen, from top to bottom or from left to right; none while
  /// it shows a job.
  public func drawnButtons(of showing: Showing) -> [Int] {
    showing.loader == nil ? buttonOrder(of: showing) : []
  }

  /// The buttons of a dialog in the order they are drawn, whether a job hides them or not.
  @inline(__always)
  func buttonOrder(of showing: Showing) -> [Int] {
    let table = tables.dialogs[showing.dialog.index]
    return showing.placement.showsCancel ? table.order : table.orderWithoutCancel
  }

  /// Whether a finger on a button of a dialog reaches it: one under a bar does not.
  public func isReachable(_ buttonIndex: Int, of showing: Showing) -> Bool {
    guard case .foot(.clippedView(let dead)) = showing.placement else { return true }
    return !drawnButtons(of: showing).suffix(dead).contains(buttonIndex)
  }
}
