import Glibc

/// The folder that this process was started in.
enum WorkingFolder {
  /// The absolute form of a path in it.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
