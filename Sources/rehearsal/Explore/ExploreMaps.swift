import Explorer
import PrototypeFile
import Scenario

/// The map of a document, as Graphviz reads it.
struct ExploreDotReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    let map = FlowMap(document.runs[0], coverage: document.coverage)
    return map.dot(document.name, findings: document.marks(on: map))
  }
}

/// The map of a document as Mermaid, with the findings as numbered notes in it.
struct ExploreMermaidReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    let map = FlowMap(document.runs[0], coverage: document.coverage)
    return map.mermaid(findings: document.marks(on: map))
  }
}

extension ExploredDocument {
  /// The findings with the places of the map at which they happen.
  func marks(on map: FlowMap) -> [(place: Int?, text: String)] {
    entries.map { (map.place(of: $0.explored.way), $0.finding.message) }
  }
}
