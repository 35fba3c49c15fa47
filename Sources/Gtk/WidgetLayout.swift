import CGtk
import CGtkBridge

/// The place of a widget in extra room.
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
  /// Whether the widget takes extra room, horizontally.
  public var hexpand: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  /// Sets the place of the widget in the room that it gets.
  public func align(_ horizontal: Align, _ vertical: Align) {
    gtk_widget_set_halign(widget, horizontal.gtk)
    gtk_widget_set_valign(widget, vertical.gtk)
  }

  /// Sets the margins around the widget, in pixels.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, Int32(clamping: top))
    gtk_widget_set_margin_bottom(widget, Int32(clamping: bottom))
    gtk_widget_set_margin_start(widget, Int32(clamping: start))
    gtk_widget_set_margin_end(widget, Int32(clamping: end))
  }

  /// Sets the same margin on all sides, in pixels.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }

  /// Sets the least size to request, in pixels; nil uses that of the widget.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(
      widget, width.map { Int32(clamping: $0) } ?? -1, height.map { Int32(clamping: $0) } ?? -1)
  }

  /// The natural size of the widget, in pixels.
  public var preferredSize: Size {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, nil, &size)
    return Size(width: Int(size.width), height: Int(size.height))
  }

  /// The least width that the widget can have, in pixels.
  public var minimumWidth: Int {
    var minimum: Int32 = 0
    gtk_widget_get_preferred_width(widget, &minimum, nil)
    return Int(minimum)
  }

  /// The natural size of the widget at a width in pixels.
  public func preferredSize(forWidth width: Int) -> Size {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_get_preferred_height_for_width(widget, Int32(clamping: width), &minimum, &natural)
    return Size(width: width, height: Int(natural))
  }

  /// The rectangle of the widget in the last layout.
  public var allocation: Allocation {
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    return Allocation(
      x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
  }

  /// Whether the widget is to be drawn and no layout has given it a place yet.
  public var awaitsPlace: Bool {
    let place = allocation
    return isVisible && place.x == -1 && place.y == -1 && place.width == 1 && place.height == 1
  }

  /// The number of device pixels per pixel of the widget's screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Calls the closure when the widget moves to a screen with another scale factor.
  @discardableResult
  public func onScaleChanged(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("notify::scale-factor", call)
  }

  /// The place of a point of this widget in another widget of the same window, in pixels.
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
