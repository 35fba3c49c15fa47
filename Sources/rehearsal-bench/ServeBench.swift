import Glibc

/// Measures how many calls a second a program performs over pipes.
enum ServeBench {
  private static let document = "data/serve/account.rehearsal.yaml"
  /// How often the flow of the document is gone through: 11 calls and the tap on a button.
  private static let rounds = 2_000
  private static let goal = 10_000.0
  private static let mostEchoes = 25.0

  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard access(program, X_OK) == 0, access(document, R_OK) == 0 else {
      print("serving: left out, for it is not built or this is not the project's folder")
      return
    }
    // On one processor: waking another one for each line takes a virtual machine longer than the call.
    keep(to: "0")
    defer { keep(to: "0-1023") }
    // In turns, so that other load on the machine slows both in the same way.
    var (calls, best, bare) = (0, Double.infinity, Double.infinity)
    for _ in 0..<3 {
      best = min(best, Bench.seconds { calls = performed([program, "serve", document]) })
      bare = min(bare, Bench.seconds { echo(calls) })
    }
    let rate = Double(calls) / best
    print(
      "serving: a program performs \(Int(rate)) calls a second over pipes, best of 3;",
      "goal \(Int(goal)): \(rate >= goal ? "held" : "MISSED")")
    let ratio = best / bare
    print(
      "  a call takes \(Bench.tenths(ratio)) × the time of a line that “cat” sends back;",
      "goal \(Bench.tenths(mostEchoes)): \(ratio <= mostEchoes ? "held" : "MISSED")")
  }

  /// Keeps this program, and what it starts, to some processors; those that are not there are left out.
  private static func keep(to processors: String) {
    Spawn.run(["/usr/bin/taskset", "--cpu-list", "--pid", processors, "\(getpid())"])
  }

  /// Performs the calls of all rounds; how many there were.
  private static func performed(_ command: [String]) -> Int {
    var calls = 0
    talk(with: command) { client in
      client.answer(isFirst: true)
      for _ in 0..<rounds {
        client.say(#"{"input":[{"tapOn":"Leave"},{"tapOn":"Confirm"},{"tapOn":"OK"}]}"#)
        client.answer()
      }
      calls = client.calls
    }
    return calls
  }

  /// Sends as many lines as there are calls, and reads each again: what the pipes alone take.
  private static func echo(_ lines: Int) {
    let call =
      #"{"time":0.25,"to":"sign-out","call":"alertView:clickedButtonAtIndex:","arguments":[1],"id":7}"#
    talk(with: ["/bin/cat"]) { client in
      for _ in 0..<lines {
        client.say(call)
        client.hear()
      }
    }
  }

  /// Starts a program that reads and writes lines, and ends it.
  private static func talk(with command: [String], _ body: (inout Client) -> Void) {
    var (to, from): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&to) == 0, pipe(&from) == 0 else { return }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, to[1])
    posix_spawn_file_actions_addclose(&actions, from[0])
    var arguments = command.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0,
      let input = fdopen(from[0], "r")
    else { return }
    close(to[0])
    close(from[1])
    var client = Client(input: input, output: to[1])
    body(&client)
    close(to[1])
    fclose(input)
    waitpid(process, nil, 0)
  }

  /// The delegate of the document, as those beside it are.
  private struct Client {
    let input: UnsafeMutablePointer<FILE>
    let output: Int32
    var calls = 0
    private var line = [CChar](repeating: 0, count: 1 << 12)

    init(input: UnsafeMutablePointer<FILE>, output: Int32) {
      (self.input, self.output) = (input, output)
    }

    func say(_ message: String) {
      let bytes = Array((message + "\n").utf8)
      _ = write(output, bytes, bytes.count)
    }

    mutating func hear() { _ = fgets(&line, Int32(line.count), input) }

    /// Performs calls until the server has done what it was told.
    mutating func answer(isFirst: Bool = false) {
      if isFirst { hear() }
      while fgets(&line, Int32(line.count), input) != nil {
        guard strstr(line, "\"id\":") != nil else { return }
        calls += 1
        if strstr(line, "\"tap\"") != nil {
          say(#"{"do":{"present":"sign-out"}}"#)
          answer()
        } else if strstr(line, "clickedButtonAtIndex:\",\"arguments\":[1]") != nil {
          say(#"{"do":{"present":"signed-out"}}"#)
          answer()
        }
        say(#"{"return":null}"#)
      }
    }
  }
}
