import DialogModel
import Geometry
import StageGeometry
import Testing

/// Where the bars of a screen are, and the controls between them.
@Suite struct ScreenLayoutTests {
  private func layout(
    _ kinds: Set<BarLayout.Kind>, _ orientation: Orientation = .portrait, keyboard: Double = 0
  ) -> ScreenLayout {
    let metrics = DeviceMetrics(.phone, orientation)
    return ScreenLayout(
      kinds, metrics, width: metrics.screenWidth, top: 20, bottom: metrics.screenHeight,
      clear: metrics.screenHeight - keyboard)
  }

  @Test func withoutBarsTheContentGoesToTheFoot() {
    let layout = layout([])
    #expect(layout.bars.isEmpty && layout.ends == 0)
    #expect(layout.content == Rectangle(x: 0, y: 20, width: 320, height: 548))
  }

  @Test func theToolbarIsAboveTheTabs() {
    let layout = layout([.navigation, .toolbar, .tabs])
    #expect(layout.bars[.navigation]?.y == 20)
    #expect(layout.bars[.tabs] == Rectangle(x: 0, y: 519, width: 320, height: 49))
    #expect(layout.bars[.toolbar] == Rectangle(x: 0, y: 475, width: 320, height: 44))
    #expect(layout.content.y == 64 && layout.content.bottom == 475)
    #expect(layout.viewBottom == 475 && layout.ends == 44 + 44 + 49)
  }

  @Test func barsAreLowerOnTheSide() {
    let layout = layout([.navigation, .toolbar], .landscape)
    #expect(layout.content == Rectangle(x: 0, y: 52, width: 568, height: 236))
  }

  /// The bars stay at the foot, under the keyboard; what scrolls ends above it.
  @Test func theKeyboardTakesRoomFromTheContent() {
    let layout = layout([.tabs], keyboard: 216)
    #expect(layout.bars[.tabs]?.y == 519)
    #expect(layout.content.bottom == 352 && layout.viewBottom == 352)
    #expect(self.layout([.tabs], keyboard: 30).content.bottom == 519)
  }

  // MARK: The controls

  private func cells(
    _ kinds: [CellKind], _ theme: Look.Theme = .flat, width: Double = 320
  ) -> CellsLayout {
    CellsLayout(kinds, theme.screen(width: width), width: width) { _, width in
      width < 300 ? 36 : 18
    }
  }

  @Test func withoutControlsThereIsNothing() {
    #expect(cells([]).cells == [] && cells([]).end == 0)
  }

  @Test func rowsOfAGroupTouch() {
    let layout = cells([.row, .row, .row])
    #expect(layout.cells.map(\.place.y) == [28, 72, 116])
    #expect(layout.cells.map(\.isFirst) == [true, false, false])
    #expect(layout.cells.map(\.isLast) == [false, false, true])
    #expect(layout.height(endingAt: layout.end) == 160 + 28)
  }

  @Test func aCaptionIsMeasuredInItsOwnWidth() {
    let layout = cells([.caption, .row, .caption, .caption, .row])
    #expect(layout.cells[0].place == Rectangle(x: 16, y: 16, width: 288, height: 36))
    #expect(layout.cells[1].place.y == 52 + 8 && layout.cells[1].isFirst && layout.cells[1].isLast)
    #expect(layout.cells[2].place.y == 104 + 20)
    #expect(layout.cells[3].place.y == 160 + 4)
    #expect(cells([.caption], width: 568).cells[0].place.height == 18)
  }

  /// The pieces of a very long caption touch, as its lines do.
  @Test func aPieceOfACaptionContinuesTheOneBefore() {
    let layout = CellsLayout(
      [.caption, .caption, .caption, .row], continues: [1], Look.Theme.flat.screen(width: 320),
      width: 320
    ) { _, _ in 36 }
    #expect(layout.cells.map(\.place.y) == [16, 52, 92, 136])
  }

  @Test func inClassicButtonsAreApartFromRows() {
    let layout = cells([.row, .row, .button, .button], .classic)
    #expect(layout.cells.map(\.place.y) == [16, 60, 116, 172])
    #expect(layout.cells.map(\.isFirst) == [true, false, true, true])
    #expect(layout.cells[0].place.x == 10 && layout.cells[0].place.width == 300)
    #expect(cells([.row], .classic, width: 768).cells[0].place.x == 44)
    #expect(cells([.row, .button]).cells[1].isFirst == false)
  }

  /// A popover points at the text of a control as wide as the screen.
  @Test func aTextIsWhatIsPointedAt() {
    let place = Rectangle(x: 10, y: 100, width: 300, height: 44)
    #expect(
      CellsLayout.anchor(in: place, .button, textWidth: 84)
        == Rectangle(x: 110, y: 100, width: 100, height: 44))
    #expect(CellsLayout.anchor(in: place, .row, textWidth: 84).x == 18)
    #expect(CellsLayout.anchor(in: place, .button, textWidth: 900) == place)
  }

  @Test func aFieldIsScrolledToAsLittleAsCanBe() {
    let place = Rectangle(x: 0, y: 300, width: 320, height: 44)
    #expect(CellsLayout.offset(showing: place, from: 0, room: 200) == 152)
    #expect(CellsLayout.offset(showing: place, from: 500, room: 200) == 292)
    #expect(CellsLayout.offset(showing: place, from: 200, room: 200) == 200)
  }

  @Test func aMarkIsAtTheEndOfItsRow() {
    let row = cells([.row], .classic).cells[0].place
    #expect(CellsLayout.chevron(in: row) == Rectangle(x: 282, y: 16, width: 12, height: 44))
  }
}

