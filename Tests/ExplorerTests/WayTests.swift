import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// The shortest ways, and that each leads to the state that it names.
@Suite struct WayTests {
  private static let chain = """
    rehearsal: 1
    screens:
      s: {controls: [{button: Go, then: {present: a}}, {button: Far, then: {run: t}}]}
    tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: b}}}
    dialogs:
      a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, afterwards: {present: b}}]}}
      b: {alert: {title: B, cancelButton: No}}
    """

  @Test("Each way leads a player to the state that it names", arguments: Documents.samples)
  func ofSamples(_ name: String) throws {
    let explorer = Documents.explored(try Documents.sample(name))
    for node in 0..<explorer.found.count {
      #expect(explorer.node(of: explorer.replay(explorer.found.way(to: node))) == node)
    }
  }

  @Test("Also in documents by chance", arguments: 0..<Documents.byChance)
  func ofDocumentsByChance(_ seed: Int) {
    let explorer = Documents.explored(Documents.byChance(seed), most: 600)
    for node in stride(from: 0, to: explorer.found.count, by: 7) {
      let way = explorer.found.way(to: node)
      #expect(explorer.node(of: explorer.replay(way)) == node, "seed \(seed), \(way)")
    }
  }

  @Test("A way is as short as it can be, and Home costs more than a tap")
  func shortest() throws {
    let explorer = Documents.explored(try Documents.prototype(WayTests.chain))
    let found = explorer.found
    let up = (0..<found.count).filter { node in
      let state = explorer.replay(found.way(to: node)).simulator.state
      return state.showings.map(\.dialog) == [DialogID(1)] && !state.isMoving
    }
    // Far, and the task's end; the other way has a tap on Go, and one on On.
    #expect(up.map { found.cost(of: $0) }.min() == 2)
    let away = (0..<found.count).filter {
      explorer.replay(found.way(to: $0)).simulator.state.application == .background
    }
    #expect(away.map { found.cost(of: $0) }.min() == 2)
  }

  @Test("States that are not kept are made again, and nothing else is found")
  func madeAgain() throws {
    let document = """
      rehearsal: 1
      flags: {\((0..<8).map { "f\($0): false" }.joined(separator: ", "))}
      screens:
        s:
          controls:
      \((0..<8).map { """
              - button: B\($0)
                then: [{set: {flag: f\($0), to: toggle}}, {when: {flag: f\($0)}, do: [{log: x}]}]
      """ }.joined(separator: "\n"))
      """
    let prototype = try Documents.prototype(document)
    let whole = Documents.explored(prototype)
    var few = Explorer(prototype, ExploreOptions(), keeping: 3)
    few.run()
    #expect(whole.found.count == 512)
    #expect(few.found.count == whole.found.count)
    for node in 0..<512 {
      #expect(few.found.way(to: node) == whole.found.way(to: node))
      #expect(few.found.edges(of: node) == whole.found.edges(of: node))
    }
  }
}
