import Explorer
import PrototypeFile
import Texts

/// The map of a document, as Graphviz reads it.
struct ExploreDotReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    let map = SituationMap(document.runs[0])
    var lines = ["digraph \(ExploreDotReport.quoted(document.name)) {", "  rankdir=LR;"]
    lines.append("  node [shape=box, style=rounded];")
    for (place, node) in map.nodes.enumerated() {
      let label = ExploreDotReport.quoted(node.names.joined(separator: "\n"))
      lines.append("  n\(place) [label=\(label)\(place == 0 ? ", penwidth=2" : "")];")
    }
    for edge in map.edges {
      let label = ExploreDotReport.quoted(edge.labels.joined(separator: "\n"))
      lines.append("  n\(edge.from) -> n\(edge.to) [label=\(label)];")
    }
    return lines + ["}"]
  }

  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      OneLine.text(String(line)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }
}

/// The map of a document as Mermaid, with the findings as numbered notes in it.
struct ExploreMermaidReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    let map = SituationMap(document.runs[0])
    var lines = ["stateDiagram-v2", "  direction LR"]
    for (place, node) in map.nodes.enumerated() {
      let name = node.names.joined(separator: " · ")
      lines.append("  state \"\(ExploreMermaidReport.plain(name))\" as s\(place)")
    }
    if !map.nodes.isEmpty { lines.append("  [*] --> s0") }
    for edge in map.edges {
      let label = ExploreMermaidReport.plain(edge.labels.joined(separator: ", "))
      lines.append("  s\(edge.from) --> s\(edge.to): \(label)")
    }
    for (number, entry) in document.entries.enumerated() {
      guard let place = map.place(of: entry.explored.way) else { continue }
      let text = ExploreMermaidReport.plain(entry.finding.message)
      lines.append("  note right of s\(place): \(number + 1) \(text)")
    }
    return lines
  }

  /// A text without the marks of Mermaid's syntax.
  private static func plain(_ text: String) -> String {
    String(
      OneLine.text(text).map { ["\"", "<", ">", ";", "#", ":", "{", "}"].contains($0) ? " " : $0 })
  }
}

extension SituationMap {
  /// The situation from which a way's last moves go: the last one on it.
  func place(of way: [Move]) -> Int? {
    nodes.indices.filter { way.starts(with: nodes[$0].way) }.max {
      nodes[$0].way.count < nodes[$1].way.count
    }
  }
}
