public import DialogModel
public import DialogSimulator
internal import Texts

/// The state of a run in lines, the same in every language: what the application is doing, what is
/// up, what is typed, which flags are set and which jobs run.
public struct StateLines: Sendable {
  private let prototype: Prototype
  private let names: Names

  /// Lines about a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
    names = Names(prototype)
  }

  /// The lines of a state, each a word and what it has.
  public func lines(_ state: State) -> [String] {
    var lines = [("application", "\(state.application)")]
    if let screen = state.screen { lines.append(("screen", prototype.name(of: screen))) }
    if state.orientation != .portrait { lines.append(("device", state.orientation.rawValue)) }
    for showing in state.showings.reversed() { lines.append(("dialog", words(showing))) }
    for showing in state.showings.reversed() {
      lines.append(("delegate", delegate(of: showing.dialog, state)))
    }
    for showing in state.showings {
      for (index, field) in showing.fields.enumerated() {
        let id = FieldID.alert(showing.dialog, index: index)
        lines.append(("field", words(field, id, state)))
      }
    }
    for (control, field) in state.controlFields.sorted(by: { $0.key.index < $1.key.index }) {
      lines.append(("field", words(field, .control(control), state)))
    }
    for (index, flag) in prototype.flags.enumerated() {
      lines.append(("flag", "\(flag.id) \(state.flags.contains(FlagID(index)))"))
    }
    for job in state.jobs { lines.append(("task", words(job))) }
    return lines.map { word, text in
      word + String(repeating: " ", count: max(0, StateLines.width - word.count)) + text
    }
  }

  /// The room for a word.
  private static let width = 13

  /// The line of what a method is told, with the title of a button; `nil` where it is told nothing.
  public func line(
    _ selector: Selector, _ argument: Row.CallArgument, of target: Target, _ state: State
  ) -> String? {
    let text = TextLine.call(selector, argument, nil).dropFirst(selector.name.count)
      .drop { $0 == " " }
    guard !text.isEmpty else { return nil }
    var words = "argument" + String(repeating: " ", count: StateLines.width - 8) + text
    if case .buttonIndex(let index) = argument, case .dialog(let dialog) = target,
      let buttons = state.showings.last(where: { $0.dialog == dialog })?.texts.buttons,
      buttons.indices.contains(index)
    {
      words += " \(JSONText.quoted(buttons[index]))"
    }
    return words
  }

  /// Whether a dialog has a delegate, and which methods of those that its kind may have it lacks.
  private func delegate(of dialog: DialogID, _ state: State) -> String {
    let name = names.name(of: .dialog(dialog))
    if let change = state.changedDelegates[dialog] { return "\(name) \(change.rawValue)" }
    guard let delegate = prototype[dialog]?.delegate, !delegate.isNil else { return "\(name) none" }
    let answers = delegate.returns.map { selector, answer in
      "\(selector.name) \(words(answer))"
    }.sorted()
    return ([name + " set"] + answers).joined(separator: ", ")
  }

  private func words(_ answer: Answer) -> String {
    switch answer {
    case .always(let answer): "\(answer)"
    case .ask: "ask"
    case .when: "when"
    }
  }

  private func words(_ showing: Showing) -> String {
    let phase =
      switch showing.phase {
      case .entering: "entering"
      case .presented: "up"
      case .parked: "parked"
      case .leaving: "leaving"
      }
    let title = showing.texts.title.map { " \(JSONText.quoted($0))" } ?? ""
    let buttons = showing.texts.buttons.map(JSONText.quoted).joined(separator: ", ")
    return names.name(of: .dialog(showing.dialog)) + " \(phase)" + title
      + (buttons.isEmpty ? "" : " [\(buttons)]")
  }

  private func words(_ field: FieldState, _ id: FieldID, _ state: State) -> String {
    let isSecure = prototype.textField(id)?.isSecure == true
    return names.name(of: .field(id)) + " "
      + JSONText.quoted(isSecure ? field.text.concealed : field.text)
      + (state.edits(id) ? " editing" : "")
  }

  private func words(_ job: Job) -> String {
    prototype.name(of: job.task) + (job.percent.map { " \($0) %" } ?? "")
      + (job.isSuspended ? " suspended" : "")
  }
}
