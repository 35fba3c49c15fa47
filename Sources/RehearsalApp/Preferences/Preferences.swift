import DialogModel
import EventLog
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

  /// The colours of the program's own windows.
  enum Colors: String, CaseIterable { case desktop, light, dark }

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

  /// The command of the text editor; empty for the editor of the desktop.
  var editor: String {
    get { text("editor", "") }
    set { store.set(.text(newValue), for: "editor") }
  }

  /// Whether that command runs in a terminal, also if it is not known for that.
  var editorNeedsTerminal: Bool {
    get { boolean("editor-in-terminal", false) }
    set { store.set(.boolean(newValue), for: "editor-in-terminal") }
  }

  /// The colours of the program's own windows.
  var colors: Colors {
    get { choice("colors", .desktop) }
    set { store.set(.text(newValue.rawValue), for: "colors") }
  }

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

  /// The device for documents that name none.
  var device: DeviceModel {
    get { choice("device", Prototype.Device.phone) == .tablet ? .tablet : phone }
    set {
      store.set(.text(newValue.device.rawValue), for: "device")
      if newValue.device == .phone { phone = newValue }
    }
  }

  /// The size of texts, the direction and the contrast of prototypes, as a person prefers them.
  var axes: StageAxes {
    get {
      StageAxes(
        textSize: choice("text-size", .normal), direction: word("direction", "auto"),
        contrast: choice("contrast", .normal))
    }
    set {
      store.set(.text((newValue.textSize ?? .normal).rawValue), for: "text-size")
      store.set(.text(newValue.direction?.rawValue ?? "auto"), for: "direction")
      store.set(.text((newValue.contrast ?? .normal).rawValue), for: "contrast")
    }
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

  /// How loud the sounds of the device are, in hundredths.
  var volume: Int {
    get { min(100, max(1, integer("volume", 75))) }
    set { store.set(.integer(newValue), for: "volume") }
  }

  /// Whether the device plays no sounds.
  var isMuted: Bool {
    get { boolean("muted", false) }
    set { store.set(.boolean(newValue), for: "muted") }
  }

  /// Whether notifications are shown on the person's desktop too.
  var sendsToDesktop: Bool {
    get { boolean("desktop-notifications", false) }
    set { store.set(.boolean(newValue), for: "desktop-notifications") }
  }

  /// What pictures of the stage show.
  var picturePart: StageShot.Part {
    get { choice("picture-part", .device) }
    set { store.set(.text(newValue.rawValue), for: "picture-part") }
  }

  /// Pixels per point in pictures of the stage.
  var pictureScale: Int {
    get {
      let (scales, wanted) = (StageShot.scales, integer("picture-scale", 2))
      return min(max(wanted, scales.lowerBound), scales.upperBound)
    }
    set { store.set(.integer(newValue), for: "picture-scale") }
  }

  /// The folder of the picture that was saved last; empty before the first.
  var pictureFolder: String {
    get { text("picture-folder", "") }
    set { store.set(.text(newValue), for: "picture-folder") }
  }

  /// Whether the captions of scenarios are shown.
  var showsCaptions: Bool {
    get { boolean("show-captions", true) }
    set { store.set(.boolean(newValue), for: "show-captions") }
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

  /// Whether screen readers are told of new calls.
  var announcesCalls: Bool {
    get { boolean("announce-calls", true) }
    set { store.set(.boolean(newValue), for: "announce-calls") }
  }

  /// In whose words the log is.
  var lens: Lens {
    get { choice("log-lens", .developer) }
    set { store.set(.text(newValue.rawValue), for: "log-lens") }
  }

  /// The columns of the log, as ``EventLog/ColumnChoice/text``; empty for the usual ones.
  var logColumns: String {
    get { text("log-columns", "") }
    set { if remembersWindow { store.set(.text(newValue), for: "log-columns") } }
  }

  /// Whether code has notes of what has changed since 2013.
  var showsCodeChanges: Bool {
    get { boolean("code-changes", true) }
    set { if remembersWindow { store.set(.boolean(newValue), for: "code-changes") } }
  }

  // MARK: What is remembered

  /// Whether the size and the division of a window are kept for the next one.
  var remembersWindow: Bool {
    get { boolean("remember-window", true) }
    set { store.set(.boolean(newValue), for: "remember-window") }
  }

  /// Whether the device, the look, the zoom and the like are kept when a window changes them.
  var remembersStage: Bool {
    get { boolean("remember-stage", true) }
    set { store.set(.boolean(newValue), for: "remember-stage") }
  }

  /// Whether documents that are opened come into the list of recent ones.
  var remembersRecent: Bool {
    get { boolean("remember-recent", true) }
    set { store.set(.boolean(newValue), for: "remember-recent") }
  }

  /// Whether runs in windows are recorded by themselves.
  var recordsSessions: Bool {
    get { boolean("record-sessions", true) }
    set { store.set(.boolean(newValue), for: "record-sessions") }
  }

  /// Whether what is changed in a window is saved by itself.
  var savesAsYouGo: Bool {
    get { boolean("save-as-you-go", true) }
    set { store.set(.boolean(newValue), for: "save-as-you-go") }
  }

  /// Keeps what a person has chosen in a window for the next one, if they want that.
  func remember(_ change: (Preferences) -> Void) {
    if remembersStage { change(self) }
  }

  /// Forgets the size and the division of windows.
  func forgetWindow() {
    for key in [
      "window-width", "window-height", "window-maximized", "contents-width", "sidebar-width",
      "sidebar-height", "sidebar-position", "sidebar-visible", "log-columns",
      "code-changes",
    ] {
      store.reset(key)
    }
  }

  /// Forgets what was chosen for the stage.
  func forgetStage() {
    for key in [
      "look", "dark", "device", "phone-height", "zoom", "show-keyboard", "mark-taps", "follow-end",
      "text-size", "direction", "contrast", "log-lens",
    ] {
      store.reset(key)
    }
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

  private func text(_ key: String, _ fallback: String) -> String {
    guard case .text(let value) = store.value(key, or: .text(fallback)) else { return fallback }
    return value
  }

  /// A word of a choice; `nil` for another word.
  private func word<Choice: RawRepresentable<String>>(
    _ key: String, _ fallback: String
  ) -> Choice? {
    guard case .text(let word) = store.value(key, or: .text(fallback)) else { return nil }
    return Choice(rawValue: word)
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
