import CGtk
import CGtkBridge
import Texts

/// The recent files, a list that all programs of the desktop share.
@MainActor public final class RecentFiles: Object {
  /// A recent file.
  public struct File: Sendable, Hashable {
    /// Its absolute path.
    public var path: String
    /// Whether the file existed when the list was read.
    public var exists: Bool

    /// Makes a file from its absolute path.
    public init(path: String, exists: Bool) {
      self.path = path
      self.exists = exists
    }
  }

  private var manager: UnsafeMutablePointer<GtkRecentManager> { typed() }

  /// The desktop's list.
  public init() { super.init(retaining: gtk_recent_manager_get_default()) }

  /// Puts a file at the top of the list of a group.
  ///
  /// - Parameters:
  ///   - type: the MIME type of the file.
  ///   - program: the name of the program, which opens a file given on its command line.
  public func add(_ path: String, type: String, program: String, group: String) {
    guard let uri = g_filename_to_uri(path.fileBytes, nil, nil).map(takenString) else { return }
    let texts = [type, program, "\(program) %f", group].map { (text: String) in g_strdup(text) }
    defer { for text in texts { g_free(text) } }
    var groups: [UnsafeMutablePointer<CChar>?] = [texts[3], nil]
    groups.withUnsafeMutableBufferPointer { groups in
      var data = GtkRecentData(
        display_name: nil, description: nil, mime_type: texts[0], app_name: texts[1],
        app_exec: texts[2], groups: groups.baseAddress, is_private: 0)
      gtk_recent_manager_add_full(manager, uri, &data)
    }
  }

  /// Removes a file from the list.
  public func remove(_ path: String) {
    guard let uri = g_filename_to_uri(path.fileBytes, nil, nil).map(takenString) else { return }
    gtk_recent_manager_remove_item(manager, uri, nil)
  }

  /// The files of a group, the last used first.
  public func files(ofGroup group: String) -> [File] {
    var found: [(file: File, used: Int)] = []
    let items = gtk_recent_manager_get_items(manager)
    var each = items
    while let link = each {
      let info = OpaquePointer(link.pointee.data)
      if gtk_recent_info_has_group(info, group) != 0, gtk_recent_info_is_local(info) != 0,
        let uri = gtk_recent_info_get_uri(info),
        let path = g_filename_from_uri(uri, nil, nil).map(takenFileName)
      {
        found.append(
          (
            File(path: path, exists: gtk_recent_info_exists(info) != 0),
            Int(gtk_recent_info_get_modified(info))
          ))
      }
      gtk_recent_info_unref(info)
      each = link.pointee.next
    }
    g_list_free(items)
    return found.sorted { $0.used > $1.used }.map(\.file)
  }

  /// Calls the closure when any program has changed the list.
  @discardableResult
  public func onChanged(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("changed", call)
  }
}
