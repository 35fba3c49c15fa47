public import PrototypeFile
internal import Texts

/// What people see of a part that has an id.
public struct PartTitle {
  /// The part.
  private let path: PartAddress
  private let editor: DocumentEditor

  /// The title of a part of a document.
  public init(_ path: PartAddress, in editor: DocumentEditor) {
    (self.path, self.editor) = (path, editor)
  }

  /// What people see of the screen, the dialog, the task or the notification with an id.
  package static func name(of id: String, in editor: DocumentEditor) -> String {
    let maps: [DocumentKey] = [.screens, .dialogs, .tasks, .notifications]
    let path = maps.lazy.map { PartAddress.entry(id, of: $0) }
      .first { editor.value(at: $0) != nil }
    return path.map { PartTitle($0, in: editor).name } ?? id
  }

  /// The title of a screen, a dialog or a task, or what a notification says, in one line; `nil` where
  /// there is none, or where it is the id.
  public var text: String? {
    let kind = editor.kind(ofDialogAt: path)
    let places = [
      kind.map { path / $0 / AlertKey.title }, path / ScreenKey.title, path / NotificationKey.body,
    ]
    let written = places.lazy.compactMap { $0.flatMap { editor.value(at: $0)?.text } }.first
    return OneLine.title(written, besides: path.last)
  }

  /// The title, or else the id; with the id behind it where another part of the same kind has the same
  /// title.
  public var name: String {
    guard let title = text else { return path.last }
    let names = editor.value(at: path.parent)?.entries?.map(\.name) ?? []
    let isShared = names.contains {
      $0 != path.last && PartTitle(path.parent / .named($0), in: editor).text == title
    }
    return isShared ? tr("{title} ({id})", ["title": title, "id": path.last]) : title
  }
}

extension DocumentEditor {
  /// The title of a part; `nil` for none, or for one that is the id.
  public func title(of path: PartAddress) -> String? { PartTitle(path, in: self).text }

  /// What people see of a part: its title, told apart from others of the same, or else its id.
  public func called(_ path: PartAddress) -> String { PartTitle(path, in: self).name }
}
