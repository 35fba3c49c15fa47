import Geometry
import StageGeometry
import Testing

/// Behaviour tables 3.5: title and message, fields, buttons.
@Suite struct AlertLayoutTests {
  private func layout(
    _ theme: Look.Theme = .flat, title: Double? = 20, message: Double? = 32, fields: Int = 0,
    buttons: Int, sideBySide: Bool = false, cancelLast: Bool = false,
    loader: AlertLayout.Loader? = nil, within height: Double = 1_000
  ) -> AlertLayout {
    AlertLayout(
      .init(
        title: title, message: message, fields: fields, count: buttons, sideBySide: sideBySide,
        endsWithCancel: cancelLast, hairline: 0.5, loader: loader),
      theme.alert, maximumHeight: height)
  }

  @Test func oneButtonIsAsWideAsTheAlert() {
    let layout = layout(buttons: 1)
    #expect(layout.title == Rectangle(x: 16, y: 20, width: 238, height: 20))
    #expect(layout.message == Rectangle(x: 16, y: 44, width: 238, height: 32))
    #expect(layout.texts.content == 96)
    #expect(layout.buttonPane.place == Rectangle(x: 0, y: 96, width: 270, height: 44))
    #expect(layout.buttons == [Rectangle(x: 0, y: 0, width: 270, height: 44)])
    #expect(layout.rules == [Rectangle(x: 0, y: 0, width: 270, height: 0.5)])
    #expect(layout.height == 140)
  }

  @Test func aTitleHasNoRoomWhereItsButtonHasARim() {
    #expect(Look.Theme.flat.alert.titleRoom(inButton: 135, hairline: 0.5) == 119)
    #expect(Look.Theme.classic.alert.titleRoom(inButton: 126, hairline: 0.5) == 109)
  }

  @Test func twoShortTitlesAreSideBySide() {
    let layout = layout(buttons: 2, sideBySide: true)
    #expect(layout.buttons.map(\.x) == [0, 135])
    #expect(layout.buttons.map(\.width) == [135, 135])
    #expect(layout.rules.count == 2)
    #expect(layout.rules[1] == Rectangle(x: 135, y: 0, width: 0.5, height: 44))
    #expect(layout.height == 140)
  }

  @Test func twoLongTitlesAreAColumn() {
    let layout = layout(buttons: 2)
    #expect(layout.buttons.map(\.y) == [0, 44])
    #expect(layout.height == 96 + 88)
  }

  /// Three are never side by side, even where they would fit.
  @Test func threeButtonsAreAColumn() {
    #expect(layout(buttons: 3, sideBySide: true).buttons.map(\.y) == [0, 44, 88])
  }

  @Test func classicHasGapsAndNoHairlines() {
    let column = layout(.classic, buttons: 3, cancelLast: true)
    #expect(column.rules == [])
    #expect(column.buttons.map(\.y) == [0, 51, 110])
    #expect(column.buttonPane.content == 153 + 12)
    let row = layout(.classic, buttons: 2, sideBySide: true)
    #expect(row.buttons.map(\.x) == [12, 146])
    #expect(row.buttons.map(\.width) == [126, 126])
  }

  @Test(arguments: Look.Theme.allCases)
  func withoutTextsTheButtonsBeginAtTheTop(_ theme: Look.Theme) {
    let layout = layout(theme, title: nil, message: nil, buttons: 1)
    #expect(layout.title == nil && layout.message == nil)
    #expect(layout.texts.content == 0 && layout.texts.place.height == 0)
    #expect(layout.buttons.first?.y == theme.alert.buttonInset)
    #expect(layout.rules == [])
  }

  @Test func aMessageAloneBeginsWhereATitleWould() {
    #expect(layout(title: nil, buttons: 1).message?.y == 20)
  }

  @Test func withoutButtonsThereAreTextsAlone() {
    let layout = layout(buttons: 0)
    #expect(layout.buttons == [] && layout.rules == [])
    #expect(layout.height == 96)
  }

  @Test func fieldsTouchAndAreAboveTheButtons() {
    let layout = layout(fields: 2, buttons: 2, sideBySide: true)
    // Title, gap, message, and the gap to the fields.
    #expect(layout.fields.map(\.y) == [88, 119])
    #expect(layout.fields.allSatisfy { $0.x == 16 && $0.width == 238 && $0.height == 31 })
    #expect(layout.buttonPane.place.y == 88 + 62 + 20)
  }

