import Glibc
import Texts

/// The documents below a folder.
public enum DocumentSearch {
  /// The ends of the names of documents.
  public static let endings = [".rehearsal.yaml", ".rehearsal.yml", ".rehearsal.json"]

  /// The most documents, and the most folders that are looked through.
  public static let most = 10_000

  /// Whether there is a folder at a path.
  public static func isFolder(_ path: String) -> Bool {
    status(path, followsLinks: true).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// The paths of all documents below a folder, sorted within each folder, those of a folder before
  /// those of the folders in it.
  ///
  /// Links to folders and names that begin with a dot are not followed, and a file is listed once.
  ///
  /// - Returns: at most ``most``, the folders that were looked through, and whether that was all.
  public static func documents(
    below folder: String
  ) -> (files: [String], folders: [String], isWhole: Bool) {
    var (files, folders, waiting) = ([String](), [String](), [folder])
    var seen: Set<[UInt64]> = []
    while !waiting.isEmpty, folders.count < most, files.count < most {
      let next = waiting.removeFirst()
      folders.append(next)
      var inner: [String] = []
      for name in FolderNames.all(in: next).sorted() where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        guard let own = status(path, followsLinks: false) else { continue }
        if own.st_mode & S_IFMT == S_IFDIR {
          inner.append(path)
        } else if endings.contains(where: name.hasSuffix),
          let file = status(path, followsLinks: true), file.st_mode & S_IFMT == S_IFREG,
          seen.insert([UInt64(file.st_dev), UInt64(file.st_ino)]).inserted
        {
          files.append(path)
        }
      }
      waiting = inner + waiting
    }
    return (Array(files.prefix(most)), folders, waiting.isEmpty && files.count <= most)
  }

  private static func status(_ path: String, followsLinks: Bool) -> stat? {
    var result = stat()
    let end =
      followsLinks ? stat(path.fileBytes, &result) : lstat(path.fileBytes, &result)
    return end == 0 ? result : nil
  }
}
