import DialogModel
import DialogSimulator
import Geometry
import StageGeometry
import Testing

/// What is said about each text of a dialog, a bar, a row and a banner.
@Suite struct VerdictTests {
  private let ruler = LetterRuler()
  private let dialog = DialogID(0)

  private func fit(
    _ theme: Look.Theme = .flat, _ size: StageAxes.TextSize = .normal,
    _ orientation: Orientation = .portrait
  ) -> DialogFit {
    DialogFit(
      on: DeviceMetrics(.phone, orientation), LookVariant(Look(theme), textSize: size), ruler)
  }

  private func alert(
    title: String? = nil, message: String? = nil, _ buttons: [String] = ["OK"],
    _ fit: DialogFit? = nil, keyboard: Bool = false, fields: [TextField] = []
  ) -> [FittedText] {
    var described = Alert()
    described.otherButtons = buttons.map { Button(title: Template($0)) }
    var parts = AlertParts(
      dialog, DialogTexts(title: title, message: message, buttons: buttons),
      ButtonIndices(described, firstOtherIndex: .fixed))
    parts.fields = fields
    return (fit ?? self.fit()).fitted(parts, keyboard: keyboard)
  }

  private func verdicts(_ texts: [FittedText]) -> [FitVerdict.Kind] { texts.map(\.verdict.kind) }

  private func x(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// 238 points are 25 bold letters of 17 points.
  @Test(arguments: [
    (25, FitVerdict.fits, 1), (26, .wraps(lines: 2), 2), (50, .wraps(lines: 2), 2),
    (51, .shrunk(0.95), 2), (64, .shrunk(0.8), 3),
  ])
  func aTitleWrapsThenShrinksThenTakesAThirdLine(
    letters: Int, verdict: FitVerdict, lines: Int
  ) throws {
    let title = try #require(alert(title: x(letters)).first)
    #expect(title.verdict == verdict && title.lines == lines)
  }

  @Test func aButtonShrinksToSixtyPerCentAndIsThenCut() {
    let buttons = alert(["OK", x(40), x(46)]).map { ($0.text.count, $0.verdict.kind) }
    #expect(buttons.map(\.0) == [2, 40, 46] && buttons.map(\.1) == [.fits, .shrunk, .cut])
    let cut = alert([x(25) + "y" + x(25), "A", "B"])[0]
    #expect(cut.scale == 0.6 && cut.needs > cut.has)
    // 49 letters of 0.6 have room with the one for what is left out.
    #expect(ruler.lost(cut).contains("y") && ruler.drawn(cut).contains("…"))
    #expect(ruler.drawn(cut).count + ruler.lost(cut).count == 52)
  }

  @Test func textsScrollThatAreHigherThanTheScreen() {
    let long = alert(title: "A", message: x(4_000), ["OK"])
    #expect(verdicts(long) == [.scrolls, .scrolls, .fits])
    let many = alert(title: "A", (0..<20).map { "B\($0)" })
    #expect(many.first?.verdict == .fits && many.last?.verdict == .scrolls)
    // The keyboard takes the room.
    let message = x(500)
    #expect(verdicts(alert(message: message, ["OK"])) == [.fits, .fits])
    let onSide = fit(.flat, .normal, .landscape)
    #expect(alert(message: message, ["OK"], onSide, keyboard: true)[0].verdict == .scrolls)
  }

  @Test func lettersInNoFontAreCounted() {
    #expect(alert(message: "a?b?", ["OK"])[0].verdict == .missingGlyph(2))
  }

  @Test func aPlaceholderIsCutAtItsEnd() {
    let fields = [TextField(placeholder: x(200)), TextField(placeholder: "Name")]
    let texts = alert(title: "A", [], keyboard: true, fields: fields)
    #expect(verdicts(texts) == [.fits, .cut, .fits])
    #expect(texts[1].ellipsis == .end && ruler.drawn(texts[1]).hasSuffix("x…"))
    #expect(alert([], fields: [TextField(placeholder: x(200), text: "a")]).isEmpty)
  }

  private func bar(title: String, _ items: [String], back: String? = nil) -> [FittedText] {
    let controls = items.enumerated().map {
      (
        id: ControlID(screen: ScreenID(0), index: $0.offset),
        control: Control(id: $0.element, kind: .barButton, text: $0.element)
      )
    }
    let parts = BarParts(
      .navigation, of: .screen(ScreenID(0)), title: title, back: back, controls)
    return parts.fitted(
      LookVariant(Look(.flat)), width: 320, height: 44, isOnSide: false, hairline: 1, ruler)
  }

  @Test func theTitleOfABarShrinksIsCutAndHasNoRoom() {
    #expect(verdicts(bar(title: "Notes", ["Edit"])) == [.fits, .fits])
    #expect(bar(title: x(34), [])[0].verdict.kind == .shrunk)
    #expect(bar(title: x(60), ["Edit"])[0].verdict == .cut)
    let crowded = bar(title: "Notes", [x(30), x(30)])
    #expect(crowded[0].verdicts.contains(.overlaps) && crowded[1].verdict == .cut)
    #expect(verdicts(bar(title: "A", [], back: x(30))) == [.cut, .fits])
  }

  @Test func aRowShowsItsTitleBeforeItsDetail() {
    var control = Control(id: "r", kind: .row, text: "Language")
    control.details.detail = x(40)
    let screen = Screen(id: "s", controls: [control, Control(id: "t", kind: .row, text: x(40))])
    let texts = fit().fitted(ScreenParts(.screen(ScreenID(0)), screen), width: 320)
    #expect(verdicts(texts) == [.fits, .cut, .cut])
  }

  @Test func aBannerHasOneLine() {
    let parts = BannerParts(name: "Notes", body: x(80))
    let texts = parts.fitted(
      LookVariant(Look(.flat)), on: DeviceMetrics(.phone, .portrait), age: "now", ruler)
    #expect(verdicts(texts) == [.fits, .cut])
  }

  @Test func verdictsHaveAnOrder() {
    let all: [FitVerdict] = [
      .fits, .wraps(lines: 2), .wraps(lines: 3), .shrunk(0.9), .shrunk(0.6), .scrolls,
      .missingGlyph(1), .missingGlyph(2), .overlaps, .cut,
    ]
    #expect(all.reversed().sorted() == all)
  }
}
