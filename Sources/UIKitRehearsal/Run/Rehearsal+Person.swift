internal import DialogModel
internal import DialogSimulator

// What a person does. Each waits, as a person would, until nothing moves.

extension Rehearsal {
  /// The longest that a tap waits for what it taps, in milliseconds.
  private static let patience = ScenarioStep.defaultTimeout

  /// Taps the button, the field, the control or the activity with a text, the topmost first.
  ///
  /// It waits up to 60 s of virtual time until the text shows and nothing moves. Without it nothing
  /// happens, and there is a finding.
  ///
  /// - Returns: whether there was something to tap.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    note(.tapOn(.text(.whole(text)), dialog: nil))
    return tap("“\(text)”") { TapTexts($0).input(tapping: text) }
  }

  /// Taps a button of the topmost dialog by its 0-based index.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func tap(buttonAt index: Int) -> Bool {
    note(.tapOn(.button(index), dialog: nil))
    return tap("button \(index)") { simulator in
      guard let top = simulator.state.showings.last, top.texts.buttons.indices.contains(index)
      else {
        return nil
      }
      return .tapButton(top.dialog, index: index)
    }
  }

  /// Taps a text field of the topmost alert by its 0-based place.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func tap(fieldAt place: Int) -> Bool {
    note(.tapOn(.field(place), dialog: nil))
    return tap("field \(place)") { simulator in
      guard let top = simulator.state.showings.last, top.shownFields.contains(place) else {
        return nil
      }
      return .tapField(.alert(top.dialog, index: place))
    }
  }

  /// Taps outside the dialogs.
  ///
  /// - Returns: whether a dialog is up.
  @discardableResult
  public func tapOutside() -> Bool {
    note(.tapOn(.outside, dialog: nil))
    return tap("a place outside dialogs") { $0.state.visibleShowings.isEmpty ? nil : .tapOutside }
  }

  private func tap(_ what: String, _ find: (Simulator) -> Input?) -> Bool {
    loseDelegates()
    let deadline = simulator.state.now.after(milliseconds: Rehearsal.patience)
    while simulator.state.stop == nil {
      if !simulator.state.isMoving, let input = find(simulator), TapTexts(simulator).reaches(input)
      {
        perform(input)
        return true
      }
      guard let due = simulator.wake, due <= deadline else { break }
      simulator.advance(to: due)
      serve(until: nil)
    }
    let shown = showing.isEmpty ? "nothing shows" : "what shows: \(showing.joined(separator: "; "))"
    self.find(.nothingToTap, "\(what); \(shown)")
    return false
  }

  /// Types a text into the field that takes the keys, one character after another.
  ///
  /// - Returns: whether a field takes them.
  @discardableResult
  public func type(_ text: String) -> Bool {
    note(.inputText(text))
    return keys("“\(text)”", text.map { .edit(.type(String($0))) })
  }

  /// Pastes a text into the field that takes the keys.
  ///
  /// - Returns: whether a field takes it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    note(.pasteText(text))
    return keys("“\(text)”", [.edit(.paste(text))])
  }

  /// Deletes characters before the cursor.
  ///
  /// - Returns: whether a field takes keys.
  @discardableResult
  public func erase(_ count: Int = 1) -> Bool {
    note(.eraseText(max(0, count)))
    loseDelegates()
    let has = takesKeys("deletions")
    for _ in 0..<max(0, has ? count : 0) {
      guard let field = staging.firstResponder, let shown = simulator.state.field(field),
        shown.buffer.selection.end > 0
      else { break }
      perform(.edit(.delete()))
    }
    return has
  }

  private func keys(_ what: String, _ inputs: [Input]) -> Bool {
    loseDelegates()
    guard takesKeys(what) else { return false }
    for input in inputs { perform(input) }
    return true
  }

  private func takesKeys(_ what: String) -> Bool {
    untilRest()
    if staging.firstResponder != nil { return true }
    find(.nothingToType, what)
    return false
  }

  // MARK: The device

  /// Presses a button of the device or a key.
  public func press(_ key: Key) {
    note(.pressKey(ScenarioStep.Key(rawValue: key.rawValue) ?? .home))
    loseDelegates()
    untilRest()
    switch key {
    case .home: perform(.home)
    case .power: perform(.power)
    case .return: perform(.pressReturn)
    case .tab: perform(.pressTab)
    case .clear:
      guard let field = staging.firstResponder else { return find(.nothingToType, "a deletion") }
      perform(.pressClear(field))
    }
  }

  /// The system takes the topmost alert or sheet away, as it did before iOS 4 when a person left the
  /// application.
  public func systemCancel() { systemCancel(simulator.state.showings.last?.dialog) }

  /// The system takes an alert or a sheet away.
  public func systemCancel(_ view: UIView) {
    systemCancel((view as? any DialogObject)?.standing.id)
  }

  private func systemCancel(_ dialog: DialogID?) {
    loseDelegates()
    note(.waitForAnimationToEnd)
    untilRest()
    guard let dialog, dialog.isKept(in: simulator.state) else {
      return find(.nothingToTap, "for the system to cancel; the dialog is not up")
    }
    note(.systemCancel(cast.exact(dialog)))
    perform(.systemCancel(cast.exact(dialog)))
  }

  /// Turns the device.
  public func rotate(_ orientation: Orientation) {
    let turned: DialogModel.Orientation = orientation == .portrait ? .portrait : .landscape
    note(.rotate(turned))
    loseDelegates()
    untilRest()
    perform(.rotate(turned))
  }

  /// Taps the icon of the application, from the home screen.
  public func launchApp() {
    note(.launchApp)
    loseDelegates()
    untilRest()
    perform(.launchApp)
  }

  /// Ends the application, as a person does from the task switcher.
  public func killApp() {
    note(.killApp)
    loseDelegates()
    untilRest()
    perform(.killApp)
  }

  /// The device is short of memory.
  public func memoryWarning() {
    note(.memoryWarning)
    loseDelegates()
    untilRest()
    perform(.memoryWarning)
  }

  /// Taps the button that leads back to the screen below.
  public func goBack() {
    note(.goBack)
    loseDelegates()
    untilRest()
    perform(.tapBack)
  }

  /// Opens a notification that has come.
  public func open(_ notification: UILocalNotification) {
    answer(notification, { .openNotification($0) }) { .openNotification($0, delivery: nil) }
  }

  /// Closes the alert of a notification that has come.
  public func close(_ notification: UILocalNotification) {
    answer(notification, { .closeNotification($0) }) { .closeNotification($0, delivery: nil) }
  }

  private func answer(
    _ notification: UILocalNotification, _ step: (NotificationID) -> ScenarioStep.Kind,
    _ input: (NotificationID) -> Input
  ) {
    loseDelegates()
    guard let id = notification.id else {
      return find(.nothingToTap, "“\(notification.alertBody ?? "")”; it was never scheduled")
    }
    note(step(id))
    untilRest()
    perform(input(id))
  }

  // MARK: Time

  /// Lets time pass until nothing moves, for 60 s of virtual time at most.
  public func settle() {
    note(.waitForAnimationToEnd)
    loseDelegates()
    untilRest()
  }

  /// Lets virtual time pass, in seconds.
  public func run(for seconds: Double) {
    let length = SimulatedTime(seconds: seconds).milliseconds
    note(.wait(milliseconds: length))
    loseDelegates()
    advance(to: simulator.state.now.after(milliseconds: length))
  }

  /// Lets virtual time pass until a moment, in seconds since the launch.
  public func run(until seconds: Double) {
    let end = SimulatedTime(seconds: seconds)
    guard end > simulator.state.now else { return }
    note(.wait(milliseconds: end.milliseconds - simulator.state.now.milliseconds))
    loseDelegates()
    advance(to: end)
  }

  /// Performs code as part of this run, outside any call: its dialogs are the run's.
  ///
  /// - Returns: what the code returns.
  @discardableResult
  public func perform<Result>(_ code: @MainActor () throws -> Result) rethrows -> Result {
    try Here.$run.withValue(self) { try code() }
  }

  private func untilRest() {
    let deadline = simulator.state.now.after(milliseconds: Rehearsal.patience)
    while simulator.state.isMoving, simulator.state.stop == nil, let due = simulator.wake {
      guard due <= deadline else {
        find(.restless, "")
        break
      }
      simulator.advance(to: due)
      serve(until: nil)
    }
    ticker.move(to: simulator.state.now)
  }

  private func note(_ kind: ScenarioStep.Kind) {
    if case .waitForAnimationToEnd = kind, steps.last?.kind == kind { return }
    steps.append(ScenarioStep(kind, line: 0))
  }
}
