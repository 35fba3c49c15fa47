import Glibc

/// An empty folder of a test's own, removed at the end with the files directly in it.
package final class Folder {
  /// Why there is no folder, or nothing in it.
  package struct Failure: Error {
    let code = errno
  }

  package let path: String

  package init() throws {
    var template = Array("/tmp/rehearsal-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names {
      let path = "\(path)/\(name)"
      if unlink(path) != 0 { rmdir(path) }
    }
    rmdir(path)
  }

  /// The path of a name in the folder, whether there is such a thing or not.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in it, in order.
  package var names: [String] {
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

  /// A file with this text.
  package func file(_ name: String, _ text: String) throws -> String {
    try file(name, Array(text.utf8))
  }

  /// A file with these bytes, and behind them as many zeros as its size asks for; what it had is gone.
  package func file(_ name: String, _ bytes: [UInt8] = [], size: Int? = nil) throws -> String {
    let path = path(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count,
      ftruncate(descriptor, size ?? bytes.count) == 0
    else { throw Failure() }
    return path
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    guard let file = fopen(path(name), "r") else { throw Failure() }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file without the right to read it.
  package func secret(_ name: String) throws -> String {
    let path = try file(name, [1])
    guard chmod(path, 0) == 0 else { throw Failure() }
    return path
  }

  package func folder(_ name: String) throws -> String {
    let path = path(name)
    guard mkdir(path, 0o700) == 0 else { throw Failure() }
    return path
  }

  /// A named pipe without a writer.
  package func pipe(_ name: String) throws -> String {
    let path = path(name)
    guard mkfifo(path, 0o600) == 0 else { throw Failure() }
    return path
  }

  /// A link to another name in the folder.
  package func link(_ name: String, to target: String) throws -> String {
    let path = path(name)
    guard symlink(target, path) == 0 else { throw Failure() }
    return path
  }
}
