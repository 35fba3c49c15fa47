import Glibc
import Texts

/// The folder that this process was started in.
enum WorkingFolder {
  /// The absolute form of a path in it.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(fileBytes: folder))/\(path)"
  }

  /// Whether two paths lead to one file, also where that is not there yet.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    guard stat(path.fileBytes, &one) == 0, stat(other.fileBytes, &two) == 0 else {
      return absolute(path) == absolute(other)
    }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }
}
