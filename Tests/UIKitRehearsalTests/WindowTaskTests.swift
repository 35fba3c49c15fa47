import Testing
import UIKitRehearsal

/// Tasks of a program that a window shows.
@MainActor
struct WindowTaskTests {
  /// What a program has to open by itself, at a moment of the test's own.
  private final class Door {
    var continuation: CheckedContinuation<Void, Never>?

    func open() {
      continuation?.resume()
      continuation = nil
    }
  }

  private let listener = Listener()

  private func asking() -> UIViewController {
    let listener = listener
    return Buttons(["Ask": { UIAlertView("First", listener).show() }])
  }

  private func sleeping(_ seconds: [Double]) -> UIViewController {
    Buttons([
      "Ask": {
        Task {
          let clock = Rehearsal.current?.clock
          for second in seconds { try await clock?.sleep(for: .seconds(second)) }
          UIAlertView("Second", nil).show()
        }
      }
    ])
  }

  /// Whether a program that is started again does the same.
  private func differs(
    _ window: PlayedWindow, _ root: @escaping @MainActor () -> UIViewController
  ) async throws -> String? {
    let again = PlayedWindow(after: window)
    await again.begin(root)
    _ = try await again.close()
    #expect(try again.calls == window.calls)
    #expect(try again.acts == window.acts)
    return again.difference
  }

  @Test func aTaskInsideACallActsAtTheMomentOfTheCall() async throws {
    listener.onClick = { _, _ in Task { UIAlertView("Second", nil, "Fine").show() } }
    let window = PlayedWindow()
    await window.begin(asking)
    try await window.pass(to: 0.5)
    try window.tapFirstControl()
    await window.rest()
    try await window.pass(to: 3.25)
    try window.tap(button: 0)
    await window.rest()
    #expect(try window.acts == [3250])
    try await window.pass(to: 10)
    #expect(try await differs(window, asking) == nil)
    let run = try await window.close()
    #expect(run.showing.contains("Second"))
    #expect(run.calls == (try window.calls))
  }

  @Test func whoSleepsOnTheClockActsAtExactlyItsMoment() async throws {
    let root: @MainActor () -> UIViewController = { sleeping([2]) }
    let window = PlayedWindow()
    await window.begin(root)
    try await window.pass(to: 0.5)
    try window.tapFirstControl()
    await window.rest()
    try await window.pass(to: 60)
    #expect(try window.acts == [2500])
    #expect(try await differs(window, root) == nil)
    let run = try await window.close()
    #expect(run.calls == (try window.calls))
  }

  @Test func severalSleepsFollowOneAnother() async throws {
    let root: @MainActor () -> UIViewController = { sleeping([1, 0.25, 0, 4]) }
    let window = PlayedWindow()
    await window.begin(root)
    try window.tapFirstControl()
    await window.rest()
    // What a person does meanwhile changes nothing.
    try await window.pass(to: 1.125)
    try window.tapFirstControl()
    await window.rest()
    try await window.pass(to: 60)
    #expect(try window.acts == [5250, 6375])
    #expect(try await differs(window, root) == nil)
    #expect(try await window.close().calls == window.calls)
  }

  @Test func aTaskThatBlocksTheMainThreadActsAfterIt() async throws {
    let root: @MainActor () -> UIViewController = {
      Buttons([
        "Ask": {
          Task {
            Rehearsal.block(3)
            UIAlertView("Second", nil).show()
          }
        }
      ])
    }
    let window = PlayedWindow()
    await window.begin(root)
    try await window.pass(to: 1)
    // The window stands beside a program of its own, and lets time pass meanwhile.
    window.onRest = { [unowned window] in try? window.passNow(to: 4) }
    try window.tapFirstControl()
    await window.rest()
    #expect(try window.acts == [4000])
    #expect(try await differs(window, root) == nil)
    _ = try await window.close()
  }

  @Test func workFromOutsideActsWhenItComes() async throws {
    let door = Door()
    let root: @MainActor () -> UIViewController = {
      Buttons([
        "Ask": {
          Task {
            await withCheckedContinuation { door.continuation = $0 }
            UIAlertView("Second", nil).show()
          }
        }
      ])
    }
    let window = PlayedWindow()
    await window.begin(root)
    try window.tapFirstControl()
    await window.rest()
    try await window.pass(to: 4.5)
    door.open()
    await window.rest()
    #expect(try window.acts == [4500])
    #expect(window.heard.contains(#"{"hold":true}"#))
    try await window.pass(to: 10)
    #expect(try await window.close().calls == window.calls)
  }

  @Test func whatWasTappedBeforeTheProgramActsComesFirst() async throws {
    let window = PlayedWindow()
    weak var run: Rehearsal?
    await window.begin {
      Buttons([
        "Ask": {
          if run != nil { UIAlertView("First", nil).show() }
          run = Rehearsal.current
        }
      ])
    }
    try window.tapFirstControl()
    await window.rest()
    try await window.pass(to: 1)
    // The program has not read of the tap when it acts.
    try window.tapFirstControl()
    run?.perform { UIAlertView("Second", nil).show() }
    await window.rest()
    try await window.pass(to: 10)
    let up = try window.up
    #expect(up == ["first", "second"])
    #expect(try window.acts == [1000])
    _ = try await window.close()
  }

  @Test func withoutAWindowItReturnsAtOnce() async throws {
    let run = await Rehearsal.showing(asking())
    #expect(run.tap("Ask"))
    #expect(run.showing.contains("First"))
  }
}
