import DialogModel
import Geometry
import StageGeometry
import Testing

/// Where the icons of an activity picker are.
@Suite struct PickerLayoutTests {
  private func layout(
    _ count: Int, _ theme: Look.Theme, width: Double = 320, height: Double = 540,
    device: Prototype.Device = .phone, cancel: Bool = true
  ) -> PickerLayout {
    PickerLayout(
      count, theme, width: width, maximumHeight: height, device: device, hasCancel: cancel)
  }

  @Test func flatHasOneRowThatScrolls() {
    let layout = layout(7, .flat)
    #expect(layout.isRow && layout.rows == 1 && layout.pages == 1)
    #expect(layout.rowWidth == 7 * 84 + 8 && layout.rowWidth > layout.body.width)
    #expect(layout.place(of: 6).rectangle.right == layout.rowWidth - 4)
    #expect(layout.cancel.y == layout.body.height + 8)
    #expect(layout.height == layout.cancel.bottom + 8)
  }

  @Test(arguments: [(1, 1, 1), (3, 1, 1), (4, 2, 1), (9, 3, 1), (10, 3, 2), (18, 3, 2), (19, 3, 3)])
  func classicHasPagesOfNine(_ count: Int, _ rows: Int, _ pages: Int) {
    let layout = layout(count, .classic)
    #expect(layout.columns == 3)
    #expect((layout.rows, layout.pages) == (rows, pages))
    #expect(layout.place(of: count - 1).page == pages - 1)
  }

  @Test func aPageIsFilledRowByRow() {
    let layout = layout(10, .classic)
    #expect(layout.place(of: 0).rectangle.x == 20)
    #expect(layout.place(of: 2).rectangle.right == 300)
    #expect(layout.place(of: 3).rectangle.y == layout.place(of: 0).rectangle.y + 92)
    let (first, tenth) = (layout.place(of: 0).rectangle, layout.place(of: 9).rectangle)
    #expect(tenth.x == first.x + layout.body.width && tenth.y == first.y)
  }

  @Test func onItsSideThereIsRoomForMoreInARow() {
    #expect(layout(9, .classic, width: 568, height: 292).columns == 5)
    #expect(layout(9, .classic, width: 568, height: 292).rows == 2)
    #expect(layout(9, .classic, width: 360, device: .tablet, cancel: false).columns == 4)
  }

  @Test func pagesNeedRoomForTheirDots() {
    #expect(layout(9, .classic).height + 20 == layout(10, .classic).height)
    let places = (0..<3).map { layout(27, .classic).dot(of: $0, count: 3, width: 320) }
    #expect(places.map { $0.x + 12 } == [136, 160, 184])
    #expect(areApart(places + [layout(27, .classic).cancel]))
  }

  /// Where three rows fit but their dots do not, a page has two.
  @Test func overfullPageContinuesOnTheNext() {
    #expect(layout(9, .classic, height: 380).rows == 3)
    #expect(layout(10, .classic, height: 380).rows == 2)
    for height in stride(from: 210.0, through: 540, by: 10) {
      for count in 1...20 {
        #expect(layout(count, .classic, height: height).height <= height, "\(count) \(height)")
      }
    }
  }

  @Test func aPopoverHasNoCancel() {
    let flat = layout(4, .flat, width: 382, cancel: false)
    #expect(flat.height == flat.body.bottom)
    let classic = layout(4, .classic, width: 360, device: .tablet, cancel: false)
    #expect(classic.strip == 0 && classic.height == classic.body.bottom + 4)
  }

  @Test(arguments: Look.Theme.allCases)
  func withoutActivitiesThereIsRoomForAWord(_ theme: Look.Theme) {
    #expect(layout(0, theme) == layout(1, theme))
  }

