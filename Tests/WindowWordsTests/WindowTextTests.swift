import DialogModel
import EventLog
import SampleRows
import StageGeometry
import Testing
import WindowWords

@testable import DialogSimulator

/// What is said outside the log: the list at the left, the bar under the stage, exports, names.
@Suite struct WindowTextTests {
  // MARK: The list at the left

  @Test func theListHasAHeadingForEachPart() {
    let rows = ContentsRows(prototype).rows
    #expect(
      rows == [
        .heading("Screens"),
        .item(.screen(home), .init(icon: "rehearsal-screen-symbolic", title: "home")),
        .heading("Dialogs"),
        .item(.dialog(confirm), .init(icon: "rehearsal-alert-symbolic", title: "confirm")),
        .item(.dialog(share), .init(icon: "rehearsal-sheet-symbolic", title: "share")),
      ])
    #expect(ContentsRows(Prototype()).rows == [])
  }

  @Test func whatShowsIsMarked() {
    var simulator = Simulator(prototype)
    #expect(ContentsRows.mark(.screen(home), in: simulator.state) == nil)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    #expect(ContentsRows.mark(.screen(home), in: simulator.state) == "shown")
    #expect(ContentsRows.mark(.dialog(confirm), in: simulator.state) == nil)
    simulator.perform(.perform(.present(confirm)), at: simulator.state.now)
    simulator.advance(to: SimulatedTime(milliseconds: 2_000))
    #expect(ContentsRows.mark(.dialog(confirm), in: simulator.state) == "shown")
    #expect(ContentsRows.mark(.dialog(share), in: simulator.state) == nil)
    #expect(ContentsRows.mark(.scenario("tour"), in: simulator.state) == nil)
  }

  // MARK: The bar under the stage

  @Test(arguments: [(1.0, "100 %"), (0.25, "25 %"), (1.376, "138 %"), (2, "200 %")])
  func aZoomIsAPercentage(_ zoom: Double, _ text: String) {
    #expect(StageBarText.percent(ofZoom: zoom) == text)
  }

  @Test func simulatedTimeIsInSeconds() {
    #expect(StageBarText.time(SimulatedTime(milliseconds: 1_250)) == "1.250 s")
  }

  @Test func speedsBeginWithTheFullOne() {
    #expect(Speed.all.map(\.slowness) == [1, 4, 10])
    #expect(Speed.all.map(\.sign) == ["1×", "¼×", "⅒×"])
    #expect(Set(Speed.all.map(\.name)).count == 3)
  }

  @Test func devicesAndLooksHaveNames() {
    #expect(Set(DeviceModel.allCases.map(\.title)).count == 3)
    for model in DeviceModel.allCases {
      let metrics = DeviceMetrics(model, .portrait)
      let size = "\(Int(metrics.screenWidth)) × \(Int(metrics.screenHeight))"
      #expect(model.title.hasSuffix(size))
    }
    #expect(Look.all.map(\.title) == ["Classic", "Classic, dark", "Flat", "Flat, dark"])
  }

  @Test func turningNamesTheScreenThatIsTheReason() {
    #expect(StageBarText.turning(heldBy: nil) == "Turn the device upright or on its side")
    #expect(
      StageBarText.turning(heldBy: Screen(id: "home"))
        == "The device cannot be turned: “orientations” of the screen “home” has no other one")
  }

  // MARK: The kinds of rows

  @Test(
    arguments: [
      (0, "0"), (9_999, StopText.grouped(9_999)), (10_000, "10k"), (999_999, "999k"),
      (1_000_000, "1.0M"), (2_550_000, "2.5M"),
    ])
  func aCountIsShort(_ count: Int, _ text: String) {
    #expect(RowKind.short(count) == text)
  }

  @Test func everyKindHasWords() {
    #expect(Set(RowKind.allCases.map(\.title)).count == RowKind.allCases.count)
    #expect(Set(RowKind.allCases.map(\.explanation)).count == RowKind.allCases.count)
  }

  // MARK: New calls

  @Test func newCallsAreToldTogether() {
    #expect(NewCallsText.sentence(1, last: "a") == "1 new call, the last a")
    #expect(NewCallsText.sentence(12, last: "b") == "12 new calls, the last b")
  }

  // MARK: Exports

  @Test func everyFormatHasAnEnding() {
    #expect(
      LogExport.Format.allCases.map(\.ending) == [
        "txt", "jsonl", "csv", "md", "yaml", "mmd", "puml", "svg",
      ])
    #expect(
      LogExport.Format.allCases.map(\.title) == [
        "Text", "JSON Lines", "CSV", "Markdown", "Expected Calls", "Mermaid Diagram",
        "PlantUML Diagram", "Diagram as SVG",
      ])
  }

  @Test func anExportHasTheCallsAlone() {
    let export = LogExport(log(input(.home), clicked(1, at: 5), row(.console("x"))), prototype)
    let text = TextLine(prototype).line(clicked(1, at: 5))
    #expect(export.contents(.text) == (text ?? "") + "\n")
    let csv = export.contents(.csv)
    #expect(csv.hasPrefix(CSVLine.header()))
    #expect(csv.split(whereSeparator: \.isNewline).count == 2)
    #expect(export.contents(.jsonl).contains("\"alertView:clickedButtonAtIndex:\""))
  }

  @Test func anEmptyLogIsAnEmptyFile() {
    let export = LogExport(EventLog(), prototype)
    #expect(export.contents(.text) == "" && export.contents(.jsonl) == "")
    #expect(export.contents(.csv).split(whereSeparator: \.isNewline).count == 1)
  }

  /// A call before the document was read again is about the document as it was.
  @Test func anEarlierRunKeepsItsNames() {
    var entries = log(clicked(0, input: 1))
    entries.endRun(of: prototype)
    entries.append(clicked(0, input: 2))
    var renamed = prototype
    renamed.dialogs[0].id = "other"
    let lines = LogExport(entries, renamed).contents(.text).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("confirm") == true && lines.last?.contains("other") == true)
  }

  // MARK: Samples and languages

  @Test(
    arguments: [
      ("# Two alerts.\ntitle: x\n", "Two alerts."),
      ("# A long one that\n#  goes on. And more.\n", "A long one that goes on."),
      ("# No full stop\ntitle: x\n# later.\n", "No full stop"),
      ("title: x\n# Later.\n", ""), ("", ""),
    ])
  func aSampleIsSummedUpByItsFirstSentence(_ document: String, _ summary: String) {
    #expect(SampleSummary.text(of: Array(document.utf8)) == summary)
  }

  @Test(
    arguments: [
      ("de", "Deutsch"), ("pt-BR", "Português (BR)"), ("zh_Hant_TW", "中文 (Hant TW)"),
      ("DE", "Deutsch"), ("xx", "xx"), ("", ""),
    ])
  func aLanguageIsCalledAsItCallsItself(_ code: String, _ name: String) {
    #expect(LanguageNames.name(of: code) == name)
  }
}
