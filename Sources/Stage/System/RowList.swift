import Gtk
import StageGeometry

/// The rows of notifications in a list of the system, one below the other; the list scrolls.
@MainActor
final class RowList {
  let canvas = Canvas()
  private(set) var rows: [NotificationRow] = []
  private let make: @MainActor (SystemScene.Entry) -> NotificationRow

  init(name: String, make: @escaping @MainActor (SystemScene.Entry) -> NotificationRow) {
    self.make = make
    canvas.addClass("notifications")
    canvas.accessibleRole = .list
    canvas.accessibleName = name
    canvas.setClips(true)
    canvas.setFadesAtEdges(true)
    canvas.show()
  }

  /// Shows these notifications; one that has a row keeps it.
  func show(_ entries: [SystemScene.Entry], hint: (SystemScene.Entry, Int) -> String?) {
    let kept = Dictionary(rows.map { ($0.entry.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(entries.map(\.id))
    for row in rows where !ids.contains(row.entry.id) {
      for part in [row.button, row.veil] as [Widget] { canvas.remove(part) }
    }
    rows = entries.map { entry in
      if let row = kept[entry.id] { return row }
      let row = make(entry)
      canvas.add(row.button)
      canvas.add(row.veil)
      canvas.setConcealed(true, row.veil)
      row.button.showAll()
      row.veil.show()
      return row
    }
    for (index, row) in rows.enumerated() {
      row.update(entries[index], hint: hint(entries[index], index))
      row.button.setAccessiblePosition(index + 1, of: rows.count)
      row.button.setClass("first", index == 0)
      // They are read from the newest to the oldest.
      if kept[row.entry.id] == nil {
        canvas.reorder(row.button, to: 2 * index)
        canvas.reorder(row.veil, to: 2 * index + 1)
      }
    }
  }

  /// The heights of the rows, in points.
  func heights(_ metrics: NotificationRow.Metrics, _ room: SystemRoom) -> [Double] {
    rows.map { $0.height(metrics, room) }
  }

  /// Places the rows, in points of the list.
  func layOut(_ places: [Rectangle], _ metrics: NotificationRow.Metrics, _ room: SystemRoom) {
    canvas.zoom = room.zoom
    for (row, place) in zip(rows, places) {
      for part in [row.button, row.veil] as [Widget] { canvas.setRectangle(place, of: part) }
      row.layOut(metrics, height: place.height, room)
    }
    canvas.setContentHeight(places.last.map { $0.y + $0.height } ?? 0)
  }
}
