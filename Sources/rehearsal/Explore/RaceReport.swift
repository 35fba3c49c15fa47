import DialogModel
import EventLog
import Explorer
import PrototypeFile
import Scenario
import Texts

/// What went wrong on walks by chance.
struct RaceReport {
  private let name: String
  private let seed: UInt64
  private let runs: Int
  private let explorer: Explorer
  /// The failures, the first one of each fault.
  private let failures: [RaceFailure]
  /// How many walks failed.
  let count: Int

  /// Goes walks.
  ///
  /// - Parameters:
  ///   - name: the document as diagnostics call it.
  ///   - explorer: what is explored; nothing needs to be explored yet.
  init(_ name: String, _ explorer: Explorer, seed: UInt64, runs: Int) {
    (self.name, self.explorer, self.seed, self.runs) = (name, explorer, seed, runs)
    var walks = RaceRuns(explorer, seed: seed)
    var shortest: [RaceFailure.Fault: RaceFailure] = [:]
    var count = 0
    for _ in 0..<runs {
      guard let failure = walks.next() else { continue }
      count += 1
      if let known = shortest[failure.fault], known.moves.count <= failure.moves.count { continue }
      shortest[failure.fault] = failure
    }
    failures = shortest.values.sorted { $0.run < $1.run }
    self.count = count
  }

  /// The failures, each with a scenario that can be pasted.
  var lines: [String] {
    failures.flatMap { failure in
      [
        "\(name): "
          + tr(
            "walk {run} of seed {seed}: {fault}",
            [
              "run": String(failure.run), "seed": String(seed),
              "fault": OneLine.text(text(failure.fault)),
            ])
      ]
        + (steps(failure).map { steps in
          ["  race-\(seed)-\(failure.run):", "    steps:"] + steps.map { "      - \($0)" }
        } ?? [])
    } + [summary]
  }

  private var summary: String {
    let walks = ntr("{n} walk", "{n} walks", runs)
    return count == 0
      ? tr("{name}: nothing found on {walks}", ["name": name, "walks": walks])
      : tr(
        "{name}: {failed} of {walks} failed",
        ["name": name, "failed": String(count), "walks": walks])
  }

  /// The same for programs.
  var json: JSONValue {
    .object([
      ("explorer", .integer(1)), ("file", .text(name)), ("seed", .text(String(seed))),
      ("walks", .integer(runs)), ("failed", .integer(count)),
      (
        "failures",
        .list(
          failures.map { failure in
            .object(
              [
                ("run", .integer(failure.run)), ("message", .text(text(failure.fault))),
              ] + (steps(failure).map { [("steps", .list($0.map { .text($0) }))] } ?? []))
          })
      ),
    ])
  }

  private func steps(_ failure: RaceFailure) -> [String]? {
    WaySteps.lines(failure.moves, in: explorer, explorer.prototype)
  }

  private func text(_ fault: RaceFailure.Fault) -> String {
    let words = FindingWords(explorer.prototype)
    switch fault {
    case .stops: return tr("the run stops at a limit, or would crash")
    case .ends: return tr("nothing can be tapped any more")
    case .breaks(let index):
      return tr(
        "a promise is broken: {promise}",
        ["promise": words.text(explorer.prototype.promises[index])])
    }
  }
}
