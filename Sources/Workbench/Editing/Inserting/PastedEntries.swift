import PrototypeEditing
import PrototypeFile
import Texts

/// Screens, dialogs, tasks, notifications, scenarios or steps with a name from the clipboard: one that was copied, and
/// what it needs.
struct PastedEntries {
  /// One of them.
  private struct Entry {
    var name: String
    /// The key of the document that it comes into.
    var place: DocumentKey
    var value: YAMLNode
    /// Its lines, from the left edge.
    var lines: [Substring]

    var path: PartAddress { .entry(name, of: place) }
  }

  private let entries: [Entry]

  /// The name of the one that was copied.
  var name: String { entries.first?.name ?? "" }

  /// Entries of a text; `nil` if it has none.
  init?(_ text: String) {
    guard let entries = YAMLDocument(Array(text.utf8)).root?.entries, !entries.isEmpty else {
      return nil
    }
    // A line that begins at the left edge begins an entry.
    var lines: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.first.map { !" #\t-}]".contains($0) } ?? false
      if begins {
        lines.append([line])
      } else if !lines.isEmpty {
        lines[lines.count - 1].append(line)
      }
    }
    guard lines.count == entries.count else { return nil }
    var found: [Entry] = []
    for (entry, lines) in zip(entries, lines) {
      guard let name = entry.key.text, let place = entry.value.place else { return nil }
      found.append(Entry(name: name, place: place, value: entry.value, lines: lines))
    }
    // A flag comes along, and is not copied by itself.
    guard found.first?.place != .flags else { return nil }
    self.entries = found
  }

  /// The changes that insert them, and the one that was copied.
  ///
  /// Parts that the document has already are used; a part with a name that the document uses for
  /// something else gets another one, which the others follow.
  ///
  /// - Throws: why they can't be inserted.
  func edits(
    in editor: DocumentEditor, _ environment: DocumentEnvironment
  ) throws(EditRefusal) -> (edits: [DocumentEdit], path: PartAddress) {
    let ids = editor.ids
    var taken = Set(
      ids.screens + ids.dialogs + ids.tasks + ids.notifications + editor.keys(of: .scenarios))
    taken.formUnion(entries.dropFirst().map(\.name))
    // The names change in a document of their own, where everything follows them.
    var own = try DocumentEditor(document, in: environment)
    var paths: [PartAddress] = []
    for (index, entry) in entries.enumerated() {
      let here = editor.value(at: entry.path)
      if index > 0, let here,
        [.screens, .flags].contains(entry.place) || here.hasContent(of: entry.value)
      {
        continue
      }
      let isFree =
        index == 0
        ? !taken.contains(entry.name) : here == nil && !editor.isTaken(entry.name)
      guard !isFree else {
        paths.append(entry.path)
        continue
      }
      let new = (2...).lazy.map { "\(entry.name)-\($0)" }.first { !taken.contains($0) }
      guard let new else { continue }
      taken.insert(new)
      let plan = try own.plan(.rename(path: entry.path, to: new), isStep: true)
      own = DocumentEditor(after: plan, in: environment)
      paths.append(.entry(new, of: entry.place))
    }
    let edits = paths.compactMap { path in
      own.value(at: path).map { DocumentEdit.insert(path: path, $0) }
    }
    return (edits, paths.first ?? .document)
  }

  /// A document that has nothing else.
  private var document: [UInt8] {
    var text = "rehearsal: 1\n"
    for place in [
      DocumentKey.screens, .dialogs, .tasks, .notifications, .flags, .steps, .scenarios,
    ] {
      let here = entries.filter { $0.place == place }
      guard !here.isEmpty else { continue }
      text += place.rawValue + ":\n"
      for line in here.flatMap(\.lines) { text += line.isEmpty ? "\n" : "  \(line)\n" }
    }
    return Array(text.utf8)
  }
}

extension DocumentEditor {
  /// Whether something has an id.
  fileprivate func isTaken(_ name: String) -> Bool {
    let ids = ids
    return [ids.screens, ids.dialogs, ids.tasks, ids.notifications].contains { $0.contains(name) }
  }
}

extension YAMLNode {
  /// The key of the document that an entry with this value comes into; `nil` for no part of a
  /// prototype.
  fileprivate var place: DocumentKey? {
    guard let entries else { return list != nil ? .steps : boolean == nil ? nil : .flags }
    let keys = Set(entries.compactMap(\.key.text))
    if keys.contains("steps") { return .scenarios }
    if !keys.isDisjoint(with: ["simulate", "command"]) { return .tasks }
    if keys.contains("body") || keys.contains("after") || keys.contains("at") {
      return .notifications
    }
    let dialogs: Set = [
      "alert", "actionSheet", "activityPicker", "presentedView", "formSheet", "popover",
    ]
    if !keys.isDisjoint(with: dialogs) { return .dialogs }
    return keys.isEmpty || !keys.isDisjoint(with: ["controls", "title", "image"]) ? .screens : nil
  }
}
