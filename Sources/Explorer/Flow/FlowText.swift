import Texts

// The map as text for other programs.

extension FlowMap {
  /// The map as Graphviz reads it, one line each.
  ///
  /// - Parameters:
  ///   - name: what the document is called.
  ///   - findings: the place at which each numbered finding happens, and its sentence.
  public func dot(_ name: String, findings: [(place: Int?, text: String)] = []) -> [String] {
    var lines = ["digraph \(FlowMap.quoted(name)) {", "  rankdir=LR;"]
    lines.append("  node [shape=box, style=rounded];")
    for (number, place) in places.enumerated() {
      let marks = findings.indices.filter { findings[$0].place == number }
        .map { "\($0 + 1) \(findings[$0].text)" }
      let label = FlowMap.quoted(([place.title] + marks).joined(separator: "\n"))
      let style =
        number == 0 ? ", penwidth=2" : marks.isEmpty ? "" : ", color=\"#C01C28\""
      lines.append("  n\(number) [label=\(label)\(style)];")
    }
    for way in ways {
      let label = FlowMap.quoted(way.exits.map(\.title).joined(separator: "\n"))
      let style = way.isCovered ? "" : ", style=dashed"
      lines.append("  n\(way.from) -> n\(way.to) [label=\(label)\(style)];")
    }
    return lines + ["}"]
  }

  /// The map as Mermaid, the findings as numbered notes in it, one line each.
  public func mermaid(findings: [(place: Int?, text: String)] = []) -> [String] {
    var lines = ["stateDiagram-v2", "  direction LR"]
    for (number, place) in places.enumerated() {
      lines.append("  state \"\(FlowMap.plain(place.title))\" as s\(number)")
    }
    if !places.isEmpty { lines.append("  [*] --> s0") }
    for way in ways {
      let label = FlowMap.plain(way.title)
      lines.append("  s\(way.from) --> s\(way.to): \(label)")
    }
    for (number, finding) in findings.enumerated() {
      guard let place = finding.place else { continue }
      lines.append("  note right of s\(place): \(number + 1) \(FlowMap.plain(finding.text))")
    }
    return lines
  }

  /// A way back in words, as it stands below its place.
  public func back(_ way: Way) -> String {
    "↩ " + tr("{buttons}: {place}", ["buttons": way.title, "place": places[way.to].title])
  }

  /// A text in quotes for Graphviz.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      OneLine.text(String(line)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }

  /// A text without the marks of Mermaid's syntax.
  private static func plain(_ text: String) -> String {
    String(
      OneLine.text(text).map { ["\"", "<", ">", ";", "#", ":", "{", "}"].contains($0) ? " " : $0 })
  }
}
