import CGtk
import CGtkBridge

/// A problem that GTK found in a style sheet.
public struct CssProblem: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// The message of GTK.
  public var message: String
}

/// One style sheet.
@MainActor public final class CssProvider: Object {
  /// The priority of a sheet: a later case wins, and the sheet of the person wins over all.
  public enum Priority: Sendable {
    case theme, application, overApplication

    fileprivate var gtk: UInt32 {
      switch self {
      case .theme: 200
      case .application: 600
      case .overApplication: 601
      }
    }
  }

  private var provider: UnsafeMutablePointer<GtkCssProvider> { typed() }

  /// Makes an empty sheet that no widget uses.
  public init() { super.init(adopting: gtk_css_provider_new()) }

  /// Replaces the text of the sheet and restyles the widgets that use it; parts that cannot be read
  /// are ignored and returned as problems.
  @discardableResult
  public func load(_ css: String) -> [CssProblem] {
    var problems: [CssProblem] = []
    let handler = connectHandling("parsing-error") { arguments in
      let section = arguments.opaque(0)
      let error: UnsafeMutablePointer<GError>? = arguments.pointer(1)
      problems.append(
        CssProblem(
          line: Int(gtk_css_section_get_start_line(section)) + 1,
          column: Int(gtk_css_section_get_start_position(section)) + 1,
          message: error.map { String(cString: $0.pointee.message) } ?? ""))
      return false
    }
    gtk_css_provider_load_from_data(provider, css, css.utf8.count, nil)
    handler.disconnect()
    return problems
  }

  /// Uses the sheet for all windows.
  public func addForScreen(_ priority: Priority = .application) {
    gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), opaque, priority.gtk)
  }

  /// Uses the sheet for one widget; its children get only the properties that CSS inherits.
  ///
  /// The widget keeps the sheet alive.
  public func add(to widget: Widget, _ priority: Priority = .application) {
    gtk_style_context_add_provider(widget.style, opaque, priority.gtk)
  }

  /// Stops using the sheet for windows.
  public func removeFromScreen() {
    gtk_style_context_remove_provider_for_screen(gdk_screen_get_default(), opaque)
  }
}

