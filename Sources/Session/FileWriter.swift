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
      throw FileProblem(message: error.reason)
    }
  }

  private static func put(
    _ bytes: [UInt8], _ path: String, _ replacing: Bool
  ) throws(WriteFailure) {
    var isNew = true
    var descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST, replacing {
      isNew = false
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
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
      if isNew { unlink(path) }
      throw error
    }
  }
}
