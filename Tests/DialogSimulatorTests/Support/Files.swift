import Glibc

/// Files of the project, found from the folder of this file.
enum Files {
  static let root: String = {
    let parts = #filePath.split(separator: "/")
    return "/" + parts.dropLast(4).joined(separator: "/")
  }()

  /// The bytes of a file, by its path from the root; nothing if it cannot be opened.
  static func bytes(at path: String) -> [UInt8] {
    guard let file = fopen(root + "/" + path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  /// The paths of the files in a folder of the project that end in a certain way, in order.
  static func paths(in folder: String, ending: String) -> [String] {
    guard let directory = opendir(root + "/" + folder) else { return [] }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending) { paths.append(folder + "/" + name) }
    }
    return paths.sorted()
  }
}
