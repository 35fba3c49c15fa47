import DialogModel
import DialogSimulator
import Session
import Texts

/// What shows on the stage, as a person would see it.
struct Scene {
  let state: State
  let simulator: Simulator
  private let prototype: Prototype

  init(_ simulator: Simulator) {
    self.simulator = simulator
    state = simulator.state
    prototype = simulator.prototype
  }

  /// The alert that can be tapped, if one is up: the topmost.
  var top: Showing? { isInFront ? state.alerts.last { !$0.isLeaving } : nil }

  var isInFront: Bool { state.application == .active }

  var screen: ScreenID? { isInFront ? state.screen : nil }

  /// The controls of the screen that shows.
  var controls: [(id: ControlID, control: Control)] {
    guard let screen else { return [] }
    return prototype.screens[screen.index].controls.enumerated().map {
      (ControlID(screen: screen, index: $0.offset), $0.element)
    }
  }

  /// Whether a button of a showing alert can be pressed.
  func isEnabled(_ index: Int, of alert: Showing) -> Bool {
    index != simulator.indices[alert.dialog.index].governedIndex || alert.firstOtherEnabled
  }

  /// Every text that shows, the topmost dialog first.
  var texts: [String] {
    var texts: [String] = []
    for alert in state.visibleAlerts.reversed() where isInFront {
      texts += [alert.texts.title, alert.texts.message].compactMap { $0 }
      texts += alert.fields.indices.flatMap { self.texts(of: .alert(alert.dialog, index: $0)) }
      texts += alert.texts.buttons
    }
    if let screen { texts += [prototype.screens[screen.index].title].compactMap { $0 } }
    return texts + controls.flatMap { self.texts(of: $0) }
  }

  /// The texts by which a control can be found.
  func texts(of control: (id: ControlID, control: Control)) -> [String] {
    guard control.control.textField != nil else { return [control.control.text] }
    return [control.control.text] + texts(of: .control(control.id))
  }

  /// What shows in a field: its text, a secure one's as bullets; without text the placeholder.
  func texts(of field: FieldID) -> [String] {
    guard let described = prototype.textField(field), let text = state.field(field)?.text else {
      return []
    }
    if text.isEmpty { return described.placeholder.map { [$0] } ?? [] }
    return [described.isSecure ? text.concealed : text]
  }

  /// What shows, in a few lines, for a person whose scenario failed.
  var summary: [String] {
    guard isInFront else { return [tr("the application is not in front")] }
    var lines = state.visibleAlerts.reversed().map { alert in
      tr(
        "alert {name}: {texts}; buttons {buttons}",
        [
          "name": prototype.dialogs[alert.dialog.index].id,
          "texts": list([alert.texts.title, alert.texts.message].compactMap { $0 }),
          "buttons": list(alert.texts.buttons),
        ])
    }
    if let screen {
      lines.append(
        tr(
          "screen {name}: {texts}",
          [
            "name": prototype.screens[screen.index].id,
            "texts": list(controls.map(\.control.text)),
          ]))
    }
    return lines.isEmpty ? [tr("nothing")] : lines
  }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? tr("none") : texts.map { "“\($0)”" }.joined(separator: ", ")
  }
}
