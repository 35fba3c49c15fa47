import DialogModel

@testable import DialogSimulator

/// A run of a document under test.
///
/// Times are milliseconds since the launch, or since everything that `showing` names was up.
struct Run {
  private(set) var simulator: Simulator
  private(set) var rows: [Row] = []
  /// Performs what the document leaves to a program.
  private var program: MirrorProgram?
  private var zero = 0
  private var now = 0

  /// Runs a document.
  ///
  /// - Parameter showing: the letters of alerts that are already up, the topmost last; their
  ///   coming is not told.
  init(
    _ dialogs: Dialog..., screens: [[Control]] = [], start: Prototype.Start? = nil,
    device: Prototype.Device = .phone,
    era: Prototype.Era = .ios6, choices: (inout Choices) -> Void = { _ in },
    application: Delegate? = nil, tasks: [PrototypeTask] = [],
    inBackground: Prototype.Application.InBackground = .suspended,
    commandModes: [TaskID: CommandMode] = [:], limits: Limits = .preview, launched: Bool = true,
    showing: String = "", prepare: (inout Prototype) -> Void = { _ in }
  ) {
    var prototype = Prototype()
    prototype.tasks = tasks
    prototype.dialogs = dialogs
    prototype.screens = screens.enumerated().map {
      Screen(id: "screen-\($0.offset)", controls: $0.element)
    }
    prototype.start = start ?? (screens.isEmpty ? nil : .screen(ScreenID(0)))
    prototype.era = era
    prototype.device = device
    prototype.application = application.map {
      Prototype.Application(inBackground: inBackground, delegate: $0)
    }
    choices(&prototype.choices)
    prepare(&prototype)
    for (place, dialog) in dialogs.enumerated() { precondition(id(dialog.id).index == place) }
    self.init(
      prototype, configuration: Configuration(limits: limits, commandModes: commandModes))
    guard launched else { return }
    perform(.launch)
    for letter in showing {
      present(String(letter))
      settle()
    }
    if application == nil || !showing.isEmpty { forget() }
  }

  /// Runs a prototype that is not launched yet.
  init(_ prototype: Prototype, configuration: Configuration = Configuration()) {
    simulator = Simulator(prototype, configuration: configuration, zones: .invented)
  }

  /// Runs a prototype in which a program does all that a document says.
  init(performing document: Prototype) {
    let program = MirrorProgram(document)
    self.init(program.prototype)
    self.program = program
    perform(.configure(.program(.attached)))
  }

  /// Lets a program perform all that is due by now: time stands while it does.
  private mutating func advance() {
    guard let program else { return }
    repeat {
      simulator.advance(to: SimulatedTime(milliseconds: now))
      program.perform(&simulator)
    } while simulator.wake.map { $0.milliseconds <= now } ?? false
    simulator.advance(to: SimulatedTime(milliseconds: now))
  }

  private mutating func take() {
    program?.perform(&simulator)
    rows += simulator.takeRows()
  }

  /// Begins to tell anew, from now on.
  mutating func forget() {
    zero = now
    rows = []
  }

  // MARK: - What happens

  mutating func perform(_ input: Input, at time: Int? = nil) {
    now = time.map { zero + $0 } ?? now
    advance()
    simulator.perform(input, at: SimulatedTime(milliseconds: now))
    take()
  }

  mutating func perform(_ action: Action, at time: Int? = nil) {
    perform(.perform(action), at: time)
  }

  mutating func present(_ name: String, at time: Int? = nil) {
    perform(.present(id(name)), at: time)
  }

  mutating func dismiss(
    _ name: String, _ index: Int? = nil, animated: Bool = true, at time: Int? = nil
  ) {
    perform(.dismiss(id(name), buttonIndex: index, animated: animated), at: time)
  }

  mutating func tap(_ name: String, _ index: Int, at time: Int? = nil) {
    perform(.tapButton(id(name), index: index), at: time)
  }

  mutating func tapOutside(at time: Int? = nil) { perform(.tapOutside, at: time) }

