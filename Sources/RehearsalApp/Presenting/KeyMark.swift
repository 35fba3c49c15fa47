import DialogModel
import Gtk
import Stage
import StageGeometry
import WindowWords
import Workbench

/// The cap of a key that is pressed, over the foot of the stage, for people who watch.
@MainActor
final class KeyMark {
  var widget: DrawingArea { mark.widget }

  private let mark = PressMark()
  private var title: String?

  private static let room = Size(width: 96, height: 64)

  init() {
    widget.align(.center, .end)
    widget.accessibleRole = .image
    widget.setSizeRequest(width: KeyMark.room.width, height: KeyMark.room.height)
    widget.ignoresShowAll = true
    widget.onDraw { [weak self] painter, size in
      guard let self, let title else { return }
      KeyCap(title, age: mark.age).draw(painter, in: size)
    }
  }

  /// Shows the key that an input presses; what is no key is not shown.
  func show(_ input: Input) {
    guard let title = PressedKey.title(of: input) else { return }
    widget.accessibleName = title
    self.title = title
    mark.show()
  }
}

extension PresentingController {
  /// Marks what a scenario presses, for people who watch: the place of a tap, or the key.
  func markPress(_ input: Input) {
    stage.markTap(on: input)
    markKey(input)
  }

  /// Performs what a person does with a button of the device, and marks it.
  func press(_ input: Input) {
    markKey(input)
    workbench.send(input)
  }

  /// Shows the key that is pressed, where taps are marked.
  func markKey(_ input: Input) {
    if stage.marksTaps { keyMark.show(input) }
  }
}
