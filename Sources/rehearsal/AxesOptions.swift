import ArgumentParser
import DialogModel
import Texts

/// Options that say how the stage shows a prototype; no call depends on them.
struct AxesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      tr("The size of the prototype’s texts: small, normal, large or largest."),
      valueName: "size"),
    completion: .list(TextSizeName.allValueStrings))
  var textSize: TextSizeName?

  @Option(
    help: ArgumentHelp(
      tr("The direction of the prototype: ltr or rtl; without it that of the language."),
      valueName: "direction"),
    completion: .list(DirectionName.allValueStrings))
  var direction: DirectionName?

  @Option(
    help: ArgumentHelp(
      tr("The contrast of the prototype: normal or high."), valueName: "contrast"),
    completion: .list(ContrastName.allValueStrings))
  var contrast: ContrastName?

  /// Nothing is set; options that have not been parsed cannot be read.
  static var none: AxesOptions {
    var options = AxesOptions()
    options.textSize = nil
    options.direction = nil
    options.contrast = nil
    return options
  }

  /// What the options set.
  var value: StageAxes {
    StageAxes(
      textSize: textSize?.value, direction: direction?.value, contrast: contrast?.value)
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

/// A word of the model as an option names it.
struct ModelWord<Word: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument {
  let value: Word

  init?(argument: String) {
    guard let value = Word(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Word.allCases.map(\.rawValue) }
}

/// A size of texts as an option names it.
typealias TextSizeName = ModelWord<StageAxes.TextSize>
/// A direction as an option names it.
typealias DirectionName = ModelWord<StageAxes.Direction>
/// A contrast as an option names it.
typealias ContrastName = ModelWord<StageAxes.Contrast>
