import Glibc
import Testing

/// An empty folder of a test's own, removed at the end with what stands directly in it.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/rehearsal-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink(path(name)) }
    rmdir(path)
  }

  /// What stands in it, in order.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path of a name in the folder, whether there is such a thing or not.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// A file with this text.
  func file(_ name: String, _ text: String) throws -> String {
    try file(name, Array(text.utf8))
  }

  /// A file with these bytes.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = try #require(fopen(path(name), "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    return path(name)
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    let file = try #require(fopen(path(name), "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return String(decoding: bytes, as: UTF8.self)
  }
}
