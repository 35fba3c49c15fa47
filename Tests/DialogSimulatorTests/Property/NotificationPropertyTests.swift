import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// Random documents with notifications, under random inputs.
@Suite("Properties that hold for every document with notifications")
struct NotificationPropertyTests {
  /// Zones that are known by every name, each with its own offset.
  private static let zones = ZoneOffsets { zone, _ in
    3_600 * (zone.utf8.reduce(0) { $0 + Int($1) } % 24 - 11)
  }

  @Test("What is up fits the device, also in slices of time", arguments: 0..<4)
  func random(part: Int) {
    var seen = 0
    for seed in UInt64(part) * 1_000_000..<UInt64(part) * 1_000_000 + 150 {
      if let broken = play(seed, &seen) {
        Issue.record("seed \(seed): \(broken)")
        return
      }
    }
    #expect(seen > 100)
  }

  private func play(_ seed: UInt64, _ seen: inout Int) -> String? {
    var chance = Chance(seed: seed)
    let prototype = chance.withRest(chance.prototype())
    let start = Simulator(prototype, zones: Self.zones)
    var simulator = start
    var inputs: [(input: Input, time: Int)] = []
    var rows: [Row] = []
    var time = 0
    func perform(_ input: Input) {
      inputs.append((input, time))
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      rows += simulator.takeRows()
    }
    perform(.launch)
    while inputs.count < 50 {
      time += chance.gap() * (inputs.count % 7 == 0 ? 60 : 1)
      perform(input(&chance, simulator))
      let state = simulator.state
      if state.hold == nil, state.stop == nil, let broken = broken(state) {
        return "\(broken), after \(inputs.suffix(12))"
      }
      if state.canonical != state.canonical { return "a state is not equal to itself" }
    }
    seen += rows.count { if case .notification = $0.content { true } else { false } }
    return chance.rows(of: inputs, inSlicesOn: start) == rows
      ? nil : "time in slices gives other rows"
  }

  private func input(_ chance: inout Chance, _ simulator: Simulator) -> Input {
    let ids = simulator.prototype.notifications.indices.map { NotificationID($0) }
    let id = ids[chance.gap() % ids.count]
    switch chance.gap() % 12 {
    case 0, 1: return .perform(.schedule(id))
    case 2: return .perform(.presentNow(id))
    case 3: return .perform(.setNotifications(ids + ids))
    case 4: return .setTimeZone(["UTC", "East", "West"][ids.count % 3])
    case 5: return .setClock(.instant(simulator.state.notifications.start))
    case 6: return .home
    default: return chance.input(simulator)
    }
  }

  private func broken(_ state: State) -> String? {
    let shown = state.notifications
    let order = shown.scheduled.map { ($0.next.milliseconds, $0.number) }
    if !zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) { return "the list is not in order" }
    if shown.scheduled.count > Notifications.limit { return "the list is too long" }
    if state.kernel.agenda.due(of: .firing) == nil, !shown.scheduled.isEmpty {
      return "nobody waits for the next firing"
    }
    let isInFront = state.device.isInFront && state.application != .notRunning
    if isInFront, !shown.alerts.isEmpty || shown.banner != nil {
      return "the system shows something over the application"
    }
    if shown.banner == nil, !shown.waitingBanners.isEmpty { return "banners wait for nothing" }
    if (shown.banner == nil) != (state.kernel.agenda.due(of: .banner) == nil) {
      return "a banner stays, or none goes"
    }
    if state.isLocked, !shown.alerts.isEmpty || state.centerIsDown || state.switcherIsOpen {
      return "something is up under the lock"
    }
    if !state.isLocked, !shown.lockScreen.isEmpty || !state.screenIsOn {
      return "there is a lock screen without a lock"
    }
    if state.application == .active, state.device.isCovered {
      return "the application is active under something"
    }
    return nil
  }
}
