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
    for name in found {
      let path = "\(path)/\(name)"
      if unlink(path) != 0 { rmdir(path) }
    }
    rmdir(path)
  }

  /// The path of a name in the folder, whether there is such a thing or not.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in the folder, in order.
  var found: [String] {
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

  /// A file with these bytes, and behind them as many zeros as its size asks for.
  func file(_ name: String, _ bytes: [UInt8] = [], size: Int? = nil) throws -> String {
    let path = path(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    try #require(ftruncate(descriptor, size ?? bytes.count) == 0)
    return path
  }

  /// A file that nobody may read.
  func secret(_ name: String) throws -> String {
    let path = try file(name, [1])
    try #require(chmod(path, 0) == 0)
    return path
  }

  func folder(_ name: String) throws -> String {
    let path = path(name)
    try #require(mkdir(path, 0o700) == 0)
    return path
  }

  /// A named pipe that nobody writes to.
  func pipe(_ name: String) throws -> String {
    let path = path(name)
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  /// A link to another name in the folder.
  func link(_ name: String, to target: String) throws -> String {
    let path = path(name)
    try #require(symlink(target, path) == 0)
    return path
  }
}
