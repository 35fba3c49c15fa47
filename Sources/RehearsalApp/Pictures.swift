import DialogModel
import Gtk
import Session
import Texts

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
    let icons = prototype.activityIcons
    names += icons + prototype.sharedPictures
    let places = document.map { DocumentFolder(of: $0) }
    for name in Set(names).sorted() {
      let path = folder.map { "\($0)/\(name)" } ?? name
      // A link may have been changed since the document was read.
      guard places?.place(of: name) != .outside else { continue }
      paths.append(path)
      do {
        let picture = try Picture.read(path)
        pictures[name] = picture
        let most = Activity.largestIcon(on: prototype.device)
        if icons.contains(name), max(picture.size.width, picture.size.height) > most {
          problems.append(
            (name, tr("an activity’s icon has at most {n} points", ["n": String(most)])))
        }
      } catch {
        problems.append((name, error.description))
      }
    }
  }

  subscript(_ name: String) -> Picture? { pictures[name] }
}

extension Prototype {
  /// The icons of activities that are files; one without an ending is a themed icon's name.
  fileprivate var activityIcons: [String] {
    dialogs.compactMap(\.activityPicker).flatMap(\.activities).compactMap(\.icon)
      .filter { $0.contains(".") }
  }

  /// The pictures that are items of activity pickers.
  fileprivate var sharedPictures: [String] {
    dialogs.compactMap(\.activityPicker).flatMap(\.items).compactMap { item in
      if case .image(let path) = item { path } else { nil }
    }
  }
}
