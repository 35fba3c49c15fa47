public import DialogModel
internal import Texts

// What a program says, and what it makes.

extension InputReader {
  /// Reads what a program says inside a call.
  func word(_ node: YAMLNode, _ reader: inout Reader) -> ProgramWord? {
    guard let entry = node.entries?.first, node.entries?.count == 1,
      let key = InputKey.Word(rawValue: entry.name)
    else { return nil }
    switch key {
    case .act: return ActionReader.action(entry.value, &reader).map { .act($0) }
    case .returned:
      if entry.value.isNull { return .returned(nil) }
      return entry.value.boolean.map { .returned($0) }
    case .missing: return .missing
    case .blocked: return number(entry.value, .blocked, &reader).map { .blocked(milliseconds: $0) }
    case .ended: return .ended
    }
  }

  /// Reads a dialog or a screen as a document has it, by its id; one that there is already takes its
  /// place.
  func definition(_ node: YAMLNode, _ reader: inout Reader) -> Input? {
    guard let group = node.entries?.first, node.entries?.count == 1,
      let section = DefinedSection(rawValue: group.name), let entry = group.value.entries?.first,
      group.value.entries?.count == 1
    else {
      reader.problems.error(
        .shape, node.start,
        tr(
          "what a program makes is one of {kinds}", ["kinds": "dialogs: {ID: …}, screens: {ID: …}"])
      )
      return nil
    }
    var grown = prototype
    let place: Int
    let isNew: Bool
    switch section {
    case .dialogs:
      let known = grown.dialogs.firstIndex { $0.id == entry.name }
      (place, isNew) = (known ?? grown.dialogs.count, known == nil)
      if isNew { check(entry.key, &reader) }
      if isNew { grown.dialogs.append(Dialog(id: entry.name, alert: Alert())) }
    case .screens:
      let known = grown.screens.firstIndex { $0.id == entry.name }
      (place, isNew) = (known ?? grown.screens.count, known == nil)
      if isNew { check(entry.key, &reader) }
      if isNew { grown.screens.append(Screen(id: entry.name)) }
    }
    // The names in it are known only once it has been read.
    for isLast in [false, true] {
      var own = Reader(names: NamesOfDocument(grown), .bare, problems: [])
      own.check(
        entry.value, section == .dialogs ? .object(DialogKey.self) : .object(ScreenKey.self))
      switch section {
      case .dialogs: grown.dialogs[place] = DialogReader.dialog(entry, DialogID(place), &own)
      case .screens: grown.screens[place] = ControlReader.screen(entry, ScreenID(place), &own)
      }
      guard isLast else { continue }
      if let problem = own.problems.all.first(where: { $0.severity == .error }) {
        reader.problems.add(problem)
        return nil
      }
    }
    let part: DefinedPart =
      section == .dialogs ? .dialog(grown.dialogs[place]) : .screen(grown.screens[place])
    return isNew ? .define(part) : .redefine(part, at: place)
  }
}

extension InputReader {
  /// Reports a new id that breaks the rules, or that another sort of part has.
  private func check(_ key: YAMLNode, _ reader: inout Reader) {
    guard let id = key.name else { return }
    var problems: [Finding] = []
    Identifier.check(id, at: key.start, &problems)
    for problem in problems { reader.problems.add(problem) }
    guard
      prototype.dialogs.contains(where: { $0.id == id })
        || prototype.screens.contains(where: { $0.id == id })
        || prototype.tasks.contains(where: { $0.id == id })
    else { return }
    reader.problems.error(
      .reference, key.start, tr("“{name}” is the id of another part", ["name": id]))
  }
}

/// The parts of a document that a program can make.
enum DefinedSection: String {
  case dialogs, screens
}

extension Prototype {
  /// The prototype with the dialogs and screens that a program makes in a recorded run.
  ///
  /// What reads such a run then has all names from its beginning; each part becomes what it is where
  /// the program makes it.
  public func growing(by inputs: [TimedInput]) -> Prototype {
    var grown = self
    var made = 0
    for timed in inputs where timed.input.words.hasPrefix("{\(InputKey.define.rawValue):") {
      guard made < SizeLimit.defined,
        case .define(let part)? = try? InputReader(grown).input(timed.input)
      else { continue }
      made += 1
      switch part {
      case .dialog(let dialog): grown.dialogs.append(dialog)
      case .screen(let screen): grown.screens.append(screen)
      }
    }
    return grown
  }
}
