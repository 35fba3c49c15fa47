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
}
