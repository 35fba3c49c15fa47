import Texts

/// The files that can't be read now, and whose last version is shown.
public struct StaleFiles: Hashable, Sendable {
  /// A file, by the name that a person knows.
  public struct File: Hashable, Sendable {
    let name: String
    let reason: String

    /// A file that can't be read for a reason, in the person's language.
    public init(_ name: String, _ reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// The document itself, if it is one of them.
  public var document: File?
  /// The pictures that the document names.
  public var pictures: [File] = []

  /// No file: what is shown is what is on the disk.
  public init() {}

  /// What a person is told; `nil` where there is nothing to tell.
  public var text: String? {
    let files = [document].compactMap(\.self) + pictures
    guard let first = files.first else { return nil }
    guard files.count > 1 else {
      return tr(
        "{file} can’t be read: {reason}. You see its last version.",
        ["file": first.name, "reason": first.reason])
    }
    return tr(
      "{n} files can’t be read: {files}. You see their last versions.",
      ["n": String(files.count), "files": files.map(\.name).listed()])
  }
}
