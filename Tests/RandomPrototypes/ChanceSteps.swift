package import DialogModel
package import DialogSimulator
import Session

extension Chance {
  /// A scenario of so many steps that can all be done, and the rows of its run.
  ///
  /// Each step is chosen for the moment at which its turn comes, so that a scenario continues: a
  /// step that waits in vain would end it.
  ///
  /// - Parameter watch: sees the rows of each step, and the simulator after it.
  package mutating func scenario(
    _ name: String, of count: Int, in prototype: Prototype, limits: Limits,
    watch: ([Row], Simulator) -> Void = { _, _ in }
  ) -> (script: ScenarioScript, rows: [Row]) {
    var rows: [Row] = []
    func see(_ simulator: inout Simulator) {
      let new = simulator.takeRows()
      rows += new
      watch(new, simulator)
    }
    var script = ScenarioScript(name: name, line: 0)
    var simulator = Simulator(
      prototype, limits: limits, matches: Pattern.matcher(), zones: TimeZones.offsets)
    simulator.perform(.launch, at: .zero)
    see(&simulator)
    while script.steps.count < count, simulator.state.stop == nil, !random.isUsedUp {
      if let kind = pressKeys(&simulator, see) {
        script.steps.append(ScenarioStep(atOnce: kind))
        continue
      }
      let (kind, input) = step(simulator)
      if let input {
        script.steps.append(ScenarioStep(atOnce: kind))
        simulator.perform(input, at: simulator.state.now)
        see(&simulator)
      } else if case .wait(let milliseconds) = kind {
        let before = simulator
        simulator.advance(to: simulator.state.now.after(milliseconds: milliseconds))
        // A question that comes up while time passes needs its answer beforehand.
        guard let hold = simulator.state.hold else {
          script.steps.append(ScenarioStep(atOnce: kind))
          see(&simulator)
          continue
        }
        simulator = before
        let answer = random.happens(50)
        script.steps.append(
          ScenarioStep(.answer(hold.selector, answer, target: hold.target), line: 0))
        simulator.perform(
          .answer(hold.selector, answer, target: hold.target), at: simulator.state.now)
        see(&simulator)
      }
    }
    while let wake = simulator.wake {
      simulator.advance(to: wake)
      see(&simulator)
    }
    // No number is drawn for this: what else a seed makes stays as it was.
    if script.steps.count.isMultiple(of: 3) { script.share(script.steps.count / 3) }
    return (script, rows)
  }

  /// The control that shows under the name of this one, if one does.
  private func shown(_ id: ControlID, _ simulator: Simulator) -> ControlID? {
    let candidates = controls.first { $0.candidates.contains(id) }?.candidates ?? [id]
    return candidates.first(where: simulator.shownControls.contains)
  }

