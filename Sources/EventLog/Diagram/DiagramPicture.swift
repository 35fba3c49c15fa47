import DialogModel
import Texts

/// A sequence diagram as an SVG picture, in light and dark as the reader's page is.
struct DiagramPicture {
  private let diagram: SequenceDiagram
  /// Where the lines of the participants are, in points.
  private let columns: [Int]

  // Lengths in points.
  private static let (row, head, margin, gap) = (28, 44, 24, 96)
  /// About the width of a character of the font, and of one of the larger font of names.
  private static let (letter, nameLetter) = (7, 8)

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    columns = DiagramPicture.columns(of: diagram)
  }

  /// As close as the names and the messages between the lines allow.
  private static func columns(of diagram: SequenceDiagram) -> [Int] {
    let names = diagram.participants.map { $0.count * nameLetter + 24 }
    var gaps = zip(names, names.dropFirst()).map { max(gap, ($0 + $1) / 2 + 12) }
    // Short ways first: what they need, longer ones have already.
    let messages = diagram.messages.sorted { abs($0.to - $0.from) < abs($1.to - $1.from) }
    for message in messages {
      let ways = min(message.from, message.to)..<max(message.from, message.to)
      guard let last = ways.last else { continue }
      let missing = message.text.count * letter + 24 - ways.reduce(0) { $0 + gaps[$1] }
      if missing > 0 { gaps[last] += missing }
    }
    var x = margin + 56 + (names.first ?? 0) / 2
    return [x]
      + gaps.map { gap in
        x += gap
        return x
      }
  }

  /// The lines of the picture's text.
  var lines: [String] {
    let names = diagram.participants
    let width =
      (columns.last ?? 0) + (names.last?.count ?? 0) * DiagramPicture.nameLetter / 2
      + 12 + DiagramPicture.margin
    let top = DiagramPicture.margin + DiagramPicture.head
    let rows = diagram.messages.count + (diagram.ending == nil ? 0 : 1)
    let height = top + rows * DiagramPicture.row + DiagramPicture.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"Sequence of calls\">",
      DiagramPicture.style,
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" "
        + "markerHeight=\"8\" orient=\"auto\"><path class=\"tip\" d=\"M0 0 8 4 0 8Z\"/></marker></defs>",
      "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    for (x, name) in zip(columns, names) {
      let half = (name.count * DiagramPicture.nameLetter + 24) / 2
      lines.append(
        "<path class=\"life\" d=\"M\(x) \(top - 8)V\(height - DiagramPicture.margin / 2)\"/>")
      lines.append(
        "<rect class=\"box\" x=\"\(x - half)\" y=\"\(DiagramPicture.margin)\" width=\"\(2 * half)\" "
          + "height=\"28\" rx=\"6\"/>")
      lines.append(
        "<text class=\"name\" x=\"\(x)\" y=\"\(DiagramPicture.margin + 19)\">\(MarkupText.escaped(name))</text>"
      )
    }
    var y = top
    var time = ""
    for message in diagram.messages {
      y += DiagramPicture.row
      lines += self.lines(of: message, at: y, showsTime: message.time.seconds != time)
      time = message.time.seconds
    }
    if let ending = diagram.ending {
      y += DiagramPicture.row
      lines.append(
        "<text class=\"time\" x=\"\(DiagramPicture.margin)\" y=\"\(y + 4)\">\(MarkupText.escaped(ending))</text>"
      )
    }
    return lines + ["</svg>"]
  }

  private func lines(
    of message: SequenceDiagram.Message, at y: Int, showsTime: Bool
  ) -> [String] {
    let (from, to) = (columns[message.from], columns[message.to])
    let kind =
      switch message.kind {
      case .input: "input"
      case .call: "call"
      case .answer: "answer"
      case .action: "action"
      case .ignored, .refused: "refused"
      }
    var lines: [String] = []
    if showsTime {
      lines.append(
        "<text class=\"time\" x=\"\(DiagramPicture.margin)\" y=\"\(y + 4)\">"
          + "\(message.time.seconds)</text>")
    }
    lines.append(
      "<path class=\"way \(kind)\" d=\"M\(from) \(y)H\(to)\" marker-end=\"url(#tip)\"/>")
    lines.append(
      "<text class=\"\(kind)\" x=\"\((from + to) / 2)\" y=\"\(y - 6)\">\(MarkupText.escaped(message.text))</text>"
    )
    return lines
  }

  private static let style = """
    <style>
    text { font: 12px "DejaVu Sans Mono", monospace; text-anchor: middle; fill: #2e3436;
    paint-order: stroke; stroke: #fff; stroke-width: 5px }
    .name { font: bold 13px sans-serif; stroke: none } .time { text-anchor: start; fill: #6b6f72 }
    .ground { fill: #fff } .box { fill: #f1f1ef; stroke: #b6b6b3 } .life { stroke: #c8c8c4 }
    .way { stroke: #2e3436; fill: none } .way.answer { stroke-dasharray: 5 4 }
    .way.input { stroke: #1a5fb4 } text.input { fill: #1a5fb4 }
    .way.refused { stroke: #c01c28; stroke-dasharray: 2 3 } text.refused { fill: #c01c28 }
    .tip { fill: #2e3436 }
    @media (prefers-color-scheme: dark) {
    text { fill: #eee; stroke: #1e1e1e } .name { stroke: none } .time { fill: #a8a8a8 } .ground { fill: #1e1e1e }
    .box { fill: #303030; stroke: #5e5e5e } .life { stroke: #4a4a4a }
    .way { stroke: #eee } .tip { fill: #eee }
    .way.input { stroke: #78aeed } text.input { fill: #78aeed }
    .way.refused { stroke: #ff7b63 } text.refused { fill: #ff7b63 } }
    </style>
    """
}

extension SequenceDiagram {
  /// The lines of the diagram as an SVG picture.
  public var svg: [String] { DiagramPicture(self).lines }
}
