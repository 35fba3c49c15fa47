package import DialogModel
package import DialogSimulator

extension Chance {
  /// How long after the last input the next one comes, in milliseconds; often on an edge.
  package mutating func gap() -> Int {
    random.happens(70)
      ? random.one(of: [0, 0, 1, 50, 199, 200, 201, 249, 250, 251, 450, 1000])
      : random.number(0...600)
  }

  /// An input: mostly one that a person can give now, at times one that is ignored, or one by code
  /// or by the system.
  package mutating func input(_ simulator: Simulator) -> Input {
    switch random.number(1...100) {
    case ...64: choice(simulator) ?? stray()
    case ...76: stray()
    case ...94: .perform(action().withoutWaits)
    default: .systemCancel(anyDialog())
    }
  }

  /// One of the simulator's choices; at times none, above all where there are few.
  private mutating func choice(_ simulator: Simulator) -> Input? {
    let choices = simulator.choices
    let isInFront = simulator.state.application == .active
    let weights = choices.map { Chance.weight(of: $0, isInFront: isInFront) }
    var number = random.number(1...weights.reduce(10, +))
    for (choice, weight) in zip(choices, weights) {
      number -= weight
      if number <= 0 { return varied(choice, simulator.state) }
    }
    return nil
  }

  /// How often a choice is taken: what ends a run, or stops it, is rare.
  private static func weight(of choice: Input, isInFront: Bool) -> Int {
    switch choice {
    case .edit(let edit): edit.kind == .typed ? 40 : 12
    case .undo, .redo, .pressReturn, .pressTab, .pressClear, .steer: 6
    case .launchApp, .interrupt(false), .switcher(false), .pullDown(false), .slide, .endActivity: 15
    case .home, .killApp, .openApp, .interrupt(true), .switcher(true), .pullDown(true), .rotate: 1
    case .power: isInFront ? 1 : 5
    default: 10
    }
  }

  /// An input by dice that does not ask what is possible: mostly it is ignored.
  private mutating func stray() -> Input {
    switch random.number(1...100) {
    case ...35: .tapButton(anyDialog(), index: random.number(-1...4))
    case ...42: .tapOutside
    case ...57: .tapControl(anyControl())
    case ...64: random.happens(50) ? .cancelLoader(anyDialog()) : .cancelPicker(anyDialog())
    case ...69: strayActivity()
    case ...85: strayFieldInput()
    case ...94:
      random.one(of: [
        .home, .power, .interrupt(true), .interrupt(false), .launchApp, .killApp,
        .rotate(.portrait), .rotate(.landscape), .goOn, .openApp, .slide, .pullDown(true),
        .pullDown(false), .switcher(true), .switcher(false),
      ])
    default:
      .answer(
        .alertViewShouldEnableFirstOtherButton, random.happens(50),
        target: random.happens(50) ? nil : anyAlert().map { .dialog($0) })
    }
  }

  /// A control of a screen, of a popover or of an activity's view.
  private mutating func anyControl() -> ControlID {
    if let popover = random.maybeOne(of: inside.keys.sorted()), random.happens(40),
      let count = inside[popover], count > 0
    {
      return ControlID(.dialog(DialogID(popover)), index: random.number(0...(count - 1)))
    }
    return random.one(of: random.one(of: controls).candidates)
  }

  /// Moments in between at which nothing happens, in order.
  package mutating func slices(from: Int, to: Int) -> [Int] {
    (0..<random.number(0...4)).map { _ in random.number(from...to) }.sorted()
  }

  /// The rows of inputs between which time passes in slices.
  package mutating func rows(
    of inputs: [(input: Input, time: Int)], inSlicesOn start: Simulator
  ) -> [Row] {
    var simulator = start
    var (rows, now): ([Row], Int) = ([], 0)
    for (input, time) in inputs {
      for slice in slices(from: now, to: time) {
        simulator.advance(to: SimulatedTime(milliseconds: slice))
      }
      now = time
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      rows += simulator.takeRows()
    }
    return rows
  }
}

extension Action {
  /// The action as a step can do it: what a step does cannot wait.
  fileprivate var withoutWaits: Action {
    switch self {
    case .wait: .log(Template("now"))
    case .when(let condition, let yes, let no):
      .when(condition, yes.map(\.withoutWaits), otherwise: no.map(\.withoutWaits))
    default: self
    }
  }
}
