import DialogModel
import DialogSimulator
import Geometry
import PrototypeFile
import StageGeometry
import Testing

/// Which titles shrink, wrap below each other, and are cut.
@Suite struct FitTests {
  private typealias Letters = LetterRuler

  private func indices(_ titles: [String]) -> ButtonIndices {
    var alert = Alert()
    alert.otherButtons = titles.map { Button(title: Template($0)) }
    return ButtonIndices(alert, firstOtherIndex: .fixed)
  }

  private func fit(_ titles: [String], _ look: Look.Theme = .flat) -> AlertFit {
    AlertFit(titles, indices(titles), look.alert, hairline: 1, Letters())
  }

  private func simulator(_ dialog: String) throws -> Simulator {
    let text = "rehearsal: 1\nscreens: {start: {}}\ndialogs: {a: {\(dialog)}}\nstart: a\n"
    let loaded = PrototypeDocument.load(Array(text.utf8), in: .bare)
    var simulator = Simulator(try #require(loaded.prototype, "\(loaded.problems)"))
    simulator.perform(.launch, at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 1_000))
    return simulator
  }

  private func cuts(
    _ dialog: String, _ model: DeviceModel = .phone, _ theme: Look.Theme = .flat,
    _ size: StageAxes.TextSize = .normal
  ) throws -> [String] {
    let fit = DialogFit(
      on: DeviceMetrics(model, .portrait), LookVariant(Look(theme), textSize: size), Letters())
    return try fit.cuts(in: simulator(dialog)).map(\.text)
  }

  @Test func twoTitlesAreSideBySideIfBothFitAsTheyAreDrawnThere() {
    // 14 letters take 119 of 119 points, bold ones 131.
    let fourteen = String(repeating: "x", count: 14)
    #expect(fit([fourteen, "OK"]).order.arrangement == .sideBySide)
    #expect(fit(["OK", fourteen]).order.arrangement == .column)
    #expect(fit([fourteen + "x", "OK"]).order.arrangement == .column)
    #expect(fit(["OK"]).order.arrangement == .column)
  }

  @Test func aTitleShrinksToSixtyPerCentAndIsThenCut() {
    func title(_ count: Int) -> TitleFit {
      fit([String(repeating: "x", count: count)]).title(at: 0)
    }
    #expect(title(27) == TitleFit(scale: 1, fits: true))
    #expect(title(28).scale < 1 && title(28).fits)
    #expect(title(45).fits && title(45).scale < 0.65)
    #expect(title(46) == TitleFit(scale: 0.6, fits: false))
  }

  @Test(arguments: [0.25, 0.5, 1, 2])
  func aRulerMeasuresAtItsZoom(zoom: Double) {
    let fit = Letters(zoom: zoom).fit("123456789", TypeStyle(16), room: 36, least: 0.5)
    #expect(fit.fits && abs(fit.scale - 0.5) < 0.01)
  }

  @Test func whatIsCutIsNamedFromTopToBottom() throws {
    let (long, longer) = (String(repeating: "m", count: 60), String(repeating: "n", count: 61))
    let titles = "cancelButton: \(long), otherButtons: [OK, \(longer)]"
    #expect(try cuts("alert: {title: A, \(titles)}") == [longer, long])
    #expect(try cuts("actionSheet: {from: rootView, \(titles)}") == [longer, long])
    #expect(try cuts("alert: {title: \(longer), cancelButton: OK}").isEmpty)
    let picker = "activityPicker: {items: [{text: A}]}"
    #expect(try cuts(picker).isEmpty)
  }

  @Test func theWidthOfADeviceAndTheSizeOfTextsCount() throws {
    let title = String(repeating: "m", count: 40)
    let sheet = "actionSheet: {from: rootView, otherButtons: [\(title)]}"
    #expect(try cuts(sheet).isEmpty)
    #expect(try cuts(sheet, .phone, .flat, .largest) == [title])
    // A sheet on a tablet is in a popover, which is as wide as ever.
    let alert = "alert: {title: A, cancelButton: \(title)}"
    #expect(try cuts(alert, .tablet) == cuts(alert, .phone))
  }

  @Test func aNameOfAnActivityShrinksToEightyPerCent() throws {
    func picker(_ name: String) -> String {
      "activityPicker: {items: [{text: A}], activities: [{type: a.b, title: \(name), perform: {seconds: 1}}]}"
    }
    #expect(try cuts(picker(String(repeating: "m", count: 17))).isEmpty)
    let long = String(repeating: "m", count: 18)
    #expect(try cuts(picker(long)) == [long])
  }

  @Test func nothingIsCutBehindAnotherApplication() throws {
    var simulator = try simulator(
      "alert: {title: A, cancelButton: \(String(repeating: "m", count: 60))}")
    let fit = DialogFit(on: DeviceMetrics(.phone, .portrait), LookVariant(Look(.flat)), Letters())
    #expect(fit.cuts(in: simulator).count == 1)
    simulator.perform(.home, at: SimulatedTime(milliseconds: 1_000))
    simulator.advance(to: SimulatedTime(milliseconds: 5_000))
    #expect(fit.cuts(in: simulator).isEmpty)
  }
}
