import CGtk
import CGtkBridge
import Texts

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
    let file = g_file_new_for_path(path.fileBytes)
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

  /// The program that the desktop runs for text files, as a name or a path; nil if there is none.
  public static var executable: String? {
    guard let program else { return nil }
    defer { g_object_unref(program.raw) }
    return g_app_info_get_executable(program).map { String(cString: $0) }
  }

  /// Starts a program with its arguments in a folder, as the desktop starts programs.
  ///
  /// - Throws: if it does not start.
  public static func start(_ words: [String], in folder: String) throws(GLibError) {
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    let environment = g_app_launch_context_get_environment(rehearsal_launch_context(context))
    defer { g_strfreev(environment) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0.fileBytes) }
    arguments.append(nil)
    defer { for argument in arguments { g_free(argument) } }
    var error: UnsafeMutablePointer<GError>?
    let hasStarted = g_spawn_async(
      folder.fileBytes, &arguments, environment, G_SPAWN_SEARCH_PATH, nil, nil, nil, &error)
    if hasStarted == 0 { throw GLibError(taking: error) }
  }

  private static var program: OpaquePointer? { g_app_info_get_default_for_type("text/plain", 0) }
}
