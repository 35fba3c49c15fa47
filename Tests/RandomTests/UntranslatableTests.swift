import DialogModel
import PangoRuler
import RandomPrototypes
import StageGeometry
import Testing
import TextFitting

/// Which texts of documents no translation reaches.
@MainActor
@Suite struct UntranslatableTests {
  /// The stretched language has brackets around every text of a document but its title, which stands for
  /// the name of an application without one.
  @Test func onlyATitleThatIsANameCannotBeTranslated() throws {
    let ruler = try #require(PangoRuler(font: "Sans"))
    for seed in 0..<200 {
      var chance = Chance(seed: UInt64(seed), oddTexts: false)
      let bare = chance.prototype()
      var prototype = chance.withRest(bare)
      if seed % 2 == 0 { (prototype.title, prototype.application) = ("Title", nil) }
      var axes = FitAxes(of: prototype)
      axes.languages = [PseudoLanguage.stretched.rawValue]
      (axes.sizes, axes.models) = ([.normal], [.phone])
      (axes.orientations, axes.themes) = ([.portrait], [.flat])
      for finding in FitReport(FitGrid(prototype, axes, ruler), namesFonts: false).untranslatable {
        #expect(
          prototype.application?.name == nil && finding.text.text == prototype.title,
          "seed \(seed): \(finding.text.text)")
      }
    }
  }
}
