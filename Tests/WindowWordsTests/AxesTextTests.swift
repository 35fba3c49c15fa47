import DialogModel
import Testing
import WindowWords

@Suite struct AxesTextTests {
  private static let usual = StageAxes(textSize: .normal, direction: .ltr, contrast: .normal)

  @Test func onlyWhatIsUnusualIsDescribed() {
    #expect(AxesText.description(of: AxesTextTests.usual) == "")
    let all = StageAxes(textSize: .largest, direction: .rtl, contrast: .high)
    #expect(AxesText.description(of: all) == "largest text, right to left, high contrast")
  }

  @Test func whatChangesIsNews() {
    let large = StageAxes(textSize: .large, direction: .ltr, contrast: .high)
    #expect(AxesText.news(from: AxesTextTests.usual, to: large) == "large text, high contrast")
    #expect(
      AxesText.news(from: large, to: AxesTextTests.usual)
        == "text of normal size, normal contrast")
    #expect(AxesText.news(from: large, to: large) == "")
  }

  @Test(arguments: StageAxes.Axis.allCases)
  func everyWordCanBeChosen(_ axis: StageAxes.Axis) {
    var axes = StageAxes()
    for choice in AxesText.choices(of: axis) where choice.word != AxesText.unset {
      axes[axis] = choice.word
      #expect(axes[axis] == choice.word)
    }
    let titles = AxesText.choices(of: axis).map(\.title)
    #expect(Set(titles).count == titles.count)
    axes[axis] = AxesText.unset
    #expect(axes[axis] == nil)
  }
}
