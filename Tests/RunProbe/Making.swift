import DialogModel
import DialogSimulator
import PrototypeFile
import RandomPrototypes

@MainActor
enum Making {
  static let limits = Limits(callsWithoutTime: 300, calls: 20_000, milliseconds: 100_000_000)

  static func make(_ seed: UInt64, withConfiguration: Bool = false) {
    var chance = Chance(seed: seed, oddTexts: seed % 5 == 0)
    var prototype = chance.prototype()
    prototype.choices.returnInAlert = seed % 3 == 0 ? .nextFieldOrPress : .nothing
    prototype.choices.returnResigns = seed % 4 == 0
    prototype.choices.outsideTapIndex = seed % 4 == 1 ? .cancel : .none
    if seed % 6 == 1, prototype.application != nil {
      prototype.application?.inBackground = .running
    }
    let hasTasks = seed % 2 == 0
    if hasTasks { prototype = chance.withTasks(prototype, commands: true) }
    guard let text = try? PrototypeDocument.text(of: prototype),
      let read = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype
    else { return }
    var simulator = start(read, seed)
    var lines: [String] = []
    var time = 0
    func perform(_ input: Input) {
      guard let words = try? PrototypeDocument.words(of: input, in: read) else { return }
      lines.append("\(time) \(words.words)")
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      _ = simulator.takeRows()
    }
    if withConfiguration {
      for (task, mode) in simulator.state.commandModes.sorted(by: { $0.key.index < $1.key.index }) {
        perform(.configure(.commandMode(task, mode)))
      }
      if !simulator.state.liveBuiltIns.isEmpty {
        perform(.configure(.liveBuiltIns(simulator.state.liveBuiltIns)))
      }
    }
    perform(seed % 7 == 3 ? reload(read) : .launch)
    let count = seed % 10 == 9 ? 150 : 40
    while lines.count < count {
      time += chance.gap()
      perform(hasTasks ? chance.inputWithTasks(simulator.state) : chance.input(simulator.state))
      if chance.random.happens(1), let top = simulator.state.showings.last {
        perform(.truncated(top.dialog, "cut"))
      }
    }
    put("#run \(seed) \(text.utf8.count)")
    put(text)
    for line in lines { put(line) }
    put("#end")
  }

  static func start(_ prototype: Prototype, _ seed: UInt64) -> Simulator {
    var configuration = Configuration(limits: limits)
    for task in prototype.tasks.indices {
      switch (seed / 2 + UInt64(task)) % 4 {
      case 0: break
      case 1:
        configuration.commandModes[TaskID(task)] = .recorded(
          TaskRecording(
            lines: [
              .init(milliseconds: 10, text: "5"), .init(milliseconds: 40, text: "# Half"),
              .init(milliseconds: 90, isError: true, text: "oh"),
              .init(milliseconds: 300, text: "50 %"), .init(milliseconds: 900, text: "words"),
            ], milliseconds: 1000, error: seed % 3 == 0 ? "broken" : nil))
      default: configuration.commandModes[TaskID(task)] = .runs
      }
    }
    if seed % 3 == 1 { configuration.liveBuiltIns = Set(BuiltInActivity.allCases) }
    return Simulator(prototype, configuration: configuration)
  }

  private static func reload(_ prototype: Prototype) -> Input {
    var place = Reload.Place(
      screen: prototype.screens.isEmpty ? nil : ScreenID(prototype.screens.count - 1),
      dialogs: prototype.dialogs.indices.prefix(2).map { DialogID($0) }, lost: ["gone"])
    for (index, control) in (prototype.screens.first?.controls ?? []).enumerated()
    where control.textField != nil {
      place.texts[.control(ControlID(screen: ScreenID(0), index: index))] = "kept"
    }
    return .reload(Reload(document: "it", continuation: .resumes(place)))
  }
}
