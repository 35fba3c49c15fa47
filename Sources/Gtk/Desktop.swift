import CGtk
import CGtkBridge
import Glibc
import Texts

/// The clipboard, whose content other programs paste.
@MainActor public enum Clipboard {
  /// Puts a text on the clipboard.
  public static func setText(_ text: String) {
    gtk_clipboard_set_text(clipboard, text, Int32(clamping: text.utf8.count))
  }

  /// Puts a picture on the clipboard.
  public static func setPicture(_ picture: Picture) {
    let size = picture.size
    let pixels = gdk_pixbuf_get_from_surface(
      picture.surface, 0, 0, Int32(clamping: size.width), Int32(clamping: size.height))
    guard let pixels else { return }
    gtk_clipboard_set_image(clipboard, pixels)
    g_object_unref(pixels.raw)
  }

  /// Puts a file on the clipboard, for file managers and for programs that take files.
  ///
  /// - Parameters:
  ///   - path: its absolute path.
  ///   - picture: its bytes with their type where it is one, for programs that take pictures.
  public static func setFile(_ path: String, picture: (type: PictureType, bytes: [UInt8])? = nil) {
    guard let uri = g_filename_to_uri(path.fileBytes, nil, nil).map(takenString) else { return }
    set(
      [
        ("text/uri-list", Array("\(uri)\r\n".utf8)),
        ("x-special/gnome-copied-files", Array("copy\n\(uri)".utf8)),
      ] + (picture.map { [($0.type.rawValue, $0.bytes)] } ?? []))
  }

  /// The types of pictures that programs take.
  public enum PictureType: String {
    case png = "image/png"
    case svg = "image/svg+xml"
  }

  /// Puts an SVG on the clipboard, as a picture and as the text that it is.
  public static func setSVG(_ bytes: [UInt8]) {
    set(
      [PictureType.svg.rawValue, "text/plain;charset=utf-8", "UTF8_STRING"].map { ($0, bytes) })
  }

  /// Puts the same thing on the clipboard in several types.
  private static func set(_ contents: [(type: String, bytes: [UInt8])]) {
    var entries = contents.enumerated().map { place, content in
      GtkTargetEntry(target: strdup(content.type), flags: 0, info: UInt32(place))
    }
    defer { for entry in entries { free(entry.target) } }
    gtk_clipboard_set_with_data(
      clipboard, &entries, UInt32(entries.count), giveContent, forgetContent,
      Unmanaged.passRetained(CopiedContent(contents.map(\.bytes))).toOpaque())
  }

  /// Calls the closure with the text of the clipboard, or nil.
  public static func getText(_ call: @escaping @MainActor (String?) -> Void) {
    gtk_clipboard_request_text(
      clipboard, receiveText, Unmanaged.passRetained(TextBox(call)).toOpaque())
  }

  private static var clipboard: OpaquePointer? {
    gtk_clipboard_get(gdk_atom_intern("CLIPBOARD", 0))
  }
}

/// What is on the clipboard, by the numbers of its types.
private final class CopiedContent: Sendable {
  let contents: [[UInt8]]
  init(_ contents: [[UInt8]]) { self.contents = contents }
}

private func giveContent(
  _ clipboard: OpaquePointer?, _ data: OpaquePointer?, _ info: UInt32,
  _ box: UnsafeMutableRawPointer?
) {
  guard let box else { return }
  let contents = Unmanaged<CopiedContent>.fromOpaque(box).takeUnretainedValue().contents
  guard contents.indices.contains(Int(info)) else { return }
  let bytes = contents[Int(info)]
  gtk_selection_data_set(
    data, gtk_selection_data_get_target(data), 8, bytes, Int32(clamping: bytes.count))
}

private func forgetContent(_ clipboard: OpaquePointer?, _ box: UnsafeMutableRawPointer?) {
  if let box { Unmanaged<CopiedContent>.fromOpaque(box).release() }
}

private final class TextBox: Sendable {
  let call: @MainActor (String?) -> Void
  init(_ call: @escaping @MainActor (String?) -> Void) { self.call = call }
}

