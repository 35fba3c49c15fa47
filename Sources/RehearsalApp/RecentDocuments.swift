import Glibc
import Gtk
import Texts

/// The documents that were opened recently.
@MainActor
final class RecentDocuments {
  private static let group = "Rehearsal"
  /// The number of documents that are offered.
  private static let most = 8

  /// The paths that this program has opened, the last one first; the desktop's list is updated
  /// later.
  private static var opened: [String] = []

  private let recent = RecentFiles()
  private let menu: Menu
  /// `nil` until the menu is filled.
  private var offered: [Offer]?
  /// A document as the menu names it.
  private struct Offer: Equatable { let path, name: String }

  /// Updates a menu whose items open a document in the window of the menu.
  init(menu: Menu) {
    self.menu = menu
    fillMenu()
    handler = recent.onChanged { [weak self] in
      self?.fillMenu()
      self?.onChanged?()
    }
  }

  private var handler: SignalHandler?
  var onChanged: (@MainActor () -> Void)?

  isolated deinit { handler?.disconnect() }

  /// The documents, the last used first; missing files are included, so that a person can see that
  /// they are missing.
  var files: [RecentFiles.File] {
    let opened = Self.opened.map {
      RecentFiles.File(path: $0, exists: access($0.fileBytes, F_OK) == 0)
    }
    let others = recent.files(ofGroup: Self.group).filter { !Self.opened.contains($0.path) }
    return Array((opened + others).prefix(Self.most))
  }

  func add(_ path: String) {
    guard Preferences.shared.remembersRecent else { return }
    Self.opened.removeAll { $0 == path }
    Self.opened.insert(path, at: 0)
    fillMenu()
    recent.add(path, type: "application/x-yaml", program: "rehearsal", group: Self.group)
  }

  @Scheduled private var waiting: Source?

  /// Keeps a picture of the start of a document that is open, for the list.
  func keepStill(
    of path: String, _ title: String, _ picture: @escaping @MainActor () -> Picture?
  ) {
    guard Preferences.shared.remembersRecent else { return }
    waiting = MainLoop.once(after: RecentStills.delay) { [weak self] in
      self?.waiting = nil
      guard let self, case let files = files.map(\.path), files.contains(path) else { return }
      RecentStills.keep(path, title, picture(), others: files)
      fillMenu()
      onChanged?()
    }
  }

  /// Takes every document from the list, for all windows.
  static func forget() {
    opened = []
    RecentStills.forget()
    let recent = RecentFiles()
    for file in recent.files(ofGroup: group) { recent.remove(file.path) }
  }

  private func fillMenu() {
    let offers = files.filter(\.exists).map { Offer(path: $0.path, name: name(of: $0.path)) }
    // A menu that is open must not change under the pointer.
    guard offers != offered else { return }
    offered = offers
    menu.removeAll()
    if offers.isEmpty {
      // No window has this action, so the item can't be chosen.
      menu.append(tr("No recent prototypes"), action: "win.no-recent")
    }
    for offer in offers { menu.append(offer.name, action: "win.open-path", text: offer.path) }
  }

  /// The title and the file name, for a menu, in which a single underscore would mark a key.
  private func name(of path: String) -> String {
    let name = RecentStills.title(of: path).map {
      tr("{title} ({file})", ["title": $0, "file": FileName.lastText(of: path)])
    }
    return (name ?? FileName.lastText(of: path)).split(
      separator: "_", omittingEmptySubsequences: false
    )
    .joined(separator: "__")
  }

  /// The folder of a path, with the home folder of the person as `~`, safe to show in one line.
  nonisolated static func folder(_ path: String, home: String?) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard let home, !home.isEmpty, folder == home || folder.hasPrefix(home + "/") else {
      return folder.isEmpty ? "/" : FileName.text(folder)
    }
    return FileName.text("~" + folder.dropFirst(home.count))
  }
}
