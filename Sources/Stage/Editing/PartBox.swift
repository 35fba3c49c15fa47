import Gtk
import StageGeometry

/// What takes the clicks on a part of the edited stage, and represents the part for assistive
/// technology.
@MainActor
final class PartBox {
  let part: StagePart
  let box = EventBox(above: true)
  /// Where the part is drawn, in points of the stage's ground.
  var place = Rectangle(x: 0, y: 0, width: 0, height: 0)
  var drawn: DrawnStagePart

  init(_ drawn: DrawnStagePart, _ editor: StageEditor) {
    self.drawn = drawn
    part = drawn.part
    box.accessibleRole = .listItem
    box.canFocus = true
    let part = drawn.part
    box.onButtonPress { [weak editor, weak self] press in
      guard let self, let editor else { return false }
      editor.press(self, press)
      return true
    }
    box.onButtonRelease { [weak editor] _ in
      editor?.endDrag()
      return true
    }
    box.onPointerPlace(
      moved: { [weak editor, weak self] x, y, isHeld in
        guard let self else { return }
        editor?.move(self, x, y, isHeld: isHeld)
      }, left: { [weak editor] in editor?.hover(nil) })
    box.onScroll { [weak editor, weak self] across, down in
      guard let self, let editor else { return false }
      return editor.scroll(self, across: across, down: down)
    }
    box.onFocusIn { [weak editor] in editor?.focused(part) }
    box.onKeyPress { [weak editor] press in editor?.onKey?(press, part) ?? false }
    box.show()
  }
}
