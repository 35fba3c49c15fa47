import Glibc
import Texts

/// A file that could not be read, and the reason in the user's language.
public struct FileProblem: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  public let message: String

  /// A problem in words.
  public init(message: String) { self.message = message }
}

/// Reads files from the file system.
public enum FileReader {
  /// The size of the largest document, in bytes.
  ///
  /// One more byte of a document is read so that the parser can say that it is too large.
  public static let limit = 16 * 1024 * 1024

  /// The size of the largest picture file, in bytes.
  public static let pictureLimit = 64 * 1024 * 1024

  /// The bytes of a document, or of standard input for `-`.
  ///
  /// Of a document that is too large, a few bytes more than the limit are read.
  ///
  /// - Throws: ``FileProblem`` where there is no such file, it is not a file, or it can't be read.
  public static func read(
    _ path: String, limit: Int = FileReader.limit
  ) throws(FileProblem) -> [UInt8] {
    do {
      if path == "-" { return try RegularFile.beginning(of: STDIN_FILENO, beyond: limit) }
      let file = try RegularFile(path)
      return try RegularFile.beginning(of: file.descriptor, beyond: limit)
    } catch {
      switch error {
      case .folder, .system(EISDIR):
        throw FileProblem(message: tr("this is a folder; name a file inside it"))
      case .special:
        throw FileProblem(message: tr("this is not a file; use “-” to read from a pipe"))
      default: throw FileProblem(error)
      }
    }
  }

  /// Whether a path leads to a file, and not to a folder, a pipe or a device; nothing is opened.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Opens a file without reading it.
  ///
  /// - Throws: ``FileProblem`` where there is no such file, it is not a file, or it can't be read.
  public static func examine(_ path: String) throws(FileProblem) {
    do {
      _ = try RegularFile(path)
    } catch {
      throw FileProblem(error)
    }
  }

  /// Opens a file that belongs to a document.
  ///
  /// - Parameter isAllowed: gets the path of the open file, without links.
  /// - Throws: ``FileProblem`` where there is no such file, it is not a file, it is not allowed, or
  ///   it can't be opened.
  static func open(
    _ path: String, where isAllowed: (String) -> Bool
  ) throws(FileProblem) -> RegularFile {
    do throws(RegularFile.Refusal) {
      let file = try RegularFile(path)
      if let place = file.place, !isAllowed(place) { throw .outside }
      return file
    } catch {
      throw FileProblem(error)
    }
  }

  /// The bytes of a descriptor until its end, or a little more than a limit.
  ///
  /// The descriptor stays open.
  ///
  /// - Throws: ``FileProblem`` where it can't be read.
  public static func read(
    descriptor: Int32, limit: Int = FileReader.limit
  ) throws(FileProblem) -> [UInt8] {
    do {
      return try RegularFile.beginning(of: descriptor, beyond: limit)
    } catch {
      throw FileProblem(error)
    }
  }
}

extension FileProblem {
  /// Why a file was not read, in the user's language.
  init(_ refusal: RegularFile.Refusal) {
    message =
      switch refusal {
      case .folder: tr("this is a folder, not a file")
      case .special: tr("this is a pipe or a device, not a file")
      case .outside: tr("this is a link that leads out of the document’s folder")
      case .tooLarge(let limit):
        tr("it is larger than {n} MiB", ["n": String(limit / (1024 * 1024))])
      case .system(EBADF): tr("it is closed")
      case .system(ENOENT), .system(ENOTDIR): tr("there is no such file")
      case .system(EACCES), .system(EPERM): tr("you may not read this file")
      case .system(ELOOP): tr("this link leads in a circle")
      case .system(let code):
        strerror(code).map { String(cString: $0) } ?? tr("it can't be read")
      }
  }
}
