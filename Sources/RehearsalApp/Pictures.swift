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

  private let prototype: Prototype
  private let document: String?
  private let folder: DocumentFolder
  private let names: [String]
  private let before: Pictures?
  private var pictures: [String: Picture] = [:]
  private var hasReturned = false

  /// The pictures of a document; none is read yet.
  ///
  /// - Parameters:
  ///   - document: the path of the document; `nil` for one that is no file.
  ///   - folder: its folder.
  ///   - before: the pictures that were read last, of this document or another one.
  init(
    of prototype: Prototype, document: String?, in folder: DocumentFolder,
    before: Pictures? = nil
  ) {
    self.prototype = prototype
    self.document = document
    self.folder = folder
    self.before = before?.document == document ? before?.last : nil
    names = Pictures.names(of: prototype)
  }

  /// These pictures, without a reference to those before them.
  private var last: Pictures {
    let copy = Pictures(of: prototype, document: document, in: folder)
    copy.pictures = pictures.merging(before?.pictures ?? [:]) { new, _ in new }
    return copy
  }

  /// Reads every picture.
  ///
  /// - Parameter done: called once, before this function returns if that is soon; gets whether it
  ///   was later.
  func read(then done: @escaping @MainActor (_ isLater: Bool) -> Void) {
    defer { hasReturned = true }
    PictureReading.read(names, in: folder) { [self] outcomes in
      for (name, outcome) in zip(names, outcomes) { take(outcome, of: name) }
      let themed = Set(prototype.icons.filter { !IconName.isFile($0) })
      problems += themed.sorted().filter { !IconTheme.hasIcon(Icon.themeName(of: $0)) }.map {
        ($0, tr("the icon theme has no such icon"))
      }
      done(hasReturned)
    }
  }

  private func take(_ outcome: PictureReading.Outcome, of name: String) {
    switch outcome {
    case .success(let decoded):
      let picture = Picture(decoded)
      pictures[name] = picture
      let most = Activity.largestIcon(on: prototype.device)
      if prototype.activityIcons.contains(name), max(picture.size.width, picture.size.height) > most
      {
        problems.append(
          (name, tr("an activity’s icon has at most {n} points", ["n": String(most)])))
      }
    case .failure(let problem):
      if before?.pictures[name] == nil {
        problems.append((name, problem.reason))
      } else {
        stale.append((name, problem.reason))
      }
    }
  }

  /// The paths of all pictures of a document, in order, including missing ones.
  static func paths(
    of prototype: Prototype, document: String?, in folder: DocumentFolder
  ) -> [String] {
    // A document's folder keeps its path when it is gone.
    let place = document?.lastIndex(of: "/").flatMap { document?[..<$0] }.map { String($0) }
    guard let place = place ?? folder.path else { return [] }
    return names(of: prototype).map { "\(place)/\($0)" }
  }

  private static func names(of prototype: Prototype) -> [String] {
    let files = prototype.icons.filter { IconName.isFile($0) }
    let names =
      prototype.screens.compactMap(\.image) + prototype.controls.filter(\.isImage).map(\.text)
      + files + prototype.sharedPictures + prototype.dialogs.compactMap(\.presentedView?.image)
      + prototype.notifications.compactMap(\.launchImage)
    return Set(names).sorted()
  }

  /// A picture; while it is read, or if it can't be, its last version.
  subscript(_ name: String) -> Picture? { pictures[name] ?? before?.pictures[name] }
}

extension Prototype {
  /// All icons: of the application, of activities, of text fields and of the items of bars.
  fileprivate var icons: [String] {
    let overlays = fields.compactMap(\.overlay)
    return [application?.icon].compactMap(\.self) + activityIcons
      + overlays.compactMap(\.left) + overlays.compactMap(\.right)
      + controls.compactMap(\.details.icon)
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

  /// The controls of screens and views.
  fileprivate var controls: [Control] {
    let views = activities.flatMap { activity -> [Control] in
      if case .shows(let view) = activity.behaviour { view.controls } else { [] }
    }
    return screens.flatMap(\.controls) + dialogs.flatMap(\.controls) + views
  }

  /// The text fields of alerts, screens and views.
  private var fields: [TextField] {
    dialogs.compactMap(\.alert).flatMap(\.shownFields)
      + controls.compactMap(\.textField)
  }
}

extension Control {
  fileprivate var isImage: Bool { if case .image = kind { true } else { false } }
}