/// Where the buttons of a bar are, and its title.
@Suite struct BarLayoutTests {
  private func layout(
    _ kind: BarLayout.Kind, _ widths: Double..., width: Double = 320
  ) -> BarLayout {
    BarLayout(kind, widths, width: width, height: 44)
  }

  @Test func oneButtonIsAtTheRightAndOfTwoTheFirstIsAtTheLeft() {
    #expect(layout(.navigation, 60).buttons.map(\.x) == [260])
    #expect(layout(.navigation, 60, 70).buttons.map(\.x) == [0, 250])
    #expect(layout(.navigation, 60, 70, 50).buttons.map(\.x) == [0, 250, 200])
  }

  @Test func aTitleIsInTheMiddleOfTheBarAndMovesAsideBeforeItIsCut() {
    #expect(
      layout(.navigation).title(100) == Rectangle(x: 110, y: 0, width: 100, height: 44))
    let one = layout(.navigation, 60)
    #expect(one.titleRoom == 248)
    #expect(one.title(192) == Rectangle(x: 64, y: 0, width: 192, height: 44))
    #expect(one.title(220) == Rectangle(x: 36, y: 0, width: 220, height: 44))
    #expect(one.title(900) == Rectangle(x: 8, y: 0, width: 248, height: 44))
    let two = layout(.navigation, 90, 60)
    #expect(two.title(100).x == 110)
    #expect(two.title(150) == Rectangle(x: 94, y: 0, width: 150, height: 44))
  }

  @Test func wideButtonsLeaveTheTitleAPoint() {
    let layout = layout(.navigation, 400, 400)
    #expect(layout.buttons.map(\.width) == [160, 160])
    #expect(layout.titleRoom < 0 && layout.title(50).width == 1)
  }

  @Test func toolbarButtonsAreSpread() {
    #expect(layout(.toolbar, 60).buttons.map(\.x) == [130])
    #expect(layout(.toolbar, 60, 60, 60).buttons.map(\.x) == [0, 130, 260])
    #expect(layout(.toolbar, 10, 10).buttons.map(\.width) == [44, 44])
  }

  /// More buttons than fit are not squeezed: the bar scrolls.
  @Test func aBarWithTooManyButtonsScrolls() {
    let tabs = BarLayout(.tabs, Array(repeating: 0, count: 500), width: 320, height: 49)
    #expect(tabs.content == 500 * 76 && tabs.titleRoom <= 0)
    #expect(tabs.buttons.map(\.width).allSatisfy { $0 == 76 })
    #expect(zip(tabs.buttons, tabs.buttons.dropFirst()).allSatisfy { $0.x + $0.width == $1.x })
    let bar = BarLayout(
      .navigation, [10, 70, 900] + Array(repeating: 50, count: 37), width: 320, height: 44)
    #expect(bar.buttons.prefix(3).map(\.width) == [44, 70, 160])
    #expect(
      BarLayout(.toolbar, Array(repeating: 60, count: 8), width: 320, height: 44).content == 0)
  }

  @Test func tabsShareTheBar() {
    #expect(layout(.tabs, 10, 200, 30, 40).buttons.map(\.x) == [0, 80, 160, 240])
    #expect(layout(.tabs, 10, 200, 30, 40).buttons.allSatisfy { $0.width == 80 })
  }

  /// The spaces of a bar share what its buttons leave.
  @Test func aFlexibleSpaceTakesTheRoom() {
    func layout(_ spaces: [Int], _ kind: BarLayout.Kind = .toolbar) -> [Double] {
      BarLayout(kind, [60, 60, 60], spaces: spaces, width: 320, height: 44).buttons.map(\.x)
    }
    #expect(layout([1]) == [0, 200, 260])
    #expect(layout([1, 2]) == [0, 130, 260])
    #expect(layout([0, 3]) == [70, 130, 190])
    #expect(layout([3]) == [0, 60, 120])
    #expect(layout([2], .navigation) == [0, 60, 260])
    #expect(layout([1], .tabs)[1] == 320.0 / 3)
  }

  @Test func onlyBarButtonsAreInBars() {
    let kinds: [Control.Kind] = [.row, .barButton, .space, .toolbarButton, .space, .tab, .label]
    let controls = kinds.map { Control(id: "a", kind: $0, text: "") }
    #expect(
      controls.bars
        == [nil, .navigationBar, .navigationBar, .toolbar, .toolbar, .tabBar, nil])
    #expect(
      [.space, .toolbarButton].map { Control(id: "a", kind: $0, text: "") }.bars[0] == .toolbar)
    #expect([Control(id: "a", kind: .space, text: "")].bars == [nil])
  }
}
