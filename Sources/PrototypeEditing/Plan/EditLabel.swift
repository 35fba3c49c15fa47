internal import PrototypeFile
internal import Texts

extension Uses {
  /// What a change is called in a list of changes, and after “Undo”, in the person's language.
  func label(of edit: DocumentEdit, in editor: DocumentEditor) -> String {
    if case .rename(let target, let name) = edit {
      let old = (try? part(named: target).name) ?? target.text
      return tr("Rename “{old}” to “{new}”", ["old": old, "new": name])
    }
    var (part, owner) = described(edit.path, in: editor)
    if edit.takesItem, let title = title(at: edit.path) {
      part = tr("{part} “{title}”", ["part": part, "title": title])
    }
    let values = ["part": part, "name": owner ?? ""] as KeyValuePairs
    let isOfSomething = owner != nil
    return switch edit {
    case .insert where isOfSomething: tr("Add {part} to “{name}”", values)
    case .insert: tr("Add {part}", values)
    case .remove where isOfSomething: tr("Remove {part} from “{name}”", values)
    case .remove: tr("Remove {part}", values)
    case .move where isOfSomething, .relocate where isOfSomething:
      tr("Move {part} of “{name}”", values)
    case .move, .relocate: tr("Move {part}", values)
    case .comment where isOfSomething: tr("Comment on {part} of “{name}”", values)
    case .comment: tr("Comment on {part}", values)
    case .set where isOfSomething, .rename:
      tr("{part} of “{name}”", ["part": capitalized(part), "name": owner ?? ""])
    case .set: part
    }
  }

  /// What a person sees of an item of a list.
  private func title(at address: PartAddress) -> String? {
    guard address.index != nil, let place = try? form.written(at: address),
      let node = form.root[place.path]
    else { return nil }
    if let text = node.text { return text }
    if let title = node[AlertKey.title.rawValue]?.text { return title }
    guard let first = node.entries?.first, ControlKey(rawValue: first.name) != nil,
      StepKey(rawValue: first.name) == nil
    else { return nil }
    return first.value.text ?? first.value[SectionKey.header.rawValue]?.text
  }

  private func capitalized(_ part: String) -> String {
    part.prefix(1).uppercased() + part.dropFirst()
  }

  /// A part in a word, and the name of its container.
  private func described(
    _ address: PartAddress, in editor: DocumentEditor
  ) -> (part: String, owner: String?) {
    let tokens = address.tokens
    guard let last = tokens.last else {
      return (tr("the document"), nil)
    }
    let isEntry = tokens.count == 2 && DocumentKey(rawValue: tokens[0])?.hasNames == true
    if isEntry { return (Phrases.quoted(editor.called(address)), nil) }
    if tokens.count == 1 { return (Phrases.quoted(last), nil) }
    // An item has no word of its own, but its list does.
    let key = tokens.last { $0 != "-" && Int($0) == nil } ?? last
    return (
      Uses.words[key].map { $0() } ?? Phrases.quoted(key),
      owner(of: tokens).map { editor.called($0) }
    )
  }

  /// The screen, the dialog or the like that has a part; `nil` for one of the document.
  private func owner(of tokens: [String]) -> PartAddress? {
    guard tokens.count > 2, let key = DocumentKey(rawValue: tokens[0]), key.hasNames else {
      return nil
    }
    return .entry(tokens[1], of: key)
  }

  /// Keys that have the words of everybody.
  private static let words: [String: @Sendable () -> String] = [
    "title": { tr("title") }, "message": { tr("message") }, "body": { tr("text") },
    "text": { tr("text") }, "placeholder": { tr("placeholder") },
    "cancelButton": { tr("cancel button") }, "destructiveButton": { tr("destructive button") },
    "otherButtons": { tr("button") }, "addedButtons": { tr("button") },
    "textFields": { tr("text field") }, "controls": { tr("control") }, "steps": { tr("step") },
    "say": { tr("caption") }, "notes": { tr("notes") },
    "then": { tr("what a tap does") }, "expect": { tr("expected calls") },
  ]
}

extension DocumentEdit {
  /// Whether the change takes an item out of its place.
  fileprivate var takesItem: Bool {
    switch self {
    case .remove, .move, .relocate: true
    default: false
    }
  }
}
