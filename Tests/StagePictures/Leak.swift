import DialogModel
import DialogSimulator
import Glibc
import Gtk
import Stage

/// What is left after an alert was presented and dismissed many times.
struct Leak {
  /// Closures that live on.
  var closures: Int
  /// More memory than before, in KiB.
  var kibibytes: Int

  @MainActor static func afterPresentations(_ count: Int) async -> Leak {
    let scene = Scene("leak", document: Documents.tenButtons)
    guard let dialog = scene.prototype.dialog(named: "a") else {
      return Leak(closures: -1, kibibytes: 0)
    }
    let stage = Stage()
    let window = OffscreenWindow()
    window.add(stage.widget)
    stage.widget.setSizeRequest(width: 404, height: 712)
    var simulator = Simulator(scene.prototype)
    var now = 0
    stage.clock = { Double(now) }
    simulator.perform(.launch, at: .zero)
    stage.begin(scene.prototype)
    stage.show(simulator)
    window.showAll()
    func pass(_ milliseconds: Int) async {
      now += milliseconds
      simulator.advance(to: SimulatedTime(milliseconds: now))
      _ = simulator.takeRows()
      stage.show(simulator)
      await Task.yield()
    }
    func present(_ times: Int) async {
      for _ in 0..<times {
        simulator.perform(.perform(.present(dialog)), at: SimulatedTime(milliseconds: now))
        await pass(300)
        simulator.perform(.tapButton(dialog, index: 0), at: SimulatedTime(milliseconds: now))
        await pass(300)
      }
      try? await Task.sleep(for: .milliseconds(100))
    }
    // The first ones fill caches.
    await present(max(20, count / 10))
    // Stages that were there before may have something left to do when the machine is busy.
    var before = -1
    while before != liveClosures {
      before = liveClosures
      try? await Task.sleep(for: .milliseconds(300))
    }
    let (closures, memory) = (liveClosures, residentMemory())
    await present(count)
    let leak = Leak(
      closures: liveClosures - closures, kibibytes: residentMemory() - memory)
    window.destroy()
    return leak
  }

  /// How many closures are left of a stage that is shown and closed at once.
  @MainActor static func afterStage() async -> Int {
    let scene = Scene("leak", document: Documents.tenButtons)
    let before = liveClosures
    func showOnce() {
      let stage = Stage()
      let window = OffscreenWindow()
      window.add(stage.widget)
      var simulator = Simulator(scene.prototype)
      simulator.perform(.launch, at: .zero)
      stage.begin(scene.prototype)
      stage.show(simulator)
      window.showAll()
      window.destroy()
    }
    showOnce()
    // What is to be done once, as drawing the next frame, has had its time by then.
    try? await Task.sleep(for: .milliseconds(300))
    return liveClosures - before
  }

  /// In KiB.
  private static func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, 256, file) != nil else { return 0 }
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}

@MainActor func measureLeaks(_ count: Int) async -> Int32 {
  let leak = await Leak.afterPresentations(count)
  print("\(count) presentations: \(leak.closures) closures, \(leak.kibibytes) KiB more")
  // Caches of fonts and pictures may still grow a little.
  return leak.closures <= 0 && leak.kibibytes < 2048 ? 0 : 1
}
