import Testing
import UIKitRehearsal

/// Numbers by chance that are the same each time.
private struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}

/// A program whose delegates do the same each time in each call: what they do is by chance.
@MainActor
private final class RandomProgram: UIAlertViewDelegate {
  private(set) var alerts: [UIAlertView] = []
  private let seed: UInt64
  private let isLively: Bool

  init(_ seed: UInt64, isLively: Bool) {
    (self.seed, self.isLively) = (seed, isLively)
    for place in 0..<4 { alerts.append(UIAlertView("Alert \(place)", self, "OK", "More")) }
  }

  private func react(_ alert: UIAlertView, _ method: Int, _ button: Int) {
    guard let place = alerts.firstIndex(where: { $0 === alert }) else { return }
    let key = (place * 8 + method) * 4 + button + 1
    var chance = Chance(seed &+ UInt64(key) &* 77)
    for _ in 0..<3 { _ = chance.below(2) }
    switch chance.below(isLively ? 4 : 9) {
    case 0: alerts[chance.below(alerts.count)].show()
    case 1: alert.dismiss(withClickedButtonIndex: chance.below(3), animated: true)
    case 2: NSLog("\(place) \(method)")
    default: break
    }
  }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    react(alertView, 0, buttonIndex)
  }
  func willPresent(_ alertView: UIAlertView) { react(alertView, 1, -1) }
  func didPresent(_ alertView: UIAlertView) { react(alertView, 2, -1) }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    react(alertView, 3, buttonIndex)
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    react(alertView, 4, buttonIndex)
  }
}

/// Programs by chance.
@MainActor
struct RandomProgramTests {
  @Test(arguments: [false, true])
  func programsByChanceAreThoseOfDocuments(_ isLively: Bool) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let program = RandomProgram(seed, isLively: isLively)
      let root = Buttons(
        ["Zero": { program.alerts[0].show() }, "One": { program.alerts[1].show() }])
      let run = Rehearsal(root)
      var chance = Chance(seed)
      for _ in 0..<8 where !run.findings.contains(where: { $0.kind == .stopped }) {
        switch chance.below(6) {
        case 0 where run.dialogCount == 0: run.tap("Zero")
        case 1 where run.dialogCount == 0: run.tap("One")
        case 2 where run.dialogCount > 0: run.tap("OK")
        case 3 where run.dialogCount > 0: run.tap("More")
        case 4: run.run(for: 0.1)
        default: run.settle()
        }
      }
      do {
        _ = try run.document()
      } catch {
        Issue.record("seed \(seed), lively \(isLively): \(error)")
      }
    }
  }
}
