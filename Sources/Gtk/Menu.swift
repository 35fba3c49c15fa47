import CGtk
import CGtkBridge

/// What a menu offers: items that activate actions, in sections.
@MainActor public final class Menu: Object {
  private var menu: OpaquePointer { opaque }

  /// An empty menu.
  public init() { super.init(adopting: g_menu_new()) }

  /// Adds an item for an action by its full name (`win.copy`), with a text as its target.
  public func append(_ label: String, action: String, text: String? = nil) {
    let item = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(
      item, action, text.map { g_variant_new_string($0) } ?? nil)
    g_menu_append_item(menu, item)
    g_object_unref(created(item).raw)
  }

  /// Adds a menu's items below a line, under a heading if there is one.
  public func appendSection(_ label: String? = nil, _ section: Menu) {
    g_menu_append_section(menu, label, section.model)
  }

  /// Adds a menu within the menu.
  public func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(menu, label, submenu.model)
  }

  /// Takes all items out; menus that show it follow.
  public func removeAll() { g_menu_remove_all(menu) }

  var model: UnsafeMutablePointer<GMenuModel> { typed() }
}

extension OpaquePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// A button that opens a menu.
///
/// GTK makes a widget for each item as soon as it knows the menu; it is told when somebody opens it.
@MainActor public final class MenuButton: ToggleButton {
  /// One that shows a themed icon; give it an accessible name.
  public init(icon: String, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    gtk_button_set_image(typed(), gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }

  /// One that shows a text.
  public init(label: String, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    self.label = label
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }

  /// One that shows a face of your own; give it an accessible name.
  public init(face: Widget, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    destroyChildren()
    add(face)
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }
}
