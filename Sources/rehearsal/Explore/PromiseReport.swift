import DialogModel
import EventLog
import Explorer
import PrototypeFile
import Scenario
import Texts

/// What reports say of the promises of a document.
enum PromiseReport {
  /// A line for each promise that is neither held nor broken: what is broken is a finding.
  static func lines(_ document: ExploredDocument) -> [String] {
    let words = FindingWords(document.prototype)
    return zip(document.prototype.promises, document.promises).compactMap { promise, verdict in
      guard case .notDecided(let states) = verdict else { return nil }
      return "\(document.name): "
        + tr(
          "not decided within {n} states: {promise}",
          ["n": StopText.grouped(states), "promise": OneLine.text(words.text(promise))])
    }
  }

  /// How many are held; empty for a document that promises nothing.
  static func summary(_ document: ExploredDocument) -> String {
    guard !document.promises.isEmpty else { return "" }
    let held = document.promises.count { $0 == .held }
    return "; "
      + tr(
        "{held} of {n} promises held",
        ["held": String(held), "n": String(document.promises.count)])
  }

  static func json(_ document: ExploredDocument) -> JSONValue {
    let words = FindingWords(document.prototype)
    return .list(
      zip(document.prototype.promises, document.promises).map { promise, verdict in
        .object(
          (promise.name.map { [("name", .text($0))] } ?? [])
            + [("promise", .text(words.text(promise))), ("state", .text(verdict.word))])
      })
  }
}

extension PromiseVerdict {
  /// Its word in reports for programs.
  var word: String {
    switch self {
    case .held: "held"
    case .broken: "broken"
    case .notDecided: "notDecided"
    case .empty: "empty"
    }
  }
}
