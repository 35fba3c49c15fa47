import Gtk

// Swift's main actor under GLib's loop, on the process's main thread.

@MainActor private final class Owner {
  @Scheduled var timer: Source?
}

extension Tap {
  mutating func checkLoop(_ application: Application) async {
    ok(isProcessMainThread(), "a main-actor task runs on the main thread")
    let clock = ContinuousClock()
    let start = clock.now
    try? await Task.sleep(for: .milliseconds(30))
    let slept = clock.now - start
    ok(slept >= .milliseconds(30) && slept < .seconds(10), "Task.sleep wakes the loop")
    ok(isProcessMainThread(), "and comes back to the main thread")
    let away = await Task.detached { isProcessMainThread() }.value
    ok(!away, "a detached task runs elsewhere")
    ok(isProcessMainThread(), "and its awaiter comes back")

    let baseline = liveClosures
    var ticks = 0
    MainLoop.timeout(milliseconds: 5) {
      ticks += 1
      return ticks < 3
    }
    let never = MainLoop.timeout(milliseconds: 60_000) { true }
    var idle = false
    MainLoop.idle {
      idle = true
      return false
    }
    equal(liveClosures, baseline + 3, "sources are counted")
    await until { ticks == 3 && idle }
    equal(ticks, 3, "a timeout repeats until it answers false")
    ok(idle, "an idle runs")
    never.remove()
    never.remove()
    equal(liveClosures, baseline, "ended and removed sources release their closures")

    var owner: Owner? = Owner()
    owner?.timer = MainLoop.timeout(milliseconds: 60_000) { true }
    owner?.timer = MainLoop.timeout(milliseconds: 60_000) { true }
    equal(liveClosures, baseline + 1, "a source takes the place of one before it")
    owner = nil
    await until { liveClosures == baseline }
    equal(liveClosures, baseline, "and ends with its owner")

    var heard = ""
    application.addTextAction("here") { heard = $0 }
    application.activate("here", text: "a word")
    equal(heard, "a word", "an action takes a text")
  }

  mutating func checkSecondInstance(_ application: Application) async {
    var heard = ""
    application.addTextAction("hear") { heard = $0 }
    let status = await run(["/proc/self/exe"])
    equal(status, 7, "a second instance finds the first")
    await until { !heard.isEmpty }
    equal(heard, "from the second instance", "and activates its action over D-Bus")
  }
}
