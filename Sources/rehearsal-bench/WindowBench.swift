import Glibc

/// Measures windows, compared with a C window that has one button.
enum WindowBench {
  private static let times = 21
  static let alert = [
    "alert", "--title", "Overwrite", "--message", "A file called Notes is there already.",
    "--cancel-button", "Cancel", "--other-button", "Replace",
  ]

  /// Measures the time until the first painting, and the memory.
  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard let baseline = Painter.baseline, access("\(program)-window", X_OK) == 0 else {
      return print("first paint: left out, for meson-helpers/bench has not prepared it")
    }
    let commands = [
      baseline, [program] + alert, [program, "data/samples/sign-out.rehearsal.yaml"],
    ]
    // Measured alternately, so that other load on the machine slows all in the same way.
    var samples: [[Painting]] = commands.map { _ in [] }
    for _ in 0..<times {
      for (place, command) in commands.enumerated() {
        if let painting = Painter.painting(of: command) { samples[place].append(painting) }
      }
    }
    let medians = samples.map(Painting.median)
    print("first paint, median of \(times), in turns:")
    say("a window with a button, in C", medians[0])
    say("rehearsal alert", medians[1], over: medians[0], time: 1.3, memory: 1.5)
    say("rehearsal with a sample", medians[2], over: medians[0], time: 3, memory: nil)
  }

  private static func say(_ name: String, _ painting: Painting) {
    print(
      "  \(name): \(Bench.tenths(painting.wall)) ms,",
      "\(Bench.tenths(painting.processor)) ms of the processor,",
      "\(Bench.tenths(painting.memory)) MiB at most")
  }

  private static func say(
    _ name: String, _ painting: Painting, over base: Painting, time: Double, memory: Double?
  ) {
    say(name, painting)
    let figures = [
      ratio(painting.wall / base.wall, "the time", goal: time),
      ratio(painting.processor / base.processor, "the processor’s time", goal: nil),
      ratio(painting.memory / base.memory, "the memory", goal: memory),
    ]
    print("    " + figures.joined(separator: ", "))
  }

  private static func ratio(_ ratio: Double, _ what: String, goal: Double?) -> String {
    guard ratio.isFinite else { return "? × \(what)" }
    let hundredths = Int((ratio * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) × \(what)"
    guard let goal else { return text }
    return text + " (goal \(Bench.tenths(goal)): \(ratio <= goal ? "held" : "MISSED"))"
  }

  // MARK: - Movement

  /// The duration of the entry of an alert, in milliseconds.
  private static let entry = 250.0
  /// The time between two frames, in milliseconds, if the display does not say otherwise.
  private static let frame = 1000.0 / 60

  /// Measures how many frames are missing during the entry of an alert.
  static func runFrames() {
    let program = "\(Spawn.folder)/rehearsal"
    guard Painter.baseline != nil else { return }
    let dropped = (0..<11).map { _ in
      let frames = Painter.frames(of: [program] + alert, milliseconds: 400)
      let moments = frames.filter { $0 <= (frames.first ?? 0) + entry }
      return zip(moments, moments.dropFirst()).reduce(0) { sum, pair in
        sum + max(0, Int(((pair.1 - pair.0) / frame).rounded()) - 1)
      }
    }.sorted()
    print(
      "frames dropped while an alert comes in: least of 11 runs \(dropped[0]),",
      "median \(dropped[5]), most \(dropped[10]); goal, on an idle machine, none:",
      "\(dropped[0] == 0 ? "held" : "MISSED")")
  }

  /// Measures how much memory remains after 10,000 alerts.
  static func runLeaks() {
    let program = "\(Spawn.folder)/StagePictures"
    guard access(program, X_OK) == 0 else { return print("leaks: left out, for it is not built") }
    fflush(nil)
    let status = Spawn.run([program, "leaks", "10000"], isQuiet: false)
    print("nothing left of 10,000 alerts: \(status == 0 ? "held" : "MISSED")")
  }
}
