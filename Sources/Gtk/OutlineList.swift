import CGtk
import CGtkBridge
import Texts

/// A simple list of items under headings, for up to about 20,000 rows.
///
/// Rows are counted from 0, including headings.
@MainActor public final class OutlineList: Container {
  /// One row of the list.
  public enum OutlineRow: Sendable, Hashable {
    /// A bold line that cannot be selected; one with an identifier has a “+”, which activates it.
    case heading(String, adding: String? = nil)
    /// A line with an icon, a text, a dim text next to it and a text at the end; only the text is
    /// required.
    case item(
      identifier: String, icon: String?, text: String, detail: String? = nil, trailing: String?)
  }

  /// Makes an empty list, which scrolls in a `ScrolledWindow`.
  ///
  /// Set an accessible name too.
  public init() { super.init(retaining: rehearsal_outline_new()) }

  /// Replaces all rows and clears the selection.
  public func replaceRows(_ rows: [OutlineRow]) {
    rehearsal_outline_begin(widget)
    for row in rows {
      switch row {
      case .heading(let text, let identifier):
        rehearsal_outline_append_heading(widget, LetterMarks.limited(text), identifier)
      case .item(let identifier, let icon, let text, let detail, let trailing):
        rehearsal_outline_append(
          widget, icon, LetterMarks.limited(text), detail.map(LetterMarks.limited), trailing,
          identifier)
      }
    }
    rehearsal_outline_end(widget)
  }

  /// Uses the colours for a dark background, or for a light one.
  public func setDark(_ dark: Bool) { rehearsal_outline_set_dark(widget, dark) }

  /// How the text after an item looks.
  public enum Look: Sendable { case plain, good, bad, dim }

  /// Changes the text after an item.
  public func setTrailing(_ text: String?, _ look: Look = .plain, at row: Int) {
    let kind: RehearsalOutlineLook =
      switch look {
      case .plain: rehearsal_outline_plain
      case .good: rehearsal_outline_good
      case .bad: rehearsal_outline_bad
      case .dim: rehearsal_outline_dim
      }
    rehearsal_outline_set_trailing(widget, Int32(clamping: row), text, kind)
  }

  /// The selected row; setting a heading or a missing row clears the selection.
  public var selectedIndex: Int? {
    get {
      let row = Int(rehearsal_outline_selected(widget))
      return row < 0 ? nil : row
    }
    set { rehearsal_outline_select(widget, newValue.map { Int32(clamping: $0) } ?? -1) }
  }

  /// Asks the closure for the tooltip of a row when the pointer rests on it; nil shows none.
  public func setTooltips(_ text: @escaping @MainActor (Int) -> String?) {
    let widget = widget
    gtk_widget_set_has_tooltip(widget, 1)
    connectHandling("query-tooltip") { arguments in
      let row = rehearsal_outline_row_at(
        widget, Int32(clamping: arguments.integer(0)), Int32(clamping: arguments.integer(1)),
        arguments.integer(2) != 0)
      guard row >= 0, let text = text(Int(row)) else { return false }
      rehearsal_outline_set_tooltip(widget, arguments.opaque(3), row, text)
      return true
    }
  }

  /// The row at a place in pixels of the list; `nil` where there is none.
  public func row(atX x: Int, y: Int) -> Int? {
    let row = rehearsal_outline_row_at(widget, Int32(clamping: x), Int32(clamping: y), false)
    return row < 0 ? nil : Int(row)
  }

  /// Marks the row that something dragged would be dropped on.
  public func setDropRow(_ row: Int?) {
    rehearsal_outline_set_drop_row(widget, row.map { Int32(clamping: $0) } ?? -1)
  }

  /// The identifier of an item.
  public func identifier(at row: Int) -> String? {
    rehearsal_outline_identifier(widget, Int32(clamping: row)).map(takenString)
  }

  /// Whether a heading was clicked outside its “+”, while `onActivated` is called.
  public var isOutsideAdd: Bool { rehearsal_outline_is_beside_add(widget) }

  /// Calls the closure with the row and the identifier of an item that is clicked or activated by
  /// Enter, or of a heading with a “+”.
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
