import DialogModel
import DialogSimulator
import PrototypeEditing
public import PrototypeFile
import Session
import Texts

// What the clipboard and the palette do with the document.

extension Workbench {
  /// Inserts something whole, links it, selects it and brings it onto the edited stage.
  ///
  /// - Throws: why it can't be done.
  public func insert(_ insertion: Insertion) throws(EditRefusal) {
    let editor = try editor()
    let shown = edited?.shown ?? session?.simulator
    let screen = shown?.state.screen.flatMap { editor.address(of: .screen($0)) }
    guard
      let change = insertion.edits(in: editor, selected: editing.selection, on: screen)
    else { return }
    try edit(change.edits, named: insertion.titleOfNew, from: .stage)
    editing.noteMadeUp(change.path)
    select(change.path)
  }

  // MARK: The selected part

  /// The selected part as YAML, for the clipboard, followed by what it needs; `nil` where it can't be
  /// taken.
  public func copySelection() -> String? {
    guard let path = editing.selection, let editor = try? editor(),
      let part = editor.part(at: path), let own = editor.address(of: part),
      let text = yaml(of: own, in: editor)
    else { return nil }
    // In brackets an item has no dash.
    if case .button = part, text.first != "-" { return item(own, in: editor) }
    if own.index != nil, text.first != "-" { return item(own, in: editor) }
    guard PastedEntries(text) != nil else { return text }
    return text + editor.needs(of: own).compactMap { yaml(of: $0, in: editor) }.joined()
  }

