import DialogModel
import DialogSimulator
import EventLog
import Session
import Texts

/// What shows on the stage, as a person would see it.
struct Scene {
  let state: State
  let simulator: Simulator
  let prototype: Prototype
  /// What VoiceOver has said since the step before; `nil` where nobody listens.
  let heard: [Utterance]?

  init(_ simulator: Simulator, heard: [Utterance]? = nil) {
    self.simulator = simulator
    self.heard = heard
    state = simulator.state
    prototype = simulator.prototype
  }

  var isInFront: Bool { state.application == .active }

  /// The screen, where it can be seen.
  var screen: ScreenID? { isInFront && !state.screenIsHidden ? state.screen : nil }

  /// The text of the back button; `nil` where there is none.
  var backTitle: String? { isInFront ? simulator.backTitle : nil }

  /// The controls that show: those of popovers, the topmost first, then those of the screen.
  var controls: [(id: ControlID, control: Control)] {
    simulator.shownControls.map { ($0, prototype.control($0)) }
  }

  /// Whether a person can give an input now.
  ///
  /// A tap on what is disabled counts: it reaches that, and the log says why nothing follows.
  func reaches(_ input: Input) -> Bool {
    if simulator.allows(input) { return true }
    switch simulator.ignored(input) {
    case .disabled, .clipped, .parked, .notShowing: return true
    default: return false
    }
  }

  /// The visible buttons of a dialog, by index and title.
  func buttons(of alert: Showing) -> [(index: Int, title: String)] {
    simulator.drawnButtons(of: alert).map { ($0, alert.texts.buttons[$0]) }
  }

  /// The titles of the visible buttons of a dialog, with that of its loader.
  private func buttonTitles(of alert: Showing) -> [String] {
    buttons(of: alert).map(\.title) + [alert.loader?.cancelTitle].compactMap { $0 }
  }

  /// Every text that shows, the topmost dialog first.
  var texts: [String] {
    var texts = systemTexts.map(\.text)
    for alert in state.visibleShowings.reversed() where isInFront {
      texts += [alert.texts.title, alert.texts.message].compactMap { $0 }
      texts += alert.shownFields.flatMap { self.texts(of: .alert(alert.dialog, index: $0)) }
      texts += buttonTitles(of: alert) + pickerTexts(of: alert)
    }
    if let screen {
      let back = state.backScreen.map { prototype.backTitle(of: $0) }
      texts += [prototype[screen]?.title, back].compactMap { $0 }
    }
    return texts + controls.flatMap { self.texts(of: $0) }
  }

  /// The texts by which a control can be found.
  func texts(of control: (id: ControlID, control: Control)) -> [String] {
    guard control.control.textField != nil else { return control.control.shownTexts }
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
    guard isInFront else {
      let shown = state.notifications.delivered.isEmpty ? [] : systemTexts.map(\.text)
      return [tr("the application is not in front")]
        + (shown.isEmpty ? [] : [tr("the system shows {texts}", ["texts": list(shown)])])
    }
    var lines = state.visibleShowings.reversed().map { alert in
      tr(
        "{kind} {name}: {texts}; buttons {buttons}",
        [
          "kind": alert.kind.word,
          "name": prototype.name(of: .dialog(alert.dialog)),
          "texts": list([alert.texts.title, alert.texts.message].compactMap { $0 }),
          "buttons": list(buttonTitles(of: alert) + pickerTexts(of: alert)),
        ])
    }
    if let screen {
      lines.append(
        tr(
          "screen {name}: {texts}",
          [
            "name": prototype.name(of: screen),
            "texts": list(
              controls.filter { $0.id.holder == .screen(screen) }.flatMap(\.control.shownTexts)),
          ]))
    }
    return lines.isEmpty ? [tr("nothing")] : lines
  }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? tr("none") : texts.map { "“\($0)”" }.listed()
  }
}

extension Control {
  /// The texts that it shows; an item of a bar with an icon counts as showing its name.
  fileprivate var shownTexts: [String] {
    switch kind {
    case .segmented(let titles, _): titles
    case .section(let footer, _):
      [text, footer ?? ""].filter { !$0.isEmpty }
    case .image, .space: []
    default: [text] + [details.subtitle, details.detail].compactMap { $0 }
    }
  }
}

extension Showing.Kind {
  /// The word for it in a failure.
  var word: String {
    switch self {
    case .alert: tr("alert")
    case .sheet: tr("sheet")
    case .popover: tr("popover")
    case .picker: tr("activity picker")
    case .view: tr("presented view")
    }
  }
}
