import CGtk
import CGtkBridge

/// A widget as it is drawn in another one.
public struct DrawnPart: Sendable {
  /// The place in the other widget, in pixels; of a text, the place of its letters.
  public var x: Double
  /// The place from the top, in pixels.
  public var y: Double
  /// The width, in pixels.
  public var width: Double
  /// The height, in pixels.
  public var height: Double
  /// The font of a text; `nil` for what is no text.
  public var font: Font?
  /// The colour of its text.
  public var color: Color
  /// Which child of the other widget it is in, from 1; 0 for the other widget itself.
  public var branch = 0

  /// A font.
  public struct Font: Sendable, Equatable {
    /// The family, such as `Cantarell`.
    public var family: String
    /// The size in points of CSS.
    public var size: Double
    /// The weight, from 100 to 1000; 400 is regular.
    public var weight: Int
    /// Whether it is italic.
    public var isItalic: Bool
  }
}

extension Widget {
  /// The place of the pointer in pixels of the widget, and the modifiers that are held; `nil` while
  /// the widget is not on a screen.
  public var pointerPlace: (x: Double, y: Double, modifiers: Modifiers)? {
    guard let surface = gtk_widget_get_window(widget),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let device = gdk_seat_get_pointer(seat)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    var state = GdkModifierType(rawValue: 0)
    gdk_window_get_device_position_double(surface, device, &x, &y, &state)
    if gtk_widget_get_has_window(widget) == 0 {
      let place = allocation
      (x, y) = (x - Double(place.x), y - Double(place.y))
    }
    return (x, y, Modifiers(rawValue: state.rawValue).intersection(.ours))
  }

  /// The colour that is drawn at a place in pixels of the widget; `nil` outside the screen.
  public func drawnColor(x: Int, y: Int) -> Color? {
    guard let surface = gtk_widget_get_window(widget) else { return nil }
    let place = gtk_widget_get_has_window(widget) == 0 ? allocation : nil
    let (left, top) = (x + (place?.x ?? 0), y + (place?.y ?? 0))
    guard left >= 0, top >= 0, left < Int(gdk_window_get_width(surface)),
      top < Int(gdk_window_get_height(surface)),
      let pixels = gdk_pixbuf_get_from_window(
        surface, Int32(clamping: left), Int32(clamping: top), 1, 1)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    guard let bytes = gdk_pixbuf_read_pixels(pixels) else { return nil }
    func part(_ index: Int) -> Double { Double(bytes[index]) / 255 }
    return Color(red: part(0), green: part(1), blue: part(2))
  }
}

extension Label {
  /// The font and the colour in which the text is drawn, and where its lines are; `nil` for a label
  /// that is not drawn.
  public var drawnType: (font: DrawnPart.Font, color: Color, justification: Justification)? {
    let label: UnsafeMutablePointer<GtkLabel> = typed()
    guard let font = font(of: widget, scale: textScale(of: label)) else { return nil }
    var rgba = GdkRGBA()
    gtk_style_context_get_color(
      gtk_widget_get_style_context(widget), gtk_widget_get_state_flags(widget), &rgba)
    let color = Color(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    let wraps = gtk_label_get_line_wrap(label) != 0
    let justification: Justification =
      switch gtk_label_get_justify(label) {
      case GTK_JUSTIFY_CENTER: .center
      case GTK_JUSTIFY_RIGHT: .right
      default: !wraps && xalign == 0.5 ? .center : xalign == 1 ? .right : .left
      }
    return (font, color, justification)
  }
}

extension Container {
  /// Draws itself and what is inside it as if the pointer were elsewhere, until it moves on to another
  /// widget.
  public func forgetPointer() {
    let flags = GtkStateFlags(GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_ACTIVE.rawValue)
    func visit(_ part: UnsafeMutablePointer<GtkWidget>) {
      if gtk_widget_get_state_flags(part).rawValue & flags.rawValue != 0 {
        gtk_widget_unset_state_flags(part, flags)
      }
      guard isA(part, gtk_container_get_type()) else { return }
      let children = gtk_container_get_children(cast(part))
      defer { g_list_free(children) }
      var each = children
      while let link = each {
        if let child = link.pointee.data { visit(child.assumingMemoryBound(to: GtkWidget.self)) }
        each = link.pointee.next
      }
    }
    visit(widget)
  }

