import DialogModel
import PrototypeFile
import Scenario
import Session
import TestTools
import Testing

/// The scenarios of the samples.
@MainActor
enum SampleRuns {
  /// A run of each of them, to its end.
  static func all() throws -> [HeadlessRun] {
    var runs: [HeadlessRun] = []
    for name in try Files.names(in: "data/samples") where name.hasSuffix(".rehearsal.yaml") {
      let reader = DocumentReader(of: "\(Files.folder)/data/samples/\(name)")
      let prototype = try #require(
        reader.load(try Files.bytes("data/samples/\(name)")).prototype, "\(name)")
      for script in prototype.scenarios {
        let run = HeadlessRun(prototype.applying(script))
        _ = run.play(script)
        runs.append(run)
      }
    }
    return runs
  }
}
