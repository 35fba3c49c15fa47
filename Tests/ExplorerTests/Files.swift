import Glibc
import Testing

/// The project's files, found from the folder of this file.
enum Files {
  static let folder: String = String(#filePath.dropLast("/Tests/ExplorerTests/Files.swift".count))

  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen("\(folder)/\(path)", "r"), "\(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  /// The names of a folder's files, in order.
  static func names(in path: String) throws -> [String] {
    let directory = try #require(opendir("\(folder)/\(path)"), "\(path)")
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
