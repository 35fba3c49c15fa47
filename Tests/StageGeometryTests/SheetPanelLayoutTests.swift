import DialogModel
import Geometry
import StageGeometry
import Testing

/// Where the title and the buttons of a sheet are.
@Suite struct SheetPanelLayoutTests {
  private func layout(
    _ theme: Look.Theme, title: Double? = nil, buttons: Int, cancel: Bool = true,
    inPopover: Bool = false, width: Double = 320, within height: Double = 540
  ) -> SheetPanelLayout {
    SheetPanelLayout(
      title: title, count: buttons, hasCancel: cancel, theme.sheet(inPopover: inPopover),
      width: width, maximumHeight: height, hairline: 0.5)
  }

  @Test func flatHasAGroupAndCancelBelowIt() {
    let layout = layout(.flat, buttons: 2)
    #expect(layout.body == Rectangle(x: 8, y: 0, width: 304, height: 114))
    #expect(layout.buttons.map(\.y) == [0, 57])
    // The first button has nothing above it.
    #expect(layout.rules == [Rectangle(x: 0, y: 57, width: 304, height: 0.5)])
    #expect(layout.foot == Rectangle(x: 8, y: 122, width: 304, height: 57))
    #expect(layout.height == 122 + 57 + 8)
    #expect(layout.strip.height == 0 && layout.title == nil)
  }

  @Test func classicHasAStripAndNoHairlines() {
    let layout = layout(.classic, buttons: 2)
    #expect(layout.strip == Rectangle(x: 0, y: 0, width: 320, height: 12))
    #expect(layout.pane.y == 24)
    #expect(layout.buttons.map(\.y) == [0, 54] && layout.rules == [])
    #expect(layout.buttons.allSatisfy { $0.x == 20 && $0.width == 280 })
    #expect(layout.foot?.y == 140)
    #expect(layout.height == 140 + 46 + 12)
  }

  /// A short title is in the middle of the least height; a long one makes it higher.
  @Test func aTitleIsInTheMiddleOfItsRoom() {
    let short = layout(.flat, title: 16, buttons: 1)
    #expect(short.pane.y == 44 && short.title == Rectangle(x: 16, y: 14, width: 272, height: 16))
    #expect(short.rules.map(\.y) == [0])
    let long = layout(.flat, title: 100, buttons: 1)
    #expect(long.pane.y == 116 && long.title?.y == 8)
    #expect(Look.Theme.flat.sheet(inPopover: false).titleWidth(inSheet: 320) == 272)
  }

  @Test func aTitleTakesHalfTheRoomAtMost() {
    let layout = layout(.flat, title: 900, buttons: 1, within: 300)
    #expect(layout.pane.y == 150 && layout.height <= 300)
  }

  @Test(arguments: Look.Theme.allCases)
  func manyButtonsScrollAndCancelStays(_ theme: Look.Theme) throws {
    let layout = layout(theme, title: 16, buttons: 30, within: 300)
    #expect(layout.height == 300)
    #expect(layout.paneContent > layout.pane.height && layout.pane.bottom == layout.body.height)
    #expect(try #require(layout.foot).bottom <= 300)
  }

  @Test func cancelAloneNeedsNoGap() {
    #expect(layout(.flat, buttons: 0).foot?.y == 0)
    #expect(layout(.flat, title: 16, buttons: 0).foot?.y == 52)
  }

  @Test func aPopoverMayHaveNoCancel() {
    let layout = layout(.flat, buttons: 3, cancel: false, inPopover: true, width: 272)
    #expect(layout.foot == nil && layout.cancel == nil)
    #expect(layout.height == 132 && layout.body.width == 272)
  }
}

/// Where a sheet is that slides up.
@Suite struct FootPlacementTests {
  private let metrics = DeviceMetrics(.phone, .portrait)

  @Test func itEndsAtTheFootOfTheScreen() {
    let placement = FootPlacement(metrics, clippedAt: nil, zoom: 1)
    #expect(placement.holder == Rectangle(x: 0, y: 0, width: 320, height: 568))
    #expect(placement.maximumHeight == 540)
    #expect(placement.place(height: 200) == Rectangle(x: 0, y: 368, width: 320, height: 200))
  }

  /// A bar below clips it, but it lies as if the screen went on.
  @Test func aBarClipsIt() {
    let placement = FootPlacement(metrics, clippedAt: 519, zoom: 1)
    #expect(placement.holder.height == 519 && placement.inside.height == 519)
    #expect(placement.place(height: 200).bottom == 568)
  }

  @Test func inAPopoverItEndsAtTheFootOfTheView() {
    let view = Rectangle(x: 40, y: 60, width: 300, height: 400)
    let placement = FootPlacement(inView: view, zoom: 1)
    #expect(placement.holder == view && placement.maximumHeight == 392)
    #expect(placement.place(height: 150) == Rectangle(x: 0, y: 250, width: 300, height: 150))
  }

  @Test func itSlidesFromBelowItself() {
    let place = Rectangle(x: 0, y: 368, width: 320, height: 200)
    #expect(place.slid(0).y == 568 && place.slid(0.5).y == 468 && place.slid(1) == place)
  }
}
