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
      target: rows.title(of: call.target) ?? rows.names.name(of: call.target),
      text: arguments.isEmpty ? call.selector.name : "\(call.selector.name) \(arguments)",
      returned: ActivityWords.returned(call.argument) ?? call.returned.map { $0 ? "YES" : "NO" })
  }

  /// What a state shows: the screen, and the dialogs over it.
  func title(of state: State) -> String {
    guard state.application == .active else {
      return state.application == .notRunning
        ? tr("The app does not run") : tr("The app is not in front")
    }
    var names = state.screen.map { [name(.screen($0))] } ?? []
    names += state.visibleShowings.map { showing in
      showing.texts.title.map { OneLine.text($0) }.flatMap { $0.isEmpty ? nil : $0 }
        ?? name(.dialog(DialogID(showing.dialog.index)))
    }
    return names.isEmpty ? tr("Nothing shows") : names.joined(separator: " · ")
  }

  /// What the dialogs say besides their titles.
  func texts(of state: State) -> [String] {
    guard state.application == .active else {
      // The alert of the system that is on top.
      let body = state.notifications.alerts.last.flatMap { rows.prototype[$0.notification]?.body }
      return body.map { [OneLine.text($0)] } ?? []
    }
    return state.visibleShowings.compactMap(\.texts.message).filter { !$0.isEmpty }.map {
      OneLine.text($0)
    }
  }

  /// Why nothing can be done in a state.
  func note(on state: RestingStates.State) -> String? {
    if state.isStopped { return tr("The run ends here: it has reached a limit.") }
    if state.isOpen { return tr("What comes after this was not tried.") }
    return state.ways.isEmpty ? tr("Nothing can be done here: this is a dead end.") : nil
  }

  private func name(_ target: Target) -> String {
    rows.title(of: target) ?? rows.names.name(of: target)
  }
}
