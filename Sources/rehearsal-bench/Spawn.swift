import Glibc

/// Runs programs and waits for them.
enum Spawn {
  /// The folder of this program and of the programs built with it.
  static let folder: String =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: further variables, as `NAME=VALUE`.
  ///   - isQuiet: whether the output of the program is discarded.
  /// - Returns: the exit status; -1 if the program did not start or was ended by a signal.
  @discardableResult
  static func run(_ command: [String], environment: [String] = [], isQuiet: Bool = true) -> Int32 {
    measure(command, environment: environment, isQuiet: isQuiet).status
  }

  /// What a program used.
  struct Usage {
    /// The exit status; -1 if the program did not start or was ended by a signal.
    var status: Int32 = -1
    /// The time of the processor, in seconds.
    var seconds = 0.0
    /// The most memory at one time, in bytes.
    var bytes = 0
  }

  /// Runs a program to its end, as above.
  static func measure(
    _ command: [String], environment: [String] = [], isQuiet: Bool = true
  ) -> Usage {
    guard let process = start(command, environment: environment, isQuiet: isQuiet) else {
      return Usage()
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Usage(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1,
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), bytes: usage.ru_maxrss * 1024)
  }

  /// Starts a program; the caller waits for it.
  ///
  /// - Returns: its number; `nil` if it did not start.
  static func start(
    _ command: [String], environment: [String] = [], isQuiet: Bool = true
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isQuiet {
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) }
    let own = variables.count
    var place = environ
    while let variable = place.pointee {
      variables.append(variable)
      place += 1
    }
    variables.append(nil)
    defer { for text in arguments + variables[..<own] { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, &variables) == 0 else {
      return nil
    }
    return process
  }
}
