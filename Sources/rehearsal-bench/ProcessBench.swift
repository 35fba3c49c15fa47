import Glibc

/// Measures a whole `rehearsal trace` beside programs that do nothing.
enum ProcessBench {
  private static let sample = "data/samples/sign-out.rehearsal.yaml"
  private static let times = 31

  static func run() {
    let program =
      CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/") + "/rehearsal"
    guard access(program, X_OK) == 0, access(sample, R_OK) == 0 else {
      print("rehearsal trace: left out, for it is not built or this is not the project's folder")
      return
    }
    let commands = [
      [program, "trace", sample], ["/usr/bin/true"], ["/usr/bin/python3", "-c", "pass"],
    ]
    // In turns, so that whatever else the machine does hits all alike.
    var samples: [[Double]] = commands.map { _ in [] }
    for _ in 0..<times {
      for (place, command) in commands.enumerated() {
        samples[place].append(Bench.seconds { spawn(command) })
      }
    }
    let medians = samples.map { $0.sorted()[times / 2] }
    print(
      "rehearsal trace of a small sample: \(Bench.tenths(medians[0] * 1000)) ms,",
      "\(Bench.tenths(medians[0] / medians[1])) × true,",
      "\(Bench.tenths(medians[0] / medians[2])) × python3 -c pass")
  }

  private static func spawn(_ command: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
