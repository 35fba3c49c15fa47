import CGtk

/// A window that is never on screen, used to draw pictures of its content.
@MainActor public final class OffscreenWindow: Window {
  private var content: Widget?

  /// Makes a hidden window; show it so that it is laid out.
  public override init() {
    super.init(window: gtk_offscreen_window_new())
    // GTK lists each window that it shows; this one is no window to a person.
    accessibleRole = .redundant
  }

  /// Lays out a widget that has no container.
  ///
  /// - Parameter size: the size of the widget, in pixels.
  public convenience init(around widget: Widget, size: Size) {
    self.init()
    // Assistive technology must not see widgets that are off screen.
    let ground = Canvas()
    ground.setSizeRequest(width: size.width, height: size.height)
    ground.add(
      widget,
      at: Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    ground.setConcealed(true, widget)
    add(ground)
    content = widget
    showAll()
  }

  /// Calls back, once, when the widget is laid out.
  public func afterFrames(_ done: @escaping @MainActor () -> Void) {
    var frames = 0
    // A widget that is laid out in the first frame may restyle itself for the second one.
    content?.addTickCallback { _ in
      frames += 1
      guard frames > 2 else { return true }
      MainLoop.idle {
        done()
        return false
      }
      return false
    }
  }
}
