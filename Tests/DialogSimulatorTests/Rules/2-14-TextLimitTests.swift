import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.14 Limits: texts")
struct TextLimitTests {
  /// The stop; only inputs that are ignored follow its row.
  private func stop(_ run: Run) throws -> Stop {
    let stops = run.rows.filter { if case .stopped = $0.content { true } else { false } }
    #expect(stops.count == 1)
    #expect(stops.first?.rules.rules == [.b3])
    let after = run.rows.drop { $0 != stops.first }.dropFirst()
    #expect(
      after.allSatisfy { if case .input(_, _, .stopped) = $0.content { true } else { false } })
    return try #require(run.simulator.state.stop)
  }

  /// The bytes of a field, and of the texts of all dialogs that are up.
  private func bytes(_ run: Run) -> Int {
    let shown = run.simulator.state.showings.map { showing in
      ([showing.texts.title, showing.texts.message].compactMap(\.self) + showing.texts.buttons)
        .reduce(0) { $0 + $1.utf8.count }
    }
    return shown.reduce(run.text("F0")?.utf8.count ?? 0, +)
  }

  private func doubling(_ action: (Template) -> Action) -> [TextField.Event: [Action]] {
    [.editingChanged: [action(Template(pieces: [.field(0), .field(0)]))]]
  }

  @Test("B3: a field that doubles at each key stops the run, and keeps the last text")
  func aFieldDoubles() throws {
    let events = doubling { .setFieldText(field("F0"), $0) }
    var run = Run(screens: [[control("name", textField(on: events))]])
    run.tap(field: "F0")
    run.type(String(repeating: "a", count: 20))
    let stop = try stop(run)
    #expect(stop.limit == .field(SizeLimit.field))
    #expect(stop.repeating.map(\.target) == [.field(field("F0"))])
    #expect((SizeLimit.field / 2 - 1...SizeLimit.field).contains(bytes(run)))
    // Keys after the stop do nothing.
    #expect(run.rows.count { if case .call = $0.content { true } else { false } } < 40)
  }

  @Test("B3: a paste that a field cannot hold", arguments: [("é", 32_501), ("a", 65_001)])
  func aLongPaste(_ character: String, _ count: Int) throws {
    var run = Run(screens: [[control("name", textField("b"))]])
    run.tap(field: "F0")
    run.paste(String(repeating: character, count: count - 2))
    #expect(run.simulator.state.stop == nil)
    run.paste(String(repeating: character, count: 2))
    #expect(try stop(run).limit == .field(SizeLimit.field))
    #expect(bytes(run) <= SizeLimit.field)
  }

  @Test("B3: what replaces a long text counts alone")
  func aReplacement() {
    let most = String(repeating: "a", count: SizeLimit.field)
    var run = Run(screens: [[control("name", textField(most))]])
    run.tap(field: "F0")
    run.perform(.edit(.type("b", over: TextRange(0, SizeLimit.field))))
    #expect(run.simulator.state.stop == nil)
    #expect(run.text("F0") == "b")
  }

  @Test("B3: a text of more than 1 MiB is not made")
  func aLongText() throws {
    let long = String(repeating: "a", count: SizeLimit.field)
    // Each piece adds 65,000 bytes, so the seventeenth is one too many; a hundred thousand more
    // would need gigabytes.
    let pieces = Array(repeating: Template.Piece.field(0), count: 100_000)
    let events: [TextField.Event: [Action]] = [
      .editingDidBegin: [.setTexts(id("A"), title: nil, message: Template(pieces: pieces))]
    ]
    var run = Run(asking("A", textField(long, on: events)))
    run.present("A")
    run.settle()
    let stop = try stop(run)
    #expect(stop.limit == .text(SizeLimit.text))
    #expect(bytes(run) == 0 + "Cancel".count + "OK".count)
  }

  @Test("B3: the texts of the log together, filled in or not")
  func theLog() throws {
    let long = String(repeating: "x", count: SizeLimit.text)
    let logs = Array(repeating: Action.log(Template(long)), count: 100)
    var run = Run(screens: [[Control(id: "go", kind: .button, text: "Go", then: logs)]])
    run.tapControl(0)
    #expect(try stop(run).limit == .logTexts(SizeLimit.logTexts))
    let lines = run.rows.count { if case .console = $0.content { true } else { false } }
    #expect((64...65).contains(lines))
  }

  @Test("B3: the titles of very many buttons together")
  func manyTitles() throws {
    let pieces = Array(repeating: Template.Piece.field(0), count: 16)
    var alert = Alert()
    alert.otherButtons = (0..<500).map { _ in Button(title: Template(pieces: pieces)) }
    let events: [TextField.Event: [Action]] = [.editingDidBegin: [.present(id("B"))]]
    let long = textField(String(repeating: "a", count: SizeLimit.field), on: events)
    var run = Run(asking("A", long), Dialog(id: "B", alert: alert))
    run.present("A")
    run.settle()
    #expect(try stop(run).limit == .logTexts(SizeLimit.logTexts))
    #expect(bytes(run) <= SizeLimit.logTexts + SizeLimit.text)
  }
}
