import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// Rows as diagrams, and as a table in Markdown.
@Suite struct DiagramTests {
  private var diagram: SequenceDiagram {
    SequenceDiagram(
      [
        input(.tapButton(confirm, index: 1), "Go; #1"), clicked(1, at: 250),
        row(.action(.present(done), waits: false), at: 250),
        row(
          .call(.alertViewShouldEnableFirstOtherButton, .none, returned: false), at: 250,
          target: .dialog(done)),
        input(.tapButton(done, index: 0), "No", ignored: .entering, at: 300, target: .dialog(done)),
      ], of: prototype)
  }

  @Test func mermaid() {
    #expect(
      diagram.mermaid == [
        "sequenceDiagram",
        "  actor p0 as Person",
        "  participant p1 as confirm",
        "  participant p2 as done",
        "  participant p3 as Code",
        "  p0->>p1: tapOn \"Go#59; #35;1\"",
        "  p1->>p3: alertView:clickedButtonAtIndex: 1",
        "  p3->>p2: present done",
        "  p2->>p3: alertViewShouldEnableFirstOtherButton:",
        "  p3-->>p2: false",
        "  p0-xp2: tapOn \"No\" (ignored: entering)",
      ])
  }

  @Test func plantUML() {
    #expect(diagram.plantUML.first == "@startuml")
    #expect(diagram.plantUML.last == "@enduml")
    #expect(diagram.plantUML.contains("p3 --> p2 : false"))
    let odd = SequenceDiagram([input(.launch, "", target: .application)], of: prototype)
    #expect(odd.plantUML.contains("p0 -> p1 : launch"))
  }

  /// Characters that the text of a diagram gives a meaning.
  @Test func namesOfButtonsAreNoMarkup() {
    let rows = [input(.tapButton(confirm, index: 0), "**a** <b> \\n __c")]
    let line = SequenceDiagram(rows, of: prototype).plantUML.first { $0.hasPrefix("p0 ->") }
    #expect(line == #"p0 -> p1 : tapOn "*~*a*~* ~<b> \\\\n _~_c""#)
    let svg = SequenceDiagram(rows, of: prototype).svg.joined()
    #expect(svg.contains("&lt;b&gt;") && !svg.contains("<b>"))
  }

  @Test func thePictureHasAWayForEachMessage() {
    let svg = diagram.svg
    #expect(svg.count { $0.hasPrefix("<path class=\"way") } == 6)
    #expect(svg.count { $0.hasPrefix("<text class=\"name\"") } == 4)
    // The time is stopped where it changes.
    #expect(svg.count { $0.hasPrefix("<text class=\"time\"") } == 3)
    #expect(svg.first?.hasPrefix("<svg ") == true && svg.last == "</svg>")
  }

  @Test func markdown() {
    let lines = MarkdownLine(prototype)
    #expect(MarkdownLine.header() == "| Time | Target | Call |\n| ---: | --- | --- |")
    #expect(
      lines.line(clicked(1, at: 250))
        == "| 0.250 | `confirm` | `alertView:clickedButtonAtIndex: 1` |")
    #expect(lines.line(input(.tapButton(confirm, index: 0), "a|b`c")) == nil)
    #expect(
      lines.line(input(.tapButton(confirm, index: 0), "a|b`c"), all: true)
        == "| 0.000 | `confirm` | input: `` tapOn \"a\\|b`c\" `` | D1 |")
  }

  @Test func aDiagramStopsAtFiveThousandCalls() {
    let call = clicked(1, at: 250)
    let whole = SequenceDiagram(
      Array(repeating: call, count: SequenceDiagram.mostCalls), of: prototype)
    #expect(whole.calls == (5_000, 5_000))
    #expect(!whole.mermaid.joined().contains("Note over"))
    let cut = SequenceDiagram(
      Array(repeating: call, count: SequenceDiagram.mostCalls + 2), of: prototype)
    #expect(cut.calls == (5_000, 5_002))
    let ending = "The diagram ends here: it shows 5000 of 5002 calls."
    #expect(cut.mermaid.last == "  Note over p0,p2: \(ending)")
    #expect(cut.mermaid.count == whole.mermaid.count + 1)
    #expect(cut.plantUML.dropLast().last == "note over p0, p2 : \(ending)")
    #expect(cut.svg.dropLast().last?.contains(ending) == true)
    #expect(cut.svg.count == whole.svg.count + 1)
  }

  /// What is requested is bounded too, where nothing is called.
  @Test func aDiagramWithoutCallsStopsToo() {
    let asked = input(.tapButton(done, index: 0), "No", ignored: .entering, at: 300)
    let diagram = SequenceDiagram(
      Array(repeating: asked, count: 30_000) + [clicked(1, at: 400)], of: prototype)
    #expect(diagram.mermaid.count < 21_000)
    #expect(diagram.calls == (0, 1))
  }
}
