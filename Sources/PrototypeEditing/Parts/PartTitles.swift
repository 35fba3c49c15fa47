public import PrototypeFile
internal import Texts

/// The titles that several parts with ids have, by the map of the document that has the parts.
struct SharedTitles {
  private var titles: [String: Set<String>] = [:]

  /// Looks at each part of a document once, because names are asked for by the hundred.
  init(_ root: YAMLNode) {
    for map in SharedTitles.maps {
      var seen: Set<String> = []
      for part in root[map.rawValue]?.entries ?? [] {
        let title = SharedTitles.places(in: map, part.value).lazy.compactMap(\.?.text).first
        if let title, !seen.insert(title).inserted {
          titles[map.rawValue, default: []].insert(title)
        }
      }
    }
  }

  /// The maps whose parts have ids, and titles besides.
  static let maps: [DocumentKey] = [.screens, .dialogs, .tasks, .notifications]

  /// Where a title can be.
  private static func places(in map: DocumentKey, _ part: YAMLNode) -> [YAMLNode?] {
    switch map {
    case .dialogs: DialogKey.kinds.map { part[$0.rawValue]?[AlertKey.title.rawValue] }
    case .notifications: [part[NotificationKey.body.rawValue]]
    default: [part[ScreenKey.title.rawValue]]
    }
  }

  func has(_ title: String, in map: String?) -> Bool {
    map.flatMap { titles[$0] }?.contains(title) == true
  }
}

extension LongForm {
  private func value(at address: PartAddress) -> YAMLNode? {
    (try? written(at: address)).flatMap { root[$0.path] }
  }

  /// The title of a part as the document writes it; `nil` where it has none.
  private func writtenTitle(of path: PartAddress) -> String? {
    let kind = DialogKey.kinds.first { value(at: path / $0) != nil }
    let places = [
      kind.map { path / $0 / AlertKey.title }, path / ScreenKey.title, path / NotificationKey.body,
    ]
    return places.lazy.compactMap { $0.flatMap { value(at: $0)?.text } }.first
  }

  /// The title of a screen, a dialog or a task, or what a notification says, in one line; `nil` where
  /// there is none, or where it is the id.
  func title(of path: PartAddress) -> String? {
    OneLine.title(writtenTitle(of: path), besides: path.last)
  }

  /// The title, or else the id; with the id behind it where another part of the same kind has the same
  /// title.
  func called(_ path: PartAddress) -> String {
    guard let written = writtenTitle(of: path),
      let title = OneLine.title(written, besides: path.last)
    else { return path.last }
    return sharedTitles.has(written, in: path.tokens.first)
      ? tr("{title} ({id})", ["title": title, "id": path.last]) : title
  }
}

extension DocumentEditor {
  /// The title of a part; `nil` for none, or for one that is the id.
  public func title(of path: PartAddress) -> String? { form.title(of: path) }

  /// What people see of a part: its title, told apart from others of the same, or else its id.
  public func called(_ path: PartAddress) -> String { form.called(path) }
}

/// What people see of parts that are known by their ids alone.
package enum PartTitle {
  /// What people see of the screen, the dialog, the task or the notification with an id.
  package static func name(of id: String, in editor: DocumentEditor) -> String {
    let paths = SharedTitles.maps.lazy.map { PartAddress.entry(id, of: $0) }
    return paths.first { editor.value(at: $0) != nil }.map { editor.called($0) } ?? id
  }
}
