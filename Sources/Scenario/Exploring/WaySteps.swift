public import DialogModel
import DialogSimulator
import EventLog
public import Explorer
import PrototypeFile

/// The steps of a scenario that go a way.
public enum WaySteps {
  /// A step a line, in YAML; `nil` for a way that no scenario can go.
  public static func lines(
    _ way: [Move], in explorer: Explorer, _ prototype: Prototype
  ) -> [String]? {
    var lines: [String] = []
    var last = SimulatedTime.zero
    var isWritable = true
    explorer.walk(way) { move, simulator, isMoving in
      let isNow = isMoving && simulator.state.hold == nil
      let pause = simulator.state.now.milliseconds - last.milliseconds
      if isNow, pause > 0 {
        lines.append("{wait: \(SimulatedTime(milliseconds: pause).seconds)}")
      }
      last = simulator.state.now
      guard let steps = steps(move, simulator, prototype) else {
        isWritable = false
        return
      }
      lines += steps.map { isNow && canBeNow($0) ? "\($0.dropLast()), now: true}" : $0 }
    }
    return isWritable ? lines : nil
  }

  /// A step a line with the times of a walk, in YAML; `nil` for a walk that no scenario can go.
  public static func lines(
    _ moves: [TimedMove], in explorer: Explorer, _ prototype: Prototype
  ) -> [String]? {
    var lines: [String] = []
    var isWritable = true
    explorer.walk(moves) { timed, simulator in
      guard let steps = steps(timed.move, simulator, prototype) else {
        isWritable = false
        return
      }
      let pause = SimulatedTime(milliseconds: timed.pause).seconds
      if timed.pause > 0 { lines.append("{wait: \(pause)}") }
      lines += steps.map { canBeNow($0) ? "\($0.dropLast()), now: true}" : $0 }
    }
    return isWritable ? lines : nil
  }

  private static func steps(
    _ move: Move, _ simulator: Simulator, _ prototype: Prototype
  ) -> [String]? {
    switch move {
    case .time: return []
    case .endActivity(let completed): return ["{endActivity: {completed: \(completed)}}"]
    case .text(let field, let text):
      let length = simulator.state.field(field)?.text.count ?? 0
      return (length > 0 ? ["{eraseText: \(length)}"] : [])
        + (text.isEmpty ? [] : ["{inputText: \(Quoting.doubleQuoted(text))}"])
    case .input(let input):
      return step(input, simulator, prototype).map { step in
        // A person has to pull down the list first.
        needsList(input, simulator.state) ? ["{pullDown: true}", step] : [step]
      }
    }
  }

  /// Whether a notification is nowhere but in Notification Center, which is not down.
  private static func needsList(_ input: Input, _ state: State) -> Bool {
    switch input {
    case .openNotification(let id, _), .closeNotification(let id, _):
      let notifications = state.notifications
      let shown =
        [notifications.banner].compactMap(\.?.notification)
        + notifications.alerts.map(\.notification)
        + (state.isLocked ? notifications.lockScreen.map(\.notification) : [])
      return !state.centerIsDown && !shown.contains(id)
    default: return false
    }
  }

  private static func step(
    _ input: Input, _ simulator: Simulator, _ prototype: Prototype
  ) -> String? {
    switch input {
    case .tapBack: return "{goBack: true}"
    case .tapOutside: return "{tapOn: {outside: true}}"
    case .tapControl(let control), .tapField(.control(let control)):
      return "{tapOn: {control: \(Quoting.doubleQuoted(prototype.control(control).id))}}"
    case .tapSegment(let control, let index):
      let id = Quoting.doubleQuoted(prototype.control(control).id)
      return "{tapOn: {control: \(id), segment: \(index)}}"
    case .cancelLoader, .cancelPicker:
      var after = simulator
      _ = after.takeRows()
      Move.input(input).performed(in: &after)
      let title = after.takeRows().lazy.compactMap { row -> String? in
        if case .input(_, let title, _) = row.content { title } else { nil }
      }.first
      return title.map { "{tapOn: \(Quoting.doubleQuoted($0))}" }
    case .pressClear:
      return (try? PrototypeDocument.words(of: input, in: prototype)).map {
        "{tapOn: \($0.words)}"
      }
    case .fireNotification(let id, _):
      return "{fireNotification: \(Quoting.doubleQuoted(prototype.name(of: id)))}"
    case .steer(let task, let steering):
      let name = Quoting.doubleQuoted(prototype.name(of: task))
      return "{endTask: {task: \(name), with: \(steering == .succeed ? "success" : "failure")}}"
    case .openNotification(let id, _):
      return "{openNotification: \(Quoting.doubleQuoted(prototype.name(of: id)))}"
    case .closeNotification(let id, _):
      return "{closeNotification: \(Quoting.doubleQuoted(prototype.name(of: id)))}"
    default: return try? PrototypeDocument.words(of: input, in: prototype).words
    }
  }

  /// Whether a step may have `now`.
  private static func canBeNow(_ step: String) -> Bool {
    let keys = [
      "tapOn", "pressKey", "inputText", "goBack", "endTask", "fireNotification",
      "openNotification", "closeNotification", "endActivity", "rotate",
    ]
    return keys.contains { step.hasPrefix("{\($0):") }
  }
}
