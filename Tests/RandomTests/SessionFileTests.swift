import DialogModel
import DialogSimulator
import DocumentWriter
import EventLog
import PrototypeFile
import RandomPrototypes
import Scenario
import Session
import Testing

/// Runs that were written to session files are the same when they are performed again.
@Suite struct SessionFileTests {
  private static let secret = "qXz7-horse"

  /// A run by chance, in which a password is typed wherever a secure field edits.
  private func run(_ seed: UInt64) throws -> (text: String, typed: Int)? {
    var chance = Chance(seed: seed)
    let made = chance.withTasks(chance.prototype(), commands: true)
    let document = try PrototypeDocument.text(of: made)
    guard
      let prototype = PrototypeDocument.load(Array(document.utf8), in: .bare).prototype
    else { return nil }
    var simulator = Simulator(
      prototype, configuration: Configuration(limits: .scenario), matches: Pattern.matcher(),
      zones: TimeZones.offsets)
    let reader = InputReader(prototype)
    var timeline = Timeline(of: simulator)
    var now = SimulatedTime.zero
    var typed = 0
    timeline.perform(.launch, at: now, by: &simulator)
    for _ in 0..<40 {
      now = now.after(milliseconds: chance.gap())
      timeline.advance(&simulator, to: now)
      let field = simulator.state.firstResponder
      if let field, simulator.prototype.textField(field)?.isSecure == true {
        typed += 1
        timeline.perform(.edit(.paste(Self.secret)), at: now, by: &simulator)
      }
      // As it is read: references list the parts with the name in the document.
      guard
        let words = try? PrototypeDocument.words(
          of: chance.inputWithTasks(simulator), in: simulator.prototype),
        let input = try? reader.input(words)
      else { continue }
      timeline.perform(input, at: now, by: &simulator)
    }
    now = now.after(milliseconds: 5_000)
    timeline.advance(&simulator, to: now)
    let text = RecordedSession.text(
      of: timeline, until: simulator.state.now,
      .init(
        name: "it.rehearsal.yaml", text: document,
        setting: RunSetting(prototype, orientation: .portrait)), program: "test")
    return (text, typed)
  }

  @Test func runsByChanceAreTheSameAgain() throws {
    var (calls, typed) = (0, 0)
    for seed in 0..<300 as Range<UInt64> {
      guard let made = try run(seed) else { continue }
      typed += made.typed
      #expect(!made.text.contains(Self.secret), "seed \(seed)")
      let session = try RecordedSession(Array(made.text.utf8))
      let recorded = try #require(session.runs.first)
      let prototype = try #require(recorded.loaded.prototype)
      let replayed = recorded.replayed(on: prototype).timeline
      let json = JSONLine(replayed.prototype)
      let lines = replayed.rows().compactMap { json.line($0) }
      calls += lines.count
      #expect(lines == recorded.calls.map(\.json), "seed \(seed)")
    }
    #expect(calls > 5_000)
    #expect(typed > 100)
  }

  /// A program can be ended while it writes, at any byte.
  @Test func everyBeginningIsReadOrExplained() throws {
    let bytes = Array(try #require(try run(3)).text.utf8)
    let head = try #require(bytes.firstIndex(of: 0x0A))
    let whole = try RecordedSession(bytes)
    for count in bytes.indices {
      do throws(LineFault) {
        let session = try RecordedSession(Array(bytes[..<count]))
        #expect(count >= head)
        #expect(whole.runs[0].inputs.starts(with: session.runs[0].inputs))
        #expect(whole.runs[0].calls.starts(with: session.runs[0].calls))
      } catch {
        #expect(count < head)
        #expect(error.line == 1)
      }
    }
  }

  @Test func damagedBytesAreReadOrExplained() throws {
    let bytes = Array(try #require(try run(5)).text.utf8)
    var random = Randomness(seed: 7)
    for _ in 0..<400 {
      var damaged = bytes
      damaged[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255))
      guard let session = try? RecordedSession(damaged) else { continue }
      for run in session.runs {
        guard let prototype = run.loaded.prototype else { continue }
        _ = run.replayed(on: prototype)
      }
    }
  }

  @Test(arguments: [
    ("", 1), ("{}\n", 1), ("{\"session\":2}\n", 1), ("\u{0}\n", 1),
    ("{\"session\":1,\"document\":{\"text\":\"x\",\"sha256\":\"no\"}}\n", 1),
    (String(repeating: "[", count: 100_000) + "\n", 1),
  ])
  func whatIsNoSessionIsExplained(_ text: String, _ line: Int) {
    do throws(LineFault) {
      _ = try RecordedSession(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.line == line)
      #expect(!error.message.isEmpty)
    }
  }

  @Test func linesAfterTheHeadAreExplained() throws {
    let text = try #require(try run(1)).text
    let head = try #require(text.split(separator: "\n").first)
    for (lines, line) in [
      ("{\"time\":1,\"input\":3}\n", 2), ("{\"time\":-1,\"input\":\"{}\"}\n", 2),
      ("{\"time\":2,\"input\":\"{}\"}\n{\"time\":1,\"input\":\"{}\"}\n", 3),
      ("{\"branch\":{\"inputs\":9,\"answers\":0,\"calls\":0}}\n", 2), ("{no}\n{\"end\":1}\n", 2),
      ("{\"answers\":[1]}\n", 2), ("\(head)\n", 2), ("{\"time\":1e300,\"input\":\"{}\"}\n", 2),
    ] {
      do throws(LineFault) {
        _ = try RecordedSession(Array("\(head)\n\(lines)".utf8))
        Issue.record("it was read: \(lines)")
      } catch {
        #expect(error.line == line, "\(lines)")
      }
    }
  }

  @Test func aBranchSharesItsBeginning() throws {
    let head = try #require(try run(1)?.text.split(separator: "\n").first)
    let lines = """
      {"time":0,"input":"{launch: true}"}
      {"time":1,"input":"{pressKey: home}"}
      {"note":"here","run":0,"row":1}
      {"unknown":1}
      {"branch":{"inputs":1,"answers":0,"calls":0}}
      {"time":0.5,"input":"{memoryWarning: true}"}
      """
    let session = try RecordedSession(Array("\(head)\n\(lines)\n".utf8))
    #expect(
      session.runs.map { $0.inputs.map(\.input.words) } == [
        ["{launch: true}", "{pressKey: home}"], ["{launch: true}", "{memoryWarning: true}"],
      ])
    #expect(session.notes == [.init(run: 0, row: 1, text: "here")])
  }
}
