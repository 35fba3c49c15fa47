import Glibc
import Texts

/// Writes what a person exports, and new documents.
public enum FileWriter {
  /// Writes a file.
  ///
  /// - Parameter replacing: whether an existing file may be replaced.
  /// - Throws: ``FileProblem`` where it can't be written, or not replaced.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = true
  ) throws(FileProblem) {
    do {
      try put(bytes, path, replacing)
    } catch {
      throw FileProblem(message: error.reason)
    }
  }

  private static func put(
    _ bytes: [UInt8], _ path: String, _ replacing: Bool
  ) throws(WriteFailure) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replacing ? O_TRUNC : O_EXCL)
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw WriteFailure(code: errno) }
    do {
      try DescriptorWriter.write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // A full disk may be reported only now.
    guard close(descriptor) == 0 else { throw WriteFailure(code: errno) }
  }
}
