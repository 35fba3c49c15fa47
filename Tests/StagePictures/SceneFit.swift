import CGtk
import DialogModel
import DialogSimulator
import Geometry
import Gtk
import PangoRuler
import Stage
import StageGeometry

/// Holds what a stage has drawn of a scene against the verdicts on its texts, which need no display.
@MainActor
enum SceneFit {
  /// Compares every scene.
  static func run(_ scenes: [Scene], _ report: (Bool, String) -> Void) async {
    guard let ruler = PangoRuler(font: "Cantarell 11") else {
      return report(false, "there is no Pango")
    }
    var (compared, cut, shrunk, wrapped) = (0, 0, 0, 0)
    var differences: [String] = []
    var left: [String: Int] = [:]
    for scene in scenes {
      let scene = scene.with {
        ($0.isAnimated, $0.percent, $0.scale) = (false, 100, 1)
      }
      let simulator = scene.run()
      let (stage, window) = scene.stage(simulator)
      await stage.frames(3)
      stage.show(simulator)
      await stage.frames(3)
      let axes = ShownAxes(of: scene.prototype)
      let fit = DialogFit(
        on: DeviceMetrics(stage.model, simulator.state.orientation),
        LookVariant(scene.look, textSize: axes.textSize, contrast: axes.contrast), ruler)
      let texts =
        fit.dialogs(in: simulator) + fit.views(in: simulator) + fit.screen(in: simulator)
      for drawn in stage.shownTexts {
        guard let verdict = texts.first(where: { $0.place == .part(drawn.part) }) else {
          left[drawn.part.text.map { "\($0)" } ?? "\(drawn.part.subject)", default: 0] += 1
          continue
        }
        compared += 1
        cut += drawn.isCut ? 1 : 0
        shrunk += drawn.scale < 1 ? 1 : 0
        wrapped += drawn.lines > 1 ? 1 : 0
        let lines = verdict.isCut ? drawn.lines : verdict.lines
        if drawn.isCut != verdict.isCut || drawn.scale != verdict.scale || drawn.lines != lines {
          differences.append(
            "\(scene.name): “\(verdict.text)” is drawn \(drawn.isCut ? "cut" : "whole") at "
              + "\(drawn.scale) in \(drawn.lines), and said to be "
              + "\(verdict.isCut ? "cut" : "whole") at \(verdict.scale) in \(verdict.lines); it "
              + "needs \(verdict.needs) and has \(verdict.has)")
        }
      }
      window.destroy()
    }
    for difference in differences.prefix(20) { print("# \(difference)") }
    for (what, count) in left.sorted(by: { $0.value > $1.value }).prefix(30) {
      print("# without verdict: \(what) \(count)")
    }
    report(
      differences.isEmpty && compared > 1_000 && cut > 5 && shrunk > 20 && wrapped > 50,
      "of \(compared) texts in \(scenes.count) scenes \(cut) are cut, \(shrunk) shrunk and "
        + "\(wrapped) in several lines, as the verdicts say; \(differences.count) are not")
  }
}

extension ShownAxes {
  fileprivate init(of prototype: Prototype) {
    self.init()
    begin(prototype)
  }
}
