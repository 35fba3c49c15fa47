import Gtk

/// Lets a person drag the rows of a list by their grips.
@MainActor
final class RowDrag {
  /// A row, and what it is dragged by.
  struct DraggedRow {
    let widget: Widget
    let grip: Widget
    /// Whether it can go elsewhere, and others can take its place.
    var isMovable = true
  }

  /// The rows as they are now.
  var rows: (@MainActor () -> [DraggedRow])?
  /// Called with the 0-based number of a row, and that of the row whose place it takes.
  var onMove: (@MainActor (Int, Int) -> Void)?

  /// What gets the pointer for the list; the list is its child.
  let ground = EventBox()
  private var drag: DragObserver?
  /// The row that is dragged, and the place where it would go.
  private var dragged: (from: Int, to: Int)?

  init(_ list: Widget) {
    ground.add(list)
    drag = DragObserver(
      ground, .down, begin: { [weak self] in self?.begin() ?? false },
      drag: { [weak self] in self?.drag(by: $0) }, end: { [weak self] _ in self?.drop() })
  }

  private func begin() -> Bool {
    guard let start = drag?.start else { return false }
    for (index, row) in (rows?() ?? []).enumerated() where row.isMovable {
      if let place = row.grip.translate(x: 0, y: 0, to: ground) {
        let size = row.grip.allocation
        let isIn =
          Double(place.x) <= start.x && start.x <= Double(place.x + size.width)
          && Double(place.y) <= start.y && start.y <= Double(place.y + size.height)
        if isIn {
          dragged = (index, index)
          return true
        }
      }
    }
    return false
  }

  private func drag(by distance: Double) {
    guard let from = dragged?.from, let start = drag?.start, let rows = rows?() else { return }
    let y = start.y + distance
    let middles = rows.map { row -> Double in
      let top = row.widget.translate(x: 0, y: 0, to: ground)?.y ?? 0
      return Double(top) + Double(row.widget.allocation.height) / 2
    }
    let others = middles.indices.filter { $0 != from }
    let places = rows.indices.filter { rows[$0].isMovable }
    let target = others.count { middles[$0] < y }
    let nearest = places.min { abs($0 - target) < abs($1 - target) } ?? from
    dragged = (from, nearest)
    for (index, row) in rows.enumerated() {
      row.widget.setClass("dragged", index == from)
      row.widget.setClass("drop-above", index == nearest && nearest < from)
      row.widget.setClass("drop-below", index == nearest && nearest > from)
    }
  }

  private func drop() {
    guard let (from, to) = dragged else { return }
    dragged = nil
    for row in rows?() ?? [] {
      for name in ["dragged", "drop-above", "drop-below"] { row.widget.setClass(name, false) }
    }
    if from != to { onMove?(from, to) }
  }
}
