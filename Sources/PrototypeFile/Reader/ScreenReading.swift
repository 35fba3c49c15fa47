internal import DialogModel
internal import Texts

extension Reader {
  mutating func readScreen(_ entry: YAMLNode.Entry, _ id: ScreenID) -> Screen {
    let fields = fields(entry.value, ScreenKey.self)
    var screen = Screen(id: entry.name, title: fields[.title]?.text)
    let ids = names.controlIDs[id.index]
    for (node, id) in zip(fields[.controls]?.items ?? [], ids) {
      if let control = readControl(node, id) { screen.controls.append(control) }
    }
    return screen
  }

  private mutating func readControl(_ node: YAMLNode, _ id: String) -> Control? {
    // The keys of what is not read yet are not in the table.
    if let later = unreadKind(of: node, among: ControlKey.kinds) {
      notSupported(later.key.start, later.name)
      return nil
    }
    let fields = fields(node, ControlKey.self)
    let kinds = fields.keys(among: ControlKey.kinds)
    guard let key = onlyKind(kinds, fields, node, tr("a control is of one kind")) else {
      return nil
    }
    let then = fields[.then].map { readActions($0) } ?? []
    let kind: Control.Kind
    switch key {
    case .row: kind = .row
    case .label:
      kind = .label
      if fields[.then] != nil {
        error(fields.mark(of: .then), tr("a label cannot be tapped, so it cannot have “then”"))
      }
    default: kind = .button
    }
    return Control(id: id, kind: kind, text: fields[key]?.text ?? "", then: then)
  }

  /// The one key that says what a thing is; reports none and several.
  mutating func onlyKind<Key: KeyTable>(
    _ kinds: [Key], _ fields: Fields<Key>, _ node: YAMLNode, _ rule: String
  ) -> Key? {
    if kinds.isEmpty && node.entries != nil && !fields.hasUnknown {
      error(node.start, tr("it is not said what this is"), hint: rule)
    }
    for key in kinds.dropFirst() {
      error(
        fields.mark(of: key),
        tr(
          "“{second}” cannot stand beside “{first}”",
          ["second": key.rawValue, "first": kinds.first?.rawValue ?? ""]),
        hint: rule)
    }
    return kinds.first
  }

  /// The entry that makes a thing one that this version does not read.
  func unreadKind<Key: KeyTable>(of node: YAMLNode, among kinds: [Key]) -> YAMLNode.Entry? {
    node.entries?.first { entry in
      guard let key = Key(rawValue: entry.name), kinds.contains(key) else { return false }
      if case .later = key.shape { return true }
      return false
    }
  }
}
