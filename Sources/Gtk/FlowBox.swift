import CGtk
import CGtkBridge

/// A container of children in rows, of equal size by default, with as many in a row as fit.
@MainActor public final class FlowBox: Container {
  private var flow: UnsafeMutablePointer<GtkFlowBox> { typed() }

  /// Makes an empty box whose children cannot be selected; the spacing is in pixels.
  public init(spacing: Int, atMost columns: Int) {
    super.init(retaining: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(flow, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(flow, 1)
    gtk_flow_box_set_row_spacing(flow, UInt32(clamping: spacing))
    gtk_flow_box_set_column_spacing(flow, UInt32(clamping: spacing))
    gtk_flow_box_set_max_children_per_line(flow, UInt32(clamping: columns))
  }

  /// Whether all children get the size of the largest one.
  public func setHomogeneous(_ homogeneous: Bool) {
    gtk_flow_box_set_homogeneous(flow, homogeneous ? 1 : 0)
  }

  /// Shows a child or hides it; a hidden one takes no place.
  public func setVisible(_ visible: Bool, _ child: Widget) {
    if let cell = gtk_widget_get_parent(child.widget) {
      gtk_widget_set_visible(cell, visible ? 1 : 0)
    }
  }

  /// Adds a child at the end; the child itself can get the keyboard's focus.
  public override func add(_ child: Widget) {
    gtk_flow_box_insert(flow, child.widget, -1)
    // The cell around the child would be another stop for Tab.
    if let cell = gtk_widget_get_parent(child.widget) { gtk_widget_set_can_focus(cell, 0) }
  }
}
