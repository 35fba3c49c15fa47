import CGtk
import CGtkBridge

/// Shows a part of a widget that does not fit.
@MainActor public final class ScrolledWindow: Container {
  private var scrolled: UnsafeMutablePointer<GtkScrolledWindow> { typed() }

  /// Makes an empty window with scroll bars when needed; a child that cannot scroll gets a
  /// viewport.
  ///
  /// Tab goes to what is inside, not to the window itself, which has nothing to say.
  public init() {
    super.init(retaining: gtk_scrolled_window_new(nil, nil))
    canFocus = false
  }

  /// Shows a child, which stays where it is scrolled to when it is hidden.
  ///
  /// GTK takes an animation to its end when the window is hidden. If a text view scrolls at that
  /// moment, GTK ends the animation twice and complains. The child is hidden before its window.
  public override func add(_ child: Widget) {
    super.add(child)
    let adjustments = [vertical, horizontal].map { Object(retaining: $0) }
    child.connect("unmap") {
      for adjustment in adjustments {
        let scroll: UnsafeMutablePointer<GtkAdjustment> = adjustment.typed()
        gtk_adjustment_set_value(scroll, gtk_adjustment_get_value(scroll))
      }
    }
  }

  /// When a scroll bar is shown.
  public enum Policy: Sendable {
    case automatic, always, never
    /// Never, but the content may still be larger than the window.
    case external

    fileprivate var gtk: GtkPolicyType {
      switch self {
      case .automatic: GTK_POLICY_AUTOMATIC
      case .always: GTK_POLICY_ALWAYS
      case .never: GTK_POLICY_NEVER
      case .external: GTK_POLICY_EXTERNAL
      }
    }
  }

  /// Sets when scroll bars are shown; with `never` across, the content has the width of the window.
  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(scrolled, horizontal.gtk, vertical.gtk)
  }

  /// Sets whether scroll bars are drawn over the content or next to it.
  public func setOverlayScrolling(_ overlay: Bool) {
    gtk_scrolled_window_set_overlay_scrolling(scrolled, overlay ? 1 : 0)
  }

  /// Sets whether to request the content's natural size.
  public func setPropagatesNaturalSize(width: Bool, height: Bool) {
    gtk_scrolled_window_set_propagate_natural_width(scrolled, width ? 1 : 0)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, height ? 1 : 0)
  }

  /// Sets the largest content size to request, in pixels; nil for no limit.
  public func setMaximumContent(width: Int? = nil, height: Int? = nil) {
    gtk_scrolled_window_set_max_content_width(scrolled, width.map { Int32(clamping: $0) } ?? -1)
    gtk_scrolled_window_set_max_content_height(scrolled, height.map { Int32(clamping: $0) } ?? -1)
  }

  /// Sets whether an edge is drawn around the content.
  public func setHasFrame(_ frame: Bool) {
    gtk_scrolled_window_set_shadow_type(scrolled, frame ? GTK_SHADOW_IN : GTK_SHADOW_NONE)
  }

  /// The vertical scroll offset, in pixels.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(vertical) }
    set { gtk_adjustment_set_value(vertical, newValue) }
  }

  /// The height of the content, in pixels.
  public var contentHeight: Double { gtk_adjustment_get_upper(vertical) }

  /// How much of the content is below what is visible, in pixels.
  public var restBelow: Double {
    gtk_adjustment_get_upper(vertical) - gtk_adjustment_get_value(vertical)
      - gtk_adjustment_get_page_size(vertical)
  }

  /// Scrolls down, if needed, until the end of a part of the content is in sight.
  public func scroll(toEndOf part: Widget) {
    let place = part.allocation
    let end = Double(place.y + place.height)
    verticalOffset = max(verticalOffset, end - gtk_adjustment_get_page_size(vertical))
  }

  /// Calls the closure when the content is scrolled up or down.
  @discardableResult
  public func onScrolled(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    Object(retaining: vertical).connect("value-changed", call)
  }

  /// The point of the content that is in the middle, from 0 at its start to 1 at its end.
  public var center: (x: Double, y: Double) {
    get { (ScrolledWindow.middle(horizontal), ScrolledWindow.middle(vertical)) }
    set {
      for (adjustment, part) in [(horizontal, newValue.x), (vertical, newValue.y)] {
        let whole = gtk_adjustment_get_upper(adjustment)
        gtk_adjustment_set_value(
          adjustment, part * whole - gtk_adjustment_get_page_size(adjustment) / 2)
      }
    }
  }

  private static func middle(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    let whole = gtk_adjustment_get_upper(adjustment)
    guard whole > 0 else { return 0.5 }
    let half = gtk_adjustment_get_page_size(adjustment) / 2
    return (gtk_adjustment_get_value(adjustment) + half) / whole
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    created(gtk_scrolled_window_get_hadjustment(scrolled))
  }

  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    created(gtk_scrolled_window_get_vadjustment(scrolled))
  }
}