  /// A finger on a control of a screen.
  mutating func tapControl(_ index: Int, screen: Int = 0, at time: Int? = nil) {
    perform(.tapControl(ControlID(screen: ScreenID(screen), index: index)), at: time)
  }

  /// A finger on a control of a popover.
  mutating func tapControl(_ index: Int, in name: String, at time: Int? = nil) {
    perform(.tapControl(ControlID(.dialog(id(name)), index: index)), at: time)
  }

  mutating func systemCancel(_ name: String, at time: Int? = nil) {
    perform(.systemCancel(id(name)), at: time)
  }

  mutating func home(at time: Int? = nil) { perform(.home, at: time) }
  mutating func launchApp(at time: Int? = nil) { perform(.launchApp, at: time) }
  mutating func killApp(at time: Int? = nil) { perform(.killApp, at: time) }

  mutating func answer(
    _ selector: Selector, _ answer: Bool, of name: String? = nil, at time: Int? = nil
  ) {
    perform(.answer(selector, answer, target: name.map { .dialog(id($0)) }), at: time)
  }

  /// Performs steps that no input has yet, as an input of its own.
  mutating func perform(
    steps: [Step], _ operands: Operands = Operands(), at time: Int? = nil
  ) {
    now = time.map { zero + $0 } ?? now
    simulator.advance(to: SimulatedTime(milliseconds: now))
    simulator.state.kernel.inputCount += 1
    simulator.state.kernel.frames.append(
      Frame(
        steps: steps, operands: operands, input: simulator.state.kernel.inputCount, rules: [.d1]))
    simulator.run()
    rows += simulator.takeRows()
  }

  /// Lets time pass in one go.
  mutating func wait(until time: Int) {
    now = zero + time
    simulator.advance(to: SimulatedTime(milliseconds: now))
    advance()
    take()
  }

  /// Lets time pass until nothing moves.
  mutating func settle() {
    var turns = 0
    while let wake = simulator.wake, turns < 1000 {
      wait(until: wake.milliseconds - zero)
      turns += 1
    }
  }

  // MARK: - What is told

  /// The calls, once nothing moves any more.
  var calls: Order { settled.callsSoFar }

  /// The calls until now.
  var callsSoFar: Order { Order(rows.filter(\.isCall).map(\.words)) }

  /// The calls with the moment and the rule of each, once nothing moves: `@250 didPresent(A) [P1]`.
  var timed: Order { settled.timedSoFar }

  /// The calls until now, with the moment and the rule of each.
  var timedSoFar: Order { Order(rows.filter(\.isCall).map { stamped($0) }) }

  /// Every row in words, once nothing moves.
  var story: Order { settled.storySoFar }

  /// Every row until now in words.
  var storySoFar: Order { Order(rows.map(\.words)) }

  /// Every row until now, with its moment and all its rules.
  var rowsSoFar: Order {
    Order(
      rows.map { row in
        let rules = row.rules.rules.map(\.name).joined(separator: ", ")
        return "@\(moment(row.time)) \(row.words) [\(rules)]"
      })
  }

  /// What did not do what was asked, with its rule: ignored inputs and refused actions.
  var denied: Order {
    Order(
      rows.filter {
        switch $0.content {
        case .input(_, _, let ignored): ignored != nil
        case .refused: true
        default: false
        }
      }.map { "\($0.words) [\($0.rule.name)]" })
  }

  /// The lines on the console until now.
  var console: [String] {
    rows.compactMap { if case .console(let line) = $0.content { line.words } else { nil } }
  }

  /// The alerts that are up, from the lowest to the topmost.
  var up: String { simulator.state.showings.map { name($0.dialog) }.joined() }

  private var settled: Run {
    var end = self
    end.settle()
    return end
  }

  private func stamped(_ row: Row) -> String {
    "@\(moment(row.time)) \(row.words) [\(row.rule.name)]"
  }

  /// A moment as rows tell it.
  func moment(_ time: SimulatedTime) -> Int { time.milliseconds - zero }
}
