import CGtk
import CGtkBridge

/// Asks for a file with the desktop's own dialog.
@MainActor public final class FileChooser: Object {
  /// Which files are offered.
  public struct Filter: Sendable {
    /// What people read.
    public var name: String
    /// Shell patterns, such as `*.yaml`.
    public var patterns: [String]

    /// A named set of patterns.
    public init(name: String, patterns: [String]) {
      self.name = name
      self.patterns = patterns
    }
  }

  /// What the file is for.
  public enum Purpose: Sendable {
    /// A file that exists.
    case open
    /// A file to write, with a name to start from; the dialog asks before overwriting.
    case save(name: String)
    /// A folder that exists, or that the person makes.
    case folder
  }

  private var chooser: OpaquePointer { opaque }
  private var handler: SignalHandler?

  /// A dialog not yet shown; `accept` is the text of its button, nil for the usual one.
  public init(
    _ purpose: Purpose, title: String, parent: Window?, accept: String? = nil,
    filters: [Filter] = []
  ) {
    let action: GtkFileChooserAction =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.typed(), action, accept, nil))
    if case .save(let name) = purpose {
      gtk_file_chooser_set_current_name(chooser, name)
      gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1)
    }
    for filter in filters { add(filter) }
  }

  private func add(_ filter: Filter) {
    let gtk = gtk_file_filter_new()
    gtk_file_filter_set_name(gtk, filter.name)
    for pattern in filter.patterns { gtk_file_filter_add_pattern(gtk, pattern) }
    gtk_file_chooser_add_filter(chooser, gtk)
  }

  /// Starts where the person keeps pictures, or else at home.
  public func setFolderOfPictures() {
    let pictures = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES)
    gtk_file_chooser_set_current_folder(chooser, pictures ?? g_get_home_dir())
  }

  /// Shows the dialog and returns; the closure gets the path chosen, or nil, once.
  ///
  /// The dialog lives until then by itself.
  public func show(_ done: @escaping @MainActor (String?) -> Void) {
    handler?.disconnect()
    // The closure holds the dialog until it is disconnected.
    handler = connectHandling("response") { arguments in
      let accepted = arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let path = accepted ? self.path : nil
      self.handler?.disconnect()
      done(path)
      return false
    }
    gtk_native_dialog_show(typed())
  }

  /// Takes the dialog away; the closure is not called then.
  public func hide() {
    gtk_native_dialog_hide(typed())
    handler?.disconnect()
  }

  private var path: String? { gtk_file_chooser_get_filename(chooser).map(takenString) }
}
