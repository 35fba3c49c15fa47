import Glibc

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
    let place = document.lastIndex(of: "/")
    let folder = place.map { String(document[...$0]) } ?? "."
    self.init(path: DocumentFolder.real(folder))
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

  /// The bytes of a file in the folder; `nil` where it is missing, outside, or cannot be read.
  public func read(_ name: String) -> [UInt8]? {
    guard case .inside(let path) = place(of: name) else { return nil }
    return try? FileReader.read(path)
  }

  /// The paths of what is in the folder that a path refers to, in order, without hidden files.
  public func names(beside name: String) -> [String] {
    let prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    guard let path, let real = DocumentFolder.real("\(path)/\(prefix)"),
      real == path || holds(real), let directory = opendir(real)
    else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(prefix + name) }
    }
    return names.sorted()
  }

  /// The path without links; `nil` where there is nothing.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
