import Gtk
import StageGeometry

/// The movement of pages that come to rest, fast at first.
@MainActor
final class PageSlide {
  private unowned let widget: Widget
  private var tick: TickCallback?

  init(on widget: Widget) { self.widget = widget }

  var isMoving: Bool { tick != nil }

  /// Calls the closure with each offset on the way from one to another; with the last one at once
  /// where the desktop wants no animations.
  func move(from start: Double, to end: Double, _ place: @escaping @MainActor (Double) -> Void) {
    stop()
    guard start != end, Settings.standard.animationsEnabled else { return place(end) }
    var began: Int64?
    tick = widget.addTickCallback { [weak self] now in
      let first = began ?? now
      began = first
      let way = PageMotion.way(after: Double(now - first) / 1000)
      if way == 1 { self?.tick = nil }
      place(start + (end - start) * way)
      return way < 1
    }
  }

  func stop() {
    tick?.remove()
    tick = nil
  }
}
