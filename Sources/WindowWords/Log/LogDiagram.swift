import DialogSimulator
import EventLog

extension LogExport {
  /// Rows as a sequence diagram, given by their 0-based places in the log.
  ///
  /// It has the rows of one version of the document only, that of the last one: parts of the other
  /// versions may have other names.
  func diagram(_ format: Format, of places: [Int]) -> String {
    func run(_ place: Int) -> Int {
      log.earlierRun(of: log.entries[place].row) ?? prototypes.count - 1
    }
    guard let last = places.last else { return "" }
    let version = run(last)
    let rows = places.filter { run($0) == version }.map { log.entries[$0].row }
    let diagram = SequenceDiagram(rows, of: prototypes[version])
    let lines =
      switch format {
      case .mermaid: diagram.mermaid
      case .plantuml: diagram.plantUML
      case .svg: diagram.svg
      case .text, .jsonl, .csv, .markdown, .expect: [String]()
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Rows with the inputs that led to them, so that an arrow comes from the person.
  func withInputs(_ places: [Int]) -> [Int] {
    guard let last = places.last else { return [] }
    let inputs = Set(places.map { log.entries.input(at: $0) })
    var all = Set(places)
    log.entries.forEachLine(in: log.entries.startIndex..<last + 1) { line, _ in
      if line.sort == .input, inputs.contains(line.input), !log.isLeft(line.place) {
        all.insert(line.place)
      }
    }
    return all.sorted()
  }
}
