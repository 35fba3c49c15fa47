import DialogModel
import Texts

/// A promise that does not hold, or says nothing.
enum BrokenPromise {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    PromiseVerdict.all(in: graph).enumerated().compactMap { index, verdict in
      let promise = graph.prototype.promises[index]
      let text = graph.words.text(promise)
      switch verdict {
      case .held, .notDecided: return nil
      case .broken(let way):
        let sentence =
          promise.name.map {
            tr("“{name}” is broken: {promise}.", ["name": $0, "promise": text])
          } ?? tr("This promise is broken: {promise}.", ["promise": text])
        return ExploredFinding(.brokenPromise, at: [.promise(index)], sentence, way: way)
      case .empty:
        return ExploredFinding(
          .brokenPromise, at: [.promise(index)],
          tr("This is promised of a step that is possible nowhere: {promise}.", ["promise": text]),
          severity: .warning)
      }
    }
  }
}
