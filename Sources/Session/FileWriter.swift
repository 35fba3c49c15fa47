import Glibc
import Texts

/// Writes what a person exports, and new documents.
public enum FileWriter {
  /// Writes a file.
  ///
  /// A file that this user has is replaced as a whole; one that other users or other names share is
  /// written in its place.
  ///
  /// - Parameter replacing: whether an existing file may be replaced.
  /// - Throws: ``FileProblem`` where it can't be written, or not replaced. Then there is no new
  ///   file, and one that is replaced as a whole is as it was.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(FileProblem) {
    if replacing, FileReplacement.suits(path) {
      return try FileReplacement.write(bytes, to: path)
    }
    do {
      try put(bytes, path, replacing)
    } catch {
      throw FileProblem(message: error == special ? tr("this is not a file") : error.reason)
    }
  }

  /// Writes a file into a folder, which is made where it is missing, as is the one below it that the
  /// file's name may have; what can't be made is told by what is written there.
  ///
  /// - Throws: as ``write(_:to:replacing:)`` does.
  public static func write(
    _ bytes: [UInt8], named name: String, in folder: String
  ) throws(FileProblem) {
    _ = mkdir(folder.fileBytes, 0o777)
    let path = "\(folder)/\(name)"
    if name.utf8.contains(UInt8(ascii: "/")) {
      let steps = path.split(separator: "/", omittingEmptySubsequences: false)
      _ = mkdir(steps.dropLast().joined(separator: "/").fileBytes, 0o777)
    }
    try write(bytes, to: path)
  }

  /// The failure where a pipe or a device is in the way.
  private static let special = WriteFailure(code: ENOTSUP)

  private static func put(
    _ bytes: [UInt8], _ path: String, _ replacing: Bool
  ) throws(WriteFailure) {
    var isNew = true
    var descriptor = open(path.fileBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST, replacing {
      isNew = false
      descriptor = try existing(path)
    }
    guard descriptor >= 0 else { throw .last }
    do throws(WriteFailure) {
      do throws(WriteFailure) {
        try DescriptorWriter.write(bytes, to: descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      // A full disk may be reported only now.
      guard close(descriptor) == 0 else { throw .last }
    } catch {
      if isNew { unlink(path.fileBytes) }
      throw error
    }
  }

  /// Opens a file that is there, and empties it; never waits for the reader of a pipe.
  private static func existing(_ path: String) throws(WriteFailure) -> Int32 {
    var status = stat()
    // A link to nothing is a new file.
    if stat(path.fileBytes, &status) == 0 { try examine(status) }
    let descriptor = open(
      path.fileBytes, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw errno == ENXIO ? special : .last }
    do throws(WriteFailure) {
      guard fstat(descriptor, &status) == 0 else { throw .last }
      try examine(status)
      guard ftruncate(descriptor, 0) == 0 else { throw .last }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func examine(_ status: stat) throws(WriteFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw WriteFailure(code: EISDIR)
    default: throw special
    }
  }
}