  // MARK: What does not fit

  @Test(arguments: Look.Theme.allCases)
  func longTextsScrollAndButtonsStay(_ theme: Look.Theme) {
    let layout = layout(theme, message: 900, buttons: 1, within: 400)
    #expect(layout.height == 400)
    #expect(layout.texts.place.height < layout.texts.content)
    #expect(layout.buttonPane.place.height == layout.buttonPane.content)
  }

  @Test func manyButtonsScrollAndTextsStay() {
    let layout = layout(buttons: 20, within: 400)
    #expect(layout.height == 400)
    #expect(layout.texts.place.height == layout.texts.content)
    #expect(layout.buttonPane.place.height == 400 - 96)
    #expect(layout.buttonPane.content == 880)
  }

  @Test func bothGetHalfWhereBothAreLong() {
    let layout = layout(message: 900, buttons: 20, within: 400)
    #expect(layout.texts.place.height == 200 && layout.buttonPane.place.height == 200)
  }

  /// Over a keyboard a whole row of buttons stays, even if no text does.
  @Test(arguments: [444.0, 300, 200, 150, 122, 110])
  func aboveAKeyboardARowOfButtonsStays(_ room: Double) {
    for theme in Look.Theme.allCases {
      let layout = layout(
        theme, message: 300, fields: 1, buttons: 2, sideBySide: true, within: room)
      #expect(layout.buttonPane.place.height >= theme.alert.buttonHeight, "\(theme) \(room)")
      #expect(layout.height <= room, "\(theme) \(room)")
      let texts = layout.texts.place.height
      #expect(texts <= 8 || texts >= theme.alert.top + 24, "\(theme) \(room)")
      // What does not show a title does not scroll.
      #expect(texts > 8 || layout.texts.content == texts, "\(theme) \(room)")
    }
  }

  @Test func nothingOverlaps() {
    for theme in Look.Theme.allCases {
      for buttons in 0...4 {
        for fields in 0...2 {
          for height in [160.0, 240, 444, 1_000] {
            let layout = layout(theme, fields: fields, buttons: buttons, within: height)
            let parts = [layout.texts.place] + layout.fields + [layout.buttonPane.place]
            #expect(areApart(parts.filter { $0.height > 0 }))
            #expect(areApart(layout.buttons))
            #expect(parts.allSatisfy { $0.bottom <= layout.height })
          }
        }
      }
    }
  }

  @Test func aBalancedMessageStaysInTheMiddle() {
    let place = Rectangle(x: 16, y: 44, width: 238, height: 32)
    #expect(AlertLayout.balanced(place, width: 200).x == 35)
    #expect(AlertLayout.balanced(place, width: 239) == place)
  }

  // MARK: While a job runs

  @Test func aSpinnerIsUnderTheTitle() {
    let layout = layout(message: nil, buttons: 1, loader: .init(percent: nil))
    #expect(layout.spinner == Rectangle(x: 116.5, y: 52, width: 37, height: 37))
    #expect(layout.bar == nil && layout.percent == nil)
  }

  /// It does not come nearer to the edge than 40 points.
  @Test func aSpinnerKeepsAwayFromTheEdge() {
    for title in [nil, 5.0] {
      let layout = layout(title: title, message: nil, buttons: 0, loader: .init(percent: nil))
      #expect(layout.spinner?.y == 40)
    }
  }

  @Test func aBarAndItsWordsAreUnderTheMessage() throws {
    let layout = layout(buttons: 1, loader: .init(percent: 16))
    let (bar, percent) = (try #require(layout.bar), try #require(layout.percent))
    #expect(bar.y == (try #require(layout.message)).bottom + 12)
    #expect(bar.height == 8 && percent.y == bar.y + 16 && percent.height == 16)
    #expect(layout.texts.content == percent.bottom + 20)
  }

  @Test func aBarMayHaveNoWords() throws {
    let layout = layout(buttons: 1, loader: .init(percent: 0))
    #expect(layout.percent == nil)
    #expect(layout.texts.content == (try #require(layout.bar)).bottom + 20)
  }
}
