import Glibc
import Texts

/// Where programs are.
enum Programs {
  /// The guard's program; `nil` where it is not installed.
  static var guardProgram: String? { own("rehearsal-guard") }

  /// A program of ours, next to this one or where it is installed; `nil` where it is not.
  static func own(_ name: String) -> String? {
    ["\(Installation.folder)/\(name)", "\(Installation.folder)/../libexec/rehearsal/\(name)"]
      .first { access($0.fileBytes, X_OK) == 0 }
  }

  /// The result of looking for a program.
  enum Place: Equatable {
    /// Where it is; `nil` where its word is its path.
    case found(String?)
    /// Why it cannot be run.
    case problem(String)
  }

  /// Where the program of a command in a folder is.
  static func place(of command: [String], in folder: String) -> Place {
    guard let program = command.first, !program.isEmpty else {
      return .problem(tr("The task has no command."))
    }
    let name = ["name": FileName.text(program)] as KeyValuePairs
    guard access(folder.fileBytes, X_OK) == 0 else {
      return .problem(tr("The folder {name} can’t be entered.", ["name": FileName.text(folder)]))
    }
    let isPath = program.utf8.contains(UInt8(ascii: "/"))
    let places = isPath ? [path(program, in: folder)] : Programs.places(of: program)
    if let place = places.first(where: { isProgram($0) }) { return .found(isPath ? nil : place) }
    if places.contains(where: { access($0.fileBytes, F_OK) == 0 }) {
      return .problem(tr("“{name}” may not be run.", name))
    }
    return .problem(tr("The program “{name}” does not exist.", name))
  }

  /// The path that a word of a command means in its folder.
  ///
  /// Decided by bytes, because a slash with an accent is one character to Swift.
  static func path(_ word: String, in folder: String) -> String {
    word.utf8.first == UInt8(ascii: "/") ? word : "\(folder)/\(word)"
  }

  /// Where a program without a path may be: in the folders of PATH.
  ///
  /// A relative folder would be one of the document's, whose files are not watched, so it is left
  /// out.
  fileprivate static func places(of program: String) -> [String] {
    let path = getenv("PATH").map { String(fileBytes: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.utf8.split(separator: UInt8(ascii: ":"))
      .filter { $0.first == UInt8(ascii: "/") }.map { "\(Substring($0))/\(program)" }
  }

  fileprivate static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path.fileBytes, X_OK) == 0
  }
}

/// The programs in the folders of PATH.
public enum InstalledPrograms {
  /// Whether there is a program of a name, or at a path.
  public static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Why a program of a name, or at a path, cannot be run, as far as that is seen before.
  public static func problem(of program: String) -> String? {
    guard case .problem(let text) = Programs.place(of: [program], in: ".") else { return nil }
    return text
  }

  /// Where a program of a name, or at a path, is; `nil` where there is none.
  public static func path(of program: String) -> String? {
    guard !program.isEmpty else { return nil }
    let isPath = program.utf8.contains(UInt8(ascii: "/"))
    return (isPath ? [program] : Programs.places(of: program)).first { Programs.isProgram($0) }
  }
}
