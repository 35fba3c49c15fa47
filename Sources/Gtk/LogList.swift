import CGtk
import CGtkBridge

// The C view owns a relay, which holds the source and the closures. The LogList holds the relay
// too, but the relay does not hold the LogList: neither keeps the other alive through C. When the
// widget is destroyed, the relay is emptied, so that a source which holds its LogList is released
// too.

/// The source of the rows of a log's list.
@MainActor public protocol LogListSource: AnyObject {
  /// The number of rows.
  var rowCount: Int { get }

  /// The row at an index from 0; the list asks only for rows near the visible ones.
  func row(at index: Int) -> LogListRow
}

/// The list of the event log: any number of rows, of which it asks only for those near the visible
/// ones.
///
/// Put it into a `ScrolledWindow`. The index of a row is its index in the source, from 0.
@MainActor public final class LogList: Widget {
  private let relay: Relay

  /// The columns, in order; the column of the glyph has no title.
  public enum Column: Int, Sendable, CaseIterable {
    case number, milliseconds, delta, glyph, target, call, returned, today
  }

  /// Makes a list without rows; assistive technology uses the name.
  public init(name: String) {
    relay = Relay()
    var table = RehearsalLogSource(
      n_rows: countRows, get_row: getRow, selected: tellSelected, activated: tellActivated,
      follow_changed: tellFollow, number_pressed: tellNumber, columns_moved: tellColumns,
      destroy: releaseRelay)
    rehearsal_count_closure(1)
    super.init(
      retaining: rehearsal_log_view_new(&table, Unmanaged.passRetained(relay).toOpaque()))
    rehearsal_log_view_set_name(opaque, name)
  }

  /// The source of the rows, held strongly until the widget is destroyed.
  public var source: (any LogListSource)? {
    get { relay.source }
    set {
      relay.source = newValue
      rowsReset()
    }
  }

  /// Sets the titles of all columns; a column that is not given has an empty title.
  public func setTitles(_ titles: [Column: String]) {
    for column in Column.allCases {
      rehearsal_log_view_set_title(opaque, Int32(column.rawValue), titles[column] ?? "")
    }
  }

  /// Sets a column's width in pixels, including the gap before it; `nil` hides it.
  ///
  /// The column of the call has the remaining width.
  public func setWidth(_ width: Int?, _ column: Column) {
    rehearsal_log_view_set_column_width(opaque, Int32(column.rawValue), Int32(clamping: width ?? 0))
  }

  /// The columns from left to right; the call and what is returned come last.
  public var columnOrder: [Column] {
    get {
      var order = [Int32](repeating: 0, count: Column.allCases.count)
      rehearsal_log_view_get_order(opaque, &order)
      return order.compactMap { Column(rawValue: Int($0)) }
    }
    set {
      guard Set(newValue) == Set(Column.allCases) else { return }
      rehearsal_log_view_set_order(opaque, newValue.map { Int32($0.rawValue) })
    }
  }

  /// Sets the closure that is called when a person has moved a column by its heading.
  public func onColumnsMoved(_ call: @escaping @MainActor () -> Void) {
    relay.columnsMoved = call
  }

  /// The width of a digit in the list's font, in pixels.
  public var digitWidth: Int { Int(rehearsal_log_view_digit_width(opaque)) }

  /// Sets the colours.
  public func setLook(_ look: LogLook) { rehearsal_log_view_set_look(opaque, look.c) }

  /// Reports that rows were added at the end; visible rows stay, unless the list follows its
  /// end.
  ///
  /// It is cheap at any rate of calls, because the work is done once per frame.
  public func rowsAppended() { rehearsal_log_view_rows_appended(opaque) }

  /// Reports that all rows may have changed.
  ///
  /// The scroll position stays if there are enough rows. The selection is cleared without a call of
  /// `onSelectionChanged`: select the row again if it still exists.
  public func rowsReset() { rehearsal_log_view_rows_reset(opaque) }

  /// Reports that one row has changed.
  public func rowChanged(_ index: Int) { rehearsal_log_view_row_changed(opaque, index) }

  /// Scrolls a row into view, to the middle if it was far away; this ends following, unless the end
  /// is then visible.
  public func scroll(to index: Int) { rehearsal_log_view_scroll_to(opaque, index) }

  /// How far the top of a row is below the top of the visible part, in pixels; negative above it.
  public func offset(of index: Int) -> Double { rehearsal_log_view_offset(opaque, index) }

  /// Scrolls so that a row is this far below the top; this ends following, unless the end is then
  /// visible.
  public func place(_ index: Int, at offset: Double) {
    rehearsal_log_view_place(opaque, index, offset)
  }

  /// The row at a height below the top of the widget, in pixels; `nil` where there is none.
  public func row(atHeight y: Double) -> Int? {
    let row = rehearsal_log_view_row_at(opaque, y)
    return row < 0 ? nil : row
  }

  /// The rows that are visible, wholly or in part; empty without rows.
  public var visibleRows: Range<Int> {
    var first = 0
    var last = 0
    rehearsal_log_view_get_visible(opaque, &first, &last)
    return first < 0 ? 0..<0 : first..<(last + 1)
  }

