import DialogModel
import DialogSimulator
import Stage

extension Scene {
  /// Each end of each axis of the stage.
  private static let ends: [(name: String, axes: StageAxes)] = [
    ("largest", StageAxes(textSize: .largest)), ("rtl", StageAxes(direction: .rtl)),
    ("high", StageAxes(contrast: .high)),
  ]

  /// The same on other axes of the stage.
  private func on(_ axes: StageAxes, _ name: String) -> Scene {
    with {
      $0.prototype.axes = axes
      $0.name += "-\(name)"
    }
  }

  /// An alert and a screen at each end of each axis.
  static func goldenAxes(_ look: Look) -> [Scene] {
    guard !look.isDark else { return [] }
    let alert = Scene("\(look.name)-alert", document: Documents.signOut)
    let screen = Scene("\(look.name)-screen", document: Documents.bars, shown: false)
    return ends.flatMap { end in
      [alert, screen].map { scene in scene.on(end.axes, end.name).with { $0.look = look } }
    }
  }

  /// What is hard to lay out at the ends of the axes, of scenes that have their names.
  static func axes(of scenes: [Scene]) -> [Scene] {
    let every =
      ends + [
        ("small", StageAxes(textSize: .small)),
        ("all", StageAxes(textSize: .largest, direction: .rtl, contrast: .high)),
      ]
    let hard = [
      "sign-out", "long-title", "long-message", "ten-buttons", "login", "loader", "bars", "form",
      "controls", "tabs",
      "sheet", "sheet-translucent", "popover-edit", "popover-own", "picker", "picker-view",
    ]
    let rightToLeft = scenes.filter { $0.name == "arabic" }.map { $0.on(StageAxes(), "as-written") }
    return rightToLeft
      + every.flatMap { end in
        scenes.filter { hard.contains($0.name) }.map { $0.on(end.axes, end.name) }
      }
  }
}
