import DialogModel
import Gtk
import PrototypeFile
import Session
import Texts

/// The pictures that a document names, read from the folder of the document.
@MainActor
final class Pictures {
  /// The pictures that could not be read, with the reasons.
  private(set) var problems: [(name: String, reason: String)] = []
  /// The pictures that could be read before and can't now, with the reasons; their last version is
  /// used.
  private(set) var stale: [(name: String, reason: String)] = []

  private let document: String?
  private var pictures: [String: Picture] = [:]

  /// Reads every picture of a document.
  ///
  /// - Parameters:
  ///   - document: the path of the document; without a path there is no folder to read from.
  ///   - before: the pictures that were read last, of this document or another one.
  init(of prototype: Prototype, document: String?, before: Pictures? = nil) {
    self.document = document
    let before = before?.document == document ? before : nil
    let themed = prototype.icons.filter { !IconName.isFile($0) }
    let activityIcons = prototype.activityIcons
    let places = document.map { DocumentFolder(of: $0) }
    for (name, path) in Pictures.paths(of: prototype, document: document) {
      // A link may have changed since the document was read.
      guard places?.place(of: name) != .outside else { continue }
      do {
        let picture = try Picture.read(path)
        pictures[name] = picture
        let most = Activity.largestIcon(on: prototype.device)
        if activityIcons.contains(name), max(picture.size.width, picture.size.height) > most {
          problems.append(
            (name, tr("an activity’s icon has at most {n} points", ["n": String(most)])))
        }
      } catch {
        let reason = Pictures.reason(path) ?? error.description
        if let last = before?.pictures[name] {
          pictures[name] = last
          stale.append((name, reason))
        } else {
          problems.append((name, reason))
        }
      }
    }
    problems += Set(themed).sorted().filter { !IconTheme.hasIcon($0) }.map {
      ($0, tr("the icon theme has no such icon"))
    }
  }

  /// The names and paths of all pictures of a document, in order, including missing ones.
  static func paths(
    of prototype: Prototype, document: String?
  ) -> [(name: String, path: String)] {
    let folder = document.flatMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    let files = prototype.icons.filter { IconName.isFile($0) }
    let names = prototype.screens.compactMap(\.image) + files + prototype.sharedPictures
    return Set(names).sorted().map { name in (name, folder.map { "\($0)/\(name)" } ?? name) }
  }

  /// Why a file can't be read, in fewer words than those of the toolkit; `nil` if it can be read,
  /// and is no picture.
  private static func reason(_ path: String) -> String? {
    do {
      _ = try FileReader.read(path)
      return nil
    } catch {
      return error.message
    }
  }

  subscript(_ name: String) -> Picture? { pictures[name] }
}

extension Prototype {
  /// All icons: of the application, of activities and of text fields.
  fileprivate var icons: [String] {
    let overlays = fields.compactMap(\.overlay)
    return [application?.icon].compactMap(\.self) + activityIcons
      + overlays.compactMap(\.left) + overlays.compactMap(\.right)
  }

  fileprivate var activityIcons: [String] { activities.compactMap(\.icon) }

  /// The pictures that are items of activity pickers.
  fileprivate var sharedPictures: [String] {
    dialogs.compactMap(\.activityPicker).flatMap(\.items).compactMap { item in
      if case .image(let path) = item { path } else { nil }
    }
  }

  private var activities: [Activity] {
    dialogs.compactMap(\.activityPicker).flatMap(\.activities)
  }

  /// The text fields of alerts, screens and views.
  private var fields: [TextField] {
    let views = activities.flatMap { activity -> [Control] in
      if case .shows(let view) = activity.behaviour { view.controls } else { [] }
    }
    let controls = screens.flatMap(\.controls) + dialogs.flatMap(\.controls) + views
    return dialogs.compactMap(\.alert).flatMap(\.shownFields)
      + controls.compactMap(\.textField)
  }
}
