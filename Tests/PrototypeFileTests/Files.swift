import Glibc
import Testing

/// Files of the project, found from the folder of this file.
enum Files {
  static let root: String = {
    let parts = #filePath.split(separator: "/")
    return "/" + parts.dropLast(3).joined(separator: "/")
  }()

  /// The bytes of a file, by its path from the root.
  static func bytes(at path: String) throws -> [UInt8] {
    let file = try #require(fopen(root + "/" + path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  /// The names of the files in a folder of the project that end in a certain way, in order.
  static func names(in folder: String, ending: String) throws -> [String] {
    let directory = try #require(opendir(root + "/" + folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted()
  }
}