  /// The number of rows that fit wholly in the visible part.
  public var rowsPerPage: Int { rehearsal_log_view_page_rows(opaque) }

  /// Whether the list scrolls to rows that are added at the end.
  ///
  /// A person who scrolls away ends it, and begins it again by scrolling to the end.
  public var follows: Bool {
    get { rehearsal_log_view_get_follow(opaque) }
    set { rehearsal_log_view_set_follow(opaque, newValue) }
  }

  /// The selected row, visible or not, or the one that was reached last where several are
  /// selected; setting it selects no other row, and does not scroll.
  public var selectedRow: Int? {
    get {
      let row = rehearsal_log_view_get_selected(opaque)
      return row < 0 ? nil : row
    }
    set { rehearsal_log_view_select(opaque, newValue ?? -1, newValue ?? -1) }
  }

  /// The selected rows, one or several next to each other; `nil` for none.
  public var selectedRows: ClosedRange<Int>? {
    guard let row = selectedRow else { return nil }
    let other = rehearsal_log_view_get_other(opaque)
    return min(row, other)...max(row, other)
  }

  /// The row at the other end of the selected rows; the same row where one is selected, `nil` for
  /// none.
  public var otherSelectedRow: Int? {
    selectedRow == nil ? nil : rehearsal_log_view_get_other(opaque)
  }

  /// Selects a row and those up to another one, without scrolling.
  public func select(_ row: Int, to other: Int) { rehearsal_log_view_select(opaque, row, other) }

  /// Sets the closure that is called when scrolling ended following or began it again.
  public func onFollowChanged(_ call: @escaping @MainActor (Bool) -> Void) {
    relay.followChanged = call
  }

  /// Sets the closure that is called when a person selected another row, other rows
  /// up to it, or none.
  public func onSelectionChanged(_ call: @escaping @MainActor (Int?) -> Void) {
    relay.selectionChanged = call
  }

  /// Sets the closure that is called with a call whose number was pressed.
  public func onNumberPressed(_ call: @escaping @MainActor (Int) -> Void) {
    relay.numberPressed = call
  }

  /// Sets the closure that is called with a row that was double-clicked, or whose triangle, link or
  /// Enter key was pressed.
  public func onRowActivated(_ call: @escaping @MainActor (Int) -> Void) {
    relay.rowActivated = call
  }
}

/// A selector as the list shortens it, without `count` of its characters.
public func shortenedSelector(_ selector: String, by count: Int) -> String {
  takenString(created(rehearsal_log_shortened(selector, count)))
}

/// The number of lists and of their models that are alive; for leak tests.
public var liveLogLists: Int { Int(rehearsal_log_live_count()) }

@MainActor private final class Relay {
  var source: (any LogListSource)?
  var followChanged: (@MainActor (Bool) -> Void)?
  var selectionChanged: (@MainActor (Int?) -> Void)?
  var rowActivated: (@MainActor (Int) -> Void)?
  var numberPressed: (@MainActor (Int) -> Void)?
  var columnsMoved: (@MainActor () -> Void)?

  func clear() {
    source = nil
    followChanged = nil
    selectionChanged = nil
    rowActivated = nil
    numberPressed = nil
    columnsMoved = nil
  }
}

// C calls these functions on the main thread. They have no actor, like every closure that C holds.

private func withRelay<Result: Sendable>(
  _ context: UnsafeMutableRawPointer?, otherwise: Result,
  _ body: @MainActor (Relay) -> Result
) -> Result {
  guard let context else { return otherwise }
  let relay = Unmanaged<Relay>.fromOpaque(context).takeUnretainedValue()
  return MainActor.assumeIsolated { body(relay) }
}

private func countRows(_ context: UnsafeMutableRawPointer?) -> Int {
  withRelay(context, otherwise: 0) { $0.source?.rowCount ?? 0 }
}

private func getRow(
  _ context: UnsafeMutableRawPointer?, _ index: Int,
  _ out: UnsafeMutablePointer<RehearsalLogRow>?
) {
  nonisolated(unsafe) let out = out
  withRelay(context, otherwise: ()) { relay in
    if let out { relay.source?.row(at: index).fill(out) }
  }
}

private func tellSelected(_ context: UnsafeMutableRawPointer?, _ index: Int) {
  withRelay(context, otherwise: ()) { $0.selectionChanged?(index < 0 ? nil : index) }
}

private func tellActivated(_ context: UnsafeMutableRawPointer?, _ index: Int) {
  withRelay(context, otherwise: ()) { $0.rowActivated?(index) }
}

private func tellNumber(_ context: UnsafeMutableRawPointer?, _ index: Int) {
  withRelay(context, otherwise: ()) { $0.numberPressed?(index) }
}

private func tellFollow(_ context: UnsafeMutableRawPointer?, _ follows: Bool) {
  withRelay(context, otherwise: ()) { $0.followChanged?(follows) }
}

private func tellColumns(_ context: UnsafeMutableRawPointer?) {
  withRelay(context, otherwise: ()) { $0.columnsMoved?() }
}

private func releaseRelay(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  withRelay(context, otherwise: ()) { $0.clear() }
  Unmanaged<Relay>.fromOpaque(context).release()
  rehearsal_count_closure(-1)
}