  /// A step that can be done now, and the input that it is; a wait is none.
  private mutating func step(_ simulator: Simulator) -> (ScenarioStep.Kind, Input?) {
    let state = simulator.state
    if let hold = state.hold {
      let answer = random.happens(50)
      let target = random.happens(50) ? hold.target : nil
      return (
        .answer(hold.selector, answer, target: target),
        .answer(hold.selector, answer, target: target)
      )
    }
    if random.happens(45) { return (.wait(milliseconds: gap()), nil) }
    var input = input(simulator)
    // A scenario taps a field that is a control as it taps any control.
    if case .tapField(.control(let control)) = input { input = .tapControl(control) }
    if let step = fieldStep(input, simulator) { return step }
    switch input {
    case .tapButton(let dialog, let index):
      guard let alert = state.showings.last(where: { $0.dialog == dialog }),
        simulator.drawnButtons(of: alert).contains(index)
      else { break }
      return (.tapOn(.button(index), dialog: dialog.named(in: state)), input)
    case .tapOutside:
      guard !state.visibleShowings.isEmpty else { break }
      return (.tapOn(.outside, dialog: nil), input)
    case .tapControl(let id):
      guard let place = shown(id, simulator) else { break }
      let name = simulator.prototype.control(id).id
      let control =
        controls.first { $0.name == name } ?? ControlReference(name: name, candidates: [place])
      let segments = simulator.prototype.control(place).segments
      return (
        .tapOn(.control(control), dialog: nil),
        segments.isEmpty ? .tapControl(place) : .tapSegment(place, index: segments.count / 2)
      )
    case .tapSegment(let id, let index):
      guard let place = shown(id, simulator) else { break }
      let name = simulator.prototype.control(id).id
      let control =
        controls.first { $0.name == name } ?? ControlReference(name: name, candidates: [place])
      return (
        .tapOn(.segment(control, index: index), dialog: nil),
        .tapSegment(place, index: index)
      )
    case .perform(.present(let dialog)): return (.present(dialog), input)
    case .perform(.dismiss(let dialog, let index, let animated)):
      return (.dismiss(dialog, buttonIndex: index, animated: animated), input)
    case .perform(let action): return (.perform(action), input)
    case .systemCancel(let dialog): return (.systemCancel(dialog), input)
    case .home: return (.pressKey(.home), input)
    case .launchApp: return (.launchApp, input)
    case .killApp: return (.killApp, input)
    case .openApp: return (.openApp, input)
    case .pullDown(let isDown): return (.pullDown(isDown), input)
    case .slide: return (.slide, input)
    case .setClock(let moment): return (.setClock(moment), input)
    case .setTimeZone(let zone): return (.setTimeZone(zone), input)
    // A scenario waits for a notification, and names no delivery.
    case .openNotification(let id, _):
      let input = Input.openNotification(id, delivery: nil)
      guard simulator.ignored(input) == nil else { break }
      return (.openNotification(id), input)
    case .closeNotification(let id, _):
      let input = Input.closeNotification(id, delivery: nil)
      guard simulator.ignored(input) == nil else { break }
      return (.closeNotification(id), input)
    case .answer(let selector, let answer, let target):
      return (.answer(selector, answer, target: target), input)
    case .power: return (.pressKey(.power), input)
    case .interrupt(let appears): return (.interrupt(appears), input)
    case .memoryWarning: return (.memoryWarning, input)
    case .rotate(let orientation): return (.rotate(orientation), input)
    case .chooseActivity(let dialog, let choice):
      guard let alert = state.showings.last(where: { $0.dialog == dialog }),
        alert.picker?.content == .choosing, alert.picker?.choices.contains(choice) == true,
        let picker = simulator.prototype.dialogs[dialog.index].activityPicker
      else { break }
      return (.tapOn(.activity(picker.name(of: choice)), dialog: dialog), input)
    case .steer(let task, let steering):
      guard steering != .hang, simulator.ignored(input) == nil else { break }
      return (.endTask(task, succeeds: steering == .succeed), input)
    case .fireNotification(let id, _):
      let input = Input.fireNotification(id, scheduled: nil)
      guard simulator.ignored(input) == nil else { break }
      return (.fireNotification(id), input)
    case .endActivity(_, let completed):
      guard let run = state.underWay.last else { break }
      let input = Input.endActivity(run.number, completed: completed)
      guard simulator.ignored(input) == nil else { break }
      return (.endActivity(completed: completed), input)
    case .switcher(let opens): return (.switcher(opens), input)
    case .removeFromCenter(let id, _):
      let input = Input.removeFromCenter(id, delivery: nil)
      guard simulator.ignored(input) == nil else { break }
      return (.removeFromCenter(id), input)
    case .cancelPicker, .removeNotification, .setNotificationSettings: break
    case .launch, .tapBack, .reload, .tapField, .edit, .moveText, .undo, .redo,
      .pressReturn, .pressTab, .pressClear, .cancelLoader, .report, .goOn, .configure,
      .outside, .define, .redefine, .unread:
      break
    }
    return (.wait(milliseconds: gap()), nil)
  }
}

extension ScenarioStep {
  /// A step that is done at once, also in the middle of a movement.
  fileprivate init(atOnce kind: Kind) {
    self.init(kind, line: 0)
    switch kind {
    case .tapOn, .endTask, .fireNotification, .endActivity: isNow = true
    default: break
    }
  }
}

extension DialogID {
  /// The name of an instance that is up: the id alone would be the newest one.
  func named(in state: State) -> DialogID {
    meant(in: state) == self
      ? self : DialogID(index, instance: instance == 1 ? DialogID.first : instance)
  }
}

extension ScenarioScript {
  /// Gives so many steps a name each third time, two names in turn.
  package mutating func share(_ count: Int) {
    guard count > 0 else { return }
    for place in steps.indices where (place / count) % 3 != 0 {
      steps[place].shared = ScenarioStep.Shared(
        list: 0, name: (place / count) % 3 == 1 ? "again" : "sign in", number: 1, of: count, line: 0
      )
    }
  }
}
