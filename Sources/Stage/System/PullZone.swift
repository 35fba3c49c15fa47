import Gtk

/// The zone at the top of the screen out of which Notification Center is pulled.
@MainActor
final class PullZone {
  let widget = EventBox(above: true)
  private var observer: DragObserver?
  /// Whether the press has become a drag, which is no tap.
  private var hasDragged = false

  /// - Parameters:
  ///   - drag: called with the way down in pixels.
  ///   - end: called when the finger lets go, with its velocity down in pixels a second.
  ///   - tap: called for a press without a drag, with its place in pixels of the zone.
  init(
    drag: @escaping @MainActor (Double) -> Void, end: @escaping @MainActor (Double) -> Void,
    tap: @escaping @MainActor (Double, Double) -> Void
  ) {
    widget.passesScrolling()
    observer = DragObserver(
      widget, .down,
      begin: { [weak self] in
        self?.hasDragged = false
        return true
      },
      drag: { [weak self] in
        self?.hasDragged = true
        drag($0)
      }, end: end)
    widget.onButtonRelease { [weak self] press in
      if let self, press.button == 1, !hasDragged { tap(press.x, press.y) }
      return true
    }
    widget.show()
  }
}
