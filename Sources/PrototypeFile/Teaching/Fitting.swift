internal import DialogModel

/// Whether a value would be read without an error of shape or reference; its parts are looked at too.
struct Fitting {
  /// The names that references can have.
  let names: NamesOfDocument

  func fits(_ node: YAMLNode, _ shape: Shape) -> Bool {
    if case .either(let first, let second) = shape {
      return fits(node, first) || fits(node, second)
    }
    guard shape.accepts(node) else { return false }
    switch shape {
    case .object(let table): return fits(node, table)
    case .list(let item, let least):
      let parts = item.isText ? node.items : node.things
      return parts.count >= least && parts.allSatisfy { fits($0, item) }
    case .named(.reference(let kind), let value):
      return (node.entries ?? []).allSatisfy { knows($0.name, kind) && fits($0.value, value) }
    case .named(_, let value):
      return (node.entries ?? []).allSatisfy { fits($0.value, value) }
    case .bySelector(let value, let scope, _, _):
      return (node.entries ?? []).allSatisfy { isMethod($0.key, scope) && fits($0.value, value) }
    case .selector(let scope): return isMethod(node, scope)
    case .reference(let kind): return knows(node.text ?? "", kind)
    default: return true
    }
  }

  private func fits<Table: KeyTable>(_ node: YAMLNode, _ table: Table.Type) -> Bool {
    let entries = node.entries ?? []
    return table.areEnough(entries.map(\.name))
      && entries.allSatisfy { entry in
        table.shape(of: entry.name).map { fits(entry.value, $0) } ?? false
      }
  }

  private func isMethod(_ node: YAMLNode, _ scope: SelectorScope) -> Bool {
    node.text.flatMap { Selector(name: $0) }.map { scope.contains($0) } ?? false
  }

  /// Whether something that can be meant has a name.
  func knows(_ name: String, _ kind: Shape.Reference) -> Bool {
    switch kind {
    case .screen: names.screens[name] != nil
    case .dialog, .shownDialog: names.dialogs[name] != nil
    case .start, .shown: names.screens[name] != nil || names.dialogs[name] != nil
    case .part:
      [names.screens, names.dialogs, names.tasks, names.notifications].contains { $0[name] != nil }
    case .alert: isDialog(name, of: [.alert])
    case .popover: isDialog(name, of: [.popover, .activityPicker])
    case .control, .controlOrBar: !names.controls[name].isEmpty
    case .barButton: names.controls[name].contains { names.controls.isBarButton($0) }
    case .task: names.tasks[name] != nil
    case .notification: names.notifications[name] != nil
    case .flag: names.flags[name] != nil
    case .steps: names.steps[name] != nil
    case .field: names.fields[name] != nil
    case .activity: names.hasActivity(ofType: name) || BuiltInActivity(rawValue: name) != nil
    case .target: names.dialogs[name] != nil || names.fields[name] != nil
    }
  }

  private func isDialog(_ name: String, of kinds: [DialogKey]) -> Bool {
    guard let dialog = names.dialogs[name], let kind = names.dialogKinds[dialog].key else {
      return false
    }
    return kinds.contains(kind)
  }
}

extension KeyTable {
  /// Whether the rules allow a map with exactly these keys; not if one is unknown.
  static func areEnough(_ names: [String]) -> Bool {
    let keys = Set(names.compactMap { Self(rawValue: $0) })
    return keys.count == names.count
      && rules.allSatisfy { rule in
        switch rule {
        case .required(let key): keys.contains(key)
        case .one(let kinds, _): keys.intersection(kinds).count == 1
        case .some(let kinds, _): !keys.isDisjoint(with: kinds)
        case .apart(let groups): groups.count { !keys.isDisjoint(with: $0) } <= 1
        case .beside(let key, let others), .needs(let key, let others):
          !keys.contains(key) || !keys.isDisjoint(with: others)
        }
      }
  }
}
