import DialogModel
import Gtk
import PrototypeFile
import Session
import Stage
import Texts

/// The pictures that a document names, read from the folder of the document.
@MainActor
final class Pictures {
  /// The pictures that could not be read, with the reasons.
  private(set) var problems: [(name: String, reason: String)] = []
  /// The pictures that could be read before and can't now, with the reasons; their last version is
  /// used.
  private(set) var stale: [(name: String, reason: String)] = []

  /// What is known of a picture.
  private struct Entry {
    /// As it could be read last.
    var picture: Picture?
    /// Why it could not be read now.
    var failure: String?
    /// What tells whether its file has changed since; `nil` where that cannot be told.
    var stamp: FileStamp?
  }

  private let prototype: Prototype
  private let document: String?
  private let folder: DocumentFolder
  private let names: [String]
  private let before: Pictures?
  private var entries: [String: Entry] = [:]
  private var hasReturned = false

  /// The pictures of a document; none is read yet.
  ///
  /// - Parameters:
  ///   - document: the path of the document; `nil` for one that is no file.
  ///   - folder: its folder.
  ///   - before: the pictures that were read last, of this document or another one. What has not
  ///     changed since is not decoded again.
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
    copy.entries = entries.merging(before?.entries ?? [:]) { new, _ in new }
    return copy
  }

  /// Reads every picture.
  ///
  /// - Parameters:
  ///   - some: called each time more pictures have come while others take long.
  ///   - done: called once, before this function returns if that is soon; gets whether it was later.
  func read(
    some: @escaping @MainActor () -> Void = {},
    then done: @escaping @MainActor (_ isLater: Bool) -> Void
  ) {
    defer { hasReturned = true }
    PictureReading.read(
      names, in: folder, known: (before?.entries ?? [:]).compactMapValues(\.stamp)
    ) { [self] outcomes in
      take(outcomes)
      some()
    } then: { [self] outcomes in
      take(outcomes)
      let themed = Set(prototype.icons.filter { !IconName.isFile($0) })
      problems += themed.sorted().filter { !IconTheme.hasIcon(Icon.themeName(of: $0)) }.map {
        ($0, tr("the icon theme has no such icon"))
      }
      done(hasReturned)
    }
  }

  private func take(_ outcomes: [PictureReader.Outcome?]) {
    for (name, outcome) in zip(names, outcomes) where entries[name] == nil {
      let earlier = before?.entries[name]
      switch outcome {
      case nil: continue
      case .unchanged: entries[name] = earlier
      case .picture(let decoded, let stamp):
        entries[name] = Entry(picture: Picture(decoded), stamp: stamp)
      case .failed(let reason, let stamp):
        entries[name] = Entry(picture: earlier?.picture, failure: reason, stamp: stamp)
      }
      if let entry = entries[name] { tell(entry, of: name) }
    }
  }

  private func tell(_ entry: Entry, of name: String) {
    if let reason = entry.failure {
      if entry.picture == nil {
        problems.append((name, reason))
      } else {
        stale.append((name, reason))
      }
    }
    let most = Activity.largestIcon(on: prototype.device)
    if let size = entry.picture?.size, prototype.activityIcons.contains(name),
      max(size.width, size.height) > most
    {
      problems.append(
        (name, tr("an activity’s icon has at most {n} points", ["n": String(most)])))
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
  ///
  /// - Returns: the reason where there is no version; `nil` while none has been read.
  func content(of name: String) -> PictureSource.Content? {
    let entry = entries[name] ?? before?.entries[name]
    if let picture = entry?.picture { return .picture(picture) }
    return (entry?.failure).map { .problem($0) }
  }

  /// What stages have them from.
  var source: PictureSource { PictureSource { [self] in content(of: $0) } }
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
