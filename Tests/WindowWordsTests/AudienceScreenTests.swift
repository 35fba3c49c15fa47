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
}
