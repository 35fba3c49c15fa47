import CGtk
import CGtkBridge

/// A menu that is made when it opens.
@MainActor public final class PopupMenu {
  private let menu: Widget
  private let widget: Widget

  /// A menu with the actions of the window of a widget.
  public init(_ menu: Menu, of widget: Widget) {
    let made = created(gtk_menu_new_from_model(menu.model))
    self.menu = Widget(retaining: made)
    self.widget = widget
    let shell = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkMenu.self)
    gtk_menu_attach_to_widget(shell, widget.widget, nil)
  }

  /// Opens it where the pointer is, or in the middle of its widget; for a key, always there.
  public func open(atPointer: Bool) {
    let event = gtk_get_current_event()
    defer { if let event { gdk_event_free(event) } }
    let isKey = event.map { gdk_event_get_event_type($0) == GDK_KEY_PRESS } ?? false
    if atPointer, !isKey { return gtk_menu_popup_at_pointer(menu.typed(), nil) }
    gtk_menu_popup_at_widget(
      menu.typed(), widget.widget, GDK_GRAVITY_CENTER, GDK_GRAVITY_CENTER, nil)
  }
}

/// The menu that the right mouse button and the menu key open.
@MainActor public final class ContextMenu: Object {
  private let widget: Widget
  private let menu: Menu
  /// Made when it is first opened: most menus of a window never are.
  private lazy var popup = PopupMenu(menu, of: widget)
  private let isWanted: @MainActor () -> Bool
  /// Called with the place of the pointer, in pixels from the upper left corner of the widget, before
  /// the menu opens there.
  public var willOpen: (@MainActor (_ x: Double, _ y: Double) -> Void)?

  /// Whether the menu opens at a place, in pixels from the upper left corner of the widget; `nil` where the
  /// place does not matter.
  public var mayOpen: (@MainActor (_ x: Double, _ y: Double) -> Bool)?

  /// Gives a widget a menu; text fields in it keep their own.
  ///
  /// The gesture of GTK holds no reference to the widget, so this object lives as long as the widget.
  ///
  /// - Parameter isWanted: whether the menu opens now.
  public init(_ menu: Menu, of widget: Widget, isWanted: @escaping @MainActor () -> Bool) {
    self.widget = widget
    self.menu = menu
    self.isWanted = isWanted
    super.init(adopting: gtk_gesture_multi_press_new(widget.widget))
    gtk_gesture_single_set_button(opaque, guint(GDK_BUTTON_SECONDARY))
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    connectHandling("pressed") { [weak self] arguments in
      self?.press(arguments.real(1), arguments.real(2))
      return false
    }
    widget.connectHandling("popup-menu") { [weak self] _ in self?.open() ?? false }
  }

  private func press(_ x: Double, _ y: Double) {
    guard mayOpen?(x, y) ?? isWanted(), !isOverText else {
      _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    willOpen?(x, y)
    popup.open(atPointer: true)
  }

  /// Whether the current event is for a text field.
  private var isOverText: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    guard let target = gtk_get_event_widget(event) else { return false }
    return UnsafeMutableRawPointer(target).withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
      g_type_check_instance_is_a($0, gtk_editable_get_type()) != 0
    }
  }

  private func open() -> Bool {
    guard isWanted() else { return false }
    popup.open(atPointer: false)
    return true
  }
}
