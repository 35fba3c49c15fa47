import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// The places of a prototype, and the ways between them, as the map draws them.
@Suite struct FlowMapTests {
  private static let document = """
    rehearsal: 1
    screens:
      account:
        title: Account
        controls:
          - {button: Sign Out, then: {present: sign-out}}
          - {button: Send, then: {run: sending}}
      help: {title: Help, controls: [{button: Ask, then: {present: sign-out}}]}
    dialogs:
      sign-out:
        alert:
          title: Sign Out?
          cancelButton: Cancel
          otherButtons: [{title: Go, then: {goTo: help}}]
      sent: {alert: {title: Sent, cancelButton: OK}}
    tasks: {sending: {title: Sending…, simulate: {seconds: 2}, whenDone: {present: sent}}}
    """

  private static func map(
    _ text: String, _ covered: Set<DocumentWay> = []
  ) throws -> (map: FlowMap, explorer: Explorer) {
    let prototype = try Documents.prototype(text)
    var explorer = Explorer(prototype, forFindings: true)
    explorer.run()
    let coverage = Coverage(explorer, scenarios: covered.isEmpty ? [] : [("x", covered)])
    return (FlowMap(explorer, coverage: coverage), explorer)
  }

  @Test("A place is a screen with what is over it, by the title that a person sees")
  func places() throws {
    let map = try FlowMapTests.map(FlowMapTests.document).map
    #expect(map.places[0].title == "Account")
    #expect(map.places[0].top == .screen(ScreenID(0)))
    #expect(Set(map.places.map(\.title)) == ["Account", "Sign Out?", "Sending…", "Sent", "Help"])
    #expect(Set(map.places.map(\.key)).count == map.places.count)
    #expect(map.places.first { $0.title == "Sending…" }?.top == .task(TaskID(0)))
  }

  @Test("What only takes a dialog away is a way back; ends of tasks are no person's")
  func ways() throws {
    let map = try FlowMapTests.map(FlowMapTests.document).map
    func way(_ from: String, _ to: String) -> FlowMap.Way? {
      map.ways.first { map.places[$0.from].title == from && map.places[$0.to].title == to }
    }
    let out = try #require(way("Account", "Sign Out?"))
    #expect(!out.isBack && out.exits.map(\.title) == ["Sign Out"])
    #expect(way("Sign Out?", "Account")?.isBack == true)
    #expect(way("Sign Out?", "Help")?.isBack == false)
    let end = try #require(way("Sending…", "Sent"))
    #expect(end.exits.contains { $0.title == "done" && $0.isOfWorld })
  }

  @Test("A way that no scenario goes is not covered")
  func coverage() throws {
    let yes = DocumentWay.control(ControlID(screen: ScreenID(0), index: 0))
    let map = try FlowMapTests.map(FlowMapTests.document, [yes]).map
    let out = try #require(map.ways.first { map.places[$0.to].title == "Sign Out?" })
    #expect(out.isCovered && out.exits[0].scenarios == ["x"])
    let send = try #require(map.ways.first { map.places[$0.to].title == "Sending…" })
    #expect(!send.isCovered)
  }

  @Test("Each place is where its way ends, and a run there is at it")
  func way() throws {
    let (map, explorer) = try FlowMapTests.map(FlowMapTests.document)
    for (number, place) in map.places.enumerated() {
      #expect(map.place(of: explorer.replay(place.way).simulator.state) == number)
    }
  }

  @Test("Dialogs over several screens are one place where nothing depends on these")
  func merged() throws {
    let text = """
      rehearsal: 1
      screens:
        a: {controls: [{button: B, then: {goTo: b}}, {button: Ask, then: {present: d}}]}
        b: {controls: [{button: Ask, then: {present: d}}]}
        c: {controls: [{label: End}]}
      dialogs:
        d: {alert: {title: D, otherButtons: [{title: On, then: {goTo: c}}]}}
      """
    let map = try FlowMapTests.map(text).map
    #expect(map.places.count { $0.title == "D" } == 1)
    let back = text.replacing("otherButtons: [{", with: "cancelButton: No, otherButtons: [{")
    #expect(try FlowMapTests.map(back).map.places.count { $0.title == "D" } == 2)
  }

  @Test("The tree says the same as the drawing, each way below its place")
  func tree() throws {
    let yes = DocumentWay.control(ControlID(screen: ScreenID(0), index: 0))
    let lines = FlowTree(try FlowMapTests.map(FlowMapTests.document, [yes]).map).lines
    #expect(lines[0] == "Account (start)")
    #expect(lines.contains("  Sign Out → Sign Out?, covered by x"))
    #expect(lines.contains("  Cancel → back to Account, not covered"))
  }

  @Test("The map as text numbers the findings, and dashes what is not covered")
  func text() throws {
    let yes = DocumentWay.control(ControlID(screen: ScreenID(0), index: 0))
    let map = try FlowMapTests.map(FlowMapTests.document, [yes]).map
    let dot = map.dot("a \"b\"", findings: [(0, "Bad")])
    #expect(dot.contains { $0.hasPrefix("  n0 [label=\"Account\\n1 Bad\"") })
    #expect(dot.contains { $0.contains("label=\"Sign Out\"") && !$0.contains("dashed") })
    #expect(dot.contains { $0.contains("label=\"Send\"") && $0.contains("dashed") })
    #expect(dot[0] == "digraph \"a \\\"b\\\"\" {")
    let mermaid = map.mermaid(findings: [(nil, "Nowhere"), (0, "Bad")])
    #expect(mermaid.last == "  note right of s0: 2 Bad")
  }

  @Test("Documents by chance have maps whose ways join their places", arguments: 0..<30)
  func byChance(_ seed: Int) {
    var options = ExploreOptions()
    options.mostStates = 300
    options.callsWithoutTime = Documents.calls
    var explorer = Explorer(Documents.byChance(seed), options, forFindings: true)
    explorer.run()
    let map = FlowMap(explorer, coverage: nil)
    for way in map.ways {
      #expect(map.places.indices.contains(way.from) && map.places.indices.contains(way.to))
      #expect(way.from != way.to && !way.exits.isEmpty)
    }
    #expect(Set(map.places.map(\.key)).count == map.places.count, "seed \(seed)")
    #expect(FlowTree(map).rowOfPlace.count == map.places.count)
  }
}
