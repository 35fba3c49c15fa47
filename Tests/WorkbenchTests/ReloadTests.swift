import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing
import Workbench

/// What a change of the document, of its language or of the device does to the run.
@MainActor @Suite struct ReloadTests {
  private func document(_ button: String, more: String = "") -> String {
    """
    screens: {one: {title: One}, two: {title: Two}}
    dialogs: {a: {alert: {title: A, cancelButton: \(button)}}}
    \(more)
    """
  }

  private func waits(_ isSo: () -> Bool) async throws {
    for _ in 0..<1000 where !isSo() { try await Task.sleep(for: .milliseconds(10)) }
  }

  private func present(_ bench: Bench) throws {
    bench.workbench.send(.perform(.goTo(ScreenID(1))))
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    _ = bench.takeTold()
  }

  @Test func whatIsUpStaysUp() throws {
    let bench = try Bench(document("Old"))
    try present(bench)
    let rows = try bench.session.log.entries.count
    try bench.reload(document("New"))
    #expect(bench.takeTold() == ["loaded", "run"])
    let session = try bench.session
    #expect(try bench.up == ["a"])
    #expect(session.state.showings.map(\.texts.buttons) == [["New"]])
    #expect(session.state.screen == ScreenID(1))
    #expect(session.log.entries.count > rows)
  }

  @Test func aFileThatIsTheSameIsLeftAlone() throws {
    let bench = try Bench(document("Old"))
    _ = bench.takeTold()
    try bench.reload(document("Old"))
    #expect(bench.takeTold() == [])
  }

  @Test func aBrokenDocumentKeepsTheLastGoodRun() throws {
    let bench = try Bench(document("Old"))
    try present(bench)
    let session = try bench.session
    try bench.reload("titel: x")
    #expect(bench.takeTold() == ["2:1 unknown key “titel”"])
    #expect(bench.workbench.session === session)
    #expect(bench.workbench.prototype?.dialogs.count == 1)
    // It continues, and can be used.
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    #expect(try bench.up == [])
    // Mended, it continues from there.
    try bench.reload(document("New"))
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(try bench.session.state.screen == ScreenID(1))
  }

  @Test func whatWasBrokenFromTheStartBeginsWhenItIsMended() throws {
    let bench = try Bench("titel: x")
    #expect(bench.takeTold() == ["2:1 unknown key “titel”"])
    #expect(bench.workbench.hasDocument)
    try bench.reload(document("New"))
    #expect(bench.takeTold() == ["loaded", "run"])
  }

  @Test func aBadPatternIsRefusedWhenItIsSaved() throws {
    let bench = try Bench(document("Old"))
    let session = try bench.session
    try bench.reload(document("Old", more: "scenarios: {x: {steps: [{waitFor: /(/}], expect: []}}"))
    #expect(bench.workbench.session === session)
    #expect(bench.workbench.prototype?.scenarios.isEmpty == true)
  }

  @Test func marksFollowAChangeByAnotherProgram() async throws {
    func document(_ title: String) -> String {
      self.document(
        "C",
        more: """
          scenarios:
            shows: {steps: [{assertVisible: \(title)}]}
            other: {steps: [{wait: 5}]}
          """)
    }
    let bench = try Bench(document("One"))
    bench.workbench.startAgain(playing: "shows")
    try bench.pass()
    #expect(bench.workbench.results["shows"]?.isGood == true)
    try bench.reload(document("Nowhere"))
    #expect(bench.workbench.results.isEmpty)
    #expect(bench.workbench.staleResults["shows"]?.isGood == true)
    let run = try bench.session
    try await waits { bench.workbench.results["shows"] != nil }
    #expect(bench.workbench.results["shows"]?.isGood == false)
    // What has no mark gets none, and the run is left alone.
    #expect(bench.workbench.results["other"] == nil)
    #expect(bench.workbench.session === run)
    // While one plays, the others wait.
    bench.workbench.startAgain(playing: "other")
    try bench.reload(document("One"))
    #expect(bench.workbench.isPlaying)
    try await Task.sleep(for: .milliseconds(700))
    #expect(bench.workbench.results["shows"] == nil)
    try bench.pass()
    try await waits { bench.workbench.results["shows"]?.isGood == true }
    #expect(bench.workbench.results["other"]?.isGood == true)
  }

  @Test func startingAgainBeginsFromTheStart() throws {
    let bench = try Bench(document("Old"))
    try present(bench)
    bench.workbench.startAgain()
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(try bench.up == [])
    #expect(try bench.session.state.screen == ScreenID(0))
  }

  @Test func languageChangeKeepsTheMomentOfTheRun() throws {
    let bench = try Bench(document("OK", more: "strings: {de: {OK: Gut}}"))
    try present(bench)
    bench.workbench.change(to: "de", named: "Deutsch")
    #expect(bench.takeTold() == ["run"])
    #expect(bench.workbench.language == "de")
    #expect(try bench.session.state.showings.map(\.texts.buttons) == [["Gut"]])
    // The same again changes nothing.
    bench.workbench.change(to: "de", named: "Deutsch")
    #expect(bench.takeTold() == [])
    // It stays chosen when the document is saved, and for the next run.
    try bench.reload(document("OK", more: "strings: {de: {OK: Fein}}"))
    #expect(try bench.session.state.showings.map(\.texts.buttons) == [["Fein"]])
    bench.workbench.startAgain()
    #expect(bench.workbench.language == "de")
    bench.workbench.change(to: nil, named: "as written")
    #expect(bench.workbench.language == nil)
  }

  @Test func anotherDeviceBeginsAnew() throws {
    let bench = try Bench(document("OK"))
    try present(bench)
    bench.workbench.startAgain(on: .tablet)
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(try bench.session.prototype.device == .tablet)
    #expect(try bench.up == [])
    // A save does not change the device back.
    try bench.reload(document("Other"))
    #expect(try bench.session.prototype.device == .tablet)
  }
}