  /// Itself and the visible widgets inside it, in the order in which they are drawn, with their
  /// places in it.
  ///
  /// Widgets without a size, and those of the role *filler*, are left out.
  public var drawnParts: [DrawnPart] {
    var found: [DrawnPart] = []
    collectParts(widget, in: widget, branch: nil, &found)
    return found
  }
}

@MainActor private func collectParts(
  _ part: UnsafeMutablePointer<GtkWidget>, in holder: UnsafeMutablePointer<GtkWidget>,
  branch: Int?, _ found: inout [DrawnPart]
) {
  guard gtk_widget_get_child_visible(part) != 0, gtk_widget_get_mapped(part) != 0 else { return }
  let isFiller = atk_object_get_role(gtk_widget_get_accessible(part)) == ATK_ROLE_FILLER
  if !isFiller || part == holder, var drawn = drawnPart(part, in: holder) {
    drawn.branch = branch ?? 0
    found.append(drawn)
  }
  guard isA(part, gtk_container_get_type()) else { return }
  let children = gtk_container_get_children(cast(part))
  defer { g_list_free(children) }
  var each = children
  var number = 0
  while let link = each {
    number += 1
    if let child = link.pointee.data?.assumingMemoryBound(to: GtkWidget.self) {
      collectParts(child, in: holder, branch: branch ?? number, &found)
    }
    each = link.pointee.next
  }
}

@MainActor private func drawnPart(
  _ part: UnsafeMutablePointer<GtkWidget>, in holder: UnsafeMutablePointer<GtkWidget>
) -> DrawnPart? {
  var (x, y) = (Int32(0), Int32(0))
  let (width, height) = (
    gtk_widget_get_allocated_width(part), gtk_widget_get_allocated_height(part)
  )
  guard width > 1, height > 1, gtk_widget_get_opacity(part) > 0,
    gtk_widget_translate_coordinates(part, holder, 0, 0, &x, &y) != 0
  else { return nil }
  let context = gtk_widget_get_style_context(part)
  var rgba = GdkRGBA()
  let state = gtk_widget_get_state_flags(part)
  gtk_style_context_get_color(context, state, &rgba)
  var opacity = GValue()
  gtk_style_context_get_property(context, "opacity", state, &opacity)
  let alpha = rgba.alpha * g_value_get_double(&opacity)
  g_value_unset(&opacity)
  let color = Color(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  var drawn = DrawnPart(
    x: Double(x), y: Double(y), width: Double(width), height: Double(height), color: color)
  if isA(part, gtk_label_get_type()) {
    guard String(cString: gtk_label_get_text(cast(part))).isEmpty == false else { return nil }
    place(&drawn, of: cast(part), at: origin(part))
  }
  if drawn.font == nil, isA(part, gtk_entry_get_type()) { drawn.font = font(of: part, scale: 1) }
  return drawn
}

/// Takes the place of the letters of a label, and their font.
@MainActor private func place(
  _ drawn: inout DrawnPart, of label: UnsafeMutablePointer<GtkLabel>, at origin: (x: Int, y: Int)
) {
  var (x, y) = (Int32(0), Int32(0))
  gtk_label_get_layout_offsets(label, &x, &y)
  var logical = PangoRectangle()
  pango_layout_get_pixel_extents(gtk_label_get_layout(label), nil, &logical)
  drawn.x += Double(Int(x) - origin.x) + Double(logical.x)
  drawn.y += Double(Int(y) - origin.y) + Double(logical.y)
  (drawn.width, drawn.height) = (Double(logical.width), Double(logical.height))
  drawn.font = font(of: cast(label), scale: textScale(of: label))
}

/// The factor by which the letters of a label are smaller than its font.
@MainActor private func textScale(of label: UnsafeMutablePointer<GtkLabel>) -> Double {
  guard let attributes = gtk_label_get_attributes(label) else { return 1 }
  let each = pango_attr_list_get_iterator(attributes)
  defer { pango_attr_iterator_destroy(each) }
  guard let found = pango_attr_iterator_get(each, PANGO_ATTR_SCALE) else { return 1 }
  return UnsafeMutableRawPointer(found).assumingMemoryBound(to: PangoAttrFloat.self).pointee.value
}

@MainActor private func font(
  of part: UnsafeMutablePointer<GtkWidget>, scale: Double
) -> DrawnPart.Font? {
  guard let font = pango_context_get_font_description(gtk_widget_get_pango_context(part)) else {
    return nil
  }
  let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
  return DrawnPart.Font(
    family: pango_font_description_get_family(font).map { String(cString: $0) } ?? "",
    size: size * scale, weight: Int(pango_font_description_get_weight(font).rawValue),
    isItalic: pango_font_description_get_style(font) != PANGO_STYLE_NORMAL)
}

@MainActor private func origin(
  _ part: UnsafeMutablePointer<GtkWidget>
) -> (x: Int, y: Int) {
  var place = GtkAllocation()
  gtk_widget_get_allocation(part, &place)
  return (Int(place.x), Int(place.y))
}
