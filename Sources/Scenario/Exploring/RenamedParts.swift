public import DialogModel
public import PrototypeEditing
import PrototypeFile

/// Screens, dialogs, tasks and notifications that two versions of a document call otherwise.
///
/// What was renamed by changes that are known is the same, and what has an id in both. Of the rest,
/// two of a kind with the same text are, where no other has it.
public struct RenamedParts {
  /// The new ids by the old ones, in the document's order.
  public private(set) var pairs: [(old: String, new: String)] = []
  /// The new version with the old ids.
  public private(set) var prototype: Prototype

  /// Pairs the parts of two versions.
  ///
  /// - Parameter known: the changes that lead from one to the other, as far as these are known.
  public init(_ old: Prototype, _ new: Prototype, known: RenameMap = RenameMap()) {
    prototype = new
    follow(old.screens, \.screens, \.id) { known.name(of: $0, in: .screens) }
    follow(old.dialogs, \.dialogs, \.id) { known.name(of: $0, in: .dialogs) }
    follow(old.tasks, \.tasks, \.id) { known.name(of: $0, in: .tasks) }
    follow(old.notifications, \.notifications, \.id) { known.name(of: $0, in: .notifications) }
    match(old.screens, \.screens, \.id) { screen in
      [screen.title ?? ""] + screen.controls.map(\.text)
    }
    match(old.dialogs, \.dialogs, \.id) { dialog in
      // Without a title its kind says nothing.
      dialog.shownTitle.map { ["\(dialog.kind.word)", $0] } ?? []
    }
    match(old.tasks, \.tasks, \.id) { ["\($0.title?.sourceText ?? "")"] }
    match(old.notifications, \.notifications, \.id) { [$0.body ?? ""] }
  }

  /// Gives parts the ids that they had before they were renamed; another part that has such an id now
  /// gets a free one.
  private mutating func follow<Part>(
    _ old: [Part], _ parts: WritableKeyPath<Prototype, [Part]>, _ id: WritableKeyPath<Part, String>,
    _ renamed: (String) -> String
  ) {
    let new = prototype[keyPath: parts].map { $0[keyPath: id] }
    var before: [Int: String] = [:]
    for was in old.map({ $0[keyPath: id] }) {
      let name = renamed(was)
      guard name != was, let place = new.firstIndex(of: name) else { continue }
      before[place] = was
      pairs.append((was, name))
    }
    guard !before.isEmpty else { return }
    var taken = Set(new).union(before.values)
    for place in new.indices {
      var name = before[place] ?? new[place]
      if before[place] == nil, before.values.contains(name) {
        name = (2...).lazy.map { "\(new[place])-\($0)" }.first { !taken.contains($0) } ?? name
        taken.insert(name)
      }
      prototype[keyPath: parts][place][keyPath: id] = name
    }
  }

  private mutating func match<Part>(
    _ old: [Part], _ parts: WritableKeyPath<Prototype, [Part]>, _ id: WritableKeyPath<Part, String>,
    _ texts: (Part) -> [String]
  ) {
    let new = prototype[keyPath: parts]
    let ids = (Set(old.map { $0[keyPath: id] }), Set(new.map { $0[keyPath: id] }))
    let gone = Dictionary(grouping: old.filter { !ids.1.contains($0[keyPath: id]) }, by: texts)
    let come = Dictionary(
      grouping: new.indices.filter { !ids.0.contains(new[$0][keyPath: id]) },
      by: { texts(new[$0]) })
    for part in old {
      let key = texts(part)
      guard key.contains(where: { !$0.isEmpty }), gone[key]?.count == 1,
        gone[key]?.first?[keyPath: id] == part[keyPath: id], come[key]?.count == 1,
        let place = come[key]?.first
      else { continue }
      pairs.append((part[keyPath: id], new[place][keyPath: id]))
      prototype[keyPath: parts][place][keyPath: id] = part[keyPath: id]
    }
  }
}

extension Dialog {
  /// The title of an alert or a sheet; `nil` for one without.
  fileprivate var shownTitle: String? {
    switch kind {
    case .alert(let alert): alert.title?.sourceText
    case .actionSheet(let sheet): sheet.title?.sourceText
    case .popover, .activityPicker, .presentedView, .formSheet: nil
    }
  }
}
