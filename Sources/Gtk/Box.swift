import CGtk
import CGtkBridge

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

  /// Makes an empty row for buttons that belong together: it is one stop for Tab, and the arrow keys
  /// move inside.
  ///
  /// - Parameters:
  ///   - name: what the buttons have in common, for assistive technology.
  ///   - spacing: in pixels.
  public init(group name: String, spacing: Int = 0) {
    super.init(retaining: rehearsal_group_new(Int32(clamping: spacing)))
    accessibleRole = .grouping
    accessibleName = name
  }

  /// Adds a button at the end of a row that is one stop for Tab.
  ///
  /// - Parameter members: the buttons that were added before.
  public func packMember(_ button: Widget, after members: [Widget]) {
    packStart(button)
    let all = members + [button]
    for (index, member) in all.enumerated() {
      member.setAccessiblePosition(index + 1, of: all.count)
    }
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

  /// Makes it a row or a column.
  public func setOrientation(_ orientation: Orientation) {
    gtk_orientable_set_orientation(opaque, orientation.gtk)
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
