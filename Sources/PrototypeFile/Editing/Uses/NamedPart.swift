internal import DialogModel
internal import Texts

/// A part of a document with a name that other parts use.
struct NamedPart: Hashable, Sendable {
  var part: ModelPart
  /// Its id, type or name.
  var name: String
  /// The pointer to it.
  var pointer: Pointer
}

extension Uses {
  /// Every part with a name, in the document's order of screens, dialogs, tasks, notifications and
  /// scenarios, each followed by the controls and the activities in it.
  var namedParts: [NamedPart] {
    var parts: [NamedPart] = []
    func add(_ part: ModelPart, _ name: String) {
      guard let pointer = form.pointer(of: part) else { return }
      parts.append(NamedPart(part: part, name: name, pointer: pointer))
    }
    func addControls(_ holder: ControlID.Holder) {
      let pointers = form.pointers(toControlsOf: holder)
      for (index, id) in (names.controls.ids[holder] ?? []).enumerated()
      where pointers.indices.contains(index) {
        let part = ModelPart.control(ControlID(holder, index: index))
        parts.append(NamedPart(part: part, name: id, pointer: pointers[index]))
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
    for (index, script) in prototype.scenarios.enumerated() { add(.scenario(index), script.name) }
    return parts
  }

  /// The part that an id, or a pointer, names.
  ///
  /// - Throws: a refusal if there is none, or more than one.
  func part(named name: String) throws(EditRefusal) -> NamedPart {
    let parts = namedParts
    guard !name.hasPrefix("/") else {
      let pointer = try Pointer(text: name)
      let holders = [pointer, pointer.parent]
      if let part = parts.first(where: { $0.pointer == pointer }) { return part }
      // The key that holds the name also stands for the part.
      let isName =
        pointer.tokens.last == ControlKey.id.rawValue
        || pointer.tokens.last == ActivityKey.type.rawValue
      if isName, let part = parts.first(where: { $0.pointer == holders[1] }) { return part }
      _ = try form.written(at: pointer)
      throw EditRefusal(tr("“{path}” has no name that could be changed", ["path": name]))
    }
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
    let pointers = found.map { Phrases.quoted($0.pointer.text) }
    throw EditRefusal(
      tr("more than one part is called “{name}”", ["name": name]),
      hint: tr("say which: {names}", ["names": Phrases.either(pointers)]))
  }

  /// Whether a part's name is in the document.
  private func isWritten(_ named: NamedPart) -> Bool {
    guard case .control = named.part, let path = try? form.written(at: named.pointer).path else {
      return true
    }
    return form.root[path]?[ControlKey.id.rawValue] != nil
  }
}
