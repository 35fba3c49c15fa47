import Glibc
import Texts

/// The folder of a document; the paths in the document are relative to it.
public struct DocumentFolder: Sendable {
  /// What a path refers to.
  public enum Place: Hashable, Sendable {
    /// A file in the folder or below it: its real path, without links.
    case inside(String)
    /// Nothing.
    case missing
    /// A file outside the folder.
    case outside
  }

  /// The real path of the folder, without links; `nil` where there is none.
  public let path: String?

  /// No folder: there is nothing in it.
  public static let none = DocumentFolder(path: nil)

  private init(path: String?) { self.path = path }

  /// The folder that a document is in; for standard input, where the program runs.
  public init(of document: String) {
    let hasFolder = document.utf8.contains(UInt8(ascii: "/"))
    self.init(path: DocumentFolder.real(hasFolder ? FileName.folder(of: document) : "."))
  }

  /// What a path relative to the folder refers to; symbolic links are followed.
  public func place(of name: String) -> Place {
    guard let path, let real = DocumentFolder.real("\(path)/\(name)") else { return .missing }
    return holds(real) ? .inside(real) : .outside
  }

  /// Whether a real path is below the folder.
  private func holds(_ real: String) -> Bool {
    guard let path else { return false }
    return real.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }

  /// Whether the folder has an entry of a name, of any kind; a link may lead to nothing.
  func has(_ name: String) -> Bool {
    var status = stat()
    return path.map { lstat("\($0)/\(name)".fileBytes, &status) == 0 } ?? false
  }

  /// Opens a file in the folder.
  ///
  /// - Throws: ``FileProblem`` where it is missing, outside, or cannot be read.
  func open(_ name: String) throws(FileProblem) -> RegularFile {
    switch place(of: name) {
    case .inside(let path):
      // A link may have come into the path meanwhile.
      return try FileReader.open(path) { holds($0) }
    case .missing:
      // The reason can also be a link in a circle, or a folder without the right to open it.
      var status = stat()
      let isThere = path.map { stat("\($0)/\(name)".fileBytes, &status) == 0 } ?? true
      throw FileProblem(.system(isThere ? ENOENT : errno))
    case .outside: throw FileProblem(.outside)
    }
  }

  /// The bytes of a file in the folder, which has at most so many.
  ///
  /// - Throws: ``FileProblem`` where it is missing, outside, too large, or cannot be read.
  public func read(
    _ name: String, limit: Int = FileReader.limit
  ) throws(FileProblem) -> [UInt8] {
    let file = try open(name)
    do throws(RegularFile.Refusal) {
      return try file.bytes(atMost: limit)
    } catch {
      throw FileProblem(error)
    }
  }

  /// The head of a picture in the folder; `nil` for what is none, or can't be read.
  func pictureHeader(_ name: String) -> PictureHeader? {
    guard let file = try? open(name) else { return nil }
    return PictureHeader(of: file)
  }

  /// The paths of what is in the folder that a path refers to, in order, without hidden files.
  public func names(beside name: String) -> [String] {
    let prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    guard let path, let real = DocumentFolder.real("\(path)/\(prefix)"),
      real == path || holds(real)
    else { return [] }
    return FolderNames.all(in: real).filter { !$0.hasPrefix(".") }.map { prefix + $0 }.sorted()
  }

  /// The path without links; `nil` where there is nothing.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path.fileBytes, nil) else { return nil }
    defer { free(real) }
    return String(fileBytes: real)
  }
}
