import CGtk
import CGtkBridge
import Texts

/// A container that places its children by rectangles in device points; one point is `zoom` pixels.
///
/// Children are drawn and clicked in the order added, the last on top.
@MainActor public final class Canvas: Container {
  private var canvas: OpaquePointer { opaque }

  /// Makes an empty canvas at zoom 1 that does not clip.
  public init() {
    Canvas.namePages
    super.init(retaining: rehearsal_canvas_new())
  }

  /// What people read for the actions of a canvas that scrolls.
  private static let namePages: Void = rehearsal_canvas_name_pages(
    tr("Next page"), tr("Previous page"))

  /// Adds a child on top of the others; the rectangle is in points.
  public func add(_ child: Widget, at rectangle: Rectangle) {
    add(child)
    setRectangle(rectangle, of: child)
  }

  /// Adds a child directly above another child; under all others for nil.
  public func insert(_ child: Widget, above other: Widget?) {
    rehearsal_canvas_insert(canvas, child.widget, other?.widget)
  }

  /// Pixels per point, above 0.
  public var zoom: Double {
    get { rehearsal_canvas_get_zoom(canvas) }
    set { rehearsal_canvas_set_zoom(canvas, newValue) }
  }

  /// Sets the direction of this canvas and of everything inside it, also of what is added later.
  ///
  /// From right to left, the `x` of a rectangle counts from the right edge. Without a call, the
  /// desktop's direction changes no place.
  public func setDirection(rightToLeft: Bool) {
    rehearsal_canvas_set_direction(canvas, rightToLeft)
  }

  /// Whether the canvas is mirrored, because its direction is from right to left.
  public var isMirrored: Bool { rehearsal_canvas_is_mirrored(canvas) }

  /// Sets the rectangle of a child, in points; no effect on a widget that is not a child.
  public func setRectangle(_ rectangle: Rectangle, of child: Widget) {
    rehearsal_canvas_set_rectangle(
      canvas, child.widget,
      RehearsalRectangle(
        x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height))
  }

  /// The rectangle of a child, in points; empty for a widget that is not a child.
  public func rectangle(of child: Widget) -> Rectangle {
    let found = rehearsal_canvas_get_rectangle(canvas, child.widget)
    return Rectangle(x: found.x, y: found.y, width: found.width, height: found.height)
  }

  /// Draws a child scaled, rotated about its centre in radians clockwise, and with an opacity.
  ///
  /// GDK still finds the child at its unchanged place.
  public func setAppearance(
    scale: Double = 1, angle: Double = 0, opacity: Double = 1, of child: Widget
  ) {
    rehearsal_canvas_set_appearance(canvas, child.widget, scale, angle, opacity)
  }

  /// Draws a child with a part of its width, from 0 to 1, around its centre.
  public func setSqueeze(_ squeeze: Double, of child: Widget) {
    rehearsal_canvas_set_squeeze(canvas, child.widget, squeeze)
  }

  /// Presses the widget that is drawn at a point in pixels: a button is clicked, another widget
  /// that takes presses gets one.
  ///
  /// - Returns: whether a widget took the press.
  @discardableResult
  public func press(x: Double, y: Double) -> Bool { rehearsal_canvas_press_at(canvas, x, y) }

  /// Sets the height of the content in points; the canvas scrolls down if that does not fit, and 0
  /// ends scrolling.
  public func setContentHeight(_ height: Double) {
    rehearsal_canvas_set_content(canvas, height, false)
  }

  /// Sets the width of the content in points; the canvas scrolls to the right if that does not fit,
  /// and 0 ends scrolling.
  public func setContentWidth(_ width: Double) { rehearsal_canvas_set_content(canvas, width, true) }

  /// The scroll offset in points, limited to the content.
  public var offset: Double {
    get { rehearsal_canvas_get_offset(canvas) }
    set { rehearsal_canvas_set_offset(canvas, newValue) }
  }

  /// How visible the scroll bar is now, from 0 to 1; for tests.
  public var indicatorOpacity: Double { rehearsal_canvas_get_indicator(canvas) }

  /// Sets whether content that continues beyond an edge fades there, so that no line is cut
  /// through.
  public func setFadesAtEdges(_ fades: Bool) { rehearsal_canvas_set_fades(canvas, fades) }

  /// Moves a child to an index in the drawing order; 0 is the bottom, nil is the top.
  public func reorder(_ child: Widget, to index: Int? = nil) {
    rehearsal_canvas_reorder(canvas, child.widget, index.map { Int32(clamping: $0) } ?? -1)
  }

  /// How often event windows were put into drawing order, in all canvases; for tests.
  public static var restackings: Int { Int(rehearsal_canvas_restackings()) }

  /// Sets whether children are clipped at the canvas's edge, with a corner radius in points.
  public func setClips(_ clips: Bool, cornerRadius: Double = 0) {
    rehearsal_canvas_set_clip(canvas, clips, cornerRadius)
  }

  /// Sets the minimum and natural size, in pixels.
  public func setPreferredSize(minimum: Size, natural: Size) {
    rehearsal_canvas_set_preferred_size(
      canvas, Int32(clamping: minimum.width), Int32(clamping: minimum.height),
      Int32(clamping: natural.width), Int32(clamping: natural.height))
  }

  /// Sets whether clicks that hit no child end here and do not reach the widget below.
  public func setTakesInput(_ takes: Bool) { rehearsal_canvas_set_takes_input(canvas, takes) }

  /// Sets whether the children are the buttons of a choice: one stop for Tab, and the arrow keys to
  /// the left and to the right move inside.
  public func setGroup(_ isGroup: Bool) { rehearsal_canvas_set_group(canvas, isGroup) }

  /// Sets whether Tab and the arrow keys, once in the canvas, stay in it.
  public func setKeepsFocus(_ keeps: Bool) { rehearsal_canvas_set_keeps_focus(canvas, keeps) }

  /// Calls the closure with the canvas's size in pixels before its children are placed.
  ///
  /// Zoom and rectangles set there are used at once. The closure replaces the previous one.
  public func setLayout(_ layout: @escaping @MainActor (Size) -> Void) {
    let table = RehearsalCanvasTable(allocated: callLayout, release: releaseLayout)
    rehearsal_canvas_set_table(canvas, table, LayoutBox.retained(layout))
  }

  /// Sets whether a child and everything inside it is hidden from assistive technology, for a
  /// covered layer.
  public func setConcealed(_ concealed: Bool, _ child: Widget) {
    rehearsal_canvas_set_concealed(canvas, child.widget, concealed)
  }

  /// Sets whether this canvas is modal for assistive technology.
  public func setModal(_ modal: Bool) { rehearsal_canvas_set_modal(canvas, modal) }
}

private final class LayoutBox: Sendable {
  let layout: @MainActor (Size) -> Void

  private init(_ layout: @escaping @MainActor (Size) -> Void) { self.layout = layout }

  static func retained(_ layout: @escaping @MainActor (Size) -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(LayoutBox(layout)).toOpaque()
  }
}

private func callLayout(_ box: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32) {
  guard let box else { return }
  let layout = Unmanaged<LayoutBox>.fromOpaque(box).takeUnretainedValue().layout
  MainActor.assumeIsolated { layout(Size(width: Int(width), height: Int(height))) }
}

private func releaseLayout(_ box: UnsafeMutableRawPointer?) {
  guard let box else { return }
  Unmanaged<LayoutBox>.fromOpaque(box).release()
}
