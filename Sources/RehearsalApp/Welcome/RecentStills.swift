import Glibc
import Gtk
import Session
import Texts

/// The titles of recent documents, and small pictures of their starts, as they were last open; kept where
/// the desktop keeps what can be made again.
@MainActor
enum RecentStills {
  /// The room for a picture, in pixels; it is kept for screens of two pixels each.
  static let size = Size(width: 36, height: 48)

  /// A still comes once nothing more urgent is to do at an opened document.
  static let delay = Duration.milliseconds(1_200)
  private static var folder: String { "\(PersonFolder.cache)/recent" }

  private static func name(of path: String) -> String {
    SHA256.digits(of: Array(path.utf8))
  }

  /// The title of a document; `nil` where it has none or is not known.
  static func title(of path: String) -> String? {
    let file = "\(folder)/\(name(of: path)).title"
    return (try? FileReader.read(file, limit: KeptStill.mostTitle)).flatMap(KeptStill.title)
  }

  /// The picture of a document; `nil` where there is none or it cannot be read.
  static func picture(of path: String) -> Picture? {
    let file = "\(folder)/\(name(of: path)).png"
    guard let bytes = try? FileReader.read(file, limit: KeptStill.mostPicture),
      KeptStill.isPicture(bytes, width: 2 * size.width, height: 2 * size.height)
    else { return nil }
    return try? Picture(png: file)
  }

  /// Keeps the title of a document, and a picture of its start.
  ///
  /// - Parameters:
  ///   - picture: the picture; `nil` to leave the one that is there.
  ///   - others: the paths of the documents whose stills are kept too; all others are removed.
  static func keep(_ path: String, _ title: String, _ picture: Picture?, others: [String]) {
    guard (try? PersonFolder.make(folder)) != nil else { return }
    let base = "\(folder)/\(name(of: path))"
    try? FileWriter.write(Array(OneLine.beginning(title).utf8), to: base + ".title")
    // Where there is no room on the disk, the list has icons.
    if let picture { try? picture.fitting(2 * size.width, 2 * size.height).save(to: base + ".png") }
    removeOthers(than: others + [path])
  }

  private static func removeOthers(than paths: [String]) {
    let kept = Set(paths.map(name(of:)))
    for file in FolderNames.all(in: folder) where !kept.contains(String(file.prefix(64))) {
      unlink("\(folder)/\(file)".fileBytes)
    }
  }

  /// Removes all of them.
  static func forget() { removeOthers(than: []) }
}
