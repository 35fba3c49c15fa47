public import PrototypeFile
internal import Texts

// What people see of the parts that have ids.

extension DocumentEditor {
  /// The title of a screen, a dialog or a task, or what a notification says, in one line; `nil` where
  /// there is none, or where it is the id.
  public func title(of path: PartAddress) -> String? {
    OneLine.title(text(of: path), besides: path.last)
  }

  /// What people see of a part: its title, or else its id; with the id behind it where another part of
  /// the same kind has the same title.
  public func called(_ path: PartAddress) -> String {
    guard let title = title(of: path) else { return path.last }
    let others = names(beside: path).filter {
      $0 != path.last && self.title(of: path.parent / .named($0)) == title
    }
    return others.isEmpty ? title : tr("{title} ({id})", ["title": title, "id": path.last])
  }

  /// What people see of the screen, the dialog, the task or the notification with an id.
  package func called(_ id: String) -> String {
    let maps: [DocumentKey] = [.screens, .dialogs, .tasks, .notifications]
    let path = maps.lazy.map { PartAddress.entry(id, of: $0) }.first { self.value(at: $0) != nil }
    return path.map { called($0) } ?? id
  }

  private func names(beside path: PartAddress) -> [String] {
    value(at: path.parent)?.entries?.map(\.name) ?? []
  }

  private func text(of path: PartAddress) -> String? {
    let kind = kind(ofDialogAt: path)
    return [
      kind.map { path / $0 / AlertKey.title }, path / ScreenKey.title, path / NotificationKey.body,
    ].lazy.compactMap { $0.flatMap { self.value(at: $0)?.text } }.first
  }
}
