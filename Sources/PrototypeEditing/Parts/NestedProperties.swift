internal import DialogModel
public import PrototypeFile

/// Makes properties of the keys of values that are maps.
struct NestedProperties {
  /// The document.
  let editor: DocumentEditor

  /// A property, or in its place those of the map that is its value; what may be a map and is off, or
  /// nobody, is alone.
  func all(of property: PropertySheet.Property, _ shape: Shape) -> [PropertySheet.Property] {
    let node = editor.value(at: property.path)
    switch shape {
    case .object(let table) where table.isGroup:
      return group(table, property)
    case .either(.boolean, .object(let table)):
      var own = property
      own.kind = .toggle
      let isOn = node.map { $0.boolean != false } ?? false
      return [own] + (isOn ? group(table, property) : [])
    case .either(.word, .object(let table)) where table.hasMethods:
      return [property] + (node?.text == "none" ? [] : group(table, property))
    case .named(.id, .boolean):
      let flags = (node?.entries ?? []).map { entry in
        PropertySheet.Property(
          key: entry.name, path: property.path / .named(entry.name), note: property.note,
          kind: .boolean, value: entry.value.text, standard: nil, isRequired: false,
          group: property.key)
      }
      var adding = property
      (adding.kind, adding.value) = (.addition(nil), nil)
      return flags + [adding]
    default: return [property]
    }
  }

  private func group(
    _ table: any KeyTable.Type, _ property: PropertySheet.Property
  ) -> [PropertySheet.Property] {
    func properties<Key: KeyTable>(_ table: Key.Type) -> [PropertySheet.Property] {
      let written = editor.value(at: property.path)?.entries?.map(\.name) ?? []
      return Key.allCases.flatMap { key -> [PropertySheet.Property] in
        let entry = key.entry
        let path = property.path / key
        switch entry.shape {
        case .list(.selector(let scope), _):
          // One of the two keys says which methods there are.
          let isOnly = key.rawValue == DelegateKey.only.rawValue
          let hasOnly = written.contains(DelegateKey.only.rawValue)
          guard isOnly == hasOnly else { return [] }
          return [
            self.property(
              key.rawValue, path, entry, .methods(scope.selectors.map(\.name), isOnly: isOnly),
              property.key)
          ]
        case .bySelector(.list(.object(let actions), _), let scope, _, _)
        where actions == ActionKey.self:
          return inside(path, entry, scope.selectors.map(\.name), property.key)
        case .bySelector(_, let scope, _, _):
          // What depends on texts is asked at the part that it is about.
          guard property.path.isOfApplication else { return [] }
          let questions = scope.selectors.filter(\.returnsBool).map { DelegateQuestion($0.name) }
          return editor.answers(of: property.path, to: questions).map { $0.of(property.key) }
        default:
          return [
            self.property(key.rawValue, path, entry, editor.kind(of: entry.shape), property.key)
          ]
        }
      }
    }
    return properties(table)
  }

  /// What happens inside methods: the actions of those that have some, and one for more.
  private func inside(
    _ path: PartAddress, _ entry: KeyEntry, _ selectors: [String], _ group: String
  ) -> [PropertySheet.Property] {
    let written = (editor.value(at: path)?.entries ?? []).map(\.name)
    let rows = written.map {
      property($0, path / .named($0), entry, .actions, group)
    }
    let others = selectors.filter { !written.contains($0) }
    var more = property(path.last, path, entry, .addition(others), group)
    more.value = nil
    return rows + (others.isEmpty ? [] : [more])
  }

  private func property(
    _ key: String, _ path: PartAddress, _ entry: KeyEntry, _ kind: PropertySheet.Kind,
    _ group: String
  ) -> PropertySheet.Property {
    PropertySheet.Property(
      key: key, path: path, note: entry.note(), kind: kind,
      value: editor.value(at: path).flatMap { FlowText.text(of: $0, kind) },
      standard: entry.standard(),
      isRequired: false, group: group)
  }
}

extension DocumentEdit {
  /// The change that gives a property a value, or takes it out.
  ///
  /// What is only on becomes a map with its first key, and is on again without its last one.
  public static func setting(
    _ path: PartAddress, to new: YAMLNode?, in editor: DocumentEditor
  ) -> DocumentEdit {
    let parent = path.parent
    if let new {
      let isOn = editor.isSwitch(parent) && editor.value(at: parent)?.entries == nil
      return isOn ? .set(path: parent, .map([(path.last, new)])) : .set(path: path, new)
    }
    let emptied = editor.emptied(without: path)
    let left = emptied.parent
    return editor.isSwitch(left) && editor.value(at: left)?.entries?.count == 1
      ? .set(path: left, .plain("true")) : .remove(path: emptied)
  }
}

extension DocumentEditor {
  /// Whether a place has `true`, `false` or a map.
  fileprivate func isSwitch(_ path: PartAddress) -> Bool {
    guard case .either(.boolean, .object) = (try? form.place(at: path))?.shape else { return false }
    return true
  }
}

extension PropertySheet.Property {
  fileprivate func of(_ group: String) -> Self {
    var property = self
    property.group = group
    return property
  }
}

extension PartAddress {
  /// Whether it is that of the application or of a controller, and of no dialog.
  fileprivate var isOfApplication: Bool { parent.isDocument }
}

extension KeyTable {
  /// Whether its keys are few and simple, and are shown in place of the map.
  fileprivate static var isGroup: Bool {
    let groups: [any KeyTable.Type] = [
      SimulateKey.self, ClockKey.self, NotificationSettingsKey.self, ChoicesKey.self,
    ]
    return groups.contains { $0 == self }
  }

  /// Whether it is that of a delegate.
  fileprivate static var hasMethods: Bool { names.contains(DelegateKey.without.rawValue) }
}
