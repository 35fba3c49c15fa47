package import DialogModel

/// The ids of all controls, written or made from their texts.
package struct ControlNames {
  /// Something that holds controls, and their nodes.
  struct Holder {
    let id: ControlID.Holder
    let controls: [YAMLNode]
  }

  /// The ids of each holder's controls, in the document's order.
  package private(set) var ids: [ControlID.Holder: [String]] = [:]
  /// The ids of all controls, each once, in the document's order.
  package private(set) var all: [String] = []
  /// The text fields among them, in the document's order.
  package private(set) var fields: [(name: String, field: FieldID)] = []
  private var controls: [String: [ControlID]] = [:]
  private var barButtons: Set<ControlID> = []

  /// Makes an id for each control that has none, and reports written ones that cannot be used.
  ///
  /// - Parameter taken: the names of screens, dialogs and text fields; a made id of a text field
  ///   must differ from them.
  init(_ holders: [Holder], taken: Set<String>, _ problems: inout [Finding]) {
    var shared = taken
    for holder in holders {
      let ids = ControlNames.ids(of: holder.controls, shared: &shared, &problems)
      self.ids[holder.id] = ids
      for (index, (name, node)) in zip(ids, holder.controls).enumerated() {
        let id = ControlID(holder.id, index: index)
        add(
          name, id, isField: node[ControlKey.textField.rawValue] != nil,
          isBarButton: ControlKey.barButtons.contains { node[$0.rawValue] != nil })
      }
    }
  }

  /// No controls.
  init() {}

  /// Adds a control after the others.
  mutating func add(_ name: String, _ id: ControlID, isField: Bool, isBarButton: Bool) {
    if controls[name] == nil { all.append(name) }
    controls[name, default: []].append(id)
    if isField { fields.append((name, .control(id))) }
    if isBarButton { barButtons.insert(id) }
  }

  /// The controls with an id, in all holders.
  package subscript(name: String) -> [ControlID] { controls[name] ?? [] }

  /// Whether a control is an item of a bar.
  func isBarButton(_ id: ControlID) -> Bool { barButtons.contains(id) }

  /// The ids that are written at text fields.
  static func writtenFieldIDs(_ holders: [Holder]) -> [YAMLNode] {
    holders.flatMap(\.controls).compactMap { control in
      guard control[ControlKey.textField.rawValue] != nil,
        let id = control[ControlKey.id.rawValue], id.text != nil
      else { return nil }
      return id
    }
  }

  /// An id for each control of a list, in its order; reports those that cannot be used.
  private static func ids(
    of controls: [YAMLNode], shared: inout Set<String>, _ problems: inout [Finding]
  ) -> [String] {
    var places: [String: Mark] = [:]
    let written = controls.map { control -> String? in
      guard let node = control[ControlKey.id.rawValue], let id = node.text else { return nil }
      // The id of a text field has been checked with the names of its name space.
      if control[ControlKey.textField.rawValue] == nil, !id.isEmpty {
        Identifier.check(id, at: node.start, &problems)
        Identifier.checkNew(id, at: node.start, &places, &problems)
      } else if places[id] == nil {
        places[id] = node.start
      }
      return id
    }
    // The author chose a written id, so a made id must differ even from a later written one.
    var taken = Set(places.keys)
    var numbers: [String: Int] = [:]
    return zip(controls, written).map { control, written in
      if let written { return written }
      let isField = control[ControlKey.textField.rawValue] != nil
      let base = made(for: control)
      var id = base
      while taken.contains(id) || (isField && shared.contains(id)) {
        let number = numbers[base, default: 2]
        numbers[base] = number + 1
        id = "\(base)-\(number)"
      }
      taken.insert(id)
      if isField { shared.insert(id) }
      return id
    }
  }

  private static func made(for control: YAMLNode) -> String {
    let kind = ControlKey.kinds.first { control[$0.rawValue] != nil } ?? .button
    let text =
      switch kind {
      case .section: control[kind.rawValue]?[SectionKey.header.rawValue]?.text
      case .space: nil as String?
      default: control[kind.rawValue]?.text
      }
    let id = Identifier.made(from: text ?? "")
    return id.isEmpty ? kind.rawValue : id
  }
}

extension ControlNames.Holder {
  /// Everything in a document that holds controls, in the order of the document.
  static func all(
    _ screens: [YAMLNode.Entry], _ dialogs: [YAMLNode.Entry]
  ) -> [ControlNames.Holder] {
    var holders: [ControlNames.Holder] = []
    func add(_ id: ControlID.Holder, _ view: YAMLNode) {
      guard let controls = view[PresentedViewKey.controls.rawValue] else { return }
      holders.append(
        ControlNames.Holder(id: id, controls: controls.controlNodes.map(\.node)))
    }
    for (index, entry) in screens.enumerated() { add(.screen(ScreenID(index)), entry.value) }
    for (index, entry) in dialogs.enumerated() {
      let id = DialogID(index)
      for key in [DialogKey.presentedView, .formSheet, .popover] {
        if let view = entry.value[key.rawValue] {
          add(.dialog(id), view)
          break
        }
      }
      let picker = entry.value[DialogKey.activityPicker.rawValue]
      let activities = picker?[ActivityPickerKey.activities.rawValue]?.things ?? []
      for (index, activity) in activities.enumerated() {
        if let view = activity[ActivityKey.view.rawValue] {
          add(.activity(ActivityID(id, index: index)), view)
        }
      }
    }
    return holders
  }
}
