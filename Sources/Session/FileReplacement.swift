import CAttributes
import Glibc
import Texts

/// Replaces a file as a whole: whenever the process ends, the file is the old or the new one.
public enum FileReplacement {
  /// Replaces the bytes of a file: writes a new file next to it, which then gets its name.
  ///
  /// Of a link, the file that it refers to is replaced. Permissions, owner and extended attributes
  /// stay.
  ///
  /// - Parameter old: the bytes that the new ones were made from. If the file has others now,
  ///   nothing is written. `nil` for bytes that do not depend on them.
  /// - Throws: ``FileProblem`` where that can't be done; the file is then as it was.
  public static func write(
    _ bytes: [UInt8], to path: String, insteadOf old: [UInt8]? = nil
  ) throws(FileProblem) {
    let target = try Target(path)
    try target.check(old)
    TemporaryFile.sweep(target.folder)
    let temporary: TemporaryFile
    do {
      temporary = try TemporaryFile(in: target.folder)
    } catch {
      throw folderProblem(error)
    }
    do throws(FileProblem) {
      try fill(temporary, bytes, as: target)
      // Read as late as possible: an editor may have saved it since.
      try target.check(old)
      guard rename(temporary.path.fileBytes, target.path.fileBytes) == 0 else {
        throw problem(.last)
      }
    } catch {
      unlink(temporary.path.fileBytes)
      throw error
    }
    try sync(target.folder)
  }

  /// Whether a path is a file of this user alone, in a folder that this user may change.
  static func suits(_ path: String) -> Bool {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_nlink == 1,
      status.st_uid == geteuid(), let target = try? Target(path)
    else { return false }
    return access(target.folder.fileBytes, W_OK | X_OK) == 0
  }

  /// Removes what killed processes have left next to a file.
  public static func sweep(beside path: String) {
    guard let target = try? Target(path) else { return }
    TemporaryFile.sweep(target.folder)
  }

  private static func fill(
    _ file: borrowing TemporaryFile, _ bytes: [UInt8], as target: borrowing Target
  ) throws(FileProblem) {
    do {
      try DescriptorWriter.write(bytes, to: file.descriptor)
    } catch {
      throw problem(error)
    }
    try target.giveProperties(to: file.descriptor)
    guard fsync(file.descriptor) == 0 else { throw problem(.last) }
  }

  /// Makes the new name as lasting as the new bytes.
  private static func sync(_ folder: String) throws(FileProblem) {
    let descriptor = open(folder.fileBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be changed and not read cannot be synchronized.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP { return }
    throw FileProblem(
      message: tr(
        "it is written, but the disk has not confirmed that: {reason}",
        ["reason": WriteFailure.last.reason]))
  }

  private static func problem(_ failure: WriteFailure) -> FileProblem {
    FileProblem(message: failure.reason)
  }

  private static func folderProblem(_ failure: WriteFailure) -> FileProblem {
    switch failure.code {
    case EACCES, EPERM: FileProblem(message: tr("you may not write in its folder"))
    default: problem(failure)
    }
  }
}

/// The file to replace, as it is at the beginning.
private struct Target: ~Copyable {
  /// Its path without links.
  let path: String
  let folder: String
  private let descriptor: Int32
  private let status: stat

  init(_ name: String) throws(FileProblem) {
    guard let resolved = realpath(name.fileBytes, nil) else { throw Target.unreadable(.last) }
    defer { free(resolved) }
    let path = String(fileBytes: resolved)
    let descriptor = open(path.fileBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Target.unreadable(.last) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let failure = WriteFailure.last
      close(descriptor)
      throw Target.unreadable(failure)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileProblem(message: tr("this is not a file"))
    }
    self.path = path
    self.descriptor = descriptor
    self.status = status
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
  }

  deinit { close(descriptor) }

  private static var changed: FileProblem {
    FileProblem(message: tr("it was changed meanwhile; nothing was written, run this again"))
  }

  /// A file that was read before, and cannot be opened now.
  private static func unreadable(_ failure: WriteFailure) -> FileProblem {
    failure.code == ENOENT ? changed : FileProblem(message: failure.reason)
  }

  /// Checks that the file may be replaced, and still has these bytes, if any are given.
  func check(_ old: [UInt8]?) throws(FileProblem) {
    var now = stat()
    guard lstat(path.fileBytes, &now) == 0, now.st_dev == status.st_dev,
      now.st_ino == status.st_ino,
      old == nil || (try? FileReader.read(path)) == old
    else {
      throw Target.changed
    }
    // Replacing needs only a writable folder; a file that is not writable must not be replaced.
    guard access(path.fileBytes, W_OK) == 0 else {
      throw FileProblem(
        message: errno == EROFS
          ? WriteFailure.last.reason : tr("you may not write this file"))
    }
    guard now.st_nlink == 1 else {
      throw FileProblem(
        message: tr(
          "it has other names (hard links), and they would keep the old text; nothing was written"))
    }
  }

  /// Gives a new file the owner, the attributes and the permissions of this one.
  func giveProperties(to new: Int32) throws(FileProblem) {
    var given = stat()
    guard fstat(new, &given) == 0 else { throw FileProblem(message: WriteFailure.last.reason) }
    if given.st_uid != status.st_uid || given.st_gid != status.st_gid {
      _ = fchown(new, status.st_uid, status.st_gid)
    }
    guard rehearsal_attributes_copy(descriptor, new) else {
      throw FileProblem(
        message: errno == ENOSPC || errno == EDQUOT
          ? WriteFailure.last.reason
          : tr("its extended attributes can’t be kept; nothing was written"))
    }
    // After the owner, because changing that clears bits of the permissions.
    guard fchmod(new, status.st_mode & 0o7777) == 0, fstat(new, &given) == 0,
      given.st_uid == status.st_uid, given.st_gid == status.st_gid,
      given.st_mode == status.st_mode
    else {
      throw FileProblem(
        message: tr("its owner and permissions can’t be kept; nothing was written"))
    }
  }
}