private func receiveText(
  _ clipboard: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ box: UnsafeMutableRawPointer?
) {
  guard let box else { return }
  let call = Unmanaged<TextBox>.fromOpaque(box).takeRetainedValue().call
  let copy = text.map { String(cString: $0) }
  MainActor.assumeIsolated { call(copy) }
}

/// Programs of the desktop.
@MainActor public enum DesktopPrograms {
  /// Shows a folder in the file manager, or a file in the program for its kind.
  ///
  /// - Returns: whether there is one that was asked.
  public static func show(_ path: String) -> Bool {
    guard let uri = g_filename_to_uri(path.fileBytes, nil, nil).map(takenString) else {
      return false
    }
    return g_app_info_launch_default_for_uri(uri, nil, nil) != 0
  }
}

/// The desktop's settings as GTK has them; a change here applies to this process only.
@MainActor public final class Settings: Object {
  /// The settings of the default screen.
  public static var standard: Settings { Settings(retaining: gtk_settings_get_default()) }

  /// Whether animations are on.
  public var animationsEnabled: Bool {
    get { rehearsal_get_boolean(typed(), "gtk-enable-animations") }
    set { rehearsal_set_boolean(typed(), "gtk-enable-animations", newValue) }
  }

  /// Whether the theme's dark variant is used.
  public var prefersDark: Bool {
    get { rehearsal_get_boolean(typed(), "gtk-application-prefer-dark-theme") }
    set { rehearsal_set_boolean(typed(), "gtk-application-prefer-dark-theme", newValue) }
  }

  /// Undoes what this program has set, for the theme and its dark variant.
  public func resetTheme() {
    for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      gtk_settings_reset_property(typed(), name)
    }
  }

  /// The theme's name.
  public var themeName: String {
    get { string("gtk-theme-name") }
    set { rehearsal_set_string(typed(), "gtk-theme-name", newValue) }
  }

  /// Whether the desktop's theme is dark, as its name says; the theme itself is not loaded for
  /// that.
  public var isDark: Bool {
    let name = DesktopTheme.forced ?? themeName
    return prefersDark
      || ["-dark", ":dark", "inverse"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The font of the interface and its size in points, such as `Cantarell 11`.
  public var fontName: String {
    get { string("gtk-font-name") }
    set { rehearsal_set_string(typed(), "gtk-font-name", newValue) }
  }

  /// Whether the text cursor blinks.
  public var cursorBlinks: Bool {
    get { rehearsal_get_boolean(typed(), "gtk-cursor-blink") }
    set { rehearsal_set_boolean(typed(), "gtk-cursor-blink", newValue) }
  }

  /// The resolution of text in dots per inch times 1024; -1 means that of the screen.
  public var xftDPI: Int {
    get { Int(rehearsal_get_integer(typed(), "gtk-xft-dpi")) }
    set { rehearsal_set_integer(typed(), "gtk-xft-dpi", Int32(clamping: newValue)) }
  }

  /// The text scale that the person has set, from 1 to 2.
  public var textScale: Double {
    let dpi = xftDPI
    return dpi > 0 ? min(2, max(1, Double(dpi) / (96 * 1024))) : 1
  }

  /// Makes text equal on every machine: smooth, unhinted, 96 dots per inch, and no animations.
  public func makePicturesDeterministic() {
    themeName = "Adwaita"
    fontName = "DejaVu Sans 10"
    animationsEnabled = false
    cursorBlinks = false
    makeLettersAlike()
  }

  /// Draws letters in this process alike on every desktop; the font stays.
  ///
  /// They have one resolution, and grey edges without hinting.
  public func makeLettersAlike() {
    xftDPI = 96 * 1024
    rehearsal_set_integer(typed(), "gtk-xft-antialias", 1)
    rehearsal_set_integer(typed(), "gtk-xft-hinting", 0)
    rehearsal_set_string(typed(), "gtk-xft-hintstyle", "hintnone")
    rehearsal_set_string(typed(), "gtk-xft-rgba", "none")
  }

  /// Calls the closure when a setting, given by GTK's name, has changed.
  @discardableResult
  public func onChanged(
    _ name: String, _ call: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connect("notify::\(name)", call)
  }

  private func string(_ name: String) -> String {
    rehearsal_get_string(typed(), name).map(takenString) ?? ""
  }
}
