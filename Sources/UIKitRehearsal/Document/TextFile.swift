import Glibc

/// A file of text, read and written whole.
struct TextFile {
  /// The longest file that is read, in bytes.
  static let most = 16 << 20

  let path: String

  /// A file by its path; a relative path is that beside the source that names it.
  init(_ path: String, beside source: String) {
    guard !path.hasPrefix("/"), source.hasPrefix("/"), let slash = source.lastIndex(of: "/") else {
      self.path = path
      return
    }
    self.path = source[...slash] + path
  }

  /// The bytes of the file.
  func read() throws(RehearsalError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw problem("cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      bytes += piece[..<count]
      guard bytes.count <= TextFile.most else {
        throw RehearsalError("\(path): it is longer than \(TextFile.most >> 20) MB")
      }
      if count < piece.count { break }
    }
    guard ferror(file) == 0 else { throw problem("cannot be read") }
    return bytes
  }

  /// Writes the file; one that is there is replaced as a whole.
  func write(_ text: String) throws(RehearsalError) {
    let draft = path + ".new"
    guard let file = fopen(draft, "w") else { throw problem("cannot be written") }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
      let error = problem("cannot be written")
      remove(draft)
      throw error
    }
  }

  private func problem(_ what: String) -> RehearsalError {
    RehearsalError("\(path) \(what): \(String(cString: strerror(errno)))")
  }
}
