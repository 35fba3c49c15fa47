import Glibc
import Texts

/// Files that the program keeps in a folder: each is replaced as a whole, and nothing is written
/// through a link.
///
/// ``FileReplacement`` is for files of the person, where a link is followed.
public enum FolderFile {
  /// Replaces the bytes of a file, or makes a new one: writes a file next to it, which then gets
  /// its name.
  ///
  /// Everything happens in the folder of the path, also if somebody replaces that meanwhile. What
  /// is under the name must be a file, and no link to one. Other names of the same file keep the
  /// old bytes. What killed processes have left in the folder is removed. The permissions of the file stay, and its owner where this process may set it.
  ///
  /// - Parameters:
  ///   - path: the path of the file; its folder exists.
  ///   - mode: the permissions of a new file, from which those of `umask` are taken.
  /// - Throws: ``FileProblem`` where that can't be done; the file is then as it was.
  public static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o666
  ) throws(FileProblem) {
    let (folder, name) = split(path)
    let directory = open(folder.fileBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw FileProblem(message: WriteFailure.last.reason) }
    defer { close(directory) }
    let before = try existing(name, in: directory)
    TemporaryFile.sweep(folder)
    let temporary = TemporaryFile.newName()
    let descriptor = openat(
      directory, temporary.fileBytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileProblem(message: WriteFailure.last.reason) }
    TemporaryFile.lock(descriptor)
    do throws(FileProblem) {
      try fill(descriptor, bytes, as: before)
      guard renameat(directory, temporary.fileBytes, directory, name.fileBytes) == 0 else {
        throw FileProblem(message: WriteFailure.last.reason)
      }
    } catch {
      unlinkat(directory, temporary.fileBytes, 0)
      throw error
    }
  }

  /// The folder and the name of a path.
  private static func split(_ path: String) -> (folder: String, name: String) {
    // Bytes, because a character may be a slash with an accent.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// The file that is to be replaced; `nil` where there is none.
  private static func existing(
    _ name: String, in directory: Int32
  ) throws(FileProblem) -> stat? {
    var status = stat()
    guard fstatat(directory, name.fileBytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw FileProblem(message: WriteFailure.last.reason) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw FileProblem(message: tr("this is a link, and nothing is written through one"))
    case S_IFDIR: throw FileProblem(message: tr("this is a folder"))
    default: throw FileProblem(message: tr("this is not a file"))
    }
    // Replacing needs only a writable folder; a file that is not writable must not be replaced.
    guard faccessat(directory, name.fileBytes, W_OK, AT_EACCESS) == 0 else {
      throw FileProblem(message: WriteFailure.last.reason)
    }
    return status
  }

  /// Fills a new file and closes it.
  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], as before: stat?
  ) throws(FileProblem) {
    var failure: WriteFailure?
    do throws(WriteFailure) {
      if let before {
        // Before the mode, because changing the owner clears bits of the mode.
        _ = fchown(descriptor, before.st_uid, before.st_gid)
        guard fchmod(descriptor, before.st_mode & 0o7777) == 0 else { throw .last }
      }
      try DescriptorWriter.write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      failure = error
    }
    // A full disk may be reported only now.
    if close(descriptor) != 0, failure == nil { failure = .last }
    if let failure { throw FileProblem(message: failure.reason) }
  }
}
