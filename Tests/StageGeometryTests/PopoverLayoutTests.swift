import DialogModel
import Geometry
import StageGeometry
import Testing

/// On which side of its anchor a popover is, and where its arrow points.
@Suite struct PopoverLayoutTests {
  private let metrics = Look.Theme.flat.popover
  private let room = Rectangle(x: 10, y: 22, width: 748, height: 992)

  private func layout(
    _ anchor: Rectangle?, width: Double = 320, height: Double = 400, in room: Rectangle? = nil
  ) -> PopoverLayout {
    PopoverLayout(at: anchor, width: width, height: height, in: room ?? self.room, metrics)
  }

  private func anchor(_ x: Double, _ y: Double) -> Rectangle {
    Rectangle(x: x, y: y, width: 44, height: 44)
  }

  @Test func withoutAnAnchorItIsInTheMiddleAndHasNoArrow() {
    let layout = layout(nil)
    #expect(layout.side == nil)
    #expect(layout.frame == Rectangle(x: 224, y: 318, width: 320, height: 400))
    #expect(self.layout(nil, height: 5_000).frame.height == room.height)
  }

  @Test func belowIsTriedFirst() {
    let layout = layout(anchor(362, 100))
    #expect(layout.side == .top)
    #expect(layout.frame == Rectangle(x: 224, y: 157, width: 320, height: 400))
    #expect(layout.frame.x + layout.tip == 384)
  }

  @Test func aboveIsTriedNext() {
    let layout = layout(anchor(362, 900))
    #expect(layout.side == .bottom)
    #expect(layout.frame.bottom == 900 - metrics.arrowHeight)
  }

  @Test func thenTheRightAndTheLeft() {
    let low = Rectangle(x: 10, y: 22, width: 748, height: 500)
    let right = layout(anchor(20, 250), in: low)
    #expect(right.side == .left && right.frame.x == 64 + metrics.arrowHeight)
    #expect(near(right.frame.y + right.tip, 272))
    let left = layout(anchor(700, 250), in: low)
    #expect(left.side == .right && left.frame.right == 700 - metrics.arrowHeight)
  }

  /// Where it fits nowhere it takes the higher room, and what is in it scrolls.
  @Test func theHigherRoomIsTakenWhereNoneFits() {
    let small = Rectangle(x: 10, y: 22, width: 300, height: 448)
    let low = layout(anchor(130, 100), width: 300, in: small)
    #expect(low.side == .top && low.frame.bottom == 470)
    let high = layout(anchor(130, 300), width: 300, in: small)
    #expect(high.side == .bottom && high.frame.y == 22)
    #expect(high.frame.height < 400)
  }

  /// The frame stays in the room, and the arrow clear of the round corners.
  @Test(arguments: Look.Theme.allCases)
  func theArrowIsOnAStraightEdge(_ theme: Look.Theme) {
    let metrics = theme.popover
    let clear = metrics.cornerRadius + metrics.arrowWidth / 2
    for x in stride(from: 0.0, through: 724, by: 20) {
      for y in stride(from: 20.0, through: 980, by: 30) {
        let layout = PopoverLayout(
          at: anchor(x, y), width: 320, height: 400, in: room, metrics)
        #expect(room.covers(layout.frame), "\(x) \(y)")
        let edge = layout.side == .top || layout.side == .bottom ? 320 : layout.frame.height
        #expect(layout.tip >= clear && layout.tip <= edge - clear, "\(x) \(y)")
        #expect(!layout.frame.overlaps(anchor(x, y)), "\(x) \(y)")
      }
    }
  }

  // MARK: Above a keyboard

  @Test func oneThatIsAlreadyAboveStays() {
    let layout = layout(anchor(362, 100))
    #expect(layout.clear(above: 600, in: room, metrics) == layout)
  }

  /// It keeps its place below the anchor while there is room for some rows.
  @Test func oneBelowItsAnchorGetsLowerFirst() {
    let layout = layout(anchor(362, 300))
    let clear = layout.clear(above: 600, in: room, metrics)
    #expect(clear.frame.y == layout.frame.y && clear.frame.bottom == 600)
    #expect(clear.side == .top)
    let moved = layout.clear(above: 500, in: room, metrics)
    #expect(moved.frame.height == 200 && moved.frame.bottom == 500)
    // It has left its anchor.
    #expect(moved.side == nil)
  }

  @Test func popoverNextToItsAnchorRisesAndPointsAtIt() {
    let low = Rectangle(x: 10, y: 22, width: 748, height: 500)
    let layout = layout(anchor(20, 250), in: low)
    let clear = layout.clear(above: layout.frame.bottom - 30, in: low, metrics)
    #expect(clear.frame.y == layout.frame.y - 30)
    #expect(clear.side == .left && clear.frame.y + clear.tip == layout.frame.y + layout.tip)
    #expect(layout.clear(above: 240, in: low, metrics).side == nil)
  }

  @Test func withoutAKeyboardNothingMoves() {
    let device = DeviceMetrics(.tablet, .portrait)
    let layout = layout(anchor(362, 500))
    #expect(layout.clear(ofKeyboard: 0, on: device, metrics) == layout)
    let clear = layout.clear(ofKeyboard: device.keyboard, on: device, metrics)
    #expect(clear.frame.bottom <= 1024 - 264 - 8)
  }

  // MARK: Its parts

  @Test(arguments: DeviceModel.allCases)
  func itsRoomIsBelowTheStatusBar(_ model: DeviceModel) {
    for orientation in [Orientation.portrait, .landscape] {
      let metrics = DeviceMetrics(model, orientation)
      let room = PopoverLayout.room(metrics)
      #expect(room.y == 22 && room.x == 10)
      #expect(room.right == metrics.screenWidth - 10 && room.bottom == metrics.screenHeight - 10)
    }
  }

  @Test(arguments: Look.Theme.allCases)
  func frameAndViewLieInTheWhole(_ theme: Look.Theme) {
    let metrics = theme.popover
    let layout = PopoverLayout(
      at: anchor(362, 100), width: 320, height: 400, in: room, metrics)
    let places = PopoverPlaces(layout, metrics)
    #expect(places.frame.moved(by: places.whole) == layout.frame)
    #expect(places.content == places.view.moved(by: places.whole))
    #expect(places.whole.width == 320 + 2 * (metrics.arrowHeight + 24))
    #expect(layout.frame.width - places.content.width == 2 * metrics.frame)
  }
}
