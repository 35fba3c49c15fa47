import DialogModel
import DialogSimulator
import Gtk
import Stage

/// Lays out stages with everything that can be on them, at every zoom and in rooms of every size.
///
/// What is wrong shows in ``Complaints``.
@MainActor
enum SizeSweep {
  /// Everything that can be on a stage, once.
  private static let kinds = [
    "ten-and-long", "arabic", "login", "number-pad", "form", "bars", "home", "loader",
    "tablet-loader", "sheet-tall", "popover-own", "popover-inside", "popover-tall-last", "picker",
    "picker-view", "picker-view-tablet",
  ]
  /// The rooms in which a device is fitted, in pixels.
  private static let rooms = [
    (1, 1), (100, 100), (220, 220), (420, 420), (900, 900), (1600, 1600), (1600, 160), (160, 1600),
    (320, 700),
  ]

  /// - Returns: how often a stage was laid out.
  static func run() async -> Int {
    var count = 0
    for name in ["classic_light", "flat_dark"] {
      let upright = Scene.stress.filter { scene in
        kinds.contains { scene.name == "\(name)-\($0)" }
      }
      let scenes = upright + upright.map(\.onItsSide)
      let shown = scenes.map { scene in
        let run = scene.run()
        let (stage, window) = scene.stage(run)
        return (run: run, stage: stage, window: window)
      }
      func layOut(_ change: (Stage) -> Void) async {
        for one in shown {
          change(one.stage)
          one.stage.show(one.run)
        }
        // The second frame has the fonts of the zoom that the first one has found.
        await shown[0].stage.frames(2)
        count += shown.count
      }
      for percent in ZoomLevel.steps {
        await layOut { stage in
          stage.zoomLevel = .percent(percent)
          stage.widget.setSizeRequest(width: 700, height: 500)
        }
      }
      for (width, height) in rooms {
        await layOut { stage in
          stage.zoomLevel = .fit
          stage.widget.setSizeRequest(width: width, height: height)
        }
      }
      for one in shown { one.window.destroy() }
    }
    return count
  }
}
