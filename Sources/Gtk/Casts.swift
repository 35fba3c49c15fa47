import CGtk

/// A widget as another type of GTK; only for a type that it has.
func cast<T>(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<T> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: T.self)
}

/// A label as a widget.
func cast(_ label: UnsafeMutablePointer<GtkLabel>) -> UnsafeMutablePointer<GtkWidget> {
  UnsafeMutableRawPointer(label).assumingMemoryBound(to: GtkWidget.self)
}

/// Whether a widget has a type of GTK.
func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
  let instance: UnsafeMutablePointer<GTypeInstance> = cast(widget)
  return g_type_check_instance_is_a(instance, type) != 0
}
