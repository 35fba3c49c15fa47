import DialogModel
public import DialogSimulator
import EventLog
import Texts

// The question of a call that waits for its answer.
extension RowText {
  /// The sentence over the answers; `nil` if there is no question.
  public func question(in simulator: Simulator) -> String? {
    guard let hold = simulator.state.hold else { return nil }
    let name = names.name(of: hold.target)
    if hold.isBreakpoint {
      let name = name.isEmpty ? tr("the application") : name
      return hold.asks
        ? tr(
          "The run stands before this call of {name}. Let it go on, or answer in its place.",
          ["name": name])
        : tr(
          "The run stands before this call of {name}. Time stops until it goes on.", ["name": name])
    }
    if hold.selector == .alertViewShouldEnableFirstOtherButton,
      let button = button(hold, simulator)
    {
      return tr(
        "{name} asks whether {button} may be pressed. Time stops until you answer.",
        ["name": name, "button": OneLine.text(button)])
    }
    if let replacement = hold.replacement {
      return tr(
        "{name} asks whether “{text}” may be inserted. Time stops until you answer.",
        ["name": name, "text": OneLine.text(replacement)])
    }
    return tr("{name} asks. Time stops until you answer.", ["name": name])
  }

  /// The title of the button that the question is about.
  private func button(_ hold: Hold, _ simulator: Simulator) -> String? {
    guard case .dialog(let dialog) = hold.target,
      let index = simulator.indices[dialog.index].governedIndex,
      let alert = simulator.state.showings.last(where: { $0.dialog == dialog })
    else { return nil }
    return alert.texts.buttons[index]
  }
}
