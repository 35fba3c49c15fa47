internal import DialogModel
internal import PrototypeFile

extension Uses {
  /// The indices in a document that change if a button, or a field of an alert, comes, goes or
  /// moves; none for any other part.
  ///
  /// An index of something that goes is removed with the smallest part around it. A tap that does
  /// not say in which dialog is certain only if no other dialog has buttons, or fields.
  ///
  /// - Parameter address: the part, or for a new one its place, as in ``LongForm/slot(at:)``.
  func renumbering(_ change: Reordering, at address: PartAddress) -> [OtherUse] {
    let tokens = address.tokens
    guard tokens.count == 4 || tokens.count == 5, tokens[0] == DocumentKey.dialogs.rawValue,
      let dialog = names.dialogs[tokens[1]],
      let lists = lists(of: DialogID(dialog), kind: tokens[2], with: tokens[3])
    else { return [] }
    let numbers = IndexMapping(
      lists, changed: tokens[3], at: tokens.count == 5 ? Int(tokens[4]) : nil, change)
    let about = IndexUses(
      uses: self, dialog: tokens[1], numbers: numbers,
      isField: tokens[3] == AlertKey.textFields.rawValue, isOnly: isOnly(dialog, lists))
    return about.changes
  }

  /// The indices that change if a button gets from one place to another, maybe in another dialog.
  func relocating(_ address: PartAddress, to target: PartAddress) -> [OtherUse] {
    guard target.tokens.count >= 4, address.tokens.prefix(3) == target.tokens.prefix(3) else {
      return renumbering(.removal, at: address) + renumbering(.insertion, at: target)
    }
    let index = target.tokens.count == 5 ? Int(target.tokens[4]) : nil
    return renumbering(.relocation(to: target.tokens[3], at: index), at: address)
  }

  /// The lists of the indices that a key of a dialog is part of, in their order.
  private func lists(
    of dialog: DialogID, kind: String, with key: String
  ) -> [(name: String, count: Int)]? {
    guard let node = form.root[DocumentKey.dialogs.rawValue]?.entries?[dialog.index].value[kind]
    else { return nil }
    let order: [ActionSheetKey]
    switch DialogKey(rawValue: kind) {
    case .alert where key == AlertKey.textFields.rawValue:
      return [(key, node[key]?.things.count ?? 0)]
    case .alert: order = ActionSheetKey.inAlert
    case .actionSheet: order = ActionSheetKey.inSheet
    default: return nil
    }
    guard order.contains(where: { $0.rawValue == key }) else { return nil }
    return order.map { key in
      let value = node[key.rawValue]
      guard case .list = key.shape else { return (key.rawValue, value == nil ? 0 : 1) }
      return (key.rawValue, value?.items.count ?? 0)
    }
  }

  /// Whether a tap that says no dialog can only be in this one.
  private func isOnly(_ dialog: Int, _ lists: [(name: String, count: Int)]) -> Bool {
    let isField = lists.first?.name == AlertKey.textFields.rawValue
    return names.dialogKinds.enumerated().allSatisfy { index, kind in
      index == dialog || (isField ? kind.fieldCount == 0 : kind.key.map { !$0.hasButtons } ?? true)
    }
  }
}

extension ActionSheetKey {
  /// The keys of an alert's buttons, in the order of their indices.
  static let inAlert: [ActionSheetKey] = [.cancelButton, .otherButtons, .addedButtons]
  /// The keys of a sheet's buttons, in the order of their indices.
  static let inSheet: [ActionSheetKey] = [
    .destructiveButton, .otherButtons, .cancelButton, .addedButtons,
  ]
}

extension DialogKey {
  fileprivate var hasButtons: Bool { self == .alert || self == .actionSheet }
}

/// The search for the indices of one dialog's buttons, or fields.
private struct IndexUses {
  let uses: Uses
  /// The dialog's id.
  let dialog: String
  let numbers: IndexMapping
  let isField: Bool
  let isOnly: Bool

  private var form: LongForm { uses.form }

  /// The changes, in the document's order.
  var changes: [OtherUse] {
    var changes: [OtherUse] = []
    let own = PartAddress.entry(dialog, of: .dialogs)
    for named in form.places() {
      let inside = own.contains(named.address)
      if let key = named.place.key { changes += self.changes(key, named.place, inside: inside) }
      if inside, let text = form.root[named.place.path]?.text,
        case .template = named.place.shape
      {
        let changed = numbers.template(text, word: isField ? "field:" : "title:")
        if changed != text { changes.append(form.use(named.place.path, .text(changed), .index)) }
      }
    }
    return changes + names
  }

