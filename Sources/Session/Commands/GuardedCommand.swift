/// A command, and what its guard has to know.
struct GuardedCommand: Sendable {
  /// The words of the command.
  let words: [String]
  /// The folder in which it runs.
  let folder: String
  /// Where its program is, if that was looked for in `PATH`.
  let program: String?
  /// The files that must be as they are here.
  let watched: WatchedFiles
  let limits: CommandLimits

  /// The arguments of the guard.
  var guardArguments: [String] {
    var options = watched.guardWords
    if let program { options.append("--program=\(program)") }
    options += ["--processes=\(limits.processes)", "--memory=\(limits.memory)"]
    return options + ["--"] + words
  }
}
