import CGtk
import CGtkBridge

/// The content of a menu: items that activate actions, in sections.
@MainActor public final class Menu: Object {
  private var menu: OpaquePointer { opaque }

  /// An empty menu.
  public init() { super.init(adopting: g_menu_new()) }

  /// Adds an item for an action by its full name (`win.copy`), with a text as its target.
  ///
  /// - Parameter key: the key to show, as GTK writes it, of what a widget does for that key by itself;
  ///   those of the application's actions are known.
  public func append(
    _ label: String, action: String, text: String? = nil, key: String? = nil
  ) {
    let item = g_menu_item_new(TextDirection.kept(label), nil)
    g_menu_item_set_action_and_target_value(
      item, action, text.map { g_variant_new_string($0) } ?? nil)
    if let key {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
    }
    g_menu_append_item(menu, item)
    g_object_unref(created(item).raw)
  }

  /// Adds the items of a menu below a line, with a heading if one is given.
  public func appendSection(_ label: String? = nil, _ section: Menu) {
    g_menu_append_section(menu, label, section.model)
  }

  /// Adds a menu as a submenu.
  public func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(menu, label, submenu.model)
  }

  /// Removes all items; visible menus are updated.
  public func removeAll() { g_menu_remove_all(menu) }

  var model: UnsafeMutablePointer<GMenuModel> { typed() }
}

extension OpaquePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// A button that opens a menu.
///
/// GTK makes a widget for each item when it gets the menu, so it gets the menu only when a person
/// opens it.
@MainActor public final class MenuButton: ToggleButton {
  /// Makes a button with a themed icon; set an accessible name too.
  public init(icon: String, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    destroyChildren()
    show(icon: icon)
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }

  /// Makes a button with a text.
  public init(label: String, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    self.label = label
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }

  /// Makes a button with a custom widget; set an accessible name too.
  public init(face: Widget, menu: Menu) {
    super.init(button: gtk_menu_button_new())
    destroyChildren()
    add(face)
    rehearsal_menu_button_set_menu(typed(), menu.model)
  }
}
