public import DialogModel

/// What a person can do at a moment of a run.
///
/// There is one answer for all who ask: scenarios, the stage, and tests by chance.
extension Simulator {
  /// What a person can do now: taps from the topmost dialog down, then keys, and inputs of the
  /// device.
  ///
  /// While a question is open these are the two answers, and at a breakpoint `goOn`. For typing
  /// there is one letter.
  public var choices: [Input] {
    if let hold = state.hold {
      if hold.isOutside {
        let answers: [Bool?] = hold.selector.returnsBool ? [true, false] : [nil]
        return answers.map { .outside(.returned($0)) }
      }
      guard !hold.isBreakpoint else { return [.goOn] }
      return [true, false].map { .answer(hold.selector, $0, target: hold.target) }
    }
    return (taps + keys + deviceInputs).filter(allows)
  }

  /// Whether a person can do this now: the input would be performed, and what it taps gets the tap.
  ///
  /// For one input this costs less than ``choices``, and for each of these it is true.
  public func allows(_ input: Input) -> Bool {
    switch input {
    case .tapControl(let control), .tapSegment(let control, _), .tapField(.control(let control)):
      guard isReachable(control) else { return false }
    case .steer(let task, .hang): guard state.job(of: task)?.hangs != true else { return false }
    default: break
    }
    return ignored(input) == nil
  }

  /// Why an input would have no effect now; `nil` where it would be performed.
  ///
  /// The work that is due now has been performed before.
  public func ignored(_ input: Input) -> Ignored? {
    switch input {
    case .answer, .goOn, .reload:
      var simulator = self
      return simulator.plan(for: input).ignored
    default: return planWithoutChange(for: input).ignored
    }
  }

  /// The input that a tap at the place of a control is: that of the control, or where a dialog
  /// takes the tap, a tap outside the dialog.
  ///
  /// - Parameter control: the control at the place of the tap; `nil` if there is none.
  public func tap(at control: ControlID?) -> Input {
    guard let control, isReachable(control) else { return .tapOutside }
    return .tapControl(control)
  }

  /// The keys of the keyboard while a field edits.
  private var keys: [Input] {
    guard state.firstResponder != nil else { return [] }
    return [.edit(.type("a")), .edit(.delete()), .undo, .redo, .pressReturn, .pressTab]
  }

  /// The inputs of the device, and the decisions about running jobs.
  private var deviceInputs: [Input] {
    let steered = state.tasks.jobs.flatMap { job in
      JobSteering.allCases.map { Input.steer(job.task, $0) }
    }
    let ended = state.underWay.flatMap { run in
      [true, false].map { Input.endActivity(run.number, completed: $0) }
    }
    return steered + ended + [.home, .power, .launchApp, .openApp, .killApp, .slide]
      + [true, false].flatMap { [.interrupt($0), .switcher($0), .pullDown($0)] }
      + Orientation.allCases.map { .rotate($0) } + notificationInputs
  }

  /// What a person can do with the notifications that are somewhere.
  private var notificationInputs: [Input] {
    let shown = state.notifications
    var seen: Set<Int> = []
    let delivered = shown.delivered.filter { seen.insert($0.number).inserted }
    return delivered.flatMap { entry -> [Input] in
      [
        .openNotification(entry.notification, delivery: entry.number),
        .closeNotification(entry.notification, delivery: entry.number),
      ]
    }
      + shown.center.map { .removeFromCenter($0.notification, delivery: $0.number) }
      + shown.scheduled.flatMap { entry -> [Input] in
        [
          .fireNotification(entry.notification, scheduled: entry.number),
          .removeNotification(entry.notification, scheduled: entry.number),
        ]
      }
  }
}
