import Glibc

/// Measures a whole `rehearsal trace`, compared with programs that do nothing.
enum ProcessBench {
  private static let sample = "data/samples/sign-out.rehearsal.yaml"
  private static let times = 31

  static func run() {
    let program = "\(Spawn.folder)/rehearsal"
    guard access(program, X_OK) == 0, access(sample, R_OK) == 0 else {
      print("rehearsal trace: left out, for it is not built or this is not the project's folder")
      return
    }
    let commands = [
      [program, "trace", sample], ["/usr/bin/true"], ["/usr/bin/python3", "-c", "pass"],
    ]
    // Measured alternately, so that other load on the machine slows all in the same way.
    var samples: [[Double]] = commands.map { _ in [] }
    for _ in 0..<times {
      for (place, command) in commands.enumerated() {
        samples[place].append(Bench.seconds { Spawn.run(command) })
      }
    }
    let medians = samples.map { $0.sorted()[times / 2] }
    print(
      "rehearsal trace of a small sample: \(Bench.tenths(medians[0] * 1000)) ms,",
      "\(Bench.tenths(medians[0] / medians[1])) × true,",
      "\(Bench.tenths(medians[0] / medians[2])) × python3 -c pass")
  }
}
