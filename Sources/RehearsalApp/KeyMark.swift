import DialogModel
import Gtk
import Stage
import StageGeometry

/// The cap of a key that is pressed, over the foot of the stage, for people who watch.
@MainActor
final class KeyMark {
  let widget = DrawingArea(takesInput: false)

  private var input: Input?
  private var tick: TickCallback?
  /// The time of the first frame that shows it, in microseconds.
  private var begin: Int64?
  /// In microseconds.
  private var age = 0.0

  private static let room = Size(width: 96, height: 64)

  init() {
    widget.align(.center, .end)
    widget.accessibleRole = .image
    widget.setSizeRequest(width: KeyMark.room.width, height: KeyMark.room.height)
    widget.ignoresShowAll = true
    widget.onDraw { [weak self] painter, size in
      guard let self, let input else { return }
      KeyCap(input, age: age)?.draw(painter, in: size)
    }
  }

  /// Shows the key that an input presses; what is no key is not shown.
  func show(_ input: Input) {
    guard let cap = KeyCap(input, age: 0) else { return }
    widget.accessibleName = cap.title
    self.input = input
    (begin, age) = (nil, 0)
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
    widget.queueDraw()
    return true
  }
}

extension MainWindow {
  /// Marks what a scenario presses, for people who watch: the place of a tap, or the key.
  func markPress(_ input: Input) {
    stage.markTap(on: input)
    markKey(input)
  }

  /// Shows the key that is pressed, where taps are marked.
  func markKey(_ input: Input) {
    if stage.marksTaps { keyMark.show(input) }
  }
}
