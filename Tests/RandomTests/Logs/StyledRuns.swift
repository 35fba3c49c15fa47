import DialogModel
import DialogSimulator
import EventLog
import OrderRules
import PrototypeFile
import RandomPrototypes
import Scenario
import Session
import Testing

/// The calls of runs of the samples and of runs by chance.
@MainActor
enum StyledRuns {
  static func all(byChance count: Int) throws -> [[StyledCall]] {
    try samples() + (0..<UInt64(count)).flatMap { byChance(seed: $0) }
  }

  private static func samples() throws -> [[StyledCall]] {
    try SampleRuns.all().map { calls($0.session.log.entries.map(\.row), $0.session.prototype) }
      .filter { $0.count > 2 }
  }

  /// The lives of an application that chance leads.
  private static func byChance(seed: UInt64) -> [[StyledCall]] {
    var chance = Chance(seed: seed &+ 7_000)
    var prototype = chance.prototype()
    equip(&prototype)
    var lives: [[Row]] = [[]]
    _ = chance.scenario("x", of: 40, in: prototype, limits: Trial.limits) { rows, simulator in
      lives[lives.count - 1] += rows
      if simulator.state.application == .notRunning { lives.append([]) }
    }
    return lives.map { calls($0, prototype) }.filter { $0.count > 2 }
  }

  /// Gives all delegates all methods, because many styles do not tell them apart.
  private static func equip(_ prototype: inout Prototype) {
    for screen in prototype.screens.indices { equip(&prototype.screens[screen].controls) }
    for dialog in prototype.dialogs.indices {
      prototype.dialogs[dialog].delegate.methods = .all
      guard case .alert(var alert) = prototype.dialogs[dialog].kind else { continue }
      for field in alert.textFields.indices { alert.textFields[field].delegate.methods = .all }
      prototype.dialogs[dialog].kind = .alert(alert)
    }
  }

  private static func equip(_ controls: inout [Control]) {
    for index in controls.indices {
      guard case .textField(var field) = controls[index].kind else { continue }
      field.delegate.methods = .all
      controls[index].kind = .textField(field)
    }
  }

  private static func calls(_ rows: [Row], _ prototype: Prototype) -> [StyledCall] {
    let names = Names(prototype)
    var numbers: [String: Int] = [:]
    return rows.compactMap { row in
      guard case .call(let selector, let argument, let returned) = row.content else { return nil }
      let target = names.name(of: row.target)
      let number = numbers[target] ?? numbers.count
      numbers[target] = number
      let button: Int? = if case .buttonIndex(let index) = argument { index } else { nil }
      return StyledCall(
        call: .init(selector: selector, button: button, answer: returned),
        time: row.time.milliseconds, target: target, number: number)
    }
  }
}

/// A fault that is planted in a run.
enum PlantedFault: CaseIterable {
  case swapped, missing, twice

  /// The calls with the fault at a call, and with the times at their places; `nil` where there is
  /// no such fault there.
  func planted(in calls: [StyledCall], at place: Int) -> [StyledCall]? {
    var calls = calls
    switch self {
    case .missing: calls.remove(at: place)
    case .twice: calls.insert(calls[place], at: place)
    case .swapped:
      let one = calls[place]
      let next = calls[(place + 1)...].firstIndex {
        $0.target == one.target && $0.owner == one.owner && $0.selector != one.selector
      }
      guard let next else { return nil }
      calls.swapAt(place, next)
      (calls[place].time, calls[next].time) = (one.time, calls[place].time)
    }
    return calls
  }
}
