import DialogModel
import Gtk
import Stage
import Texts
import WindowWords

/// The controls of the stage as menus, which mark what is chosen.
@MainActor
enum StageMenu {
  /// The menu with devices, looks and speeds.
  static func all() -> Menu {
    let menu = Menu()
    let device = models()
    device.append(tr("Turn the device"), action: "win.turn")
    menu.appendSection(nil, device)
    let buttons = Menu()
    buttons.appendSubmenu(tr("Buttons, Clock and Sound"), DeviceActions.menu())
    menu.appendSection(nil, buttons)
    let looks = Menu()
    for look in Look.all { looks.append(look.title, action: "win.look", text: look.name) }
    menu.appendSection(nil, looks)
    menu.appendSection(nil, axes())
    let speeds = Menu()
    for speed in Speed.all {
      speeds.append(speed.name, action: "win.speed", text: String(speed.slowness))
    }
    menu.appendSection(nil, speeds)
    return menu
  }

  /// The menu of the stage: what can be done with what is under the pointer, and with a picture.
  static func context() -> Menu {
    let menu = Menu()
    let whole = Menu()
    whole.append(tr("Edit This"), action: "win.edit-this")
    whole.append(tr("Side by Side"), action: "win.side-by-side")
    whole.append(tr("Share…"), action: "win.share")
    for section in [whole] + pictureSections() { menu.appendSection(nil, section) }
    return menu
  }

  /// The menu with what can be done with a picture of the stage, and what a picture shows.
  static func pictures() -> Menu {
    let menu = Menu()
    for section in pictureSections() { menu.appendSection(nil, section) }
    return menu
  }

  private static func pictureSections() -> [Menu] {
    let tasks = Menu()
    tasks.append(tr("Copy Picture"), action: "win.copy-picture")
    tasks.append(tr("Copy as SVG"), action: "win.copy-svg")
    tasks.append(tr("Save Picture…"), action: "win.save-picture")
    let parts = Menu()
    for part in StageShot.Part.allCases {
      parts.append(title(of: part), action: "win.picture-part", text: part.rawValue)
    }
    let scales = Menu()
    for scale in StageShot.scales {
      scales.append(
        tr("{n}× size", ["n": String(scale)]), action: "win.picture-scale", text: String(scale))
    }
    let reference = Menu()
    reference.append(tr("Reference Picture…"), action: "win.reference-picture")
    return [tasks, parts, scales, reference]
  }

  private static func title(of part: StageShot.Part) -> String {
    switch part {
    case .device: tr("With the Device")
    case .screen: tr("Screen Alone")
    case .dialog: tr("Dialog Alone")
    }
  }

  /// The menu with the zooms.
  static func zooms() -> Menu {
    let menu = Menu()
    menu.append(tr("Fit", context: "zoom"), action: "win.zoom", text: ZoomLevel.fit.name)
    let steps = Menu()
    for step in ZoomLevel.steps {
      steps.append(
        StageBarText.percent(step), action: "win.zoom", text: ZoomLevel.percent(step).name)
    }
    menu.appendSection(nil, steps)
    let changes = Menu()
    changes.append(tr("Larger"), action: "win.zoom-in")
    changes.append(tr("Smaller"), action: "win.zoom-out")
    menu.appendSection(nil, changes)
    return menu
  }

  /// The menu next to the devices: their sizes, the on-screen keyboard, and the axes of the stage.
  static func devices() -> Menu {
    let menu = models()
    menu.appendSection(nil, axes())
    let device = Menu()
    device.appendSubmenu(tr("Buttons, Clock and Sound"), DeviceActions.menu())
    menu.appendSection(nil, device)
    return menu
  }

  /// The axes of the stage, each with its choices in a menu of its own.
  private static func axes() -> Menu {
    let menu = Menu()
    for axis in StageAxes.Axis.allCases {
      menu.appendSubmenu(AxesText.title(of: axis), axis.menu)
    }
    return menu
  }

  /// The menu with the devices by size, and the switch for the on-screen keyboard.
  private static func models() -> Menu {
    let menu = Menu()
    let models = Menu()
    for model in DeviceModel.allCases {
      models.append(model.title, action: "win.device", text: model.rawValue)
    }
    menu.appendSection(nil, models)
    let keyboard = Menu()
    keyboard.append(tr("Keyboard on the screen"), action: "win.keyboard")
    keyboard.append(tr("Reading Order of VoiceOver"), action: "win.reading-order")
    menu.appendSection(nil, keyboard)
    return menu
  }
}
