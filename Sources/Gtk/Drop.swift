import CGtk
import CGtkBridge

extension Widget {
  /// Calls the closure with the paths of files that are dropped on this widget; files without a
  /// path are ignored.
  public func onFilesDropped(_ call: @escaping @MainActor ([String]) -> Void) {
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_uri_targets(widget)
    connectHandling("drag-data-received") { arguments in
      let data: OpaquePointer? = arguments.opaque(3)
      guard let uris = gtk_selection_data_get_uris(data) else { return false }
      defer { g_strfreev(uris) }
      var paths: [String] = []
      var each = uris
      while let uri = each.pointee {
        if let path = g_filename_from_uri(uri, nil, nil).map(takenString) { paths.append(path) }
        each += 1
      }
      call(paths)
      return false
    }
  }
}
