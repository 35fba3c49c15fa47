import DialogModel
import DialogSimulator
import Texts

/// A question whose answers lead to the same.
enum NeverReturns {
  private struct Question: Hashable {
    let selector: Selector
    let target: Target?
  }

  /// Wherever it is asked, both answers lead to the same state with the same calls.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var same: [Question: Int] = [:]
    var differs: Set<Question> = []
    for node in 0..<graph.found.count where graph.flags(node).contains(.held) {
      var ends: [Bool: Graph.Rest] = [:]
      var question: Question?
      for step in graph.steps(node) {
        guard case .input(.answer(let selector, let answer, let target)) = step.move else {
          continue
        }
        question = Question(selector: selector, target: target)
        ends[answer] = graph.outcome(step)
      }
      guard let question, let yes = ends[true], let no = ends[false] else { continue }
      if yes.node == no.node, calls(yes.facts, question) == calls(no.facts, question) {
        same[question] = same[question] ?? node
      } else {
        differs.insert(question)
      }
    }
    return same.filter { !differs.contains($0.key) }.map { question, node in
      let place = question.target.map { ExploredFinding.Place($0) } ?? .application
      return ExploredFinding(
        .neverReturns, at: [place],
        tr(
          "Both answers of {method} lead to the same.", ["method": question.selector.name]),
        way: graph.way(node))
    }
  }

  /// The calls after the question.
  private static func calls(_ facts: EdgeFacts, _ question: Question) -> [EdgeFacts.Call] {
    facts.calls.filter { $0.selector != question.selector }
  }
}
