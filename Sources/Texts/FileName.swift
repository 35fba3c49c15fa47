/// File names as people see them.
public enum FileName {
  /// A path, or a part of one, safe to show in one line.
  ///
  /// Every message with a file name uses this function, because anyone may name a file: a line end
  /// in a name must not make a message of its own, and two names must not look like one. So every
  /// blank but the space is escaped too.
  public static func text(_ path: String) -> String {
    OneLine.text(path, escaping: OneLine.isOddBlank)
  }

  /// The beginning of a path that a document names, which may be longer than any that there is.
  ///
  /// - Parameter most: how many scalars of it are shown; “…” represents the rest.
  public static func beginning(_ path: String, atMost most: Int = 300) -> String {
    OneLine.beginning(path, atMost: most, escaping: OneLine.isOddBlank)
  }

  /// The last part of a path, as it is in the file system.
  public static func last(of path: String) -> String {
    slash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The folder of an absolute path, as it is in the file system.
  public static func folder(of path: String) -> String {
    guard let slash = slash(in: path), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last slash, as a byte: a character may be a slash with an accent.
  private static func slash(in path: String) -> String.Index? {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  /// The last part of a path, safe to show in one line.
  public static func lastText(of path: String) -> String { text(last(of: path)) }
}
