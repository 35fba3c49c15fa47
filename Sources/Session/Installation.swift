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
