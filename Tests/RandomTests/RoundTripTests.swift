import DialogModel
import PrototypeFile
import RandomPrototypes
import Testing

/// What is written reads back as it was.
@MainActor
@Suite struct RoundTripTests {
  @Test(arguments: OddTexts.all)
  func everyTextComesBack(_ text: String) throws {
    var prototype = Prototype()
    var alert = Alert()
    alert.title = template(text)
    alert.message = template("a " + text)
    alert.cancelButton = Button(title: template(text))
    alert.otherButtons = [
      Button(title: template(text), then: [.log(template(text + " b")), .log(template(text))])
    ]
    prototype.title = text
    prototype.dialogs = [Dialog(id: "a", alert: alert)]
    prototype.screens = [
      Screen(id: "s", title: text, controls: [Control(id: "c", kind: .row, text: text)])
    ]
    prototype.start = .screen(ScreenID(0))
    if !text.isEmpty {
      var script = ScenarioScript(name: text, line: 0)
      script.steps = [ScenarioStep(.waitFor(.whole("a" + text)), line: 0)]
      prototype.scenarios = [script]
    }
    let trip = RoundTrip(prototype)
    #expect(trip.broken == nil, "\(trip.text)")
    #expect(trip.prototype?.title.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: 0..<4)
  func everyPrototypeComesBack(_ part: Int) {
    for seed in 0..<100 {
      var chance = Chance(seed: UInt64(part * 100 + seed), oddTexts: true)
      var prototype = chance.prototype()
      prototype.scenarios = [
        chance.scenario("x", of: 20, in: prototype, limits: Trial.limits).script
      ]
      prototype.scenarios[0].axes = StageAxes(
        textSize: seed % 3 == 0 ? nil : StageAxes.TextSize.allCases[seed % 4],
        direction: seed % 2 == 0 ? nil : .rtl, contrast: seed % 5 == 0 ? nil : .high)
      let trip = RoundTrip(chance.withRest(prototype))
      if trip.broken != nil {
        Issue.record("seed \(part * 100 + seed): \(trip.broken ?? "")\n\(trip.text)")
        return
      }
    }
  }

  private func template(_ text: String) -> Template { Template(text) }
}
