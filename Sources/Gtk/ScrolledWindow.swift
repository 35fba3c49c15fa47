import CGtk
import CGtkBridge

/// Shows a part of a widget that is larger than its room.
@MainActor public final class ScrolledWindow: Container {
  private var scrolled: UnsafeMutablePointer<GtkScrolledWindow> { typed() }

  /// An empty one, with bars as needed; a child that cannot scroll gets a viewport.
  public init() { super.init(retaining: gtk_scrolled_window_new(nil, nil)) }

  /// When there is a bar.
  public enum Policy: Sendable {
    case automatic, always, never
    /// Never, but the content may be larger than its room all the same.
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

  /// Sets when there are bars; without one across, the content is as wide as its room.
  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(scrolled, horizontal.gtk, vertical.gtk)
  }

  /// Draws bars beside the content, not over it.
  public func setOverlayScrolling(_ overlay: Bool) {
    gtk_scrolled_window_set_overlay_scrolling(scrolled, overlay ? 1 : 0)
  }

  /// Whether to ask for the content's natural size.
  public func setPropagatesNaturalSize(width: Bool, height: Bool) {
    gtk_scrolled_window_set_propagate_natural_width(scrolled, width ? 1 : 0)
    gtk_scrolled_window_set_propagate_natural_height(scrolled, height ? 1 : 0)
  }

  /// Sets the most room for the content to ask for, in pixels; nil for no limit.
  public func setMaximumContent(width: Int? = nil, height: Int? = nil) {
    gtk_scrolled_window_set_max_content_width(scrolled, width.map { Int32(clamping: $0) } ?? -1)
    gtk_scrolled_window_set_max_content_height(scrolled, height.map { Int32(clamping: $0) } ?? -1)
  }

  /// Draws an edge around the content.
  public func setHasFrame(_ frame: Bool) {
    gtk_scrolled_window_set_shadow_type(scrolled, frame ? GTK_SHADOW_IN : GTK_SHADOW_NONE)
  }

  /// How far down the content is scrolled, in pixels.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(vertical) }
    set { gtk_adjustment_set_value(vertical, newValue) }
  }

  /// What part of the content is in the middle: from 0 at its start to 1 at its end.
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
