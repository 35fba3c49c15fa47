import Gtk
import Stage
import Texts
import WindowWords

/// The controls of the stage as a menu, for windows without room for the buttons.
@MainActor
enum StageMenu {
  /// The menu with devices, looks and speeds.
  static func all() -> Menu {
    let menu = Menu()
    let device = devices()
    device.append(tr("Turn the device"), action: "win.turn")
    menu.appendSection(nil, device)
    let looks = Menu()
    for look in Look.all { looks.append(look.title, action: "win.look", text: look.name) }
    menu.appendSection(nil, looks)
    let speeds = Menu()
    for speed in Speed.all {
      speeds.append(speed.name, action: "win.speed", text: String(speed.slowness))
    }
    menu.appendSection(nil, speeds)
    return menu
  }

  /// The menu with the devices by size, and the switch for the on-screen keyboard.
  static func devices() -> Menu {
    let menu = Menu()
    let models = Menu()
    for model in DeviceModel.allCases {
      models.append(model.title, action: "win.device", text: model.rawValue)
    }
    menu.appendSection(nil, models)
    let keyboard = Menu()
    keyboard.append(tr("Keyboard on the screen"), action: "win.keyboard")
    menu.appendSection(nil, keyboard)
    return menu
  }
}
