public import DialogModel
public import StageGeometry

/// How a part of a document is shown when its texts are measured.
public struct FitSetting: Hashable, Sendable {
  /// The code of the language; `nil` for the texts as they are written.
  public var language: String?
  /// The size of the texts.
  public var size: StageAxes.TextSize
  /// The device.
  public var model: DeviceModel
  /// How the device is held.
  public var orientation: Orientation
  /// The look; its colours do not matter.
  public var theme: Look.Theme

  /// A setting.
  public init(
    language: String?, size: StageAxes.TextSize, model: DeviceModel, orientation: Orientation,
    theme: Look.Theme
  ) {
    (self.language, self.size, self.model) = (language, size, model)
    (self.orientation, self.theme) = (orientation, theme)
  }
}

/// The settings that a document is measured in: each language with each size, and so on.
public struct FitAxes: Hashable, Sendable {
  /// The codes of the languages; `nil` is for the texts as they are written.
  public var languages: [String?]
  /// The sizes of texts.
  public var sizes: [StageAxes.TextSize]
  /// The devices.
  public var models: [DeviceModel]
  /// How the devices are held.
  public var orientations: [Orientation]
  /// The looks.
  public var themes: [Look.Theme]

  /// Settings.
  public init(
    languages: [String?], sizes: [StageAxes.TextSize], models: [DeviceModel],
    orientations: [Orientation], themes: [Look.Theme]
  ) {
    (self.languages, self.sizes, self.models) = (languages, sizes, models)
    (self.orientations, self.themes) = (orientations, themes)
  }

  /// All that a document may be shown with: its languages, every size of texts that its era has, a
  /// phone and a tablet, both orientations, and both looks.
  public init(of document: Prototype) {
    languages = [nil] + document.strings.keys.sorted().map(Optional.some)
    sizes = document.era == .ios3 ? [.normal] : StageAxes.TextSize.allCases
    models = [.phone, .tablet]
    orientations = Orientation.allCases
    themes = Look.Theme.allCases
  }

  /// The number of settings.
  public var count: Int {
    languages.count * sizes.count * models.count * orientations.count * themes.count
  }
}
