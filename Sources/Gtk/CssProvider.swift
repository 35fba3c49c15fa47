import CGtk
import CGtkBridge

/// What GTK could not read in a style sheet.
public struct CssProblem: Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes.
  public var column: Int
  /// GTK's own text.
  public var message: String
}

/// One style sheet.
@MainActor public final class CssProvider: Object {
  /// Which sheet wins: the later of these, and the person's own above all.
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

  /// An empty sheet, in use nowhere.
  public init() { super.init(adopting: gtk_css_provider_new()) }

  /// Replaces the sheet's text and restyles what uses it; what cannot be read is left out
  /// and told.
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

  /// Uses the sheet for one widget; what is in it inherits what can be inherited, and no more.
  ///
  /// The widget keeps it.
  public func add(to widget: Widget, _ priority: Priority = .application) {
    gtk_style_context_add_provider(widget.style, opaque, priority.gtk)
  }

  /// Uses the sheet for no window any more.
  public func removeFromScreen() {
    gtk_style_context_remove_provider_for_screen(gdk_screen_get_default(), opaque)
  }
}

/// Style sheets that are in the program.
public enum StyleSheet {
  /// What the stage has in every look.
  public static var stage: String { String(cString: rehearsal_stage_css()) }
  /// A sheet of a theme for one of its looks: with the look's name for `LOOK`, and for `HAIR` one
  /// pixel of a screen with so many device pixels per pixel.
  public static func filled(_ sheet: String, look: String, scale: Int) -> String {
    // By bytes: to search for characters takes longer than GTK takes to read the sheet.
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

  /// The Flat theme's; `LOOK` stands for the name of one of its looks.
  public static var flat: String { String(cString: rehearsal_flat_css()) }
  /// The Flat theme's colours, light; `LOOK` as in the theme.
  public static var flatLight: String { String(cString: rehearsal_flat_light_css()) }
  /// The Flat theme's colours, dark.
  public static var flatDark: String { String(cString: rehearsal_flat_dark_css()) }
  /// The Classic theme's; `LOOK` stands for the name of one of its looks.
  public static var classic: String { String(cString: rehearsal_classic_css()) }
  /// The Classic theme's colours, light; `LOOK` as in the theme.
  public static var classicLight: String { String(cString: rehearsal_classic_light_css()) }
  /// The Classic theme's colours, dark.
  public static var classicDark: String { String(cString: rehearsal_classic_dark_css()) }
  /// The tool's own, without its colours.
  public static var chrome: String { String(cString: rehearsal_chrome_css()) }
  /// The tool's colours on a light desktop.
  public static var chromeLight: String { String(cString: rehearsal_chrome_light_css()) }
  /// The tool's colours on a dark desktop.
  public static var chromeDark: String { String(cString: rehearsal_chrome_dark_css()) }
}
