import CGtk
import CGtkBridge

/// A plain list of items under headings, for up to some 20,000 rows.
///
/// Rows are counted from 0, headings included.
@MainActor public final class OutlineList: Container {
  /// One row of the list.
  public enum Row: Sendable, Hashable {
    /// A bold line that cannot be selected.
    case heading(String)
    /// A line with an icon before and a dim text behind, each may be missing.
    case item(identifier: String, icon: String?, text: String, trailing: String?)
  }

  /// An empty list; it scrolls in a `ScrolledWindow`.
  ///
  /// Give it an accessible name.
  public init() { super.init(retaining: rehearsal_outline_new()) }

  /// Shows these rows and no others; nothing is selected then.
  public func replaceRows(_ rows: [Row]) {
    rehearsal_outline_begin(widget)
    for row in rows {
      switch row {
      case .heading(let text): rehearsal_outline_append_heading(widget, text)
      case .item(let identifier, let icon, let text, let trailing):
        rehearsal_outline_append(widget, icon, text, trailing, identifier)
      }
    }
    rehearsal_outline_end(widget)
  }

  /// Draws in the colours for a dark ground, or a light one.
  public func setDark(_ dark: Bool) { rehearsal_outline_set_dark(widget, dark) }

  /// Changes the text behind an item.
  public func setTrailing(_ text: String?, at row: Int) {
    rehearsal_outline_set_trailing(widget, Int32(clamping: row), text)
  }

  /// The row selected; a heading or a row that is not there selects none.
  public var selectedIndex: Int? {
    get {
      let row = Int(rehearsal_outline_selected(widget))
      return row < 0 ? nil : row
    }
    set { rehearsal_outline_select(widget, newValue.map { Int32(clamping: $0) } ?? -1) }
  }

  /// The identifier of an item.
  public func identifier(at row: Int) -> String? {
    rehearsal_outline_identifier(widget, Int32(clamping: row)).map(takenString)
  }

  /// Calls the closure with the row and identifier of an item clicked or entered.
  @discardableResult
  public func onActivated(_ call: @escaping @MainActor (Int, String) -> Void) -> SignalHandler {
    let widget = widget
    return connectHandling("row-activated") { arguments in
      let row = rehearsal_outline_row(arguments.opaque(0))
      if let identifier = rehearsal_outline_identifier(widget, row) {
        call(Int(row), takenString(identifier))
      }
      return false
    }
  }
}
