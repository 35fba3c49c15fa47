public import Gtk
import StageGeometry

/// A drawing that marks a press: it comes with the press, and goes when the mark has its age.
@MainActor
public final class PressMark {
  /// What the mark is drawn on, with `onDraw`.
  public let widget = DrawingArea(takesInput: false)
  /// In microseconds since the first frame that shows it.
  public private(set) var age = 0.0

  private var isAnimated = true
  private var tick: TickCallback?
  /// The time of the first frame that shows it, in microseconds.
  private var begin: Int64?

  /// Makes a mark that is hidden.
  public init() {}

  /// Shows the mark from its beginning.
  ///
  /// - Parameter animated: whether it is drawn at each age; if not, it is shown and then hidden.
  public func show(animated: Bool = true) {
    (begin, age, isAnimated) = (nil, 0, animated)
    widget.show()
    widget.queueDraw()
    guard tick == nil else { return }
    tick = widget.addTickCallback { [weak self] now in self?.step(now) ?? false }
  }

  private func step(_ now: Int64) -> Bool {
    let start = begin ?? now
    begin = start
    age = Double(now - start)
    guard age < TapMark.length else {
      tick = nil
      widget.hide()
      return false
    }
    if isAnimated { widget.queueDraw() }
    return true
  }
}
