import Glibc
import Testing

/// What the program has said and how it ended.
struct Finished: Equatable {
  var status: Int32
  var output: String
  var errors: String

  /// The lines on standard output.
  var lines: [String] { split(output) }
  /// The lines on standard error.
  var complaints: [String] { split(errors) }

  private func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// The built programs, run as a person runs them.
enum Command {
  /// The folder of the programs: where the tests are built, the programs are too.
  static let folder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(
      decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let runner = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // Where a helper runs the tests, it is told which bundle.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      .flatMap { name in name.lastIndex(of: "/").map { String(name[..<$0]) } }
    return [runner, bundle ?? runner].first { access("\($0)/rehearsal", X_OK) == 0 } ?? runner
  }()

  /// Runs `rehearsal` to its end, without a display.
  ///
  /// - Parameters:
  ///   - input: what is on standard input.
  ///   - environment: further variables, as `NAME=VALUE`.
  static func run(
    _ arguments: String..., input: String = "", environment: [String] = []
  ) throws -> Finished {
    try run("rehearsal", arguments, input: input, environment: environment)
  }

  /// Runs one of the programs to its end.
  static func run(
    _ program: String, _ arguments: [String], input: String = "", environment: [String] = []
  ) throws -> Finished {
    try run(path: "\(folder)/\(program)", arguments, input: input, environment: environment)
  }

  /// Runs a program of any place to its end.
  static func run(
    path: String, _ arguments: [String], input: String = "", environment: [String] = []
  ) throws -> Finished {
    // Files, and not pipes, so that no process waits for a reader.
    let files = try [scratch(holding: input), scratch(), scratch()]
    defer { for file in files { fclose(file) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, fileno(file), Int32(number))
    }
    // A thread of the tests takes no signals; a person's terminal hands on all.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = (basics + environment).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    try #require(
      posix_spawn(&process, path, &actions, &attributes, &words, &variables) == 0, "\(path)")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
    return Finished(
      // The low bits name a signal, if one ended it.
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
      output: text(of: files[1]), errors: text(of: files[2]))
  }

  /// Whether files can be limited to some size: Thread Sanitizer keeps its own notes in larger ones.
  static let canLimitFiles =
    (try? run(
      path: "/bin/bash", ["-c", "ulimit -f 1; exec \"$0\" --version", "\(folder)/rehearsal"]))?
    .status == 0

  /// What every program needs to run, and nothing that leads to a display.
  private static let basics: [String] = {
    let library = getenv("LD_LIBRARY_PATH").map { ["LD_LIBRARY_PATH=\(String(cString: $0))"] }
    // A process that exits in the middle of a command leaves its memory to the system; that is no
    // leak, but a sanitizer would change the exit status for it.
    let sanitizer = "ASAN_OPTIONS=detect_leaks=0"
    return ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=/", sanitizer] + (library ?? [])
  }()

  /// A file without a name, at its beginning.
  private static func scratch(holding text: String = "") throws -> UnsafeMutablePointer<FILE> {
    let file = try #require(tmpfile())
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    try #require(fwrite(Array(text.utf8), 1, text.utf8.count, file) == text.utf8.count)
    rewind(file)
    return file
  }

  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece.prefix(count)
    }
  }
}

/// The samples that come with the program, and other files of the project.
enum Sample {
  /// The project's folder, found from the folder of this file.
  private static let project: String = {
    let tail = "/Tests/CommandLineTests/Command.swift"
    return String(#filePath.dropLast(tail.count))
  }()

  /// The path of a sample by the beginning of its name.
  static func path(_ name: String) -> String { file("data/samples/\(name).rehearsal.yaml") }

  /// The path of a file of the project.
  static func file(_ path: String) -> String { "\(project)/\(path)" }

  /// The names of all samples, in order.
  static let names: [String] = {
    guard let directory = opendir("\(project)/data/samples") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".rehearsal.yaml") {
        names.append(String(name.dropLast(".rehearsal.yaml".count)))
      }
    }
    return names.sorted()
  }()

  /// The bytes of a sample.
  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try #require(fopen(path(name), "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }
}
