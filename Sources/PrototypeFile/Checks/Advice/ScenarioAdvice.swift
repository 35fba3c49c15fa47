import DialogModel
import Texts

/// Rule 6: a button that a step names by its index, although its title says more.
enum TappedByIndex {
  static func check(_ checks: inout DocumentChecks) {
    let prototype = checks.prototype
    for (index, script) in prototype.scenarios.enumerated() {
      let path = ["scenarios", .entry(index), "steps"] as [Places.Step]
      for step in script.steps where step.shared == nil {
        check(step, path + [.item(step.entry)], script.language, &checks)
      }
    }
    // Steps with a name may be performed in several languages, where a title means no button.
    guard prototype.strings.isEmpty else { return }
    for (index, steps) in prototype.sharedSteps.enumerated() {
      for (place, item) in steps.items.enumerated() {
        guard case .step(let step) = item else { continue }
        check(step, ["steps", .entry(index), .item(place)], nil, &checks)
      }
    }
  }

  private static func check(
    _ step: ScenarioStep, _ path: [Places.Step], _ language: String?,
    _ checks: inout DocumentChecks
  ) {
    guard case .tapOn(.button(let index), let named) = step.kind,
      let id = named ?? only(with: index, checks.prototype), id.instance == 1,
      let dialog = checks.prototype[id],
      let title = title(at: index, of: dialog, language, checks.prototype)
    else { return }
    let address = checks.places.address(to: path)
    var edits: [DocumentEdit] = [.set(path: address / StepKey.tapOn, .text(title))]
    if named != nil, !checks.places.has(path + [.key(StepKey.dialog.rawValue)]) {
      edits.append(.insert(path: address / StepKey.dialog, .text(dialog.id)))
    }
    checks.warn(
      tr(
        "a button of “{name}” is tapped by its index; “{title}” says more, and survives a new button",
        ["name": dialog.id, "title": title]), at: path + ["tapOn"], see: .tappedByIndex, fix: edits)
  }

  /// The only dialog with such a button; `nil` where several have one.
  private static func only(with index: Int, _ prototype: Prototype) -> DialogID? {
    let having = prototype.dialogs.indices.filter {
      ButtonIndices(prototype.dialogs[$0], firstOtherIndex: .fixed).buttons.indices.contains(index)
    }
    return having.count == 1 ? having.first.map { DialogID($0) } : nil
  }

  /// The title that means this button and nothing else of the dialog; `nil` if there is none.
  private static func title(
    at index: Int, of dialog: Dialog, _ language: String?, _ prototype: Prototype
  ) -> String? {
    let table = language.flatMap { prototype.translations($0) } ?? [:]
    func shown(_ text: Template?) -> String? {
      text.flatMap { (table[$0.sourceText] ?? $0).literal }
    }
    let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons
    guard buttons.indices.contains(index), let title = shown(buttons[index].title), !title.isEmpty,
      !title.hasPrefix("/")
    else { return nil }
    let others =
      buttons.map { shown($0.title) }
      + [
        shown(dialog.alert?.title), shown(dialog.alert?.message), shown(dialog.actionSheet?.title),
      ]
    return others.count { $0 == title } == 1 ? title : nil
  }
}

/// Rule 16: a language of the document in which no scenario runs.
enum UntestedLanguage {
  static func check(_ checks: inout DocumentChecks) {
    let prototype = checks.prototype
    let languages = (checks.places.root["strings"]?.entries ?? []).map(\.name)
    let tested = Set(prototype.scenarios.compactMap(\.language).map(primary))
    for (index, language) in languages.enumerated() where !tested.contains(primary(language)) {
      checks.warn(
        tr("nothing runs in {language}", ["language": language]),
        at: ["strings", .entry(index)], see: .untestedLanguage, in: language,
        fix: fix(language, prototype))
    }
  }

  private static func primary(_ language: String) -> Substring {
    language.prefix { $0 != "-" && $0 != "_" && $0 != "." }
  }

  /// Adds a scenario that starts in the language; what it does then is for its author.
  private static func fix(_ language: String, _ prototype: Prototype) -> [DocumentEdit] {
    guard prototype.scenario(named: language) == nil else { return [] }
    let step = YAMLNode.map([(StepKey.waitForAnimationToEnd.rawValue, .plain("true"))])
    return [
      .insert(
        path: .entry(language, of: .scenarios),
        .map([
          (ScenarioKey.language.rawValue, .text(language)),
          (ScenarioKey.steps.rawValue, .list([step])),
          (ScenarioKey.expect.rawValue, .list([.text("...")])),
        ]))
    ]
  }
}
