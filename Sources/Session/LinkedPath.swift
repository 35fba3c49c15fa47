import Glibc
import Texts

/// The way from a path to what it refers to, over the links in it.
public enum LinkedPath {
  /// How many links are followed, as the system does it.
  private static let mostLinks = 40

  /// The path, and those that it becomes as its links are replaced one after the other by what they
  /// point to; the last one has no links, and there may be nothing at it.
  ///
  /// - Parameter path: an absolute path.
  public static func way(of path: String) -> [String] {
    var way = [path]
    // The system follows no longer path, and each part of one would take as long as the whole.
    guard path.utf8.count < Int(PATH_MAX) else { return way }
    var (real, rest) = ("", parts(of: path)[...])
    while let part = rest.popFirst() {
      guard part != "." else { continue }
      guard part != ".." else {
        real = real.isEmpty ? "" : FileName.folder(of: real)
        if real == "/" { real = "" }
        continue
      }
      let place = "\(real)/\(part)"
      guard way.count <= mostLinks, let target = target(of: place) else {
        real = place
        continue
      }
      rest = parts(of: target) + rest
      if target.utf8.first == UInt8(ascii: "/") { real = "" }
      way.append("\(real)/\(rest.joined(separator: "/"))")
    }
    if let last = way.last, last != real { way.append(real) }
    return way
  }

  /// Whether there is a link at a path.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func parts(of path: String) -> ArraySlice<String> {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }[...]
  }

  /// What a link points to; `nil` where there is no link.
  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.fileBytes, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(fileBytes: bytes[..<count].lazy.map { UInt8(bitPattern: $0) })
  }
}
