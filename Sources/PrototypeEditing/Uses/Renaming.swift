internal import DialogModel
internal import PrototypeFile
internal import Texts

extension Uses {
  /// The changes that give a part another name, the one of the name itself first.
  ///
  /// - Throws: a refusal if the part has no name, or if the new one cannot be used.
  func renaming(_ target: PartAddress, to new: String) throws(EditRefusal) -> [OtherUse] {
    let named = try part(named: target)
    let old = named.name
    try check(new, for: named)
    guard new != old else { return [] }
    let shared = mentions.first { $0.parts.contains(named.part) && isShared($0, named.part) }
    if let shared {
      throw EditRefusal(
        tr(
          "“{name}” on line {line} means other parts, too",
          ["name": old, "line": String(shared.line)]),
        hint: tr("give the other parts of that name another one first"))
    }
    var uses = [try definition(of: named, new)]
    uses += mentions(of: named.part).map { use in
      let text = changed(use.text, named, new)
      return form.use(use.place.path, use.place.isKey ? .key(text) : .text(text), .reference)
    }
    return uses + expected(named, new)
  }

  /// The change of the place that gives a part its name.
  private func definition(of named: NamedPart, _ new: String) throws(EditRefusal) -> OtherUse {
    let path = try form.written(at: named.address).path
    let key: String
    switch named.part {
    case .control: key = ControlKey.id.rawValue
    case .activity: key = ActivityKey.type.rawValue
    default: return form.use(path, .key(new), .definition)
    }
    let written = form.root[path]?.values.first { $0.1.name == key }
    guard let written else { return form.use(path, .add(key: key, new), .definition) }
    return form.use(path + [written.0], .text(new), .definition)
  }

  /// Whether a name also means parts that are not called like that because of this part.
  private func isShared(_ use: Use, _ part: ModelPart) -> Bool {
    switch part {
    case .control: use.parts.count { if case .control = $0 { true } else { false } } > 1
    case .activity: use.parts.contains { if case .activity = $0 { $0 != part } else { false } }
    default: false
    }
  }

  /// A name with the part of it that changes: `DIALOG` also in `DIALOG#2` and `DIALOG/field-0`, a
  /// control also in `SCREEN/control`.
  private func changed(_ text: String, _ named: NamedPart, _ new: String) -> String {
    switch named.part {
    case .activity, .control: return text.dropLast(named.name.count) + new
    default: break
    }
    return new + text.dropFirst(named.name.count)
  }

  // MARK: - Whether a name can be used

  private func check(_ new: String, for named: NamedPart) throws(EditRefusal) {
    switch named.part {
    case .scenario, .sharedSteps, .activity:
      if new.isEmpty { throw EditRefusal(tr("there is no name here")) }
    default:
      var problems: [Finding] = []
      Identifier.check(new, at: Mark(line: 1, column: 1), &problems)
      if let problem = problems.first { throw EditRefusal(problem.message, hint: problem.hint) }
    }
    let other = namedParts.first {
      $0.name == new && $0.part != named.part && excludes($0.part, named.part)
    }
    guard let other else { return }
    let line = (try? form.written(at: other.address)).map {
      form.use($0.path, .remove, .definition)
    }
    throw EditRefusal(
      tr(
        "the id “{id}” is taken on line {line}",
        ["id": new, "line": String(line?.line ?? 1)]))
  }

  /// Whether two parts cannot have the same name.
  private func excludes(_ first: ModelPart, _ second: ModelPart) -> Bool {
    switch (first, second) {
    case (.task, .task), (.notification, .notification), (.flag, .flag), (.scenario, .scenario),
      (.sharedSteps, .sharedSteps):
      true
    case (.activity(let first), .activity(let second)): first.dialog == second.dialog
    case (.control(let mine), .control(let other)) where mine.holder == other.holder: true
    default: isGlobal(first) && isGlobal(second)
    }
  }

  /// Whether a part is in the name space of screens, dialogs and text fields.
  private func isGlobal(_ part: ModelPart) -> Bool {
    switch part {
    case .screen, .dialog: true
    case .control(let id): isField(id)
    default: false
    }
  }

  func isField(_ control: ControlID) -> Bool {
    names.controls.fields.contains { $0.field == .control(control) }
  }

  // MARK: - Expected calls

  private func expected(_ named: NamedPart, _ new: String) -> [OtherUse] {
    let old = named.name
    switch named.part {
    case .screen:
      return form.expected(
        { line in
          line.replacingTarget { $0 == old ? new : nil }
            ?? line.replacingWord(old, new) { Uses.showing.contains($1) }
        }, isCertain: true)
    case .dialog:
      // The alert of a task has the task's name.
      return form.expected(
        { $0.replacingTarget { Uses.dialog(of: $0) == old ? new + $0.dropFirst(old.count) : nil } },
        isCertain: names.tasks[old] == nil)
    case .task: return targets(old, new, isCertain: names.dialogs[old] == nil)
    case .control(let id): return isField(id) ? targets(old, new) : []
    case .activity(let id):
      let dialog = names.dialogs.all[id.dialog.index]
      return form.expected(
        { line in
          line.replacingTarget { $0 == "\(dialog)/\(old)" ? "\(dialog)/\(new)" : nil }
            ?? line.replacingArgument(old, new) {
              $0 == dialog && $1 == Selector.completionHandler.name
            }
        }, isCertain: true)
    case .notification:
      return form.expected(
        { line in
          line.replacingArgument(old, new) { $0 == "application" && Uses.notifying.contains($1) }
        }, isCertain: true)
    case .scenario, .flag, .application, .step, .sharedSteps, .sharedStep, .button, .field,
      .promise:
      return []
    }
  }

  private func targets(_ old: String, _ new: String, isCertain: Bool = true) -> [OtherUse] {
    form.expected({ $0.replacingTarget { $0 == old ? new : nil } }, isCertain: isCertain)
  }

  /// The id of the dialog in `DIALOG`, `DIALOG#2`, `DIALOG/field-0` or `DIALOG/TYPE`.
  private static func dialog(of target: Substring) -> Substring {
    target.prefix { $0 != "/" && $0 != "#" }
  }

  /// The methods that hear of a screen, by its id.
  private static let showing: Set<Substring> = [
    Selector.navigationControllerWillShow.name[...],
    Selector.navigationControllerDidShow.name[...],
    Selector.tabBarControllerShouldSelect.name[...],
    Selector.tabBarControllerDidSelect.name[...],
  ]

  /// The methods that hear of a notification.
  private static let notifying: Set<Substring> = [
    Selector.applicationDidFinishLaunchingWithOptions.name[...],
    Selector.applicationDidReceiveLocalNotification.name[...],
  ]
}
