import Session

/// The folders of documents that come with the program.
enum SuppliedFolder {
  /// The installed folder of a name, wherever the program is installed, or the one in the sources; `nil`
  /// if there is none.
  static func path(_ name: String) -> String? {
    Installation.find([
      "../share/rehearsal/\(name)", "../../share/rehearsal/\(name)", "../../../data/\(name)",
    ])
  }
}
