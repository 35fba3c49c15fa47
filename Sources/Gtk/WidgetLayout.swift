import CGtk
import CGtkBridge

/// Where a widget lies in more room than it needs.
public enum Align: Sendable {
  case fill, start, end, center

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    }
  }
}

extension Widget {
  /// Whether the widget takes room to spare, across.
  public var hexpand: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget takes room to spare, down.
  public var vexpand: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// Places the widget in the room it is given.
  public func align(_ horizontal: Align, _ vertical: Align) {
    gtk_widget_set_halign(widget, horizontal.gtk)
    gtk_widget_set_valign(widget, vertical.gtk)
  }

  /// Sets the room around the widget, in pixels.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, Int32(clamping: top))
    gtk_widget_set_margin_bottom(widget, Int32(clamping: bottom))
    gtk_widget_set_margin_start(widget, Int32(clamping: start))
    gtk_widget_set_margin_end(widget, Int32(clamping: end))
  }

  /// Sets the same room on all sides, in pixels.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }

  /// Sets the least size to ask for, in pixels; nil leaves it to the widget.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(
      widget, width.map { Int32(clamping: $0) } ?? -1, height.map { Int32(clamping: $0) } ?? -1)
  }

  /// The least size the widget can be drawn at, in pixels.
  public var minimumSize: Size {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &size, nil)
    return Size(width: Int(size.width), height: Int(size.height))
  }

  /// The size the widget would like, in pixels.
  public var preferredSize: Size {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, nil, &size)
    return Size(width: Int(size.width), height: Int(size.height))
  }

  /// The size the widget would like when it is so many pixels wide.
  public func preferredSize(forWidth width: Int) -> Size {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_get_preferred_height_for_width(widget, Int32(clamping: width), &minimum, &natural)
    return Size(width: width, height: Int(natural))
  }

  /// Where the last layout put the widget.
  public var allocation: Allocation {
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    return Allocation(
      x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
  }

  /// Device pixels per pixel of this widget's screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Calls the closure when the widget comes to a screen with other pixels.
  @discardableResult
  public func onScaleChanged(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("notify::scale-factor", call)
  }

  /// Where a point of this widget lies in another of the same window, in pixels.
  public func translate(x: Int, y: Int, to other: Widget) -> (x: Int, y: Int)? {
    var newX: Int32 = 0
    var newY: Int32 = 0
    guard
      gtk_widget_translate_coordinates(
        widget, other.widget, Int32(clamping: x), Int32(clamping: y), &newX, &newY) != 0
    else { return nil }
    return (Int(newX), Int(newY))
  }

  /// Calls the closure with the new size in pixels after each layout of this widget.
  @discardableResult
  public func onAllocate(_ call: @escaping @MainActor (Size) -> Void) -> SignalHandler {
    connectHandling("size-allocate", after: true) { arguments in
      if let place: UnsafeMutablePointer<GtkAllocation> = arguments.pointer(0) {
        call(Size(width: Int(place.pointee.width), height: Int(place.pointee.height)))
      }
      return false
    }
  }
}
