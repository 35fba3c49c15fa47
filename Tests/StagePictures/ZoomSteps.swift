import DialogModel
import DialogSimulator
import Glibc
import Gtk
import PrototypeFile
import Stage

/// What it takes to show a document at another zoom.
@MainActor
enum ZoomSteps {
  /// Prints the processor's time of each step between two zooms of the menu, in milliseconds, of a
  /// document in a file.
  ///
  /// - Returns: the exit status.
  static func measure(_ path: String) async -> Int32 {
    guard let bytes = contents(of: path),
      let prototype = PrototypeDocument.load(bytes, in: .bare).prototype
    else { return 1 }
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 1000))
    let stage = Stage()
    stage.clock = { 1000 }
    let window = OffscreenWindow()
    window.add(stage.widget)
    stage.widget.setSizeRequest(width: 700, height: 700)
    stage.begin(prototype)
    stage.show(simulator)
    window.showAll()
    await stage.frames(3)
    for percent in ZoomLevel.steps {
      let start = processor()
      stage.zoomLevel = .percent(percent)
      await stage.frames(3)
      print("\(percent) %: \((processor() - start) / 1_000) µs")
    }
    window.destroy()
    return 0
  }

  /// The time of the processor, in nanoseconds.
  private static func processor() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
  }
}

extension Stage {
  /// Lets a number of frames be laid out and drawn.
  @MainActor func frames(_ count: Int) async {
    var left = count
    await withCheckedContinuation { continuation in
      widget.addTickCallback { [widget] _ in
        left -= 1
        guard left < 0 else {
          widget.queueDraw()
          return true
        }
        continuation.resume()
        return false
      }
    }
  }
}
