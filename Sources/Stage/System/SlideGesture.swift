import Gtk
import StageGeometry

/// A drag of a part of the system by a finger: it follows the finger, and continues or back when
/// that lets go.
@MainActor
final class SlideGesture {
  private var observer: DragObserver?
  private let slide: PageSlide
  /// How far the part is moved, in pixels.
  private(set) var offset = 0.0
  private let move: @MainActor (Double) -> Void

  /// - Parameters:
  ///   - widget: takes the press.
  ///   - range: how far it can be moved, in pixels.
  ///   - opens: whether a finger that lets go at an offset with a velocity, both in pixels, has
  ///     done it.
  ///   - move: called with the offset in pixels.
  ///   - done: called when it is done; the part stays where it is.
  init(
    on widget: Widget, _ axis: DragObserver.Axis,
    range: @escaping @MainActor () -> ClosedRange<Double>,
    opens: @escaping @MainActor (_ offset: Double, _ velocity: Double) -> Bool,
    move: @escaping @MainActor (Double) -> Void, done: @escaping @MainActor () -> Void
  ) {
    slide = PageSlide(on: widget)
    self.move = move
    observer = DragObserver(
      widget, axis,
      begin: { [weak self] in
        self?.slide.stop()
        return range() != 0...0
      },
      drag: { [weak self] in self?.follow(min(max($0, range().lowerBound), range().upperBound)) },
      end: { [weak self] velocity in
        guard let self else { return }
        if opens(offset, velocity) { done() } else { rest() }
      })
  }

  private func follow(_ offset: Double) {
    self.offset = offset
    move(offset)
  }

  /// Moves the part back to where it began.
  func rest() { slide.move(from: offset, to: 0) { [weak self] in self?.follow($0) } }

  /// Puts the part back to where it began, at once.
  func reset() {
    slide.stop()
    if offset != 0 { follow(0) }
  }
}
