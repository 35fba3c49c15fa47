import Glibc
import Texts

/// The places of the program's files, relative to its executable.
enum Installation {
  /// The first place of a list that exists; each is a path from the folder of the executable.
  static func find(_ places: [String]) -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let path = String(fileBytes: program)
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    for place in places {
      guard let real = realpath("\(folder)/\(place)".fileBytes, nil) else { continue }
      defer { free(real) }
      return String(fileBytes: real)
    }
    return nil
  }
}
