import Glibc
import Gtk
import Stage

/// Measures the gaps of the main loop and of the frames, for `meson-helpers/bench`.
///
/// It measures only if REHEARSAL_MEASURE_LOOP is set, to a number of seconds; then it prints one
/// line and the program ends.
@MainActor
enum LoopMeter {
  private static var turns: [Double] = []
  private static var frames: [Double] = []
  private static var lastTurn: ContinuousClock.Instant?
  private static var lastFrame: ContinuousClock.Instant?
  private static var isMeasuring = false

  /// Measures a window if the variable is set.
  static func measure(_ window: MainWindow?, _ application: Application) {
    guard let window, let text = getenv("REHEARSAL_MEASURE_LOOP"),
      let seconds = Int(String(cString: text))
    else { return }
    MainLoop.timeout(milliseconds: 1) {
      note(&turns, &lastTurn)
      return true
    }
    window.stage.widget.addTickCallback { _ in
      note(&frames, &lastFrame)
      return true
    }
    // The time of the start is not measured.
    MainLoop.timeout(milliseconds: 1500) {
      isMeasuring = true
      return false
    }
    MainLoop.timeout(milliseconds: 1500 + seconds * 1000) {
      print(line(turns), line(frames))
      application.quit()
      return false
    }
  }

  private static func note(_ gaps: inout [Double], _ last: inout ContinuousClock.Instant?) {
    let now = ContinuousClock.now
    if isMeasuring, let last {
      let (seconds, attoseconds) = last.duration(to: now).components
      gaps.append(Double(seconds) * 1000 + Double(attoseconds) / 1e15)
    }
    last = now
  }

  /// The 99.9th percentile and the longest gap, in milliseconds.
  private static func line(_ gaps: [Double]) -> String {
    let sorted = gaps.sorted()
    guard let longest = sorted.last else { return "0 0" }
    return "\(sorted[min(sorted.count - 1, sorted.count * 999 / 1000)]) \(longest)"
  }
}
