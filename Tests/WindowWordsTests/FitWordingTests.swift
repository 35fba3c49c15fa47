import DialogModel
import StageGeometry
import Testing
import WindowWords

/// What the sheet of stages says of texts that fit or do not.
@Suite struct FitWordingTests {
  @Test func aChipSaysTheVerdictAndItsNameWhereAndHowOften() {
    #expect(FitWording.chip(.shrunk(0.6)) == "shrunk to 60 %")
    #expect(
      FitWording.name(.cut, in: "Deutsch, Large", count: 2, of: 5)
        == "Deutsch, Large: cut, 2 of 5 texts")
    #expect(FitWording.name(.fits, in: "Flat", count: 5, of: 5) == "Flat: fits")
  }

  @Test func theSummaryCountsTheWorstFirst() {
    #expect(
      FitWording.summary([.fits, .cut, .shrunk(0.9), .cut, .shrunk(0.6)])
        == "5 stages: 2 cut, 2 shrunk, 1 fits")
    #expect(FitWording.summary([.fits]) == "1 stage: 1 fits")
  }

  private var document: Prototype {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s")]
    prototype.strings = ["de": [:], "ru": [:]]
    return prototype
  }

  private let usual = Comparison.Variant(look: Look(.flat), model: .phone)

  @Test func eachOfOneThingIsShownWithEachOfAnother() {
    let variants = Comparison.product(.languages, .textSizes, of: document, like: usual)
    // As written, two languages, and the two that are made of the texts.
    #expect(variants.count == 5 * 3)
    #expect(variants[4].title == "Deutsch, Large" && variants[4].language == "de")
    #expect(variants[4].axes.textSize == .large && variants[4].model == .phone)
    #expect(variants.last?.language == "ar-XB" && variants.last?.title == "Mirrored, Largest")
    #expect(Set(variants.map(\.title)).count == variants.count)
  }

  @Test func oneThingByItselfIsShownOnce() {
    #expect(Comparison.product(.devices, .devices, of: document, like: usual).count == 3)
    var many = document
    for number in 0..<40 { many.strings["x\(number)"] = [:] }
    #expect(
      Comparison.product(.languages, .looks, of: many, like: usual).count == Comparison.most)
  }
}
