import CGtk
import CGtkBridge

/// A container of two widgets with an edge between them that a person can drag.
@MainActor public final class Paned: Container {
  private var paned: UnsafeMutablePointer<GtkPaned> { typed() }

  /// Makes an empty container; with `horizontal` the two sides are next to each other.
  ///
  /// Set an accessible name too: what the position of the edge means.
  public init(_ orientation: Orientation) {
    super.init(retaining: gtk_paned_new(orientation.gtk))
    rehearsal_paned_tells_only_moves(widget)
    rehearsal_paned_takes_tab(widget)
  }

  /// Sets the first side, whether it gets extra room, and whether it may be smaller than its
  /// minimum.
  public func setFirst(_ child: Widget, resize: Bool, shrink: Bool = false) {
    gtk_paned_pack1(paned, child.widget, resize ? 1 : 0, shrink ? 1 : 0)
  }

  /// Sets the second side, whether it gets extra room, and whether it may be smaller than its
  /// minimum.
  public func setSecond(_ child: Widget, resize: Bool, shrink: Bool = false) {
    gtk_paned_pack2(paned, child.widget, resize ? 1 : 0, shrink ? 1 : 0)
  }

  /// The position of the edge, in pixels from the start.
  public var position: Int {
    get { Int(gtk_paned_get_position(paned)) }
    set { gtk_paned_set_position(paned, Int32(clamping: newValue)) }
  }

  /// Whether the sides are next to each other or one above the other.
  public var orientation: Orientation {
    get {
      gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    }
    set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
  }
}
