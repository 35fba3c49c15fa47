import Glibc

/// Measures the programs as they are installed.
enum SizeBench {
  /// The folder that meson-helpers/bench has copied them to.
  static let folder = getenv("REHEARSAL_BENCH_INSTALLED").map { String(cString: $0) }
  /// FoundationEssentials, which the parser of the command line brings along, is 5.6 of it.
  private static let goal = 36.0

  static func run() {
    guard let folder else {
      return print("size: left out, for meson-helpers/bench has not prepared it")
    }
    let sizes = ["rehearsal", "rehearsal-window", "rehearsal-guard", "rehearsal-decoder"].map {
      name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 ? Double(status.st_size) / 1e6 : .infinity
    }
    let sum = sizes.reduce(0, +)
    print(
      "installed: \(sizes.map(Bench.tenths).joined(separator: " + ")) = \(Bench.tenths(sum)) MB;",
      "goal \(Bench.tenths(goal)): \(sum <= goal ? "held" : "MISSED")")
  }
}
