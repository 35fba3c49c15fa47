import CGtk
import CGtkBridge

/// What was dropped on a widget.
public struct Dropped: Hashable, Sendable {
  /// The paths of files.
  public var paths: [String] = []
  /// Addresses of anything else.
  public var addresses: [String] = []
  /// Pixels from the left edge of the widget.
  public var x: Int
  /// Pixels from its top edge.
  public var y: Int
}

extension Widget {
  /// Calls the closure with the files, and with the addresses, that are dropped on this widget.
  public func onDropped(_ call: @escaping @MainActor (Dropped) -> Void) {
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_uri_targets(widget)
    connectHandling("drag-data-received") { arguments in
      let data: OpaquePointer? = arguments.opaque(3)
      guard let uris = gtk_selection_data_get_uris(data) else { return false }
      defer { g_strfreev(uris) }
      var dropped = Dropped(x: arguments.integer(1), y: arguments.integer(2))
      var each = uris
      while let uri = each.pointee {
        if let path = g_filename_from_uri(uri, nil, nil).map(takenFileName) {
          dropped.paths.append(path)
        } else {
          dropped.addresses.append(String(cString: uri))
        }
        each += 1
      }
      call(dropped)
      return false
    }
  }

  /// Calls the closure with the place over this widget that something is dragged over, in pixels; with
  /// `nil` once that has left it, or is dropped.
  public func onDraggedOver(_ call: @escaping @MainActor ((x: Int, y: Int)?) -> Void) {
    connectHandling("drag-motion") { arguments in
      call((arguments.integer(1), arguments.integer(2)))
      return false
    }
    connectHandling("drag-leave") { _ in
      call(nil)
      return false
    }
  }

  /// Makes it possible to drag an address from this widget.
  ///
  /// - Parameters:
  ///   - icon: the name of the themed icon that follows the pointer.
  ///   - begun: called when a drag begins.
  public func offersDrag(
    of address: String, icon: String, begun: @escaping @MainActor () -> Void = {}
  ) {
    gtk_drag_source_set(widget, GDK_BUTTON1_MASK, nil, 0, GDK_ACTION_COPY)
    gtk_drag_source_add_uri_targets(widget)
    gtk_drag_source_set_icon_name(widget, icon)
    connectHandling("drag-begin") { _ in
      begun()
      return false
    }
    connectHandling("drag-data-get") { arguments in
      let data: OpaquePointer? = arguments.opaque(1)
      address.withCString { text in
        var uris = [UnsafeMutablePointer(mutating: text), nil]
        _ = gtk_selection_data_set_uris(data, &uris)
      }
      return false
    }
  }
}
