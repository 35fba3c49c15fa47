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
  /// size of one device pixel.
  public static func filled(_ sheet: String, look: String, scale: Int) -> String {
    // It searches bytes: a search for characters takes longer than GTK takes to load the sheet.
    let places = [("LOOK", look), ("HAIR", "\(1 / Double(scale))px")].map {
      (name: Array($0.0.utf8), value: Array($0.1.utf8))
    }
    let bytes = Array(sheet.utf8)
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count * 2)
    var next = 0
    while next < bytes.count {
      if let place = places.first(where: { bytes[next...].starts(with: $0.name) }) {
        filled += place.value
        next += place.name.count
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
  /// The sheet of the Classic theme, with the placeholder `LOOK` for the name of a look.
  public static var classic: String { String(cString: rehearsal_classic_css()) }
  /// The light colours of the Classic theme, with the placeholder `LOOK`.
  public static var classicLight: String { String(cString: rehearsal_classic_light_css()) }
  /// The dark colours of the Classic theme, with the placeholder `LOOK`.
  public static var classicDark: String { String(cString: rehearsal_classic_dark_css()) }
  /// The sheet of the tool, without its colours.
  public static var chrome: String { String(cString: rehearsal_chrome_css()) }
  /// The tool's colours on a light desktop.
  public static var chromeLight: String { String(cString: rehearsal_chrome_light_css()) }
  /// The tool's colours on a dark desktop.
  public static var chromeDark: String { String(cString: rehearsal_chrome_dark_css()) }
}
