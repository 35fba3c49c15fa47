public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// What a state shows, in a few words.
public struct SituationText {
  private let rows: RowText

  /// The words for states of a prototype.
  public init(_ prototype: Prototype) { rows = RowText(prototype) }

  /// The screen, and the dialogs over it, by their titles.
  public func title(of state: State) -> String {
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

  /// What the dialogs say besides their titles; what the alert of the system says, while it is over the
  /// application.
  public func texts(of state: State) -> [String] {
    guard state.application == .active else {
      let body = state.notifications.alerts.last.flatMap { rows.prototype[$0.notification]?.body }
      return body.map { [OneLine.text($0)] } ?? []
    }
    return state.visibleShowings.compactMap(\.texts.message).filter { !$0.isEmpty }.map {
      OneLine.text($0)
    }
  }

  private func name(_ target: Target) -> String {
    rows.names.title(of: target) ?? rows.names.name(of: target)
  }
}
