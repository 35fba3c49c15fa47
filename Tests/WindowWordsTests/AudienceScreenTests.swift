import Testing
import WindowWords

/// The monitors of the audience and of the presenter.
@Suite struct AudienceScreenTests {
  @Test(
    arguments: [
      (1, 0, 0, nil), (2, 0, 0, 1), (2, 1, 1, 0), (2, 0, 1, nil), (2, 0, nil, nil),
      (2, nil, 0, nil),
      (3, 1, 1, 0), (3, 0, 0, 1), (0, nil, nil, nil),
    ] as [(Int, Int?, Int?, Int?)])
  func theStageLeavesThePresentersScreen(count: Int, stage: Int?, presenter: Int?, wanted: Int?) {
    #expect(AudienceScreen.forStage(of: count, stage: stage, presenter: presenter) == wanted)
  }

  @Test(
    arguments: [(1, 0, nil), (2, 0, 1), (2, 1, 0), (3, 0, 1), (2, nil, nil)] as [(Int, Int?, Int?)])
  func thePresenterTakesAnother(count: Int, stage: Int?, wanted: Int?) {
    #expect(AudienceScreen.forPresenter(of: count, stage: stage) == wanted)
  }

  /// The right monitor was away, or the left one, or another one has come.
  @Test func aMonitorThatComesBackTakesTheStageAgain() {
    let (left, right, third) = (
      AudienceScreen.Corner(0, 0), AudienceScreen.Corner(840, 0), AudienceScreen.Corner(2_000, 0)
    )
    func wanted(
      _ monitors: [AudienceScreen.Corner], _ stage: Int?, _ presenter: Int?,
      _ before: AudienceScreen.Corner?
    ) -> Int? {
      AudienceScreen.forStage(
        among: monitors, stage: stage, presenter: presenter, before: before)
    }
    #expect(wanted([left, right], 0, 0, right) == 1)
    #expect(wanted([left, right], 1, 1, left) == 0)
    // Without a run sheet it is the one of before, also among several.
    #expect(wanted([left, right, third], 0, nil, third) == 2)
    #expect(wanted([left, right], 0, nil, third) == nil)
    // It is where it should be already.
    #expect(wanted([left, right], 1, 0, right) == nil)
    #expect(wanted([left, right], 1, 0, left) == nil)
    #expect(wanted([left], 0, 0, right) == nil)
  }
}
