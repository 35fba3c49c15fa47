import Glibc

/// The time and memory that a program used until its first window was painted.
struct Painting {
  /// The elapsed time, in milliseconds.
  var wall: Double
  /// The processor time, in milliseconds.
  var processor: Double
  /// The largest amount of memory, in MiB.
  var memory: Double

  /// The median of each figure.
  static func median(_ all: [Painting]) -> Painting {
    func median(_ figure: KeyPath<Painting, Double>) -> Double {
      let sorted = all.map { $0[keyPath: figure] }.sorted()
      return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }
    return Painting(
      wall: median(\.wall), processor: median(\.processor), memory: median(\.memory))
  }
}

/// Runs GTK programs under `Tests/bench/paint.c`, which observes their painting.
enum Painter {
  /// The folder of the C programs that meson-helpers/bench has built.
  static let tools = getenv("REHEARSAL_BENCH_TOOLS").map { String(cString: $0) }
  private static let report = "/tmp/rehearsal-bench-\(getpid())"

  /// The baseline: a C application with a window and one button.
  static var baseline: [String]? { tools.map { ["\($0)/window"] } }

  /// The variables with which a program reports its first painting and ends.
  ///
  /// That end looks like a fault. Each program has a folder of its own for its state, because the
  /// next one would offer to open the windows of the last one again.
  static var watched: [String] {
    guard let tools, let home = getenv("HOME") else { return [] }
    guard let state = strdup("\(String(cString: home))/state-XXXXXX") else { return [] }
    defer { free(state) }
    guard mkdtemp(state) != nil else { return [] }
    return [
      "LD_PRELOAD=\(tools)/paint.so", "PAINT_REPORT=\(report)",
      "XDG_STATE_HOME=\(String(cString: state))",
    ]
  }

  /// The measurements of a program; `nil` if it painted nothing.
  static func painting(of command: [String]) -> Painting? {
    let start = now()
    guard let line = run(command, frames: nil).first?.split(separator: " "), line.count == 4,
      let end = Double(line[1]), let processor = Double(line[2]), let memory = Double(line[3])
    else { return nil }
    return Painting(wall: (end - start) / 1e6, processor: processor / 1e3, memory: memory / 1024)
  }

  /// The times of a program's frames from its first painting on, in milliseconds of its clock.
  static func frames(of command: [String], milliseconds: Int) -> [Double] {
    run(command, frames: milliseconds).compactMap { line in
      guard line.hasPrefix("frame ") else { return nil }
      return Double(line.dropFirst("frame ".count)).map { $0 / 1e3 }
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// - Returns: the lines of the report.
  private static func run(_ command: [String], frames: Int?) -> [Substring] {
    guard tools != nil else { return [] }
    unlink(report)
    defer { unlink(report) }
    var variables = watched
    if let frames { variables.append("PAINT_FRAMES=\(frames)") }
    Spawn.run(command, environment: variables)
    guard let file = fopen(report, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
  }
}
