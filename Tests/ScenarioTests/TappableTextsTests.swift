import PrototypeFile
import Scenario
import Testing

/// What a person can tap when a step of a scenario comes.
@MainActor
@Suite struct TappableTextsTests {
  private static let document = """
    rehearsal: 1
    screens:
      home:
        title: Home
        controls:
          - label: Only text
          - {button: Go, then: [{present: sure}]}
    dialogs:
      sure:
        alert:
          title: Sure?
          cancelButton: "No"
          otherButtons: ["Yes"]
        delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": false}}
    scenarios:
      once:
        steps:
          - tapOn: Go
          - tapOn: "No"
    """

  @Test func textsOfScreenAndThenOfAlertButNoTitles() throws {
    let text = TappableTextsTests.document
    let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let steps = lines.indices.filter { lines[$0].contains("- tapOn") }.map { $0 + 1 }
    #expect(prototype.tappableTexts(atStepOn: steps[0]) == ["Go"])
    // “Yes” shows, and its delegate has switched it off.
    #expect(prototype.tappableTexts(atStepOn: steps[1]) == ["No"])
    #expect(prototype.tappableTexts(atStepOn: 1).isEmpty)
  }
}
