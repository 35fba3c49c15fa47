internal import DialogModel
internal import DialogSimulator

/// What shows in a run, and the taps on it.
struct TapTexts {
  let simulator: Simulator

  init(_ simulator: Simulator) { self.simulator = simulator }

  private var state: State { simulator.state }
  private var prototype: Prototype { simulator.prototype }

  /// Whether a person can give an input now; a tap on what is disabled counts, and its row says why
  /// nothing follows.
  func reaches(_ input: Input) -> Bool {
    // A tap beside a dialog that is modal is one all the same.
    if simulator.allows(input) || input == .tapOutside { return true }
    switch simulator.ignored(input) {
    case .disabled, .clipped, .parked, .notShowing: return true
    default: return false
    }
  }

  /// The tap on what shows a text, as a scenario finds it: dialogs before the screen, the topmost
  /// first; `nil` if nothing shows it.
  func input(tapping text: String) -> Input? {
    if let input = input(tappingOfSystem: text) { return input }
    for showing in state.showings.reversed() {
      if let input = input(tapping: text, in: showing) { return input }
    }
    let shown = simulator.shownControls.first {
      prototype.control($0).shows(text, in: state, at: $0)
    }
    if let shown { return tap(on: shown, text) }
    return simulator.backTitle == text ? .tapBack : nil
  }

  /// The tap on what the system shows: alerts and banners of notifications, the lists of these, and the
  /// icon of the application.
  private func input(tappingOfSystem text: String) -> Input? {
    let notices = state.notifications
    func opened(_ delivered: DeliveredNotification) -> Input {
      .openNotification(delivered.notification, delivery: delivered.number)
    }
    func says(_ delivered: DeliveredNotification) -> Bool {
      prototype[delivered.notification]?.body == text
    }
    if state.isLocked {
      return state.screenIsOn ? notices.lockScreen.first(where: says).map(opened) : nil
    }
    if let alert = notices.topAlert {
      if prototype.closeTitle == text {
        return .closeNotification(alert.notification, delivery: alert.number)
      }
      return prototype.actionTitle(of: alert.notification) == text ? opened(alert) : nil
    }
    if state.hasSystemAlert { return nil }
    if state.centerIsDown {
      if let listed = notices.center.first(where: says) { return opened(listed) }
    } else if let banner = notices.banner, says(banner) {
      return opened(banner)
    }
    let isIcon = state.front == .springboard && prototype.applicationName == text
    return isIcon && !state.centerIsDown ? .launchApp : nil
  }

  private func input(tapping text: String, in showing: Showing) -> Input? {
    let dialog = showing.dialog
    if let cancel = showing.loader?.cancelTitle, cancel == text { return .cancelLoader(dialog) }
    let button = simulator.drawnButtons(of: showing).first { showing.texts.buttons[$0] == text }
    if let button { return .tapButton(dialog, index: button) }
    if let holder = showing.holder {
      let inside = simulator.shownControls.first {
        $0.holder == holder && prototype.control($0).shows(text, in: state, at: $0)
      }
      if let inside { return tap(on: inside, text) }
    }
    if let shown = showing.picker, shown.content == .choosing,
      let picker = prototype[dialog]?.activityPicker
    {
      let choice = shown.choices.first { picker.title(of: $0) == text }
      if let choice { return .chooseActivity(dialog, choice) }
      if showing.placement.showsCancel, picker.cancelTitle == text { return .cancelPicker(dialog) }
    }
    let field = showing.shownFields.first { place in
      let id = FieldID.alert(dialog, index: place)
      return prototype.textField(id)?.shows(text, state.field(id)?.text ?? "") ?? false
    }
    return field.map { .tapField(.alert(dialog, index: $0)) }
  }

  private func tap(on control: ControlID, _ text: String) -> Input {
    let described = prototype.control(control)
    if described.textField != nil { return .tapField(.control(control)) }
    guard !described.segments.isEmpty else { return .tapControl(control) }
    let place = described.segments.firstIndex(of: text) ?? described.segments.count / 2
    return .tapSegment(control, index: place)
  }

  /// The texts of what shows, the topmost first: titles, messages and buttons of dialogs, then the
  /// controls.
  var shownTexts: [String] {
    var texts: [String] = []
    for showing in state.visibleShowings.reversed() {
      texts += [showing.texts.title, showing.texts.message].compactMap { $0 }
      texts += simulator.drawnButtons(of: showing).map { showing.texts.buttons[$0] }
      if let shown = showing.picker, shown.content == .choosing,
        let picker = prototype[showing.dialog]?.activityPicker
      {
        texts += shown.choices.map { picker.title(of: $0) }
      }
    }
    texts += simulator.shownControls.flatMap { control -> [String] in
      let described = prototype.control(control)
      return described.segments.isEmpty ? [described.text] : described.segments
    }
    return texts.filter { !$0.isEmpty }
  }
}

extension Control {
  /// Whether it can be found by a text.
  fileprivate func shows(_ text: String, in state: State, at id: ControlID) -> Bool {
    if self.text == text || segments.contains(where: { $0 == text }) { return true }
    return textField?.shows(text, state.field(.control(id))?.text ?? "") ?? false
  }
}

extension TextField {
  /// Whether a text shows in it: its own, as bullets if it is secure, or the placeholder.
  fileprivate func shows(_ text: String, _ own: String) -> Bool {
    own.isEmpty ? placeholder == text : (isSecure ? own.concealed : own) == text
  }
}
