import Gtk
import StageGeometry

/// The picture behind the home screen and the lock screen: an evening sky over hills.
@MainActor
final class WallpaperArea {
  let widget: DrawingArea
  private var room: SystemRoom?
  /// Draws what lies over the picture, in points.
  var overlay: (@MainActor (Painter, SystemRoom) -> Void)?

  /// - Parameter takesInput: whether clicks end here.
  init(takesInput: Bool = false) {
    widget = DrawingArea(takesInput: takesInput)
    widget.onDraw { [weak self] painter, _ in
      guard let self, let room else { return }
      painter.scale(room.zoom)
      WallpaperArea.draw(painter, room, on: widget)
      overlay?(painter, room)
    }
  }

  /// Draws it for a room with the next frame.
  func layOut(_ room: SystemRoom) {
    self.room = room
    widget.queueDraw()
  }

  private static func draw(_ painter: Painter, _ room: SystemRoom, on widget: Widget) {
    let (width, height) = (room.whole.width, room.whole.height)
    painter.setLinearGradient(
      from: (0, 0), to: (0, height),
      zip(Wallpaper.stops, 1...).map { ($0, room.color("wall_\($1)", of: widget)) })
    painter.paint()
    for (hills, name) in zip(Wallpaper.hills, ["hill_far", "hill"]) {
      let top = hills.map(\.y).min() ?? 0
      painter.move(to: 0, height)
      for point in hills { painter.line(to: point.x * width, point.y * height) }
      painter.line(to: width, height)
      painter.closePath()
      painter.setLinearGradient(
        from: (0, top * height), to: (0, height),
        [
          (0, room.color("\(name)_top", of: widget)), (1, room.color("\(name)_foot", of: widget)),
        ])
      painter.fill()
    }
  }
}
