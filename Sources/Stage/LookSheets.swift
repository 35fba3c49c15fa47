import DialogModel
import Gtk
import StageGeometry

/// Loads the style sheets of the stage: one that all looks share, and one for each variant of a look when
/// it is first used.
@MainActor
enum LookSheets {
  private static var shared: CssProvider?
  private static var unblurred: CssProvider?
  /// The soft shadows of the looks in which something has been drawn as shapes.
  private static var soft: Providers = [:]
  private typealias Providers = [LookVariant: (provider: CssProvider, scale: Int)]
  private static var providers: Providers = [:]
  /// The sheets of the system, of the looks in which something of that has been shown.
  private static var systems: Providers = [:]

  /// Loads the style sheet of a look for all windows, for screens with `scale` device pixels per
  /// pixel.
  static func load(_ look: LookVariant, scale: Int) {
    if shared == nil {
      let provider = CssProvider()
      provider.load(StyleSheet.stage)
      provider.addForScreen()
      shared = provider
    }
    load(look.sheets, of: look, scale: scale, &providers)
    // The colours of a look are in its own sheet.
    if unblurred != nil {
      load(look.softShadows, of: look, scale: scale, at: .overApplication, &soft)
    }
  }

  /// Loads the style sheet of what the system draws in a look, which few runs show.
  static func loadSystem(_ look: LookVariant, scale: Int) {
    load(look.systemSheets, of: look, scale: scale, &systems)
  }

  /// Loads the style sheet of stages that are drawn without blurred shadows; looks that are loaded
  /// afterwards have their own part of it.
  static func loadUnblurred() {
    guard unblurred == nil else { return }
    let provider = CssProvider()
    provider.load(StyleSheet.unblurred)
    provider.addForScreen(.overApplication)
    unblurred = provider
  }

  private static func load(
    _ sheets: @autoclosure () -> String, of look: LookVariant, scale: Int,
    at priority: CssProvider.Priority = .application, _ providers: inout Providers
  ) {
    guard providers[look]?.scale != scale else { return }
    let provider = providers[look]?.provider ?? CssProvider()
    // The placeholders of the sheet are replaced by the values of this look.
    provider.load(
      StyleSheet.filled(
        sheets(), look: look.name, scale: scale, rule: look.ruleWidth,
        text: look.textSize.factor, bar: look.textSize.barFactor))
    if providers[look] == nil { provider.addForScreen(priority) }
    providers[look] = (provider, scale)
  }
}

extension LookVariant {
  /// Its colours and its sheet; what comes later overrides.
  @MainActor fileprivate var sheets: String {
    contrast == .high
      ? look.colors + look.highColors + look.sheet + look.highSheet : look.colors + look.sheet
  }

  /// Its shadows as shapes, for what is drawn without blurred ones.
  fileprivate var softShadows: String {
    func rule(_ name: String, _ shadows: [String]) -> String {
      ".unblurred.LOOK \(name) { box-shadow: \(shadows.joined(separator: ", ")); }\n"
    }
    let edges = "inset 0 0 0 1px @device_edge, inset 0 1pt 0 1px alpha(white, 0.14)"
    let shared =
      rule(".popover-shadow", [SoftShadow(down: 6, blur: 18, "@LOOK_popover_shadow").layers])
      + rule(
        ".device.in-picture",
        [
          edges, SoftShadow(down: 12, blur: 32, "alpha(black, 0.22)").layers,
          SoftShadow(down: 2, blur: 6, "alpha(black, 0.18)").layers,
        ])
    switch theme {
    case .classic:
      return shared + rule(".alert", [SoftShadow(down: 8, blur: 20, "alpha(black, 0.5)").layers])
        + rule(".center .panel", [SoftShadow(down: 3, blur: 10, "alpha(black, 0.7)").layers])
    case .flat:
      let edge = "0 0 0 \(contrast == .high ? "HAIR" : "1px") @LOOK_edge"
      return shared
        + rule(".alert", [edge, SoftShadow(down: 8, blur: 24, "@LOOK_shadow").layers])
    }
  }

  /// The sheets of what the system draws; what comes later overrides.
  @MainActor fileprivate var systemSheets: String {
    let colors = look.isDark ? StyleSheet.systemDark : StyleSheet.systemLight
    let own = theme == .classic ? StyleSheet.classicSystem : StyleSheet.flatSystem
    let sheets = colors + StyleSheet.system + own
    return contrast == .high ? sheets + StyleSheet.systemHigh : sheets
  }
}

extension Look {
  @MainActor fileprivate var highSheet: String {
    theme == .classic ? StyleSheet.classicHigh : StyleSheet.flatHigh
  }

  @MainActor fileprivate var highColors: String {
    switch (theme, isDark) {
    case (.classic, false): StyleSheet.classicLightHigh
    case (.classic, true): StyleSheet.classicDarkHigh
    case (.flat, false): StyleSheet.flatLightHigh
    case (.flat, true): StyleSheet.flatDarkHigh
    }
  }

  @MainActor fileprivate var sheet: String {
    switch theme {
    case .classic: StyleSheet.classic
    case .flat: StyleSheet.flat
    }
  }

  @MainActor fileprivate var colors: String {
    switch (theme, isDark) {
    case (.classic, false): StyleSheet.classicLight
    case (.classic, true): StyleSheet.classicDark
    case (.flat, false): StyleSheet.flatLight
    case (.flat, true): StyleSheet.flatDark
    }
  }
}
