import CGtk
import CGtkBridge

/// A widget that contains other widgets.
///
/// It keeps them alive; Swift code may hold them too.
@MainActor public class Container: Widget {
  private var container: UnsafeMutablePointer<GtkContainer> { typed() }

  /// Adds a widget as this kind of container does.
  public func add(_ child: Widget) { gtk_container_add(container, child.widget) }

  /// Removes a child; it stays alive only if another object holds it.
  public func remove(_ child: Widget) {
    guard contains(child) else { return }
    gtk_container_remove(container, child.widget)
  }

  /// Removes all children and destroys them.
  public func destroyChildren() {
    let children = gtk_container_get_children(container)
    var each = children
    while let link = each {
      let child = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self)
      if let child { gtk_widget_destroy(child) }
      each = link.pointee.next
    }
    g_list_free(children)
  }

  /// Whether the widget is a direct child.
  public func contains(_ child: Widget) -> Bool {
    gtk_widget_get_parent(child.widget) == widget
  }

  /// Whether a direct child has the keyboard's focus, or contains the widget that has it.
  public func hasFocusChild(_ child: Widget) -> Bool {
    gtk_container_get_focus_child(container) == child.widget
  }

  /// The number of direct children.
  public var childCount: Int {
    let children = gtk_container_get_children(container)
    defer { g_list_free(children) }
    return Int(g_list_length(children))
  }

  fileprivate func placeChildren() { gtk_container_check_resize(container) }
}

extension Widget {
  /// Gives the widget its place, and its children theirs, now if they wait for that, instead of before
  /// the next frame: GTK does not draw what waits.
  func layOutNow() {
    (self as? Container)?.placeChildren()
    // A container that needs more room than it has waits for its parent; it has the old room until then.
    var (place, baseline) = (GtkAllocation(), Int32(-1))
    gtk_widget_get_allocated_size(widget, &place, &baseline)
    gtk_widget_size_allocate_with_baseline(widget, &place, baseline)
  }
}
