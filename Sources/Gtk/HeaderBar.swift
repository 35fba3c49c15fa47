import CGtk
import CGtkBridge

/// A title bar with room for buttons.
@MainActor public final class HeaderBar: Container {
  private var bar: UnsafeMutablePointer<GtkHeaderBar> { typed() }

  /// Makes an empty bar without window buttons.
  public init() { super.init(retaining: rehearsal_header_bar_new()) }

  /// The first line in the middle.
  public var title: String {
    get { gtk_header_bar_get_title(bar).map { String(cString: $0) } ?? "" }
    set { gtk_header_bar_set_title(bar, newValue) }
  }

  /// The second line in the middle; nil for none.
  public var subtitle: String? {
    get { gtk_header_bar_get_subtitle(bar).map { String(cString: $0) } }
    set { gtk_header_bar_set_subtitle(bar, newValue) }
  }

  /// Sets whether the bar keeps room for a subtitle that is not set.
  public func setHasSubtitle(_ has: Bool) { gtk_header_bar_set_has_subtitle(bar, has ? 1 : 0) }

  /// Whether the window's buttons are shown.
  public var showCloseButton: Bool {
    get { gtk_header_bar_get_show_close_button(bar) != 0 }
    set { gtk_header_bar_set_show_close_button(bar, newValue ? 1 : 0) }
  }

  /// Adds a child at the start.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(bar, child.widget) }

  /// Adds a child at the end; the first child added is the last one shown.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(bar, child.widget) }
}
