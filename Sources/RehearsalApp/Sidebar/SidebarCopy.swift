import EventLog
import Gtk
import Session
import WindowWords

// What leaves the list: copies, and the exports of the head's menu.

extension Sidebar {
  func copy() {
    guard let rows else { return }
    if rows.isReading {
      while !rows.readOn() {}
      keepingSelection {}
      showReread()
    }
    let texts = rows.outline.items.compactMap { item in
      item.kind == .call ? rows.line(of: rows.session.log.entries[item.entry].row) : nil
    }
    Clipboard.setText(texts.map { $0 + "\n" }.joined())
  }

  /// Whether Ctrl+C copies the selected row: the keyboard's focus is in the list or the details.
  func copiesRow(in window: Window) -> Bool {
    window.hasFocus(inside: list) || window.hasFocus(inside: detail.widget)
  }

  /// Copies the selected row, if there is one.
  func copySelected() {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return }
    Clipboard.setText(rows.detail(ofEntry: entry, row: row).copy)
  }

  /// Adds the actions of the head's menu to the window; `failed` gets an error message.
  func addActions(
    to window: ApplicationWindow, failed: @escaping @MainActor (String) -> Void
  ) {
    window.addTextAction("export-calls") { [weak self, weak window] format in
      guard let session = self?.rows?.session, let window,
        let format = LogExport.Format(rawValue: format)
      else { return }
      LogExport(session.log, session.prototype).save(format, parent: window, failed: failed)
    }
  }
}
