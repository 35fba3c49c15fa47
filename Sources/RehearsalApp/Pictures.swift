import DialogModel
import Gtk

/// The pictures that a document names, read from beside it.
@MainActor
final class Pictures {
  /// What could not be read, with the reason.
  private(set) var problems: [(name: String, reason: String)] = []
  /// The paths of all pictures, also of those that are not there.
  private(set) var paths: [String] = []

  private var pictures: [String: Picture] = [:]

  /// Reads every picture of a document.
  ///
  /// - Parameter document: the document's path; without one there is no folder to look in.
  init(of prototype: Prototype, document: String?) {
    let folder = document.flatMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    let icon = prototype.application?.icon
    var names = prototype.screens.compactMap(\.image)
    // An icon without an ending is the name of a themed one.
    if let icon, icon.contains(".") { names.append(icon) }
    for name in Set(names).sorted() {
      let path = folder.map { "\($0)/\(name)" } ?? name
      paths.append(path)
      do {
        pictures[name] = try Picture.read(path)
      } catch {
        problems.append((name, error.description))
      }
    }
  }

  subscript(_ name: String) -> Picture? { pictures[name] }
}
