import Glibc

/// Where the program's files are, seen from its executable.
enum Installation {
  /// The first of some places that exists, each a path from the executable's folder.
  static func find(_ places: [String]) -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let path = String(cString: program)
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    for place in places {
      guard let real = realpath("\(folder)/\(place)", nil) else { continue }
      defer { free(real) }
      return String(cString: real)
    }
    return nil
  }
}
