import Glibc

/// Counts the instructions until the window of a document is at rest, with valgrind.
///
/// Instructions are the same on every machine, and times of a shared machine say little.
enum LargeInstructionBench {
  /// The greatest number of instructions, in millions: what is in sight alone is laid out and drawn.
  private static func goal(of document: String) -> Int {
    let screens = [
      "rows-", "labels-", "fields-", "label-", "screen-title", "title", "bar-", "toolbar-",
    ]
    return screens.contains { document.hasPrefix($0) } ? 1000 : 3000
  }

  static func run() {
    // Without the names of Swift's functions, which valgrind can't read.
    guard let installed = SizeBench.folder, access("/usr/bin/valgrind", X_OK) == 0 else {
      return print(
        "large-instructions: left out, for valgrind is missing or meson-helpers/bench has not "
          + "prepared it")
    }
    print("instructions until a window is at rest, in millions:")
    // It becomes the window, which by itself would open without any document.
    let program = "\(installed)/rehearsal"
    say("a sample", count(of: [program, "data/samples/sign-out.rehearsal.yaml"]), goal: nil)
    for name in LargeBench.documents {
      say(name, count(of: [program, "\(LargeBench.folder ?? "")/\(name)"]), goal: goal(of: name))
    }
  }

  private static func say(_ name: String, _ count: Int?, goal: Int?) {
    guard let count else { return print("  \(name): not counted: MISSED") }
    let verdict = goal.map { "; goal \($0): \(count <= $0 ? "held" : "MISSED")" } ?? ""
    print("  \(name): \(count)\(verdict)")
    fflush(nil)
  }

  private static let report = "/tmp/rehearsal-bench-\(getpid())-valgrind"

  /// - Returns: the number in millions; `nil` if the program has ended by itself.
  private static func count(of command: [String]) -> Int? {
    let counter = [
      "/usr/bin/env", "valgrind", "--tool=cachegrind", "--cache-sim=no", "--trace-children=yes",
      "--cachegrind-out-file=/dev/null", "--log-file=\(report)",
    ]
    guard let process = Spawn.start(counter + command) else { return nil }
    defer { unlink(report) }
    var (used, before) = (ticks(of: process), nil as Int?)
    while used != nil, used != before {
      sleep(4)
      (used, before) = (ticks(of: process), used)
    }
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status & 0x7F == SIGTERM, let file = fopen(report, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, 1024, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.contains("refs:"), let last = text.split(separator: " ").last else { continue }
      return Int(last.filter(\.isNumber)).map { $0 / 1_000_000 }
    }
    return nil
  }

  /// The time of the processor that a process has used, in the kernel's ticks; `nil` if it has
  /// ended.
  private static func ticks(of process: pid_t) -> Int? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, 1024, file) != nil else { return nil }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split(separator: " ")
    // The name, which is the second word, has no blank here; of one that has ended, 2 is "Z".
    guard words.count > 14, words[2] != "Z", let user = Int(words[13]), let kernel = Int(words[14])
    else { return nil }
    return user + kernel
  }
}
