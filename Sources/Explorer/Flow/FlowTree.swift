import Texts

/// The map in words: each place, and below it what leads from there.
public struct FlowTree: Sendable {
  /// A row.
  public struct Row: Sendable {
    /// The place.
    public let place: Int
    /// The way from it, and what leads there; `nil` for the row of the place.
    public let exit: (way: Int, number: Int)?
    /// The words.
    public let text: String
  }

  /// The rows in order.
  public private(set) var rows: [Row] = []
  /// The row of each place.
  public private(set) var rowOfPlace: [Int] = []

  /// The rows of a map.
  ///
  /// - Parameter marks: what else is said of a place, such as the numbers of its findings.
  public init(_ map: FlowMap, marks: (Int) -> [String] = { _ in [] }) {
    let ways = Dictionary(grouping: map.ways.indices) { map.ways[$0].from }
    for place in map.places.indices {
      rowOfPlace.append(rows.count)
      rows.append(
        Row(place: place, exit: nil, text: FlowTree.text(of: place, in: map, marks(place))))
      for way in ways[place] ?? [] {
        for number in map.ways[way].exits.indices {
          rows.append(
            Row(
              place: place, exit: (way, number),
              text: FlowTree.text(of: map.ways[way], number, in: map)))
        }
      }
    }
  }

  /// What is said of a place at which findings are; nothing without any.
  public static func mark(findings numbers: [Int]) -> [String] {
    guard !numbers.isEmpty else { return [] }
    let list = numbers.map(String.init).joined(separator: ", ")
    return [ntr("finding {list}", "findings {list}", numbers.count, ["list": list])]
  }

  /// A place by its title, and what is to be said of it.
  public static func text(of place: Int, in map: FlowMap, _ marks: [String] = []) -> String {
    let title = map.places[place].title
    let name = place == 0 ? tr("{name} (start)", ["name": title]) : title
    return ([name] + marks).joined(separator: ", ")
  }

  /// What leads from a place to another, and whether scenarios go it.
  public static func text(of way: FlowMap.Way, _ number: Int, in map: FlowMap) -> String {
    let (exit, to) = (way.exits[number], map.places[way.to].title)
    let text =
      way.isBack
      ? tr("{button} → back to {place}", ["button": exit.title, "place": to])
      : tr("{button} → {place}", ["button": exit.title, "place": to])
    switch exit.isCovered {
    case nil: return text
    case false: return tr("{way}, not covered", ["way": text])
    case true:
      let names = exit.scenarios.map { OneLine.text($0) }.joined(separator: ", ")
      return tr("{way}, covered by {scenarios}", ["way": text, "scenarios": names])
    }
  }

  /// The rows as lines, those of ways indented.
  public var lines: [String] {
    rows.map { ($0.exit == nil ? "" : "  ") + OneLine.text($0.text) }
  }
}
