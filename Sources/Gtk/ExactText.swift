import CGtk
import CGtkBridge

extension Label {
  /// Measures the text with the exact widths of its letters, so that words are equally wide and
  /// lines break at the same places at every zoom.
  public func measuresExactly() {
    measuredHeight = nil
    rehearsal_measure_exactly(widget)
  }
}

extension Entry {
  /// Measures the text with the exact widths of its letters, as the labels around it do.
  public func measuresExactly() { rehearsal_measure_exactly(widget) }
}

extension Container {
  /// The texts inside it whose letters are measured in whole pixels; for tests.
  public var textsInWholePixels: [String] {
    var found: [String] = []
    collect(from: widget, into: &found)
    return found
  }
}

@MainActor private func collect(
  from widget: UnsafeMutablePointer<GtkWidget>, into found: inout [String]
) {
  func isA(_ type: GType) -> Bool { Gtk.isA(widget, type) }
  let isRounded =
    pango_context_get_round_glyph_positions(gtk_widget_get_pango_context(widget)) != 0
  if isA(gtk_label_get_type()) {
    if isRounded { found.append(String(cString: gtk_label_get_text(cast(widget)))) }
  } else if isA(gtk_entry_get_type()) {
    if isRounded { found.append(String(cString: gtk_entry_get_text(cast(widget)))) }
  } else if isA(gtk_container_get_type()) {
    let children = gtk_container_get_children(cast(widget))
    var each = children
    while let link = each {
      if let child = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self) {
        collect(from: child, into: &found)
      }
      each = link.pointee.next
    }
    g_list_free(children)
  }
}
