import Glibc
import Texts

/// The places of the program's parts and files, relative to its executable.
public enum Installation {
  /// The folder of this executable, without a slash at its end.
  public static let folder: String = {
    guard let program = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(program) }
    return FileName.folder(of: String(fileBytes: program))
  }()

  /// The window's program, if it is installed.
  public static var windowProgram: String? { Programs.own("rehearsal-window") }

  /// Lets texts be translated by the catalogues that are installed with the program, or made beside
  /// its build; call it before the first text is asked for, after the locale is set.
  public static func bindTexts() {
    guard let folder = find(["../share/locale", "../../share/locale"]) else { return }
    Texts.bindTexts(directory: folder)
  }

  /// The first place of a list that exists; each is a path from the folder of the executable.
  public static func find(_ places: [String]) -> String? {
    for place in places {
      guard let real = realpath("\(folder)/\(place)".fileBytes, nil) else { continue }
      defer { free(real) }
      return String(fileBytes: real)
    }
    return nil
  }
}
