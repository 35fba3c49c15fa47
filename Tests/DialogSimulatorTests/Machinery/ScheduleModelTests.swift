import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// Schedules by chance, against a list that is sorted anew each time.
@Suite("Schedules of chance") struct ScheduleModelTests {
  /// What the system should do, in the plainest words.
  private struct Model {
    var list: [(at: Int, number: Int, id: Int, every: Int?)] = []
    var count = 0
    var fired: [String] = []

    mutating func schedule(_ id: Int, at: Int, every: Int?) {
      count += 1
      list.append((at, count, id, every))
      list.sort { ($0.at, $0.number) < ($1.at, $1.number) }
      if list.count > 64 { list.removeLast() }
    }

    mutating func pass(to end: Int) {
      while let first = list.first, first.at <= end {
        list.removeFirst()
        fired.append("\(first.at) \(first.id)")
        guard let every = first.every else { continue }
        list.append((first.at + every, first.number, first.id, every))
        list.sort { ($0.at, $0.number) < ($1.at, $1.number) }
      }
    }
  }

  @Test("The same fires at the same times", arguments: UInt64(1)...UInt64(12))
  func agree(seed: UInt64) {
    var random = Randomness(seed: seed)
    let notifications = (0..<8).map { place in
      notification(
        String(UnicodeScalar(UInt8(110 + place))), after: 1 + random.number(0...400),
        repeats: random.happens(20) ? .minute : nil)
    }
    var run = Run.notified(by: notifications)
    var model = Model()
    var now = 0
    for _ in 0..<200 {
      now += random.happens(30) ? random.number(0...20_000) : 0
      model.pass(to: now)
      run.wait(until: now)
      let id = random.number(0...7)
      switch random.number(1...100) {
      case ...85:
        guard case .after(let after) = notifications[id].fireDate else { return }
        run.perform(.schedule(NotificationID(id)))
        model.schedule(id, at: now + after, every: notifications[id].repeats == nil ? nil : 60_000)
      case ...95:
        run.perform(.cancelNotification(NotificationID(id)))
        model.list.removeAll { $0.id == id }
      default:
        run.perform(.setNotifications([]))
        model.list = []
      }
      let state = run.simulator.state.notifications
      #expect(
        state.scheduled.map { "\(state.time(of: $0.next).milliseconds) \($0.notification.index)" }
          == model.list.map { "\($0.at) \($0.id)" })
    }
    now += 100_000
    model.pass(to: now)
    run.wait(until: now)
    let fired = run.rows.compactMap { row -> String? in
      guard case .notification(.fires(let id)) = row.content else { return nil }
      return "\(row.time.milliseconds) \(id.index)"
    }
    #expect(fired == model.fired)
  }
}
