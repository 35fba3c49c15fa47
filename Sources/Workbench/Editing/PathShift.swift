import PrototypeFile
import Session

/// What a change does to the paths and the names of parts, in both directions.
///
/// A step back of the text alone does not say which part is which.
struct PathShift: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    /// An item of the list has another 0-based place.
    case moved(from: Int, to: Int)
    case inserted(Int)
    case removed(Int)
    /// The part has another last token.
    case renamed(from: String, to: String)
    /// No path changes.
    case nothing
  }

  private let kind: Kind
  /// The path of what has the part.
  private let parent: String
  /// The names that the change has replaced.
  private let names: [String: String]

  init(_ edit: DocumentEdit, _ renames: [PartRename]) {
    let slash = edit.path.lastIndex(of: "/") ?? edit.path.startIndex
    parent = String(edit.path[..<slash])
    let last = String(edit.path[slash...].dropFirst())
    names = Dictionary(renames.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    kind =
      switch (edit, Int(last)) {
      case (.move(_, let place), let index?): .moved(from: index, to: place)
      case (.insert, let index?): .inserted(index)
      case (.remove, let index?): .removed(index)
      case (.rename(_, let name), _) where !last.isEmpty:
        .renamed(from: last, to: name.pointerToken)
      default: .nothing
      }
  }

  /// Whether neither a path nor a name changes.
  var isEmpty: Bool { kind == .nothing && names.isEmpty }

  /// The path of a part after the change, or before it where the change is taken back.
  func path(of path: String, isUndo: Bool) -> String {
    guard path.hasPrefix(parent + "/") else { return path }
    let inside = path.dropFirst(parent.count + 1)
    let token = inside.prefix { $0 != "/" }
    guard let new = isUndo ? old(token) : new(token) else { return path }
    return parent + "/" + new + inside.dropFirst(token.count)
  }

  /// The new names of what has others after the change, or after it is taken back.
  func names(isUndo: Bool) -> [(old: String, new: String)] {
    names.map { isUndo ? (old: $0.value, new: $0.key) : (old: $0.key, new: $0.value) }
  }

  private func new(_ token: Substring) -> String? {
    switch (kind, Int(token)) {
    case (.moved(let from, let to), let index?): String(index.moved(from: from, to: to))
    case (.inserted(let place), let index?): String(index >= place ? index + 1 : index)
    case (.removed(let place), let index?): String(index > place ? index - 1 : index)
    case (.renamed(let from, let to), _): token == from ? to : nil
    default: nil
    }
  }

  private func old(_ token: Substring) -> String? {
    switch (kind, Int(token)) {
    case (.moved(let from, let to), let index?): String(index.moved(from: to, to: from))
    case (.inserted(let place), let index?): String(index > place ? index - 1 : index)
    case (.removed(let place), let index?): String(index >= place ? index + 1 : index)
    case (.renamed(let from, let to), _): token == to ? from : nil
    default: nil
    }
  }
}

extension Int {
  /// The place of an item after another one, or itself, went from one place to another.
  fileprivate func moved(from old: Int, to new: Int) -> Int {
    if self == old { return new }
    if old < self, self <= new { return self - 1 }
    if new <= self, self < old { return self + 1 }
    return self
  }
}

extension Workbench {
  /// Keeps the selection and the names of what is up, for a change that is taken back or made again.
  func follow(_ entry: EditHistory.Entry, isUndo: Bool) {
    for workbench in others + [self] {
      for shift in isUndo ? entry.shifts.reversed() : entry.shifts {
        workbench.editing.selection = workbench.editing.selection.map {
          shift.path(of: $0, isUndo: isUndo)
        }
        for name in shift.names(isUndo: isUndo) {
          workbench.editing.names.take(name.old, name.new)
        }
      }
    }
  }
}
