import Gtk
import StageGeometry

// The round buttons that add something to a part.

extension StageEditor {
  /// The length of their edges, in pixels.
  private static let size = 24.0

  /// Makes and places the buttons.
  func showAdditions() {
    let wanted = entry == nil ? additions?() ?? [] : []
    while plusButtons.count > wanted.count { canvas.remove(plusButtons.removeLast()) }
    while plusButtons.count < wanted.count {
      let button = Gtk.Button(icon: "list-add-symbolic")
      button.addClass("edit-add")
      button.setFocusOnClick(false)
      let index = plusButtons.count
      button.onClicked { [weak self] in
        guard let self, additionActions.indices.contains(index) else { return }
        additionActions[index]()
      }
      plusButtons.append(button)
      canvas.add(button)
      button.showAll()
    }
    additionActions = wanted.map(\.perform)
    let zoom = stage.zoom.value
    let size = StageEditor.size / zoom
    for (button, addition) in zip(plusButtons, wanted) {
      button.accessibleName = addition.name
      button.tooltip = addition.name
      guard let place = place(of: addition.part) else {
        button.isVisible = false
        continue
      }
      button.isVisible = true
      let gap = 10 / zoom
      let (x, y) =
        switch addition.side {
        case .left: (place.x - gap - size / 2, place.y + place.height / 2 - size / 2)
        case .right: (place.maxX + gap - size / 2, place.y + place.height / 2 - size / 2)
        case .above: (place.x + place.width / 2 - size / 2, place.y - size / 2)
        case .below: (place.x + place.width / 2 - size / 2, place.y + place.height - size / 2)
        }
      canvas.setRectangle(Rectangle(x: x, y: y, width: size, height: size), of: button)
    }
  }
}
