import Glibc

/// Measures what a run without a window costs that continues until the limit of a million calls.
enum LimitBench {
  private static let document = "Tests/Corpus/hostile/million-calls.rehearsal.yaml"
  private static let mostSeconds = 1.0
  private static let mostBytes = 100 * 1024 * 1024

  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard access(program, X_OK) == 0, access(document, R_OK) == 0 else {
      print("a million calls: left out, for it is not built or this is not the project's folder")
      return
    }
    for command in ["trace", "test"] {
      let runs = (0..<5).map { _ in Spawn.measure([program, command, document]) }
      let seconds = runs.map(\.seconds).min() ?? 0
      let bytes = runs.map(\.bytes).max() ?? 0
      let isGood =
        runs.allSatisfy { $0.status == 1 } && seconds <= mostSeconds && bytes <= mostBytes
      print(
        "rehearsal \(command) until a million calls: \(Bench.tenths(seconds)) s of the processor,",
        "\(bytes / (1024 * 1024)) MiB; goal \(Bench.tenths(mostSeconds)) s and",
        "\(mostBytes / (1024 * 1024)) MiB: \(isGood ? "held" : "MISSED")")
    }
  }
}
