import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session

/// The steps of a scenario that give the inputs of a run.
struct KeptSteps {
  /// How much of a run is written.
  enum Style: CaseIterable {
    /// Taps by the texts that were tapped, and no times: a step waits until it can be done.
    case plain
    /// The same with the times between the steps, and at once what was done during a movement.
    case timed
    /// Taps by indices and ids, with the times.
    case numbers
  }

  /// A step before it is written.
  enum KeptStep {
    /// Characters that are typed at the end of the field, as ``KeptTyping`` finds them.
    case typed(String, isSecret: Bool)
    /// Characters that are pasted there.
    case pasted(String, isSecret: Bool)
    /// How many characters are deleted at the end of the field.
    case erased(Int)
    /// Any other, in one line of YAML.
    case words(String)

    /// Whether the step may be done at once; pasting and deleting always wait.
    var canBeNow: Bool {
      switch self {
      case .typed, .words: true
      case .pasted, .erased: false
      }
    }
  }

  /// The steps, each with whether it is done at once.
  private var steps: [(step: KeptStep, isNow: Bool)] = []
  private(set) var leftOut: [String] = []

  init(_ timeline: Timeline, _ style: Style) {
    let prototype = timeline.prototype
    var simulator = Simulator(
      prototype, configuration: Configuration(), matches: Pattern.matcher(),
      zones: TimeZones.offsets)
    var last = SimulatedTime.zero
    for place in 0..<timeline.inputCount {
      let (time, input) = timeline.input(at: place)
      simulator.advance(to: time)
      if KeptSteps.needsNoStep(input) {
        simulator.perform(input, at: time)
        continue
      }
      let typing = KeptTyping(input, in: simulator)
      let isNow =
        style != .plain && KeptSteps.waits(input) && Player.waits(before: input, in: simulator)
      _ = simulator.takeRows()
      simulator.perform(input, at: time)
      let title = simulator.takeRows().lazy.compactMap { row -> String? in
        if case .input(_, let title, _) = row.content { title } else { nil }
      }.first
      let written =
        typing?.steps(after: simulator)
        ?? KeptSteps.step(input, title ?? "", prototype, style).map { [$0] }
      guard let written else {
        leftOut.append((try? PrototypeDocument.words(of: input, in: prototype))?.words ?? "")
        continue
      }
      if written.isEmpty { continue }
      let wait = time.milliseconds - last.milliseconds
      if wait > 0, style != .plain {
        let seconds = SimulatedTime(milliseconds: wait).seconds
        steps.append((.words("{wait: \(seconds)}"), false))
      }
      last = time
      for step in written { add(step, isNow) }
    }
  }

  /// Each step in one line of YAML.
  var lines: [String] {
    steps.map { step, isNow in
      let words =
        switch step {
        case .typed(let text, _): "{inputText: \(Quoting.doubleQuoted(text))}"
        case .pasted(let text, _): "{pasteText: \(Quoting.doubleQuoted(text))}"
        case .erased(let count): "{eraseText: \(count)}"
        case .words(let words): words
        }
      return isNow ? "\(words.dropLast()), now: true}" : words
    }
  }

  /// The 0-based places of the steps that have an x for each character of a secret.
  var secrets: [Int] {
    steps.indices.filter { place in
      switch steps[place].step {
      case .typed(_, let isSecret), .pasted(_, let isSecret): isSecret
      case .erased, .words: false
      }
    }
  }

  /// Characters that are typed, and those that are deleted, one after the other are one step.
  private mutating func add(_ step: KeptStep, _ isNow: Bool) {
    let isNow = isNow && step.canBeNow
    let last = steps.last?.isNow == isNow ? steps.last?.step : nil
    switch (last, step) {
    case (.typed(let old, let isSecret)?, .typed(let new, let isToo)) where isSecret == isToo:
      steps[steps.count - 1].step = .typed(old + new, isSecret: isSecret)
    case (.erased(let old)?, .erased(let new)): steps[steps.count - 1].step = .erased(old + new)
    default: steps.append((step, isNow))
    }
  }

  /// Whether the step of an input waits, as a person would; other steps are done at once anyway.
  private static func waits(_ input: Input) -> Bool {
    switch input {
    case .tapButton, .tapOutside, .tapControl, .tapSegment, .tapField, .edit, .pressReturn,
      .pressTab, .pressClear, .cancelLoader, .chooseActivity, .cancelPicker, .steer, .endActivity,
      .fireNotification, .openNotification, .closeNotification:
      true
    default: false
    }
  }

  private static func needsNoStep(_ input: Input) -> Bool {
    switch input {
    case .launch, .configure, .report, .goOn, .reload, .outside, .define, .redefine: true
    default: false
    }
  }

  /// - Returns: `nil` if no step says it.
  private static func step(
    _ input: Input, _ title: String, _ prototype: Prototype, _ style: Style
  ) -> KeptStep? {
    if case .tapButton(_, ..<0) = input { return nil }
    let usesText = style != .numbers && !title.isEmpty && title.first != "/"
    switch input {
    case .tapButton where usesText, .tapControl where usesText, .cancelLoader where usesText,
      .cancelPicker where usesText:
      return .words("{tapOn: \(Quoting.doubleQuoted(title))}")
    case .tapBack: return .words("{goBack: true}")
    case .tapControl(let control), .tapField(.control(let control)):
      return .words("{tapOn: {control: \(Quoting.doubleQuoted(prototype.control(control).id))}}")
    case .tapSegment(let control, let index):
      let id = Quoting.doubleQuoted(prototype.control(control).id)
      return .words("{tapOn: {control: \(id), segment: \(index)}}")
    case .tapOutside: return .words("{tapOn: {outside: true}}")
    case .pressClear:
      return (try? PrototypeDocument.words(of: input, in: prototype)).map {
        .words("{tapOn: \($0.words)}")
      }
    case .fireNotification(let id, _):
      return .words("{fireNotification: \(Quoting.doubleQuoted(prototype.name(of: id)))}")
    case .steer(let task, let steering):
      guard steering != .hang, prototype[task] != nil else { return nil }
      let name = Quoting.doubleQuoted(prototype.name(of: .task(task)))
      let end: PrototypeTask.Outcome = steering == .succeed ? .success : .failure
      return .words("{endTask: {task: \(name), with: \(end.rawValue)}}")
    case .endActivity(_, let completed):
      return .words("{endActivity: {completed: \(completed)}}")
    case .systemCancel(let dialog) where !prototype.dialogs.indices.contains(dialog.index):
      return nil
    case .moveText, .undo, .redo, .edit, .removeNotification,
      .unread, .cancelLoader, .cancelPicker:
      return nil
    case .setNotificationSettings(let settings):
      return .words(
        "{settings: {style: \(settings.style), lockScreen: \(settings.showsOnLockScreen), "
          + "center: \(settings.isInCenter), sounds: \(settings.playsSounds)}}")
    // Steps name no deliveries.
    case .openNotification(let id, _?):
      return words(of: .openNotification(id, delivery: nil), prototype)
    case .closeNotification(let id, _?):
      return words(of: .closeNotification(id, delivery: nil), prototype)
    case .removeFromCenter(let id, _?):
      return words(of: .removeFromCenter(id, delivery: nil), prototype)
    default: return words(of: input, prototype)
    }
  }

  private static func words(of input: Input, _ prototype: Prototype) -> KeptStep? {
    (try? PrototypeDocument.words(of: input, in: prototype)).map { .words($0.words) }
  }
}
