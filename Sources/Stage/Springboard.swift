import DialogModel
import DialogSimulator
import Gtk

/// The home screen, shown while the application is in the background, with the icon to return to it.
@MainActor
final class Springboard {
  let canvas = Canvas()
  private let button = Button()
  private let face = Canvas()
  private let picture: AppIcon
  private let name: Label

  init(name text: String, icon: AppIcon, send: @escaping @MainActor (Input) -> Void) {
    picture = icon
    name = Label(text)
    name.addClass("name")
    name.setEllipsize(.end)
    face.addClass("face")
    face.add(icon.widget)
    let column = Canvas()
    column.add(face, at: Rectangle(x: 12, y: 0, width: 60, height: 60))
    column.add(name, at: Rectangle(x: 0, y: 64, width: 84, height: 18))
    self.column = column
    button.add(column)
    button.addClass("app-icon")
    button.accessibleName = text
    button.setFocusOnClick(false)
    button.passesScrolling()
    button.onClicked { send(.launchApp) }
    canvas.addClass("springboard")
    canvas.add(button)
    canvas.showAll()
  }

  private let column: Canvas

  /// Whether a tap on the icon starts the application or returns to it.
  var isEnabled: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }

  /// The widget that gets the taps on the icon.
  var target: Widget { button }

  func layOut(width: Double, height: Double, zoom: Double) {
    for part in [canvas, column, face] { part.zoom = zoom }
    face.setRectangle(Rectangle(x: 0, y: 0, width: 60, height: 60), of: picture.widget)
    picture.layOut(zoom: zoom)
    canvas.setRectangle(
      Rectangle(x: (width - 84) / 2, y: height * 0.38, width: 84, height: 84), of: button)
  }
}
