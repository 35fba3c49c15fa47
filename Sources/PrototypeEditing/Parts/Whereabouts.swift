internal import PrototypeFile
internal import Texts

extension LongForm {
  /// What the part of the document is that has a place, by its title, in the person's language.
  func whereabouts(_ path: TreePath) -> String {
    guard let address = address(to: path), let first = address.tokens.first else {
      return tr("the document")
    }
    let rest = address.tokens.dropFirst()
    let owner = called(PartAddress(Array(address.tokens.prefix(2))))
    switch (DocumentKey(rawValue: first), rest.first) {
    case (.screens, _?): return tr("the screen “{id}”", ["id": owner])
    case (.dialogs, _?): return tr("the dialog “{id}”", ["id": owner])
    case (.tasks, _?): return tr("the task “{id}”", ["id": owner])
    case (.notifications, _?): return tr("the notification “{id}”", ["id": owner])
    case (.flags, let id?): return tr("the flag “{id}”", ["id": id])
    case (.strings, let language?):
      return tr("the translation to “{language}”", ["language": language])
    case (.scenarios, let name?):
      let parts = rest.dropFirst()
      switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
      case (ScenarioKey.expect.rawValue?, _):
        return tr("the calls that “{name}” expects", ["name": name])
      case (ScenarioKey.steps.rawValue?, let step?):
        return tr(
          "step {number} of “{name}”", ["number": String(step + 1), "name": name])
      default: return tr("the scenario “{name}”", ["name": name])
      }
    case (.steps, let name?):
      guard let step = rest.dropFirst().first.flatMap({ Int($0) }) else {
        return tr("the steps “{name}”", ["name": name])
      }
      return tr("step {number} of “{name}”", ["number": String(step + 1), "name": name])
    case (.promises, let index?):
      return tr("promise {number}", ["number": String((Int(index) ?? 0) + 1)])
    case (.application, _): return tr("the application")
    case (.start, _): return tr("where a run begins")
    default: return Phrases.quoted(first)
    }
  }
}
