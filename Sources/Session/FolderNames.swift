internal import CGLib
import Texts

/// What is in a folder.
public enum FolderNames {
  /// The names of what is in a folder, in no order, hidden ones too; none where it cannot be read.
  public static func all(in folder: String) -> [String] {
    guard let directory = g_dir_open(folder.fileBytes, 0, nil) else { return [] }
    defer { g_dir_close(directory) }
    var names: [String] = []
    while let name = g_dir_read_name(directory) { names.append(String(fileBytes: name)) }
    return names
  }
}