  @Test(arguments: Look.Theme.allCases)
  func tilesOfAPageDoNotOverlap(_ theme: Look.Theme) {
    for count in 1...20 {
      let layout = layout(count, theme)
      let places = (0..<count).map { layout.place(of: $0) }
      for page in 0..<layout.pages {
        let tiles = places.filter { $0.page == page }.map(\.rectangle)
        #expect(!tiles.isEmpty && areApart(tiles))
        #expect(tiles.allSatisfy { $0.bottom <= layout.body.height })
      }
    }
  }

  @Test func theRowGoesNoFurtherThanItsEnds() {
    let layout = layout(7, .flat)
    #expect(layout.offset(-50) == 0)
    #expect(layout.offset(9_999) == layout.rowWidth - layout.body.width)
    #expect(layout.offset(100) == 100)
    #expect(self.layout(2, .flat).offset(100) == 0)
    #expect(layout.grid(offset: 100).x == -100)
  }

  @Test func pagesLieSideBySide() {
    let layout = layout(19, .classic)
    #expect(layout.rowWidth == 3 * layout.body.width)
    #expect((0...2).map { layout.offset(ofPage: $0) } == [0, 320, 640])
    let visible = { (offset: Double) in (0..<19).filter { layout.isVisible($0, offset: offset) } }
    #expect(visible(0) == Array(0..<9) && visible(320) == Array(9..<18) && visible(640) == [18])
    #expect(visible(160).contains(2) && visible(160).contains(9) && !visible(160).contains(0))
  }

  @Test func pagesFollowTheFingerAndResistBeyondTheirEnds() {
    let layout = layout(19, .classic)
    #expect(layout.dragged(100) == 100)
    #expect(layout.dragged(-100) == -50)
    #expect(layout.dragged(700) == 670)
  }

  @Test func lettingGoTurnsToTheNearestPageAndAFlickToTheNext() {
    let layout = layout(19, .classic)
    #expect(layout.page(from: 0, offset: 100, velocity: 0) == 0)
    #expect(layout.page(from: 0, offset: 170, velocity: 0) == 1)
    #expect(layout.page(from: 0, offset: 20, velocity: -500) == 1)
    #expect(layout.page(from: 1, offset: 330, velocity: 500) == 0)
    #expect(layout.page(from: 0, offset: 640, velocity: 0) == 1)
    #expect(layout.page(from: 2, offset: 660, velocity: -900) == 2)
    #expect(layout.page(from: 0, offset: -30, velocity: 900) == 0)
  }

  @Test func aTileIsShownWithAsLittleMovementAsCanBe() {
    let layout = layout(7, .flat)
    #expect(layout.offset(showing: 1, from: 10) == 10)
    #expect(layout.offset(showing: 0, from: 90) == 0)
    let far = layout.offset(showing: 6, from: 0)
    let place = layout.place(of: 6).rectangle
    #expect(place.right + 12 - far == layout.body.width)
  }
}

/// Where the pictures of a composer are.
@Suite struct AttachmentsLayoutTests {
  private func layout(_ shapes: Double..., width: Double = 320) -> AttachmentsLayout {
    AttachmentsLayout(shapes, y: 100, width: width, inset: 16) { $0 > 200 ? 15 : 30 }
  }

  @Test func withoutPicturesThereIsTheNote() {
    #expect(layout().pictures == [])
    #expect(layout().note == Rectangle(x: 16, y: 116, width: 288, height: 15))
    #expect(layout(width: 200).end == 146)
  }

  @Test func picturesKeepTheirShapesAndWrapIntoRows() {
    let layout = layout(1, 1.5, 1)
    #expect(layout.pictures.map(\.x) == [16, 124, 16])
    #expect(layout.pictures.map(\.y) == [112, 112, 220])
    #expect(layout.pictures.map(\.width) == [96, 144, 96])
    #expect(layout.note.y == 220 + 96 + 12 + 4)
  }

  @Test func narrowAndWidePicturesHaveLimits() {
    #expect(layout(0.1).pictures.first?.width == 48)
    #expect(layout(9).pictures.first?.width == 288)
  }
}
