import DialogModel
import DialogSimulator
import EventLog
public import PrototypeFile
import Scenario
import Session
import Texts

/// The present run as a scenario of its document.
public struct KeptScenario: Sendable {
  /// The document with the scenario.
  public let bytes: [UInt8]
  /// What could not be written as a step, in words; a scenario without it is kept all the same.
  public let leftOut: [String]
  /// Whether the scenario makes the calls of the run.
  public let isSame: Bool
}

extension Workbench {
  /// A name for a scenario that the document does not have.
  public var freeScenarioName: String {
    let names = Set(prototype?.scenarios.map(\.name) ?? [])
    let number = (1...).first { !names.contains("recorded-\($0)") } ?? 1
    return "recorded-\(number)"
  }

  /// Whether the present run can be written into its document.
  public var canKeepScenario: Bool {
    document.request.file != nil && isCurrent && !document.isRecording
      && (session?.state.inputCount ?? 0) > 1
  }

  /// The document with the present run as a scenario, with its `expect`; nothing is written.
  ///
  /// - Throws: why the document cannot be changed.
  public func keptScenario(named name: String) throws(EditRefusal) -> KeptScenario? {
    guard canKeepScenario, let session, let bytes = document.bytes,
      let file = document.request.file, let timeline = session.timelines.last
    else { return nil }
    let recorded = ComparableRun(timeline).calls
    let environment = DocumentReader(of: file).environment
    var first: KeptScenario?
    // What reads best is tried first; where it leads elsewhere, times and numbers are written too.
    for style in KeptSteps.Style.allCases {
      let steps = KeptSteps(timeline, style)
      let head = "steps:\n" + steps.lines.map { "  - \($0)\n" }.joined()
      let trial = try plan(head, name, bytes, environment)
      guard let run = played(name, trial.after, file) else { continue }
      let expected = ComparableRun(run).calls
      let isSame = expected.map(\.words) == recorded.map(\.words)
      let expect = expected.map { "  \($0.words)\n" }.joined()
      let whole = expected.isEmpty ? head : head + "expect: |\n" + expect
      let kept = KeptScenario(
        bytes: try plan(whole, name, bytes, environment).after, leftOut: steps.leftOut,
        isSame: isSame)
      if isSame { return kept }
      first = first ?? kept
    }
    return first
  }

  private func plan(
    _ text: String, _ name: String, _ bytes: [UInt8], _ environment: DocumentEnvironment
  ) throws(EditRefusal) -> EditPlan {
    let value = YAMLDocument(Array(text.utf8)).root
    let editor = try DocumentEditor(bytes, in: environment)
    guard let value else { return try editor.plan(.remove(path: "/scenarios/\(name)")) }
    return try editor.plan(.insert(path: "/scenarios/\(name)", value))
  }

  private func played(_ name: String, _ bytes: [UInt8], _ file: String) -> Timeline? {
    guard let changed = DocumentReader(of: file).load(bytes).prototype,
      let script = changed.scenario(named: name)
    else { return nil }
    let run = HeadlessRun(changed.applying(script, language: document.request.language))
    _ = run.play(script)
    return run.session.timelines.last
  }

  /// Writes a scenario that was kept into the document.
  ///
  /// - Returns: why it could not be written; `nil` if it was.
  public func write(_ kept: KeptScenario) -> String? {
    guard let bytes = document.bytes else { return nil }
    editText(
      LineDifference(from: bytes, to: kept.bytes).edits, named: tr("Recorded scenario"),
      joins: false, from: .properties)
    save()
    if case .failed(let reason) = editing.saveState { return reason }
    return nil
  }
}

extension ComparedCall {
  /// The call as a line of `expect`.
  fileprivate var words: String { "\(target) \(text)" }
}

/// The steps of a scenario that give the inputs of a run.
struct KeptSteps {
  /// How much of a run is written.
  enum Style: CaseIterable {
    /// Taps by the texts that were tapped, and no times: a step waits until it can be done.
    case plain
    /// The same with the times between the steps.
    case timed
    /// Taps by indices and ids, with the times.
    case numbers
  }

  /// Each step in one line of YAML.
  private(set) var lines: [String] = []
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
      let masked = KeptSteps.masked(input, in: simulator)
      _ = simulator.takeRows()
      simulator.perform(input, at: time)
      let title = simulator.takeRows().lazy.compactMap { row -> String? in
        if case .input(_, let title, _) = row.content { title } else { nil }
      }.first
      switch KeptSteps.step(masked, title ?? "", prototype, style) {
      case .step(let words):
        let wait = time.milliseconds - last.milliseconds
        if wait > 0, style != .plain {
          lines.append("{wait: \(SimulatedTime(milliseconds: wait).seconds)}")
        }
        last = time
        lines.append(words)
      case .leftOut:
        leftOut.append((try? PrototypeDocument.words(of: masked, in: prototype))?.words ?? "")
      case .nothing: break
      }
    }
  }

  private enum Written {
    case step(String)
    /// No step says it.
    case leftOut
    /// It needs no step.
    case nothing
  }

  /// The input without what was typed into a secure field: as many x.
  private static func masked(_ input: Input, in simulator: Simulator) -> Input {
    guard case .edit(var edit) = input, let field = simulator.state.firstResponder,
      simulator.prototype.textField(field)?.isSecure == true
    else { return input }
    edit.text = String(repeating: "x", count: edit.text.count)
    return .edit(edit)
  }

  private static func step(
    _ input: Input, _ title: String, _ prototype: Prototype, _ style: Style
  ) -> Written {
    let usesText = style != .numbers && !title.isEmpty && title.first != "/"
    switch input {
    case .launch, .configure, .truncated, .report, .goOn, .reload: return .nothing
    case .tapButton where usesText, .tapControl where usesText:
      return .step("{tapOn: \(quoted(title))}")
    case .tapBack: return .step("{goBack: true}")
    case .tapControl(let control), .tapField(.control(let control)):
      return .step("{tapOn: {control: \(quoted(prototype.control(control).id))}}")
    case .tapSegment(let control, let index):
      let id = quoted(prototype.control(control).id)
      return .step("{tapOn: {control: \(id), segment: \(index)}}")
    case .tapOutside: return .step("{tapOn: {outside: true}}")
    case .edit(let edit):
      switch edit.kind {
      case .typed where edit.range == nil: return .step("{inputText: \(quoted(edit.text))}")
      case .pasted where edit.range == nil: return .step("{pasteText: \(quoted(edit.text))}")
      case .deleted where edit.range == nil: return .step("{eraseText: 1}")
      default: return .leftOut
      }
    case .endBuiltIn, .moveText, .undo, .redo, .pressClear, .switcher, .fireNotification,
      .removeNotification, .setNotificationSettings, .unread, .cancelLoader, .cancelPicker:
      return .leftOut
    default:
      guard let named = try? PrototypeDocument.words(of: input, in: prototype) else {
        return .leftOut
      }
      return .step(named.words)
    }
  }

  /// A text between double quotes, as YAML has it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
