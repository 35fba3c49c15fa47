import CGtk
import CGtkBridge

/// The program of the desktop for text files.
@MainActor public enum TextEditor {
  /// The name of the program; nil if the desktop has none.
  public static var name: String? {
    guard let program else { return nil }
    defer { g_object_unref(program.raw) }
    return g_app_info_get_name(program).map { String(cString: $0) }
  }

  /// Opens a file in the text editor.
  ///
  /// It does not use the program for the file's own type, because that may be this program.
  ///
  /// - Throws: if there is no text editor, or if it does not start.
  public static func open(_ path: String) throws(GLibError) {
    guard let program else { throw GLibError("") }
    let file = g_file_new_for_path(path)
    defer {
      g_object_unref(program.raw)
      g_object_unref(created(file).raw)
    }
    let files = g_list_append(nil, UnsafeMutableRawPointer(file))
    defer { g_list_free(files) }
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    var error: UnsafeMutablePointer<GError>?
    if g_app_info_launch(program, files, rehearsal_launch_context(context), &error) == 0 {
      throw GLibError(taking: error)
    }
  }

  private static var program: OpaquePointer? { g_app_info_get_default_for_type("text/plain", 0) }
}
