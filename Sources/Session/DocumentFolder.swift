import Glibc

/// The folder of a document, from which the paths in it lead.
public struct DocumentFolder: Sendable {
  /// Where a path leads.
  public enum Place: Hashable, Sendable {
    /// To what is in the folder, or below it: the real path, without links.
    case inside(String)
    /// To nothing.
    case missing
    /// Out of the folder.
    case outside

    /// Whether it leads out of the folder.
    public var isOutside: Bool { self == .outside }
  }

  /// The real path of the folder, without links; `nil` where there is none.
  public let path: String?

  /// The folder that a document is in; for standard input, where the program runs.
  public init(of document: String) {
    let place = document.lastIndex(of: "/")
    let folder = place.map { String(document[...$0]) } ?? "."
    path = DocumentFolder.real(folder)
  }

  /// Where a path from the folder leads, every link followed.
  public func place(of name: String) -> Place {
    guard let path, let real = DocumentFolder.real("\(path)/\(name)") else { return .missing }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return real.hasPrefix(folder) ? .inside(real) : .outside
  }

  /// The bytes of a file in the folder; `nil` where it is missing, outside, or cannot be read.
  public func read(_ name: String) -> [UInt8]? {
    guard case .inside(let path) = place(of: name) else { return nil }
    return try? FileReader.read(path)
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
