import CGtk

extension Orientation {
  var gtk: GtkOrientation {
    switch self {
    case .horizontal: GTK_ORIENTATION_HORIZONTAL
    case .vertical: GTK_ORIENTATION_VERTICAL
    }
  }
}

/// A row or a column.
@MainActor public final class Box: Container {
  /// Makes an empty box; the spacing is in pixels.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(retaining: gtk_box_new(orientation.gtk, Int32(clamping: spacing)))
  }

  /// Adds a child at the start; with `expand` the child gets extra room.
  public func packStart(_ child: Widget, expand: Bool = false, padding: Int = 0) {
    gtk_box_pack_start(
      typed(), child.widget, expand ? 1 : 0, 1, UInt32(clamping: padding))
  }

  /// Adds a child at the end; the first child added is the last one shown.
  public func packEnd(_ child: Widget, expand: Bool = false, padding: Int = 0) {
    gtk_box_pack_end(typed(), child.widget, expand ? 1 : 0, 1, UInt32(clamping: padding))
  }

  /// Moves a child to an index among all children.
  public func reorder(_ child: Widget, to index: Int) {
    gtk_box_reorder_child(typed(), child.widget, Int32(clamping: index))
  }

  /// Whether all children get the same size.
  public func setHomogeneous(_ homogeneous: Bool) {
    gtk_box_set_homogeneous(typed(), homogeneous ? 1 : 0)
  }
}
