import DialogModel
import StageGeometry
import Testing

/// The cells between the bars of a screen.
@Suite struct CellContentTests {
  private func cells(_ controls: [Control]) -> [CellContent] {
    let screen = ScreenID(0)
    return CellContent.all(
      controls.enumerated().map { (ControlID(screen: screen, index: $0.offset), $0.element) })
  }

  private func row(_ text: String) -> Control { Control(id: text, kind: .row, text: text) }

  private func section(_ title: String, footer: String? = nil, count: Int) -> Control {
    Control(id: "s", kind: .section(footer: footer, count: count), text: title)
  }

  @Test func footerFollowsTheLastControlOfItsSection() {
    let cells = cells([section("A", footer: "Below", count: 2), row("1"), row("2"), row("3")])
    #expect(cells.map(\.text) == ["A", "1", "2", "Below", "3"])
    #expect(cells.map(\.isFooter) == [false, false, false, true, false])
    // The footer is found where its control is.
    #expect(cells[3].id == cells[2].id)
  }

  @Test func sectionsStartGroups() {
    let cells = cells([row("0"), section("", count: 1), row("1"), row("2")])
    #expect(cells.map(\.text) == ["0", "1", "2"])
    #expect(cells.map(\.startsGroup) == [false, true, true])
  }

  @Test func emptySectionHasItsFooter() {
    #expect(cells([section("A", footer: "None", count: 0)]).map(\.text) == ["A", "None"])
    #expect(cells([section("", footer: "None", count: 0)]).isEmpty)
  }

  @Test func longCaptionsAreCutIntoPieces() {
    let long = String(repeating: "word ", count: 800)
    let caption = cells([Control(id: "c", kind: .label, text: long)])
    #expect(caption.count == LongText.pieces(of: long).count && caption.count > 1)
    #expect(caption.map(\.continues) == [false] + caption.dropFirst().map { _ in true })
    #expect(cells([row(long)]).count == 1)
  }

  @Test func textsTakeNoTaps() {
    let cells = cells([section("A", footer: "Below", count: 1), row("1")])
    #expect(cells.map(\.isText) == [true, false, true])
    #expect(cells.map { $0.kind(.flat) } == [.caption, .row, .footer])
  }

  @Test func spokenNameHasAllTextsAndTheCheckmark() {
    var control = row("Wi-Fi")
    (control.details.subtitle, control.details.detail) = ("Connected", "Home")
    #expect(control.spokenName == "Wi-Fi, Connected, Home")
    control.details.accessory = .checkmark
    #expect(control.spokenName == "Wi-Fi, Connected, Home, selected")
  }

  // MARK: Dialogs

  @Test func dialogIsSpokenWithTextsAndTitles() {
    #expect(
      DialogSpeech.sentence("alert", "Title", nil, "", buttons: ["No", "Yes"])
        == "alert, Title, buttons: No, Yes")
    #expect(DialogSpeech.sentence("popover", nil) == "popover")
  }

  @Test func manyButtonsAreCounted() {
    let titles = (1...9).map(String.init)
    #expect(DialogSpeech.sentence("sheet", buttons: titles) == "sheet, 9 buttons")
    #expect(DialogSpeech.sentence("sheet", buttons: Array(titles.prefix(8))).hasSuffix("7, 8"))
  }
}
