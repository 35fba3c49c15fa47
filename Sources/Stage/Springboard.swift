import DialogSimulator
import Gtk

/// What shows while the application is not in front: its icon, which brings it back.
@MainActor
final class Springboard {
  let canvas = Canvas()
  private let icon = Button()
  private let face = Canvas()
  private let letter: Label
  private let name: Label

  init(name text: String, send: @escaping @MainActor (Input) -> Void) {
    letter = Label(String(text.prefix(1)).uppercased())
    name = Label(text)
    name.addClass("name")
    name.setEllipsize(.end)
    face.addClass("face")
    face.add(letter)
    let column = Canvas()
    column.add(face, at: Rectangle(x: 12, y: 0, width: 60, height: 60))
    column.add(name, at: Rectangle(x: 0, y: 64, width: 84, height: 18))
    self.column = column
    icon.add(column)
    icon.addClass("app-icon")
    icon.accessibleName = text
    icon.setFocusOnClick(false)
    icon.passesScrolling()
    icon.onClicked { send(.launchApp) }
    canvas.addClass("springboard")
    canvas.add(icon)
    canvas.showAll()
  }

  private let column: Canvas

  func layOut(width: Double, height: Double, zoom: Double) {
    for part in [canvas, column, face] { part.zoom = zoom }
    face.setRectangle(Rectangle(x: 0, y: 0, width: 60, height: 60), of: letter)
    canvas.setRectangle(
      Rectangle(x: (width - 84) / 2, y: height * 0.38, width: 84, height: 84), of: icon)
  }
}
