import DialogModel
import DialogSimulator
import Geometry
import StageGeometry
import Testing

/// Presented views and screens on their way.
@Suite struct ViewPlacementTests {
  private let tablet = DeviceMetrics(.tablet, .portrait)
  private let wide = DeviceMetrics(.tablet, .landscape)

  @Test func aFullScreenIsBelowTheStatusBar() {
    let place = ViewPlacement(.fullScreen, DeviceMetrics(.phone, .portrait), keyboard: 216)
    #expect(place.rest == Rectangle(x: 0, y: 20, width: 320, height: 548))
    #expect(place.hidden == 216)
    #expect(place.cornerRadius(.flat) == 0)
  }

  @Test func aPageSheetIsAsWideAsTheScreenInPortrait() {
    #expect(
      ViewPlacement(.pageSheet, tablet, keyboard: 0).rest
        == Rectangle(x: 0, y: 20, width: 768, height: 1004))
    #expect(
      ViewPlacement(.pageSheet, wide, keyboard: 0).rest
        == Rectangle(x: 128, y: 20, width: 768, height: 748))
  }

  @Test func aFormSheetMovesUpForTheKeyboard() {
    #expect(
      ViewPlacement(.formSheet, tablet, keyboard: 0).rest
        == Rectangle(x: 114, y: 202, width: 540, height: 620))
    #expect(ViewPlacement(.formSheet, tablet, keyboard: 264).rest.y == 140)
    let turned = ViewPlacement(.formSheet, wide, keyboard: 352)
    #expect(turned.rest.y == 20)
    #expect(turned.hidden == 224)
  }

  @Test(arguments: PresentedView.Transition.allCases)
  func everyTransitionEndsAtItsPlace(_ transition: PresentedView.Transition) {
    let rest = Rectangle(x: 0, y: 20, width: 320, height: 548)
    let end = ViewMovement(transition, of: rest, bottom: 568, presence: 1)
    #expect(end.frame == rest && end.cut == 0 && end.opacity == 1 && end.squeeze == 1)
    let start = ViewMovement(transition, of: rest, bottom: 568, presence: 0)
    let isUnseen =
      start.frame.y >= 568 || start.frame.height == 0 || start.opacity == 0 || start.squeeze == 0
    #expect(isUnseen)
  }

  @Test func aViewThatCoversAllTurnsLikeACard() {
    let rest = Rectangle(x: 0, y: 20, width: 320, height: 548)
    func turn(_ presence: Double, coversAll: Bool = true) -> [Double] {
      let movement = ViewMovement(
        .flipHorizontal, of: rest, bottom: 568, presence: presence, coversAll: coversAll)
      return [movement.squeezeBelow, movement.squeeze]
    }
    #expect(turn(0) == [1, 0] && turn(0.25) == [0.5, 0] && turn(0.5) == [0, 0])
    #expect(turn(0.75) == [0, 0.5] && turn(1) == [1, 1])
    // What is below a sheet stays as it is.
    #expect(turn(0.25, coversAll: false) == [1, 0.25])
  }

  @Test func theLiftedPageIsRolledOnlyWhileItMoves() {
    let rest = Rectangle(x: 0, y: 20, width: 320, height: 548)
    func curl(_ presence: Double) -> Double {
      ViewMovement(.partialCurl, of: rest, bottom: 568, presence: presence).curl
    }
    #expect(curl(0) == 0 && curl(1) == 0)
    #expect(curl(0.1) < curl(0.5) && curl(0.5) == 56)
  }

  @Test func aSwipeFromTheEdgeGoesBackFromTheMiddleOrWhenThrown() {
    #expect(SwipeBack.begins(at: 20) && !SwipeBack.begins(at: 21))
    #expect(SwipeBack.way(80, width: 320) == 0.25)
    #expect(SwipeBack.way(-5, width: 320) == 0 && SwipeBack.way(400, width: 320) == 1)
    #expect(SwipeBack.goesBack(from: 0.6, velocity: 0, width: 320))
    #expect(!SwipeBack.goesBack(from: 0.4, velocity: 0, width: 320))
    #expect(SwipeBack.goesBack(from: 0.2, velocity: 600, width: 320))
    #expect(!SwipeBack.goesBack(from: 0.6, velocity: -400, width: 320))
    #expect(!SwipeBack.goesBack(from: 0, velocity: 2000, width: 320))
  }

  @Test func screensMoveSideBySideInClassicAndOverEachOtherInFlat() {
    func way(_ kind: Passage.Kind, _ theme: Look.Theme, _ way: Double) -> PassageMovement {
      PassageMovement(kind, theme: theme, width: 100, height: 200, way: way)
    }
    #expect(way(.push, .classic, 0.5).going.x == -50 && way(.push, .classic, 0.5).coming.x == 50)
    #expect(way(.push, .flat, 0.5).going.x == -15 && way(.push, .flat, 0.5).coming.x == 50)
    #expect(way(.pop, .flat, 0.5).going.x == 50 && way(.pop, .flat, 0.5).coming.x == -15)
    #expect(way(.presentation, .flat, 0.25).coming.y == 150)
    #expect(way(.dismissal, .flat, 0.25).going.y == 50)
    for kind in [Passage.Kind.push, .pop, .presentation, .dismissal] {
      #expect(way(kind, .flat, 1).coming == (0, 0))
      #expect(way(kind, .classic, 0).going == (0, 0))
    }
  }

  @Test func aBackButtonIsAtTheLeft() {
    let bar = BarLayout(.navigation, [50, 50], back: 80, width: 320, height: 44)
    #expect(bar.buttons.map(\.x) == [270, 220])
    #expect(bar.title(200).x >= 84)
    #expect(BarLayout(.navigation, [50, 50], width: 320, height: 44).buttons.map(\.x) == [0, 270])
  }
}
