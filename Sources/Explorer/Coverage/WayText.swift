import DialogModel
import DialogSimulator
import Texts

extension FindingWords {
  /// What a way is, as a part of a sentence or of a list.
  public func text(_ way: DocumentWay) -> String {
    switch way {
    case .button(let dialog, let index):
      tr(
        "“{name}” of “{dialog}”",
        ["name": name(.tapButton(dialog, index: index)), "dialog": name(dialog)])
    case .control(let control):
      tr("“{name}” of “{place}”", ["name": name(control), "place": name(control.holder)])
    case .back: tr("the back button")
    case .end(let task, .done): tr("“{name}” ends", ["name": name(task)])
    case .end(let task, .failed): tr("“{name}” fails", ["name": name(task)])
    case .end(let task, .cancelled): tr("“{name}” is cancelled", ["name": name(task)])
    case .notification(let id, true): tr("“{name}” is opened", ["name": name(id)])
    case .notification(let id, false): tr("“{name}” is closed", ["name": name(id)])
    case .activity(let dialog, let choice):
      tr(
        "“{name}” of “{dialog}”",
        ["name": name(.chooseActivity(dialog, choice)), "dialog": name(dialog)])
    case .beside(let dialog): tr("a tap beside “{dialog}”", ["dialog": name(dialog)])
    case .returnKey(let field):
      tr("Return in “{field}”", ["field": prototype.name(of: field)])
    case .systemCancel(let dialog):
      tr("the system cancels “{dialog}”", ["dialog": name(dialog)])
    case .answer(let selector, let target, let answer):
      tr(
        "{target} {method} answers {answer}",
        [
          "target": prototype.name(of: target), "method": selector.name,
          "answer": String(answer),
        ])
    case .branch(let conditional, let holds):
      text(conditional, holds)
    }
  }

  private func text(_ conditional: Conditional, _ holds: Bool) -> String {
    let part = name(conditional.place)
    guard let number = conditional.number else {
      return holds
        ? tr("the condition of {part} holds", ["part": part])
        : tr("the condition of {part} does not hold", ["part": part])
    }
    let values = ["part": part, "n": String(number)] as KeyValuePairs
    return holds
      ? tr("condition {n} of {part} holds", values)
      : tr("condition {n} of {part} does not hold", values)
  }

  private func name(_ place: ExploredFinding.Place) -> String {
    switch place {
    case .control(let control): text(.control(control))
    case .button(let dialog, let index): text(.button(dialog, index: index))
    case .screen(let id): quoted(name(id))
    case .dialog(let id): quoted(name(id))
    case .task(let id): quoted(name(id))
    case .notification(let id): quoted(name(id))
    case .field(let field): quoted(prototype.name(of: field))
    case .application, .promise: tr("the application")
    }
  }

  private func quoted(_ name: String) -> String { tr("“{name}”", ["name": name]) }

  private func name(_ holder: ControlID.Holder) -> String {
    switch holder {
    case .screen(let id): name(id)
    case .dialog(let id): name(id)
    case .activity(let id): prototype.name(of: .activity(id))
    }
  }
}

extension Coverage {
  /// The ways in no scenario, as findings.
  public func findings(_ words: FindingWords) -> [ExploredFinding] {
    ways.compactMap { way, state in
      guard case .uncovered(let moves) = state else { return nil }
      return ExploredFinding(
        .uncovered, at: [way.place],
        tr("In no scenario: {way}.", ["way": words.text(way)]), way: moves)
    }
  }
}

extension DocumentWay {
  /// The part of the document that has it.
  fileprivate var place: ExploredFinding.Place {
    switch self {
    case .button(let dialog, let index): .button(dialog, index: index)
    case .control(let control): .control(control)
    case .back: .application
    case .end(let task, _): .task(task)
    case .notification(let id, _): .notification(id)
    case .activity(let dialog, _), .beside(let dialog), .systemCancel(let dialog): .dialog(dialog)
    case .returnKey(let field): ExploredFinding.Place(field)
    case .answer(_, let target, _): ExploredFinding.Place(target)
    case .branch(let conditional, _): conditional.place
    }
  }
}
