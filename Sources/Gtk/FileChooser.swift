import CGtk
import CGtkBridge
import Texts

/// Asks for a file with the dialog of the desktop.
@MainActor public final class FileChooser: Object {
  /// A kind of file that the dialog offers.
  public struct Filter: Sendable {
    /// The name for people.
    public var name: String
    /// Shell patterns, such as `*.yaml`.
    public var patterns: [String]

    /// Makes a filter with a name and patterns.
    public init(name: String, patterns: [String]) {
      self.name = name
      self.patterns = patterns
    }
  }

  /// The purpose of the file.
  public enum Purpose: Sendable {
    /// Opens a file that exists.
    case open
    /// Chooses a file to write, with a proposed name; the dialog asks before it replaces a file.
    case save(name: String)
    /// Chooses a folder that exists or that the person creates.
    case folder
  }

  private var chooser: OpaquePointer { opaque }
  private var handler: SignalHandler?

  /// Makes a dialog that is not shown yet; `accept` is the text of its button, nil means the usual
  /// one.
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
    DesktopTheme.complete()
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.typed(), action, accept, nil))
    if case .save(let name) = purpose {
      // A name that is proposed is a text.
      gtk_file_chooser_set_current_name(chooser, name.withoutFileBytes)
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

  /// Starts in a folder; false if there is no such folder now.
  public func setFolder(_ path: String) -> Bool {
    guard g_file_test(path.fileBytes, G_FILE_TEST_IS_DIR) != 0 else { return false }
    return gtk_file_chooser_set_current_folder(chooser, path.fileBytes) != 0
  }

  /// Starts in the person's folder for pictures, or else in the home folder.
  public func setFolderOfPictures() {
    let pictures = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES)
    gtk_file_chooser_set_current_folder(chooser, pictures ?? g_get_home_dir())
  }

  /// Lets it take the input from a parent that is modal itself.
  public func setModal() { gtk_native_dialog_set_modal(typed(), 1) }

  /// Shows the dialog and returns; the closure is called once, with the chosen path or nil.
  ///
  /// The dialog keeps itself alive until then.
  public func show(_ done: @escaping @MainActor (String?) -> Void) {
    handler?.disconnect()
    // The closure keeps the dialog alive until it is disconnected.
    handler = connectHandling("response") { arguments in
      let accepted = arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let path = accepted ? self.path : nil
      self.handler?.disconnect()
      done(path)
      return false
    }
    gtk_native_dialog_show(typed())
  }

  /// Removes the dialog; the closure is not called after that.
  public func hide() {
    gtk_native_dialog_hide(typed())
    handler?.disconnect()
  }

  private var path: String? { gtk_file_chooser_get_filename(chooser).map(takenFileName) }
}