  private func changes(_ key: FormatKey, _ place: LongPlace, inside: Bool) -> [OtherUse] {
    let path = place.path
    if inside, !isField, key.is(ConditionKey.button), let title = form.root[path]?.text,
      form.root[path]?.integer == nil
    {
      // A title follows its button to another place.
      let goes = titles.firstIndex(of: title).map { numbers[$0] == .goes } ?? false
      return goes ? [form.use(uses.removable(path), .remove, .index)] : []
    }
    guard let number = form.root[path]?.integer else { return [] }
    let beside = form.root[path.dropLast()]
    if isField {
      if key.is(ConditionKey.field), inside { return change(number, path) }
      return key.is(TapKey.field) ? tap(number, path) : []
    }
    switch key.table {
    case is TapKey.Type where key.is(TapKey.button): return tap(number, path)
    case is ConditionKey.Type where key.is(ConditionKey.button) && inside:
      return change(number, path)
    case is DismissKey.Type where key.is(DismissKey.buttonIndex) && isDialog(beside?["dialog"]),
      is AlertKey.Type where inside && key.is(AlertKey.cancelButtonIndex),
      is ActionSheetKey.Type where inside && key.name.hasSuffix("Index"):
      return change(number, path)
    case is PropertyKey.Type where isDialog(beside?[PropertyKey.dialog.rawValue]):
      return property(key, number, path)
    default: return []
    }
  }

  private var titles: [String] {
    uses.names.dialogs[dialog].map { uses.prototype.buttonTitles(of: DialogID($0)) } ?? []
  }

  private func isDialog(_ node: YAMLNode?) -> Bool {
    node?.text?.prefix { $0 != "#" } == dialog[...]
  }

  private func change(_ number: Int, _ path: TreePath, isCertain: Bool = true) -> [OtherUse] {
    switch numbers[number] {
    case .stays: return []
    case .becomes(let new): return [form.use(path, .number(new), .index, isCertain: isCertain)]
    case .goes:
      // A field stays, because the style has it; only what was said of it goes.
      guard !isField else { return [] }
      return [form.use(uses.removable(path), .remove, .index, isCertain: isCertain)]
    }
  }

  /// A tap in a dialog that is named in it, or next to it.
  private func tap(_ number: Int, _ path: TreePath) -> [OtherUse] {
    let tap = form.root[path.dropLast()]
    let step = form.root[path.dropLast(2)]
    guard let named = tap?[TapKey.dialog.rawValue] ?? step?[StepKey.dialog.rawValue] else {
      return change(number, path, isCertain: isOnly)
    }
    return isDialog(named) ? change(number, path) : []
  }

  private func property(_ key: FormatKey, _ number: Int, _ path: TreePath) -> [OtherUse] {
    let new: Int
    switch PropertyKey(rawValue: key.name) {
    case .numberOfButtons where number == numbers.indices.count: new = numbers.count
    case .firstOtherButtonIndex where number == numbers.firstOther.old:
      new = numbers.firstOther.new
    case .cancelButtonIndex, .destructiveButtonIndex:
      switch numbers[number] {
      case .stays: return []
      case .becomes(let index): new = index
      case .goes: new = -1
      }
    default: return []
    }
    return new == number ? [] : [form.use(path, .number(new), .index)]
  }

  /// The names of fields, in references and in expected calls; of buttons, in references.
  private var names: [OtherUse] {
    let start = isField ? "\(dialog)/field-" : "\(dialog)/button-"
    func fate(_ name: Substring) -> IndexMapping.Fate {
      guard name.hasPrefix(start), let index = Int(name.dropFirst(start.count)) else {
        return .stays
      }
      return numbers[index]
    }
    func changed(_ name: Substring) -> String? {
      if case .becomes(let new) = fate(name) { start + String(new) } else { nil }
    }
    let references = uses.mentions.compactMap { use -> OtherUse? in
      let path = use.place.path
      if !isField, fate(use.text[...]) == .goes {
        return form.use(uses.removable(path), .remove, .index)
      }
      return changed(use.text[...]).map { form.use(path, .text($0), .index) }
    }
    return references + form.expected({ $0.replacingTarget(changed) }, isCertain: true)
  }
}
