internal import DialogModel
public import PrototypeFile
internal import Texts

/// A part of a document with a name that other parts use.
struct NamedPart: Hashable, Sendable {
  var part: ModelPart
  /// Its id, type or name.
  var name: String
  /// The address of it.
  var address: PartAddress
}

extension Uses {
  /// Every part with a name, in the document's order of screens, dialogs, tasks, notifications, flags,
  /// steps and scenarios, each followed by the controls and the activities in it.
  var namedParts: [NamedPart] {
    var parts: [NamedPart] = []
    func add(_ part: ModelPart, _ name: String) {
      guard let address = form.address(of: part) else { return }
      parts.append(NamedPart(part: part, name: name, address: address))
    }
    func addControls(_ holder: ControlID.Holder) {
      let addresses = form.addresses(toControlsOf: holder)
      for (index, id) in (names.controls.ids[holder] ?? []).enumerated()
      where addresses.indices.contains(index) {
        let part = ModelPart.control(ControlID(holder, index: index))
        parts.append(NamedPart(part: part, name: id, address: addresses[index]))
      }
    }
    for (index, name) in names.screens.all.enumerated() {
      add(.screen(ScreenID(index)), name)
      addControls(.screen(ScreenID(index)))
    }
    for (index, name) in names.dialogs.all.enumerated() {
      let id = DialogID(index)
      add(.dialog(id), name)
      addControls(.dialog(id))
      for (type, activity) in names.activities(in: id) {
        add(.activity(activity), type)
        addControls(.activity(activity))
      }
    }
    for (index, name) in names.tasks.all.enumerated() { add(.task(TaskID(index)), name) }
    for (index, name) in names.notifications.all.enumerated() {
      add(.notification(NotificationID(index)), name)
    }
    for (index, name) in names.flags.all.enumerated() { add(.flag(FlagID(index)), name) }
    for (list, name) in names.steps.all.enumerated() { add(.sharedSteps(list), name) }
    for (index, script) in prototype.scenarios.enumerated() { add(.scenario(index), script.name) }
    return parts
  }

  /// The part with a name that is at an address.
  ///
  /// - Throws: a refusal if there is none.
  func part(named address: PartAddress) throws(EditRefusal) -> NamedPart {
    let parts = namedParts
    if let part = parts.first(where: { $0.address == address }) { return part }
    // The key that holds the name also represents the part.
    let isName = address.ends(in: ControlKey.id) || address.ends(in: ActivityKey.type)
    if isName, let part = parts.first(where: { $0.address == address.parent }) { return part }
    _ = try form.written(at: address)
    throw EditRefusal(tr("“{path}” has no name that could be changed", ["path": address.text]))
  }

  /// The part that has an id, an activity's type or a scenario's name.
  ///
  /// - Throws: a refusal if there is none, or more than one.
  private func part(called name: String) throws(EditRefusal) -> NamedPart {
    let parts = namedParts
    let found = parts.filter { $0.name == name }
    guard let first = found.first else {
      throw EditRefusal(
        tr("nothing is called “{name}”", ["name": name]),
        hint: NearestName.of(name, among: parts.map(\.name)).map {
          tr("did you mean “{name}”?", ["name": $0])
        })
    }
    // An id that is made from a text is meant only if nothing else is called so.
    let written = found.filter(isWritten)
    guard found.count > 1 else { return first }
    guard written.count != 1 else { return written[0] }
    let addresses = found.map { Phrases.quoted($0.address.text) }
    throw EditRefusal(
      tr("more than one part is called “{name}”", ["name": name]),
      hint: tr("say which: {names}", ["names": Phrases.either(addresses)]))
  }

  /// The part that a person names: by an address, or by its id, its type or its name.
  func address(named text: String) throws(EditRefusal) -> PartAddress {
    text.hasPrefix("/") ? try PartAddress(text: text) : try part(called: text).address
  }

  /// Whether a part's name is in the document.
  private func isWritten(_ named: NamedPart) -> Bool {
    guard case .control = named.part, let path = try? form.written(at: named.address).path else {
      return true
    }
    return form.root[path]?[ControlKey.id.rawValue] != nil
  }
}

extension DocumentEditor {
  /// The part that a person names: by an address, which begins with `/`, or by its id, its type or
  /// its name.
  ///
  /// - Throws: a refusal if the address can't be read, or if the name means no part, or more than one.
  public func address(named text: String) throws(EditRefusal) -> PartAddress {
    try uses.address(named: text)
  }
}
