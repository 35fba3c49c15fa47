public import DialogModel
public import StageGeometry
import Texts

/// What differs between the stages of a comparison.
public enum Comparison: String, CaseIterable, Sendable {
  case looks, languages, devices, textSizes

  /// Its name on a button.
  public var title: String {
    switch self {
    case .looks: tr("Looks")
    case .languages: tr("Languages")
    case .devices: tr("Devices")
    case .textSizes: tr("Text Sizes")
    }
  }

  /// One stage of a comparison.
  public struct Variant: Equatable, Sendable {
    /// The caption above the stage.
    public var title: String
    /// What it is called in the name of a file, the same in each language of the person; empty for
    /// what nothing is compared with.
    public var key = ""
    /// The look.
    public var look: Look
    /// The device.
    public var model: DeviceModel
    /// The size of texts, the direction and the contrast, as far as they are set.
    public var axes: StageAxes
    /// The code of the language; `nil` for the texts as they are written.
    public var language: String?
    /// How the device is held.
    public var orientation: Orientation

    /// A stage.
    public init(
      title: String = "", look: Look, model: DeviceModel, axes: StageAxes = StageAxes(),
      language: String? = nil, orientation: Orientation = .portrait
    ) {
      (self.title, self.look, self.model, self.axes) = (title, look, model, axes)
      (self.language, self.orientation) = (language, orientation)
    }

    /// The document as this stage shows it.
    public func prototype(of document: Prototype) -> Prototype {
      var prototype = document.localized(language)
      prototype.device = model.device
      prototype.axes = axes.over(prototype.axes)
      return prototype
    }
  }

  /// The most stages that are shown; documents may have more languages.
  public static let most = 48

  /// The stages that are compared, at most ``most``.
  ///
  /// - Parameter usual: what all stages have that does not differ.
  public func variants(of document: Prototype, like usual: Variant) -> [Variant] {
    func each<Value>(
      _ values: [Value], _ change: (inout Variant, Value) -> (title: String, key: String)
    ) -> [Variant] {
      values.map { value in
        var variant = usual
        (variant.title, variant.key) = change(&variant, value)
        return variant
      }
    }
    switch self {
    case .looks:
      return each(Look.all) { variant, look in
        variant.look = look
        return (look.title, look.name.replacing("_", with: "-"))
      }
    case .languages:
      let codes = document.strings.keys.sorted().prefix(Comparison.most - 1).map(Optional.some)
      return each([nil] + codes) { variant, code in
        variant.language = code
        return (code.map { LanguageNames.name(of: $0) } ?? tr("As written"), code ?? "source")
      }
    case .devices:
      return each(DeviceModel.allCases) { variant, model in
        variant.model = model
        return (model.title, model.rawValue)
      }
    case .textSizes:
      return each([StageAxes.TextSize.normal, .large, .largest]) { variant, size in
        variant.axes.textSize = size
        return (AxesText.title(of: size), size.rawValue)
      }
    }
  }

  /// How many texts are cut off, in a few words; empty if none is.
  public static func cutOff(_ count: Int) -> String {
    count == 0 ? "" : ntr("{n} text is cut off", "{n} texts are cut off", count)
  }

  /// How many texts are cut off on all stages, in a sentence.
  ///
  /// - Parameter counts: the number on each stage.
  public static func summary(_ counts: [Int]) -> String {
    let affected = counts.count { $0 > 0 }
    guard affected > 0 else { return tr("No text is cut off.") }
    return tr(
      "{texts} on {n} of {all} stages.",
      [
        "texts": cutOff(counts.reduce(0, +)), "n": String(affected), "all": String(counts.count),
      ])
  }
}
