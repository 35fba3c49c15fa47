import Glibc
import TestTools

/// A document with one command that runs, and the processes that come from it.
struct CommandTrial {
  let folder: Folder
  /// A word that is in the arguments of every process of this test, and of no other.
  private let mark: String

  init() throws {
    folder = try Folder()
    mark = "rehearsal-mark-\(folder.path.suffix(6))"
  }

  /// A document with one task whose command is a shell script.
  func document(_ script: String, _ steps: String...) throws -> String {
    try document(script, steps)
  }

  /// The same with steps in a list.
  func document(_ script: String, _ steps: [String]) throws -> String {
    _ = try folder.file("work.sh", script)
    return try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      dialogs:
        done: {alert: {title: Done, cancelButton: OK}, delegate: none}
        failed: {alert: {title: Failed, message: "{error}", cancelButton: OK}, delegate: none}
      screens: {start: {controls: [{label: Here}]}}
      tasks:
        job:
          title: Working
          command: [sh, work.sh, \(mark)]
          cancellable: true
          whenDone: [{present: done}]
          whenFailed: [{present: failed}]
      scenarios:
        x:
          steps:
            - do: {run: job}
            - \(steps.joined(separator: "\n      - "))

      """)
  }

  /// Traces a document whose commands run.
  func trace(_ path: String, _ options: String...) throws -> Finished {
    try Command.run(
      "rehearsal", ["trace", "--all", "--allow-commands"] + options + [path])
  }

  /// What a run tells of its task, without times and rules.
  func told(_ run: Finished) -> [String] {
    run.lines.compactMap { line in
      guard let start = line.firstRange(of: #"  job  task: ""#),
        let end = line.firstRange(of: #""  ["#)
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  /// The processes that are left, once those that are ending have had the time for it.
  func survivors() -> [String] {
    // A command that ignores SIGTERM has two seconds, and the machine may be slow.
    for _ in 0..<200 {
      if processes().isEmpty { return [] }
      usleep(50_000)
    }
    return processes()
  }

  /// The processes that there are now.
  func processes() -> [String] {
    guard let directory = opendir("/proc") else { return ["/proc cannot be read"] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.allSatisfy(\.isNumber), let file = fopen("/proc/\(name)/cmdline", "r") else {
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      fclose(file)
      let line = String(decoding: bytes[..<count].map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
      if line.contains(mark) { found.append("\(name): \(line)") }
    }
    return found
  }

  /// Processes that set a session of their own, ignore SIGTERM, and have no parent.
  static let family = """
    trap '' TERM
    setsid sh -c 'trap "" TERM; sleep 1000; :' $1 &
    (setsid sh -c 'trap "" TERM; while :; do sleep 1; done' $1 &)
    (sh -c 'while :; do (sh -c "sleep 0.05; :" $0 &); sleep 0.02; done' $1 &)
    echo 50
    """
}
