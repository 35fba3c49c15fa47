import Glibc
import Texts

/// Where programs are.
enum Programs {
  /// The guard's program, beside this one or where it is installed; `nil` where it is not.
  static var guardProgram: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return ["\(folder)/rehearsal-guard", "\(folder)/../libexec/rehearsal/rehearsal-guard"]
      .first { access($0, X_OK) == 0 }
  }

  /// Why a command cannot be run in a folder; `nil` where it can.
  static func problem(with command: [String], in folder: String) -> String? {
    guard let program = command.first, !program.isEmpty else {
      return tr("The task has no command.")
    }
    let name = ["name": program] as KeyValuePairs
    guard access(folder, X_OK) == 0 else {
      return tr("The folder {name} can’t be entered.", ["name": folder])
    }
    let places = Programs.places(of: program, in: folder)
    if places.contains(where: { isProgram($0) }) { return nil }
    if places.contains(where: { access($0, F_OK) == 0 }) {
      return tr("“{name}” may not be run.", name)
    }
    return tr("The program “{name}” does not exist.", name)
  }

  /// Where a program may be: at its path, relative to the folder, or in the folders of PATH.
  private static func places(of program: String, in folder: String) -> [String] {
    if program.hasPrefix("/") { return [program] }
    if program.contains("/") { return ["\(folder)/\(program)"] }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(program)" }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
