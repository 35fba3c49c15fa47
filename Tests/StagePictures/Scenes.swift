import DialogModel
import DialogSimulator
import Stage

extension Scene {
  /// What is kept as pictures: one alert in each look on each device, held both ways, a column,
  /// fields over a keyboard, a loader, and a sheet on each device; an alert and a screen at the
  /// ends of the stage's axes.
  static var golden: [Scene] {
    Look.all.flatMap { look -> [Scene] in
      let phone = Scene("\(look.name)-phone", document: Documents.signOut).with { $0.look = look }
      let column = Scene("\(look.name)-column", document: Documents.column).with {
        $0.look = look
      }
      let field = Scene("\(look.name)-fields", document: Documents.login).with { $0.look = look }
      let loader = Scene.loader.with {
        $0.name = "\(look.name)-loader"
        $0.look = look
      }
      let tablet = phone.with {
        $0.name = "\(look.name)-tablet"
        $0.prototype.device = .tablet
        $0.model = .tablet
        $0.percent = 25
      }
      return [phone, look.isDark ? tablet : column, look.isDark ? column.onItsSide : tablet]
        + [field, loader] + goldenSheets(look) + goldenPickers(look) + goldenAxes(look)
        + goldenControls(look) + goldenViews(look) + goldenWays(look) + goldenSystem(look)
    }
  }

  /// A job in the place of an alert's buttons.
  private static var loader: Scene {
    Scene("loader", document: Documents.loader).with {
      $0.afterwards = [.tapButton(DialogID(0), index: 1)]
    }
  }

  /// The controls of a settings screen, and tabs.
  private static func goldenControls(_ look: Look) -> [Scene] {
    [("controls", Documents.controls), ("tabs", Documents.tabs)].map { name, document in
      Scene("\(look.name)-\(name)", document: document, shown: false).with { $0.look = look }
    }
  }

  /// What is hard to lay out, in each look.
  static var stress: [Scene] {
    let documents = [
      ("sign-out", Documents.signOut), ("column", Documents.column),
      ("long-title", Documents.longTitle), ("long-buttons", Documents.longButtons),
      ("long-message", Documents.longMessage), ("ten-buttons", Documents.tenButtons),
      ("ten-and-long", Documents.tenAndLong), ("russian", Documents.russian),
      ("german", Documents.german), ("japanese", Documents.japanese),
      ("arabic", Documents.arabic), ("emoji", Documents.emoji), ("bare", Documents.bare),
      ("no-buttons", Documents.noButtons), ("login", Documents.login),
      ("number-pad", Documents.numberPad),
    ]
    let alerts = documents.map { Scene($0.0, document: $0.1) }
    let bars = Scene("bars", document: Documents.bars, shown: false)
    let black = bars.with {
      $0.name = "black-bars"
      $0.prototype.screens[0].barStyle = .black
    }
    let form = Scene("form", document: Documents.form, shown: false).with {
      $0.inputs = [.tapControl(ControlID(screen: ScreenID(0), index: 6))]
    }
    let controls = Scene("controls", document: Documents.controls, shown: false)
    let tabs = Scene("tabs", document: Documents.tabs, shown: false)
    let home = Scene("home", document: Documents.signOut).with { $0.inputs = [.home] }
    let entering = Scene("entering", document: Documents.signOut).with { $0.later = 125 }
    let short = Scene("short-phone", document: Documents.tenButtons).with {
      $0.model = .shortPhone
    }
    let login = alerts[14]
    let tabletLoader = loader.with {
      $0.name = "tablet-loader"
      $0.model = .tablet
      $0.prototype.device = .tablet
    }
    let turned = [alerts[1], alerts[4], alerts[5], bars, login].map(\.onItsSide)
    let large = Scene("200-percent", document: Documents.column).with { $0.percent = 200 }
    let tablet = Scene("tablet", document: Documents.column).with {
      $0.model = .tablet
      $0.prototype.device = .tablet
    }
    let more = [loader, tabletLoader] + turned + [large] + sheets + pickers
    let scenes = alerts + [bars, black, form, home, entering, short, tablet, controls, tabs]
    return Look.all.flatMap { look in
      (scenes + more + axes(of: scenes + more)).map { scene in
        scene.with {
          $0.look = look
          $0.name = "\(look.name)-\(scene.name)"
          if $0.percent == 50 { $0.percent = scene.model == .tablet ? 40 : 100 }
        }
      }
    }
  }

  /// The same with the device on its side.
  var onItsSide: Scene {
    with {
      $0.name += "-landscape"
      $0.inputs.insert(.rotate(.landscape), at: 0)
    }
  }
}
