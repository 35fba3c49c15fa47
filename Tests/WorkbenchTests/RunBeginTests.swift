import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing

@testable import Workbench

/// When a run begins.
@MainActor
@Suite struct RunBeginTests {
  /// A clock runs from when it is first asked for the time, which may be before the launch.
  @Test func aRunBeginsAtZero() throws {
    let bench = try Bench(isObserved: false)
    try bench.write("start: a\ndialogs: {a: {alert: {title: A}}}")
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      let clock = VirtualClock()
      clock.jump(to: SimulatedTime(milliseconds: 7))
      return clock
    }
    workbench.open(DocumentRequest(file: bench.file))
    let log = try #require(workbench.session?.log)
    #expect(log.entries.count > 1)
    #expect(log.entries.allSatisfy { $0.row.time == .zero })
  }
}
