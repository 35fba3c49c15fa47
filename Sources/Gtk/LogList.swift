import CGtk
import CGtkBridge

// The C view owns a relay, which holds the source and the closures. The LogList
// holds the relay too, but the relay does not hold the LogList: neither keeps the
// other alive through C. When the widget is destroyed the relay is emptied, so
// that a source which holds its LogList goes as well.

/// Where the rows of a log's list come from.
@MainActor public protocol LogListSource: AnyObject {
  /// How many rows there are.
  var rowCount: Int { get }

  /// The row at an index from 0; asked only for rows near those in sight.
  func row(at index: Int) -> LogListRow
}

/// The event log's list: any number of rows, of which only those near the ones in sight are
/// asked for.
///
/// Put it into a `ScrolledWindow`. Rows are named by their index in the source, from 0.
@MainActor public final class LogList: Widget {
  private let relay: Relay

  /// The columns, in order; the glyph's column has no title.
  public enum Column: Int, Sendable, CaseIterable {
    case number, milliseconds, delta, glyph, target, call, returned
  }

  /// A list without rows; assistive technology knows it by the name.
  public init(name: String) {
    relay = Relay()
    var table = RehearsalLogSource(
      n_rows: countRows, get_row: getRow, selected: tellSelected, activated: tellActivated,
      follow_changed: tellFollow, destroy: releaseRelay)
    rehearsal_count_closure(1)
    super.init(
      retaining: rehearsal_log_view_new(&table, Unmanaged.passRetained(relay).toOpaque()))
    rehearsal_log_view_set_name(opaque, name)
  }

  /// The rows; held strongly until the widget is destroyed.
  public var source: (any LogListSource)? {
    get { relay.source }
    set {
      relay.source = newValue
      rowsReset()
    }
  }

  /// Sets the titles of all columns, in order; columns without one have an empty title.
  public func setTitles(_ titles: [Column: String]) {
    for column in Column.allCases {
      rehearsal_log_view_set_title(opaque, Int32(column.rawValue), titles[column] ?? "")
    }
  }

  /// Sets a column's width in pixels, with the gap before it; `nil` hides it.
  ///
  /// The call has what is left.
  public func setWidth(_ width: Int?, _ column: Column) {
    rehearsal_log_view_set_column_width(opaque, Int32(column.rawValue), Int32(clamping: width ?? 0))
  }

  /// The width of a digit in the list's font, in pixels.
  public var digitWidth: Int { Int(rehearsal_log_view_digit_width(opaque)) }

  /// Draws in other colours.
  public func setLook(_ look: LogLook) { rehearsal_log_view_set_look(opaque, look.c) }

  /// Tells that rows were added at the end; what is in sight stays, unless the end is followed.
  ///
  /// Cheap, however often: the work is done once a frame.
  public func rowsAppended() { rehearsal_log_view_rows_appended(opaque) }

  /// Tells that everything may have changed.
  ///
  /// The place stays as far as there are rows. The selection goes, without a call of
  /// `onSelectionChanged`: select again what is still there.
  public func rowsReset() { rehearsal_log_view_rows_reset(opaque) }

  /// Tells that one row changed.
  public func rowChanged(_ index: Int) { rehearsal_log_view_row_changed(opaque, index) }

  /// Brings a row into sight, into the middle if it was far away; ends following unless that
  /// shows the end.
  public func scroll(to index: Int) { rehearsal_log_view_scroll_to(opaque, index) }

  /// The rows wholly or partly in sight; empty without rows.
  public var visibleRows: Range<Int> {
    var first = 0
    var last = 0
    rehearsal_log_view_get_visible(opaque, &first, &last)
    return first < 0 ? 0..<0 : first..<(last + 1)
  }

  /// How many rows are wholly in sight where there are enough.
  public var rowsPerPage: Int { rehearsal_log_view_page_rows(opaque) }

  /// Whether rows that are appended come into sight.
  ///
  /// A person who scrolls away ends it, and begins it again by scrolling to the end.
  public var follows: Bool {
    get { rehearsal_log_view_get_follow(opaque) }
    set { rehearsal_log_view_set_follow(opaque, newValue) }
  }

  /// The selected row, whether it is in sight or not; setting it does not scroll.
  public var selectedRow: Int? {
    get {
      let row = rehearsal_log_view_get_selected(opaque)
      return row < 0 ? nil : row
    }
    set { rehearsal_log_view_select(opaque, newValue ?? -1) }
  }

  /// Calls the closure, the only one, when scrolling ended following or began it again.
  public func onFollowChanged(_ call: @escaping @MainActor (Bool) -> Void) {
    relay.followChanged = call
  }

  /// Calls the closure, the only one, when a person selected another row, or none.
  public func onSelectionChanged(_ call: @escaping @MainActor (Int?) -> Void) {
    relay.selectionChanged = call
  }

  /// Calls the closure, the only one, with a row that was double-clicked or on which Enter, its
  /// triangle or its link was pressed.
  public func onRowActivated(_ call: @escaping @MainActor (Int) -> Void) {
    relay.rowActivated = call
  }
}

/// A selector as the list cuts it where so many characters of it have no room.
public func shortenedSelector(_ selector: String, by count: Int) -> String {
  takenString(created(rehearsal_log_shortened(selector, count)))
}

/// The lists, and the models in them, that are alive; for leak tests.
public var liveLogLists: Int { Int(rehearsal_log_live_count()) }

@MainActor private final class Relay {
  var source: (any LogListSource)?
  var followChanged: (@MainActor (Bool) -> Void)?
  var selectionChanged: (@MainActor (Int?) -> Void)?
  var rowActivated: (@MainActor (Int) -> Void)?

  func clear() {
    source = nil
    followChanged = nil
    selectionChanged = nil
    rowActivated = nil
  }
}

// What C calls, on the main thread. Bound to no actor, as for every closure that C holds.

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

private func tellFollow(_ context: UnsafeMutableRawPointer?, _ follows: Bool) {
  withRelay(context, otherwise: ()) { $0.followChanged?(follows) }
}

private func releaseRelay(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  withRelay(context, otherwise: ()) { $0.clear() }
  Unmanaged<Relay>.fromOpaque(context).release()
  rehearsal_count_closure(-1)
}
