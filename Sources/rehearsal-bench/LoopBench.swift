import Glibc

/// Measures the gaps of the window's main loop, compared with a program that does almost nothing.
///
/// A command uses both cores, a command floods its output, or a prototype makes calls without end.
enum LoopBench {
  /// Long enough that one thousandth of the frames is more than the worst frame.
  private static let seconds = 20
  private static let frame = 16.7

  /// Without a document, the window runs the command as a task.
  private static let loads: [(name: String, command: String, document: String?)] = [
    ("a command burns both cores", "(while :; do :; done) & while :; do :; done", nil),
    ("a command floods its output", "yes a line that is written as fast as it can be", nil),
    ("a prototype floods the log", "sleep 1000", "Tests/bench/flood.rehearsal.yaml"),
  ]

  static func run() {
    guard let tools = getenv("REHEARSAL_BENCH_TOOLS").map({ String(cString: $0) }) else {
      print("main loop: left out, for only meson-helpers/bench makes a display for it")
      return
    }
    for (name, command, document) in loads {
      print("while \(name), gaps in ms of \(seconds) s each, the better of two runs:")
      // Measured alternately, so that other load on the machine slows both in the same way.
      let runs = (0..<2).map { _ in
        (bare: baseline(tools, command), ours: window(command, document))
      }
      let (bare, ours) = (better(runs.map(\.bare)), better(runs.map(\.ours)))
      guard bare.count == 4, ours.count == 4 else {
        print("  not measured: \(bare) \(ours)")
        continue
      }
      for (offset, what) in ["main loop's turns", "frames"].enumerated() {
        let (mine, other) = (ours[offset * 2], bare[offset * 2])
        let ratio = mine / other
        print(
          "  \(what): p99.9 \(Bench.tenths(mine)), longest \(Bench.tenths(ours[offset * 2 + 1]));",
          "bare \(Bench.tenths(other)), longest \(Bench.tenths(bare[offset * 2 + 1]));",
          "\(Int((ratio * 100).rounded())) % of bare;",
          "goal \(Bench.tenths(frame * Double(offset + 1))) and 120 %:",
          // A frame takes that long in any case; it may be one frame late.
          mine <= frame * Double(offset + 1) && ratio <= 1.2 ? "held" : "MISSED")
      }
    }
  }

  /// The better value of two runs, for each figure.
  private static func better(_ runs: [[Double]]) -> [Double] {
    let count = runs.map(\.count).min() ?? 0
    return (0..<count).map { figure in runs.map { $0[figure] }.min() ?? .infinity }
  }

  private static func baseline(_ tools: String, _ command: String) -> [Double] {
    figures("'\(tools)/loop' \(seconds) sh -c '\(command)'")
  }

  private static func window(_ command: String, _ document: String?) -> [Double] {
    if let document { return measured(document) }
    let document = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: [{run: job}]}]}}
      tasks: {job: {title: Working, command: [sh, -c, "\(command)"]}}
      scenarios: {go: {steps: [{tapOn: Go}]}}
      """
    var template = Array("/tmp/rehearsal-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return [] }
    let place = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = "\(place)/loop.rehearsal.yaml"
    defer {
      unlink(path)
      rmdir(place)
    }
    guard let file = fopen(path, "w") else { return [] }
    fputs(document, file)
    fclose(file)
    return measured(path)
  }

  private static func measured(_ path: String) -> [Double] {
    figures(
      "REHEARSAL_MEASURE_LOOP=\(seconds) '\(Spawn.folder)/rehearsal' '\(path)' --scenario go"
        + " --allow-commands 2> /dev/null")
  }

  /// The four numbers on the last line that a command prints.
  private static func figures(_ command: String) -> [Double] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var numbers: [Double] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), pipe) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let words = line.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
      if words.count == 4 { numbers = words }
    }
    return numbers
  }
}
