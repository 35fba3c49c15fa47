import CGtk
import CGtkBridge

/// A toplevel window.
///
/// GTK keeps it alive until it is destroyed.
@MainActor public class Window: Container {
  private var window: UnsafeMutablePointer<GtkWindow> { typed() }

  /// Makes a hidden window without an application.
  public init() { super.init(retaining: gtk_window_new(GTK_WINDOW_TOPLEVEL)) }

  init(window: UnsafeMutablePointer<GtkWidget>?) { super.init(retaining: window) }

  /// The title that the desktop shows.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// Sets the size of the window when it is first shown, in pixels.
  public func setDefaultSize(_ size: Size) {
    gtk_window_set_default_size(window, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  /// The size in pixels, without the decoration of the window manager.
  public var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_size(window, &width, &height)
    return Size(width: Int(width), height: Int(height))
  }

  /// Sets whether the person can change the size; otherwise it is what the content requests.
  public func setResizable(_ resizable: Bool) {
    gtk_window_set_resizable(window, resizable ? 1 : 0)
  }

  /// Requests the middle of the screen; call it before the window is shown.
  public func setCentered() { gtk_window_set_position(window, GTK_WIN_POS_CENTER) }

  /// Requests the middle of the window that it belongs to; call it before the window is shown.
  public func setCenteredOnParent() {
    gtk_window_set_position(window, GTK_WIN_POS_CENTER_ON_PARENT)
  }

  /// Requests a size in pixels.
  public func resize(_ size: Size) {
    gtk_window_resize(window, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  /// Shows a widget in place of the window manager's title bar; call it before the window is shown.
  public func setTitlebar(_ titlebar: Widget) { gtk_window_set_titlebar(window, titlebar.widget) }

  /// Sets the themed icon of the window.
  public func setIcon(_ name: String) { gtk_window_set_icon_name(window, name) }

  /// Shows the window and brings it to the front.
  public func present() { gtk_window_present(window) }

  /// Requests that the window closes, as its close button does.
  public func close() { gtk_window_close(window) }

  /// Maximizes the window, or ends that.
  public func setMaximized(_ maximized: Bool) {
    if maximized { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) }
  }
  /// Whether the window is maximized.
  public var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }

  /// Makes the window fill the screen, or ends that.
  public func setFullscreen(_ fullscreen: Bool) {
    if fullscreen { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
  }

  /// Whether the window fills the screen.
  public var isFullscreen: Bool {
    guard let surface = gtk_widget_get_window(widget) else { return false }
    return gdk_window_get_state(surface).rawValue & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0
  }

  /// Keeps the window above another one; if modal, the other one gets no input.
  public func setTransient(for parent: Window, modal: Bool) {
    gtk_window_set_transient_for(window, parent.typed())
    gtk_window_set_modal(window, modal ? 1 : 0)
  }

  /// Keeps the window above another one, or above none.
  public func setAbove(_ other: Window?) {
    gtk_window_set_transient_for(window, other?.typed())
  }

  /// Whether the window gets the keys.
  public var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Whether the widget has the keyboard's focus in this window.
  public func hasFocus(_ child: Widget) -> Bool { gtk_window_get_focus(window) == child.widget }

  /// Gives the keyboard's focus to a widget, or to none.
  public func setFocus(_ child: Widget?) { gtk_window_set_focus(window, child?.widget) }

  /// Calls the closure when the window has another size or place.
  @discardableResult
  public func onConfigure(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connectHandling("configure-event") { _ in
      call()
      return false
    }
  }

  /// Calls the closure before each layout of the window, where what changes is laid out with it.
  @discardableResult
  public func onNewLayout(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("check-resize", call)
  }

  /// Calls the closure when the window is about to close; true keeps it open.
  @discardableResult
  public func onClose(_ call: @escaping @MainActor () -> Bool) -> SignalHandler {
    connectHandling("delete-event") { _ in call() }
  }
}

extension Window {
  /// Lets Escape close the window.
  public func closeOnEscape() {
    onKeyPress { [weak self] press in
      guard press.name == "Escape", press.modifiers.isEmpty else { return false }
      self?.close()
      return true
    }
  }

  /// Whether no widget of this window has the keyboard's focus.
  public var focusesNothing: Bool { gtk_window_get_focus(typed()) == nil }

  /// Whether the keyboard's focus is in a text that a person can write in.
  public var focusesField: Bool {
    guard let focus = gtk_window_get_focus(typed()) else { return false }
    return rehearsal_takes_text(focus)
  }

  /// Whether the keyboard's focus is on a widget or inside it.
  public func hasFocus(inside ancestor: Widget) -> Bool {
    guard let focus = gtk_window_get_focus(typed()) else { return false }
    return focus == ancestor.widget || gtk_widget_is_ancestor(focus, ancestor.widget) != 0
  }
}
