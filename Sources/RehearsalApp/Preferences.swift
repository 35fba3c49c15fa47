import Gtk
import Session
import Stage

/// The settings that the program keeps from one start to the next.
///
/// Each setting is one key of the schema, with the same default. If the schema is not installed,
/// the settings are kept until the program ends.
@MainActor
final class Preferences {
  /// The place of the log.
  enum SidebarPosition: String, CaseIterable { case right, bottom }

  /// The preferences of the current user.
  static let shared = Preferences(
    SettingsStore(schema: RehearsalApp.id, folder: Installation.find(schemaPlaces)))

  /// The folders of compiled schemas: where they are installed, and where builds from sources put
  /// them.
  private static let schemaPlaces = [
    "../share/glib-2.0/schemas", "../../share/glib-2.0/schemas", "schemas",
  ]

  private let store: SettingsStore

  init(_ store: SettingsStore) { self.store = store }

  /// The size of a new window, in pixels.
  var windowSize: Size {
    get { Size(width: integer("window-width", 1280), height: integer("window-height", 800)) }
    set {
      store.set(.integer(newValue.width), for: "window-width")
      store.set(.integer(newValue.height), for: "window-height")
    }
  }

  /// Whether a new window fills the screen.
  var isMaximized: Bool {
    get { boolean("window-maximized", false) }
    set { store.set(.boolean(newValue), for: "window-maximized") }
  }

  /// The width of the list at the left, in pixels.
  var contentsWidth: Int {
    get { integer("contents-width", 208) }
    set { store.set(.integer(newValue), for: "contents-width") }
  }

  /// The width of the log at the right, in pixels.
  var sidebarWidth: Int {
    get { integer("sidebar-width", 550) }
    set { store.set(.integer(newValue), for: "sidebar-width") }
  }

  /// The height of the log at the bottom, in pixels.
  var sidebarHeight: Int {
    get { integer("sidebar-height", 300) }
    set { store.set(.integer(newValue), for: "sidebar-height") }
  }

  /// The place of the log.
  var sidebarPosition: SidebarPosition {
    get { choice("sidebar-position", .right) }
    set { store.set(.text(newValue.rawValue), for: "sidebar-position") }
  }

  /// Whether the log is shown.
  var isSidebarVisible: Bool {
    get { boolean("sidebar-visible", true) }
    set { store.set(.boolean(newValue), for: "sidebar-visible") }
  }

  /// The look of prototypes.
  var look: Look.Theme {
    get { choice("look", .flat) }
    set { store.set(.text(newValue.rawValue), for: "look") }
  }

  /// Whether prototypes are dark.
  var isDark: Bool {
    get { boolean("dark", false) }
    set { store.set(.boolean(newValue), for: "dark") }
  }

  /// The model of phone for prototypes that run on a phone.
  var phone: DeviceModel {
    get { integer("phone-height", 568) == 480 ? .shortPhone : .phone }
    set { store.set(.integer(newValue == .shortPhone ? 480 : 568), for: "phone-height") }
  }

  /// The zoom level of the device.
  var zoom: ZoomLevel {
    get {
      let percent = integer("zoom", 0)
      return percent > 0 ? .percent(min(200, max(25, percent))) : .fit
    }
    set {
      let percent =
        if case .percent(let percent) = newValue { percent } else { 0 }
      store.set(.integer(percent), for: "zoom")
    }
  }

  /// Whether an on-screen keyboard comes up while a field is being edited.
  var showsKeyboard: Bool {
    get { boolean("show-keyboard", true) }
    set { store.set(.boolean(newValue), for: "show-keyboard") }
  }

  /// Whether a ring marks each tap.
  var marksTaps: Bool {
    get { boolean("mark-taps", false) }
    set { store.set(.boolean(newValue), for: "mark-taps") }
  }

  /// The limits of the commands of tasks.
  var commandLimits: CommandLimits {
    CommandLimits.usual.with(
      processes: integer("command-processes", 256), mebibytes: integer("command-memory", 4096))
  }

  /// Whether the log follows its end.
  var followsEnd: Bool {
    get { boolean("follow-end", true) }
    set { store.set(.boolean(newValue), for: "follow-end") }
  }

  /// Writes all pending changes.
  func flush() { store.flush() }

  private func boolean(_ key: String, _ fallback: Bool) -> Bool {
    guard case .boolean(let value) = store.value(key, or: .boolean(fallback)) else {
      return fallback
    }
    return value
  }

  private func integer(_ key: String, _ fallback: Int) -> Int {
    guard case .integer(let value) = store.value(key, or: .integer(fallback)) else {
      return fallback
    }
    return value
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ key: String, _ fallback: Choice
  ) -> Choice {
    guard case .text(let word) = store.value(key, or: .text(fallback.rawValue)) else {
      return fallback
    }
    return Choice(rawValue: word) ?? fallback
  }
}
