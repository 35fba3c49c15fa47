import Testing
import UIKitRehearsal

/// Virtual time.
@MainActor
struct TimeTests {
  @Test func timePassesOnlyWhenItIsLet() {
    let run = Rehearsal(Buttons(["Ask": {}]))
    #expect(run.now == 0)
    run.run(for: 1.5)
    run.run(until: 86_400)
    #expect(run.now == 86_400)
    run.run(until: 3)
    #expect(run.now == 86_400)
  }

  @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
  func timesThatAreNoneChangeNothingOrEndAtTheLatest(_ seconds: Double) {
    let run = Rehearsal(Buttons(["Ask": {}]))
    run.run(for: seconds)
    #expect(run.now == 0 || run.now > 3_000_000_000)
  }

  @Test func aTaskInsideACallGoesOnWhenTheRunIsIdle() async throws {
    let listener = Listener()
    listener.onClick = { _, _ in
      Task { UIAlertView("Second", nil, "Fine").show() }
    }
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("First", listener).show() }]))
    run.tap("Ask")
    run.tap("OK")
    #expect(!run.showing.contains("Second"))
    await run.idle()
    #expect(run.showing.contains("Second"))
    run.tap("Fine")
    run.settle()
    _ = try run.document()
  }

  @Test func whoSleepsOnTheClockGoesOnAtItsMoment() async {
    let run = Rehearsal(Buttons(["Ask": {}]))
    let clock = run.clock
    var woken: [Double] = []
    let task = Task {
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(5))
        woken.append(run.now)
      }
    }
    await run.idle(for: 12)
    #expect(woken == [5, 10])
    #expect(run.now == 12)
    await run.idle(for: 10)
    #expect(woken == [5, 10, 15])
    _ = await task.result
  }

  /// Code that sleeps until it is cancelled sleeps for as long as its words can say.
  @Test(arguments: [
    Duration.seconds(Int64.max), .seconds(4_000_000_000), .seconds(60), .seconds(-1), .zero,
  ])
  func whoIsCancelledSleepsNoLonger(_ duration: Duration) async {
    let run = Rehearsal(Buttons(["Ask": {}]))
    let clock = run.clock
    let task = Task { try await clock.sleep(for: duration) }
    await run.idle(for: 1)
    task.cancel()
    let result = await task.result
    if duration > .zero {
      #expect(throws: CancellationError.self) { try result.get() }
    } else {
      #expect(throws: Never.self) { try result.get() }
    }
    #expect(run.now == 1)
    await run.idle(for: 1)
  }

  @Test func runsBesideEachOtherAreTheirOwn() async {
    let tasks = (0..<4).map { number in
      Task {
        let run = Rehearsal(Buttons(["Ask": { UIAlertView("Number \(number)", nil).show() }]))
        for _ in 0..<8 { await Task.yield() }
        run.tap("Ask")
        await Task.yield()
        #expect(run.showing.first == "Number \(number)")
      }
    }
    for task in tasks { await task.value }
  }

  @Test func aBusyMainThreadMakesCallsLate() throws {
    let listener = Listener()
    listener.onClick = { _, _ in Rehearsal.block(10) }
    let run = Rehearsal(Buttons(["Ask": { UIAlertView("First", listener).show() }]))
    run.tap("Ask")
    run.tap("OK")
    run.settle()
    #expect(
      run.calls.suffix(3) == [
        "0.250  first  alertView:clickedButtonAtIndex: 0",
        "10.250  first  alertView:willDismissWithButtonIndex: 0",
        "10.450  first  alertView:didDismissWithButtonIndex: 0",
      ])
    #expect(try run.document().contains("seconds: 10"))
  }
}