/// The style sheets that are part of the program.
public enum StyleSheet {
  /// The style sheet of the stage for every look.
  public static var stage: String { String(cString: rehearsal_stage_css()) }
  /// Fills the placeholders of a theme's sheet: `LOOK` with the name of a look, `HAIR` with the
  /// width of a rule in device pixels, and `TEXT(…)` and `BAR(…)` with sizes of type, each times its
  /// factor.
  public static func filled(
    _ sheet: String, look: String, scale: Int, rule: Int = 1, text: Double = 1, bar: Double = 1
  ) -> String {
    // It searches bytes: a search for characters takes longer than GTK takes to load the sheet.
    let places = [("LOOK", look), ("HAIR", "\(Double(rule) / Double(scale))px")].map {
      (name: Array($0.0.utf8), value: Array($0.1.utf8))
    }
    let sizes = [("TEXT(", text), ("BAR(", bar)].map { (name: Array($0.0.utf8), factor: $0.1) }
    var begins = [Bool](repeating: false, count: 256)
    for name in places.map(\.name) + sizes.map(\.name) { begins[Int(name[0])] = true }
    let bytes = Array(sheet.utf8)
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count * 2)
    var next = 0
    while next < bytes.count {
      let rest = bytes[next...]
      if !begins[Int(bytes[next])] {
        filled.append(bytes[next])
        next += 1
      } else if let place = places.first(where: { rest.starts(with: $0.name) }) {
        filled += place.value
        next += place.name.count
      } else if let size = sizes.first(where: { rest.starts(with: $0.name) }),
        let end = rest.firstIndex(of: UInt8(ascii: ")"))
      {
        let points = bytes[(next + size.name.count)..<end].dropLast(2)
        let wanted = (Double(String(decoding: points, as: UTF8.self)) ?? 0) * size.factor
        filled += Array("\((wanted * 10).rounded() / 10)pt".utf8)
        next = end + 1
      } else {
        filled.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The sheet of the Flat theme, with the placeholder `LOOK` for the name of a look.
  public static var flat: String { String(cString: rehearsal_flat_css()) }
  /// The light colours of the Flat theme, with the placeholder `LOOK`.
  public static var flatLight: String { String(cString: rehearsal_flat_light_css()) }
  /// The dark colours of the Flat theme, with the placeholder `LOOK`.
  public static var flatDark: String { String(cString: rehearsal_flat_dark_css()) }
  /// What the Flat theme has with high contrast, after its sheet.
  public static var flatHigh: String { String(cString: rehearsal_flat_high_css()) }
  /// The light colours of the Flat theme that differ with high contrast.
  public static var flatLightHigh: String { String(cString: rehearsal_flat_light_high_css()) }
  /// The dark colours of the Flat theme that differ with high contrast.
  public static var flatDarkHigh: String { String(cString: rehearsal_flat_dark_high_css()) }
  /// What the Classic theme has with high contrast, after its sheet.
  public static var classicHigh: String { String(cString: rehearsal_classic_high_css()) }
  /// The light colours of the Classic theme that differ with high contrast.
  public static var classicLightHigh: String { String(cString: rehearsal_classic_light_high_css()) }
  /// The dark colours of the Classic theme that differ with high contrast.
  public static var classicDarkHigh: String { String(cString: rehearsal_classic_dark_high_css()) }
  /// The sheet of the Classic theme, with the placeholder `LOOK` for the name of a look.
  public static var classic: String { String(cString: rehearsal_classic_css()) }
  /// The light colours of the Classic theme, with the placeholder `LOOK`.
  public static var classicLight: String { String(cString: rehearsal_classic_light_css()) }
  /// The dark colours of the Classic theme, with the placeholder `LOOK`.
  public static var classicDark: String { String(cString: rehearsal_classic_dark_css()) }
  /// What the system around the application draws in every look, with the placeholder `LOOK`.
  public static var system: String { String(cString: rehearsal_system_css()) }
  /// The light colours of that.
  public static var systemLight: String { String(cString: rehearsal_system_light_css()) }
  /// The dark colours of that.
  public static var systemDark: String { String(cString: rehearsal_system_dark_css()) }
  /// What the stage has in place of blurred shadows, under a widget of the class `unblurred`.
  public static var unblurred: String { String(cString: rehearsal_unblurred_css()) }
  /// What differs there with high contrast.
  public static var systemHigh: String { String(cString: rehearsal_system_high_css()) }
  /// What the system draws in the Classic theme, with the placeholder `LOOK`.
  public static var classicSystem: String { String(cString: rehearsal_classic_system_css()) }
  /// What the system draws in the Flat theme, with the placeholder `LOOK`.
  public static var flatSystem: String { String(cString: rehearsal_flat_system_css()) }
  /// The sheet of the tool, without its colours.
  public static var chrome: String { String(cString: rehearsal_chrome_css()) }
  /// The sheet of the parts of the tool that are not in every window, after ``chrome``.
  public static var chromeLater: String { String(cString: rehearsal_chrome_later_css()) }
  /// The tool's colours on a light desktop.
  public static var chromeLight: String { String(cString: rehearsal_chrome_light_css()) }
  /// The tool's colours on a dark desktop.
  public static var chromeDark: String { String(cString: rehearsal_chrome_dark_css()) }

  /// The tool's colours for a desktop.
  public static func chrome(for look: LogLook) -> String {
    switch look {
    case .light: chromeLight
    case .dark: chromeDark
    case .lightContrast: String(cString: rehearsal_chrome_light_contrast_css())
    case .darkContrast: String(cString: rehearsal_chrome_dark_contrast_css())
    }
  }
}
