import Glibc

/// Measures how often a window wakes up while nothing moves.
enum RestBench {
  private static let sample = "data/samples/sign-out.rehearsal.yaml"
  /// The states that a window reaches by itself, as arguments of `rehearsal`.
  private static let states = [
    ("the welcome page", []), ("a sample", [sample]),
    ("a scenario that has ended", [sample, "--scenario", "cancel"]),
    (
      "a command that has ended",
      ["Tests/bench/command.rehearsal.yaml", "--scenario", "go", "--allow-commands"]
    ),
    ("a document with errors", ["Tests/bench/errors.rehearsal.yaml"]),
    ("an alert by itself", ["alert", "--title", "T", "--cancel-button", "OK"]),
    ("a sheet by itself", ["sheet", "--title", "T", "--cancel-button", "OK"]),
  ]

  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard Painter.baseline != nil, access("\(program)-window", X_OK) == 0 else {
      return print("rest: left out, for meson-helpers/bench has not prepared it")
    }
    print("times that a window wakes up in 5 s while nothing moves:")
    for (name, arguments) in states {
      guard let count = wakes(of: [program] + arguments) else {
        print("  \(name): not measured")
        continue
      }
      print("  \(name): \(count); goal 0: \(count == 0 ? "held" : "MISSED")")
    }
  }

  /// Runs a program for some seconds.
  ///
  /// A busy machine takes long to start it, and other programs ask it something meanwhile; what
  /// wakes up by itself does so in every five seconds.
  ///
  /// - Returns: how often its threads began to wait in the quietest five seconds of thirty; `nil` if
  ///   it ended before.
  private static func wakes(of command: [String]) -> Int? {
    guard let process = Spawn.start(command) else { return nil }
    defer {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    var least: Int?
    sleep(5)
    for _ in 0..<6 where least != 0 {
      guard let before = switches(of: process) else { return nil }
      sleep(5)
      guard let after = switches(of: process) else { return nil }
      let wakes = after.reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
      least = min(least ?? .max, wakes)
    }
    return least
  }

  /// How often each thread of a process has begun to wait; `nil` if the process has ended.
  ///
  /// The thread of GLib is left out that hears of every change in the folders above a document:
  /// others change something there all the time.
  private static func switches(of process: pid_t) -> [String: Int]? {
    guard let folder = opendir("/proc/\(process)/task") else { return nil }
    defer { closedir(folder) }
    var switches: [String: Int] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let file = fopen("/proc/\(process)/task/\(name)/status", "r") else { continue }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, 256, file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if text == "Name:\tgmain\n" { break }
        guard text.hasPrefix("voluntary_ctxt_switches:") else { continue }
        switches[name] = Int(text.split { " \t\n".contains($0) }.last ?? "") ?? 0
      }
    }
    return switches.isEmpty ? nil : switches
  }
}
