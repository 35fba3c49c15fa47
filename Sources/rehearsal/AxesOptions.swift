public import ArgumentParser
public import DialogModel
import Texts

/// Options that say how the stage shows a prototype; no call depends on them.
struct AxesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      tr("The size of the prototype’s texts: small, normal, large or largest."),
      valueName: "size"),
    completion: .list(StageAxes.TextSize.allValueStrings))
  var textSize: StageAxes.TextSize?

  @Option(
    help: ArgumentHelp(
      tr("The direction of the prototype: ltr or rtl; without it that of the language."),
      valueName: "direction"),
    completion: .list(StageAxes.Direction.allValueStrings))
  var direction: StageAxes.Direction?

  @Option(
    help: ArgumentHelp(
      tr("The contrast of the prototype: normal or high."), valueName: "contrast"),
    completion: .list(StageAxes.Contrast.allValueStrings))
  var contrast: StageAxes.Contrast?

  /// What the options set.
  var value: StageAxes {
    StageAxes(
      textSize: textSize, direction: direction, contrast: contrast)
  }
}

extension WindowRequest {
  /// Asks the window to show its stage so.
  mutating func show(_ axes: StageAxes) {
    self["textSize"] = axes.textSize?.rawValue
    self["direction"] = axes.direction?.rawValue
    self["contrast"] = axes.contrast?.rawValue
  }
}

extension StageAxes.TextSize: ExpressibleByArgument {}
extension StageAxes.Direction: ExpressibleByArgument {}
extension StageAxes.Contrast: ExpressibleByArgument {}