  /// The value of a key as an item of a list: a Cancel button can be pasted as a button then.
  private func item(_ path: PartAddress, in editor: DocumentEditor) -> String? {
    guard let bytes = document.bytes, let place = (try? editor.place(of: path)) ?? nil else {
      return nil
    }
    let start = place.value.lowerBound
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lines = String(decoding: bytes[place.value], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indent = start - lineStart
    let rest = lines.dropFirst().map { line in
      "  " + line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }
    return (["- " + (lines.first ?? "")] + rest).joined(separator: "\n") + "\n"
  }

  /// A part as the document writes it, from the left edge.
  private func yaml(of path: PartAddress, in editor: DocumentEditor) -> String? {
    guard let bytes = document.bytes, let place = (try? editor.place(of: path)) ?? nil else {
      return nil
    }
    // From the beginning of its line, so that its lines stand as they did.
    var start = place.whole.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    let lines = String(decoding: bytes[start..<place.whole.upperBound], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { line in
      String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n") + "\n"
  }

  /// Inserts what was copied as YAML: after the selected part, or at the end of its list.
  ///
  /// - Throws: why it can't be done.
  public func paste(_ text: String) throws(EditRefusal) { try paste(text, isCopy: false) }

  private func paste(_ text: String, isCopy: Bool) throws(EditRefusal) {
    guard let root = YAMLDocument(Array(text.utf8)).root else {
      throw EditRefusal(tr("the clipboard has no part of a prototype"))
    }
    let editor = try editor()
    let selected = editing.selection
    if let items = root.list {
      if editor.areFields(items, near: selected) { throw DocumentEditor.fixedFields }
      guard let list = editor.list(for: items, near: selected) else {
        throw EditRefusal(
          tr("there is no place for this here"), hint: tr("select a part of the same kind first"))
      }
      let count = editor.count(at: list)
      let place = editor.placeAfter(selected, in: list) ?? count
      let new = editor.withFreeTypes(items, in: list)
      try edit(
        new.enumerated().map { index, item in
          // At the end there is no part yet whose place it could take.
          .insert(path: place == count ? list / .end : list / (place + index), item)
        }, named: isCopy ? tr("Duplicate") : tr("Paste"), from: .stage)
      select(list / place)
      return
    }
    guard let pasted = PastedEntries(text) else {
      throw EditRefusal(tr("the clipboard has no part of a prototype"))
    }
    let change = try pasted.edits(in: editor, environment)
    try edit(
      change.edits,
      named: isCopy
        ? tr("Duplicate “{name}”", ["name": pasted.name])
        : tr("Paste “{name}”", ["name": pasted.name]), from: .stage)
    if change.path.last != pasted.name { editing.noteMadeUp(change.path) }
    select(change.path)
  }

  /// Inserts the selected part once more.
  public func duplicateSelection() throws(EditRefusal) {
    if let path = editing.selection, case .field(.alert) = try editor().part(at: path) {
      throw DocumentEditor.fixedFields
    }
    guard let text = copySelection() else { return }
    try paste(text, isCopy: true)
  }
}

extension DocumentEditor {
  /// Why an alert gets no copy of a text field.
  fileprivate static var fixedFields: EditRefusal {
    EditRefusal(
      tr("an alert has one text field or two, as its style says"),
      hint: tr("choose Text, Secure or Login in its properties"))
  }

  /// Whether items are text fields of an alert, and the selected part is of one.
  fileprivate func areFields(_ items: [YAMLNode], near selected: PartAddress?) -> Bool {
    guard let selected, let part = part(at: selected) else { return false }
    let dialog: DialogID
    switch part {
    case .dialog(let id), .button(let id, _), .field(.alert(let id, _)): dialog = id
    default: return false
    }
    let fields: Set = ["placeholder", "secure", "keyboard", "returnKey", "clearButton", "text"]
    let keys = Set(items.flatMap { $0.entries ?? [] }.compactMap(\.key.text))
    return !keys.isDisjoint(with: fields) && !keys.contains("title")
      && address(of: .dialog(dialog)).map { value(at: $0 / DialogKey.alert) != nil } ?? false
  }

  /// The place after the selected part in a list that has it; `nil` where another one does.
  fileprivate func placeAfter(_ selected: PartAddress?, in list: PartAddress) -> Int? {
    guard let selected, let own = part(at: selected).flatMap({ address(of: $0) }),
      own.parent == list
    else { return nil }
    return own.index.map { $0 + 1 }
  }

  /// Activities with types that the list does not have yet; other items as they are.
  fileprivate func withFreeTypes(_ items: [YAMLNode], in list: PartAddress) -> [YAMLNode] {
    guard list.ends(in: ActivityPickerKey.activities) else { return items }
    var taken = Set(
      (0..<count(at: list)).compactMap { value(at: list / $0 / ActivityKey.type)?.text })
    return items.map { item in
      guard let entries = item.entries else { return item }
      return .map(
        entries.compactMap { entry in
          guard let key = entry.key.text else { return nil }
          guard key == "type", let type = entry.value.text else { return (key, entry.value) }
          let free = type.free(besides: taken)
          taken.insert(free)
          return (key, .text(free))
        })
    }
  }

  /// The list that items of this kind are added to, near the selected part.
  fileprivate func list(for items: [YAMLNode], near path: PartAddress?) -> PartAddress? {
    guard let path, let part = part(at: path), let own = address(of: part) else { return nil }
    let keys = Set(items.flatMap { $0.entries ?? [] }.compactMap(\.key.text))
    let isButton =
      items.allSatisfy { $0.text != nil }
      || keys.isSubset(of: [
        "title", "then", "afterwards",
      ])
    let holder: PartAddress
    switch part {
    case .activity(let id) where keys.contains("type"):
      return address(of: .dialog(id.dialog)).map {
        $0 / DialogKey.activityPicker / ActivityPickerKey.activities
      }
    case .dialog(let dialog) where keys.contains("type"):
      guard let picker = address(of: .dialog(dialog)).map({ $0 / DialogKey.activityPicker }),
        value(at: picker) != nil
      else { return nil }
      return picker / ActivityPickerKey.activities
    case .button(let dialog, _), .dialog(let dialog), .field(.alert(let dialog, _)):
      guard let base = address(of: .dialog(dialog)), let kind = kind(ofDialogAt: base) else {
        return nil
      }
      if kind == .alert || kind == .actionSheet {
        return isButton ? base / kind / ActionSheetKey.otherButtons : nil
      }
      guard DialogKey.controlled.contains(kind) else { return nil }
      holder = base / kind
    case .screen: holder = own
    case .control, .field(.control):
      return own.parent
    default: return nil
    }
    return isButton && keys.isEmpty ? nil : holder / PresentedViewKey.controls
  }
}
