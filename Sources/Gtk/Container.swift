import CGtk
import CGtkBridge

/// A widget that holds others.
///
/// It keeps them alive; they may be held from Swift too.
@MainActor public class Container: Widget {
  private var container: UnsafeMutablePointer<GtkContainer> { typed() }

  /// Adds a widget in the container's own way.
  public func add(_ child: Widget) { gtk_container_add(container, child.widget) }

  /// Takes a child out; it lives on only if somebody holds it.
  public func remove(_ child: Widget) {
    guard contains(child) else { return }
    gtk_container_remove(container, child.widget)
  }

  /// Takes all children out and destroys them.
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

  /// The number of direct children.
  public var childCount: Int {
    let children = gtk_container_get_children(container)
    defer { g_list_free(children) }
    return Int(g_list_length(children))
  }

  /// Sets the room inside the container's edge, in pixels.
  public func setBorderWidth(_ pixels: Int) {
    gtk_container_set_border_width(container, UInt32(clamping: pixels))
  }
}
