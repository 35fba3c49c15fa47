import CGtk
import CGtkBridge

/// Children of one size in rows, as many beside each other as there is room for.
@MainActor public final class FlowBox: Container {
  private var flow: UnsafeMutablePointer<GtkFlowBox> { typed() }

  /// An empty one, whose children are not for selection; spacing in pixels.
  public init(spacing: Int, atMost columns: Int) {
    super.init(retaining: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(flow, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(flow, 1)
    gtk_flow_box_set_row_spacing(flow, UInt32(clamping: spacing))
    gtk_flow_box_set_column_spacing(flow, UInt32(clamping: spacing))
    gtk_flow_box_set_max_children_per_line(flow, UInt32(clamping: columns))
  }

  /// Adds a child at the end, which gets the keyboard's focus itself.
  public override func add(_ child: Widget) {
    gtk_flow_box_insert(flow, child.widget, -1)
    // The cell between would be one more stop for Tab.
    if let cell = gtk_widget_get_parent(child.widget) { gtk_widget_set_can_focus(cell, 0) }
  }
}
