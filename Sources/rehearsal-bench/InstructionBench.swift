import Glibc

/// Counts the instructions of programs as they are installed, with valgrind.
///
/// Other load on the machine does not change these figures. Of a program that another one replaces,
/// only the other one is counted: `rehearsal` becomes the window.
enum InstructionBench {
  private static let sample = "data/samples/sign-out.rehearsal.yaml"
  private static let valgrind = "/usr/bin/valgrind"
  private static let report = "/tmp/rehearsal-bench-instructions-\(getpid())"

  static func run() {
    guard let folder = SizeBench.folder, let window = Painter.baseline,
      access(valgrind, X_OK) == 0
    else {
      return print(
        "instructions: left out, for valgrind is missing or meson-helpers/bench has not prepared it"
      )
    }
    let program = "\(folder)/rehearsal"
    print("instructions:")
    for (arguments, goal) in [([sample], 15.0), (["--scenario", "cancel", sample], 20.0)] {
      let count = millions([program, "trace"] + arguments)
      say("rehearsal trace \(arguments.joined(separator: " "))", count, "million", goal: goal)
    }
    // The first window on this desktop also looks for fonts.
    _ = millions(window, environment: Painter.watched)
    let bare = millions(window, environment: Painter.watched)
    for (name, arguments, rests, goal) in [
      ("first paint of rehearsal alert", WindowBench.alert, false, 0.85),
      // GTK, fonts and its theme take 1, and a header and stage of C alone 1.64.
      ("first paint of a window, with its header and stage at least", [sample], false, 2.95),
      ("a window with a sample until all is painted", [sample], true, 3.2),
    ] {
      let count = millions(
        [program] + arguments, environment: Painter.watched + (rests ? ["PAINT_REST=1"] : []))
      say(name, count / bare, "× a window with a button, in C", goal: goal)
    }
    runExport(program)
    runFixing(program)
  }

  /// What `check --fix` takes for twice as many scenarios without `expect`: about twice as much.
  private static func runFixing(_ program: String) {
    let path = "\(report).rehearsal.yaml"
    defer { unlink(path) }
    func count(_ scenarios: Int) -> Double {
      guard let file = fopen(path, "w") else { return .infinity }
      fputs("rehearsal: 1\ndialogs: {a: {alert: {title: A, cancelButton: B}}}\nscenarios:\n", file)
      for number in 0..<scenarios { fputs("  s\(number): {steps: [tapOn: B]}\n", file) }
      fclose(file)
      return millions([program, "check", "--fix", "--dry-run", path])
    }
    let (some, twice) = (count(1000), count(2000))
    say("check --fix with 2000 scenarios", twice / some, "× with 1000", goal: 2.4)
  }

  /// A film of a few seconds: most of it is drawing and encoding its pictures.
  private static func runExport(_ program: String) {
    let film = "\(report).gif"
    defer { unlink(film) }
    let arguments = ["export", sample, "--scenario", "confirm", "--format", "gif"]
    let count = millions([program] + arguments + ["-o", film])
    // A run that ends early takes few instructions.
    let isWritten = access(film, F_OK) == 0
    say(
      "rehearsal \(arguments.joined(separator: " "))", isWritten ? count : .infinity, "million",
      goal: 11_400)
  }

  private static func say(_ name: String, _ figure: Double, _ unit: String, goal: Double) {
    let hundredths = figure.isFinite ? Int((figure * 100).rounded()) : 0
    print(
      "  \(name): \(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) \(unit);",
      "goal \(goal): \(figure <= goal ? "held" : "MISSED")")
  }

  /// The millions of instructions that a program takes; infinity if it could not be counted.
  private static func millions(_ command: [String], environment: [String] = []) -> Double {
    unlink(report)
    defer { unlink(report) }
    Spawn.run(
      [valgrind, "--tool=callgrind", "--trace-children=yes", "--callgrind-out-file=\(report)"]
        + command,
      environment: environment)
    guard let file = fopen(report, "r") else { return .infinity }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("summary: ") else { continue }
      return Double(text.dropFirst(9).prefix { $0.isNumber }).map { $0 / 1e6 } ?? .infinity
    }
    return .infinity
  }
}
