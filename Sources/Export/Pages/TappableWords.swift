import DialogModel
import DialogSimulator
import EventLog
import Explorer
import Film
import Texts
import WindowWords

/// What the page on which a prototype can be tapped through says.
struct TappableWords {
  private let rows: RowText
  private let moves: FindingWords

  init(_ prototype: Prototype) { (rows, moves) = (RowText(prototype), FindingWords(prototype)) }

  /// A move, as the name of what leads to another state.
  func label(of move: Move) -> String {
    let text = move == .time ? tr("wait") : moves.shown(move)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Who makes a move.
  static func doer(of move: Move) -> TappablePage.Doer {
    switch move {
    case .time, .endActivity: return .application
    case .text: return .person
    case .input(let input):
      switch input {
      case .steer, .fireNotification, .answer: return .application
      case .home, .launchApp, .openApp, .killApp, .power, .slide, .switcher, .pullDown, .rotate,
        .interrupt, .memoryWarning:
        return .device
      default: return .person
      }
    }
  }

  func call(_ call: RestingStates.Call) -> TappablePage.Call {
    let arguments = CallText.arguments(call.argument)
    return TappablePage.Call(
      style: "\(RowKind(call.selector))",
      target: rows.names.title(of: call.target) ?? rows.names.name(of: call.target),
      text: arguments.isEmpty ? call.selector.name : "\(call.selector.name) \(arguments)",
      returned: ActivityWords.returned(call.argument) ?? call.returned.map { $0 ? "YES" : "NO" })
  }

  /// Why nothing can be done in a state.
  func note(on state: RestingStates.State) -> String? {
    if state.isStopped { return tr("The run ends here: it has reached a limit.") }
    if state.isOpen { return tr("What comes after this was not tried.") }
    return state.ways.isEmpty ? tr("Nothing can be done here: this is a dead end.") : nil
  }
}
