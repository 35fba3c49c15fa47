import CGtk
import CGtkBridge

/// A window that lists the keys of a program.
@MainActor public final class ShortcutsWindow: Window {
  /// One line: an operation and its keys (`<Primary>q`), separated by spaces.
  public struct Item: Sendable, Hashable {
    /// The name of the operation.
    public let title: String
    /// The keys.
    public let keys: String

    /// A line.
    public init(title: String, keys: String) {
      self.title = title
      self.keys = keys
    }
  }

  /// Makes a hidden window over another, with groups of keys under headings.
  public init(parent: Window, _ groups: [(title: String, items: [Item])]) {
    super.init(window: rehearsal_shortcuts_window_new(parent.typed()))
    let section = created(rehearsal_shortcuts_section_new())
    for (title, items) in groups {
      let group = created(rehearsal_shortcuts_group_new(title))
      for item in items {
        Self.add(rehearsal_shortcuts_item_new(item.title, item.keys), to: group)
      }
      Self.add(group, to: section)
    }
    Self.add(section, to: widget)
  }

  private static func add(
    _ child: UnsafeMutablePointer<GtkWidget>?, to parent: UnsafeMutablePointer<GtkWidget>
  ) {
    parent.withMemoryRebound(to: GtkContainer.self, capacity: 1) { gtk_container_add($0, child) }
  }
}
