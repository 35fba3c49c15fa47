import Glibc
import Texts

/// A regular file that is open for reading; it is closed when the value goes away.
///
/// Every file that a document or a person names is opened here. Nothing here waits for another
/// process: a folder, a pipe or a device is refused before it is opened.
struct RegularFile: ~Copyable {
  /// Why a file is not read.
  enum Refusal: Error, Hashable {
    case folder
    /// A pipe, a socket or a device.
    case special
    /// It is not in the folder that it belongs to.
    case outside
    /// It has more bytes than this.
    case tooLarge(Int)
    /// A system call failed with this `errno`.
    case system(Int32)
  }

  let descriptor: Int32

  /// Opens a file; symbolic links are followed.
  init(_ path: String) throws(Refusal) {
    // To open a pipe wakes a process that wants to write to it, and to open a device can do
    // anything, so the kind of the file is read before.
    var status = stat()
    guard stat(path.fileBytes, &status) == 0 else { throw .system(errno) }
    try RegularFile.examine(status)
    // The path can refer to another file by now: `O_NONBLOCK` does not wait for a pipe, and the
    // kind is read again from what is open.
    let descriptor = open(path.fileBytes, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    do throws(Refusal) {
      guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
      try RegularFile.examine(status)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The stamp of the file as it is now; `nil` where the system does not tell.
  var stamp: FileStamp? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStamp(status) : nil
  }

  /// Where the file is now, without links; `nil` where the system does not tell.
  var place: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(fileBytes: bytes[..<count].lazy.map { UInt8(bitPattern: $0) })
  }

  /// The bytes of the file, if it has at most so many.
  ///
  /// The size that the system reports is not relied on, because a file can grow while it is read.
  func bytes(atMost limit: Int) throws(Refusal) -> [UInt8] {
    let bytes = try RegularFile.beginning(of: descriptor, beyond: limit)
    guard bytes.count <= limit else { throw .tooLarge(limit) }
    return bytes
  }

  /// The bytes of a descriptor until its end, or a few more than a limit.
  static func beginning(of descriptor: Int32, beyond limit: Int) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func examine(_ status: stat) throws(Refusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
  }
}
