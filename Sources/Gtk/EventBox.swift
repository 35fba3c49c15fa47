import CGtk

/// Gets events for a child that has no GdkWindow.
@MainActor public final class EventBox: Container {
  /// Makes an invisible box; with `above`, the child itself gets no clicks.
  public init(above: Bool = false) {
    super.init(retaining: gtk_event_box_new())
    gtk_event_box_set_visible_window(typed(), 0)
    gtk_event_box_set_above_child(typed(), above ? 1 : 0)
  }
}
