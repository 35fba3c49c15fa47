import DialogModel
import Gtk
import StageGeometry

/// Loads the style sheets of the stage: one that all looks share, and one for each variant of a look when
/// it is first used.
@MainActor
enum LookSheets {
  private static var shared: CssProvider?
  private static var unblurred: CssProvider?
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
  }

  /// Loads the style sheet of what the system draws in a look, which few runs show.
  static func loadSystem(_ look: LookVariant, scale: Int) {
    load(look.systemSheets, of: look, scale: scale, &systems)
  }

  /// Loads the style sheet of stages that are drawn without blurred shadows.
  static func loadUnblurred() {
    guard unblurred == nil else { return }
    let provider = CssProvider()
    provider.load(StyleSheet.unblurred)
    provider.addForScreen(.overApplication)
    unblurred = provider
  }

  private static func load(
    _ sheets: @autoclosure () -> String, of look: LookVariant, scale: Int,
    _ providers: inout Providers
  ) {
    guard providers[look]?.scale != scale else { return }
    let provider = providers[look]?.provider ?? CssProvider()
    // The placeholders of the sheet are replaced by the values of this look.
    provider.load(
      StyleSheet.filled(
        sheets(), look: look.name, scale: scale, rule: look.ruleWidth,
        text: look.textSize.factor, bar: look.textSize.barFactor))
    if providers[look] == nil { provider.addForScreen() }
    providers[look] = (provider, scale)
  }
}

extension LookVariant {
  /// Its colours and its sheet; what comes later stands above.
  @MainActor fileprivate var sheets: String {
    contrast == .high
      ? look.colors + look.highColors + look.sheet + look.highSheet : look.colors + look.sheet
  }

  /// The sheets of what the system draws; what comes later stands above.
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
