import CGtk
import CGtkBridge

/// A widget that a closure draws, with rows for assistive technology as a tree of two levels.
///
/// Rows are counted from 0, those of both levels together.
@MainActor public final class TreeArea: DrawingArea {
  /// Makes an empty area; set an accessible name too.
  public init() { super.init(own: rehearsal_tree_area_new()) }

  /// Replaces all rows; one is below the last one before it that is below none.
  public func replaceRows(_ rows: [(name: String, isBelow: Bool)]) {
    rehearsal_tree_area_begin(widget)
    for row in rows { rehearsal_tree_area_add(widget, row.name, row.isBelow) }
    rehearsal_tree_area_end(widget)
  }

  /// Renames a row.
  public func rename(_ row: Int, _ name: String) {
    rehearsal_tree_area_rename(widget, Int32(clamping: row), name)
  }

  /// Sets where a row is drawn, in pixels of the area.
  public func place(_ row: Int, _ place: Rectangle) {
    let edges = [place.x, place.y, place.width, place.height].map { Int32(clamping: Int($0)) }
    rehearsal_tree_area_place(
      widget, Int32(clamping: row), edges[0], edges[1], edges[2], edges[3])
  }

  /// The row that has the keyboard's focus while the area has it; `nil` for none.
  public var current: Int? {
    didSet {
      rehearsal_tree_area_set_current(widget, current.map { Int32(clamping: $0) } ?? -1)
    }
  }

  /// Sets what the one action of each row is called, in all areas.
  public static func nameAction(_ title: String) { rehearsal_tree_area_name_action(title) }

  /// Calls the closure with a row that assistive technology activates.
  @discardableResult
  public func onRowActivated(_ call: @escaping @MainActor (Int) -> Void) -> SignalHandler {
    connectHandling("tree-row-activated") { arguments in
      call(arguments.integer(0))
      return false
    }
  }
}
