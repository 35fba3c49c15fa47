import Glibc

/// The project's files, found from the folder of this file.
package enum Files {
  /// The path of the project.
  package static let folder: String = String(
    #filePath.dropLast("/Tests/TestTools/Files.swift".count))

  /// The bytes of a file, by its path in the project.
  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen("\(folder)/\(path)", "r") else { throw Folder.Failure() }
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
  package static func names(in path: String) throws -> [String] {
    guard let directory = opendir("\(folder)/\(path)") else { throw Folder.Failure() }
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
