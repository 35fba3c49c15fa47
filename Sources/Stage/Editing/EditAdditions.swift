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
      let (x, y) = middle(of: addition, place, zoom)
      canvas.setRectangle(
        Rectangle(
          x: x - size / 2, y: y - size / 2, width: size, height: size), of: button)
    }
  }

  /// The middle of a button next to a part.
  private func middle(
    of addition: Addition, _ place: Rectangle, _ zoom: Double
  ) -> (x: Double, y: Double) {
    let gap = 10 / zoom
    let (left, right) = (place.x - gap, place.maxX + gap)
    let (top, bottom) = (place.y, place.y + place.height)
    // At the bars, which are 44 points high; that of a screen is below the status bar.
    let bar = 22.0
    let status = if case .screen = addition.part.subject { 20.0 } else { 0.0 }
    return switch addition.side {
    case .left: (left, place.y + place.height / 2)
    case .right: (right, place.y + place.height / 2)
    case .above: (place.x + place.width / 2, top)
    // Below a screen is the home key.
    case .below: (place.x + place.width / (status > 0 ? 4 : 2), bottom + gap)
    case .topLeft: (left, top + status + bar)
    case .topRight: (right, top + status + bar)
    case .bottomLeft: (left, bottom - bar)
    case .bottomRight: (right, bottom - bar)
    }
  }
}
