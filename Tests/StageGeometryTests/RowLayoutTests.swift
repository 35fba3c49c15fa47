import DialogModel
import Geometry
import StageGeometry
import Testing

/// Where the parts of rows, switches and sections are.
@Suite struct RowLayoutTests {
  private func layout(
    _ end: RowLayout.End, title: Double, detail: Double = 0, subtitle: Bool = false
  ) -> RowLayout {
    RowLayout(
      width: 300, height: 44, inset: 12, end: end, titleWidth: title, detailWidth: detail,
      hasSubtitle: subtitle)
  }

  @Test func theDetailIsAtTheEnd() {
    let row = layout(.nothing, title: 80, detail: 60)
    #expect(row.title == Rectangle(x: 12, y: 0, width: 80, height: 44))
    #expect(row.detail == Rectangle(x: 228, y: 0, width: 60, height: 44))
    #expect(layout(.chevron, title: 80, detail: 60).detail.right == 266)
  }

  /// A long title leaves the detail three tenths of the room, and no more than it needs.
  @Test func aLongTitleGivesWay() {
    let row = layout(.nothing, title: 400, detail: 200)
    #expect(abs(row.detail.width - 276 * 0.3) < 0.01 && row.title.right + 8 <= row.detail.x + 0.01)
    #expect(layout(.nothing, title: 400, detail: 30).detail.width == 30)
    #expect(layout(.nothing, title: 400).title.width == 276)
  }

  @Test func aSubtitleIsBelow() {
    let row = layout(.checkmark, title: 80, subtitle: true)
    #expect(row.subtitle.y >= row.title.y + row.title.height - 2 && row.subtitle.bottom <= 44)
    #expect(row.end == Rectangle(x: 274, y: 0, width: 14, height: 44))
    #expect(layout(.checkmark, title: 80).subtitle.height == 0)
  }

  @Test func theKnobSaysWhetherASwitchIsOn() {
    for theme in Look.Theme.allCases {
      let (on, off) = (SwitchLayout(theme, isOn: true), SwitchLayout(theme, isOn: false))
      #expect(on.knob.x > off.knob.x && on.word.x < off.word.x)
      #expect(on.knob.right <= SwitchLayout.size(theme).width && off.knob.x >= 0)
    }
    let end = layout(.toggle(width: 51, height: 31), title: 80).end
    #expect(end == Rectangle(x: 237, y: 7, width: 51, height: 31))
  }

  @Test func aSectionIsAGroup() {
    let metrics = Look.Theme.flat.screen(width: 320)
    let layout = CellsLayout(
      [.row, .row, .row, .footer, .row], starts: [1, 4], metrics, width: 320
    ) { _, _ in 20 }
    #expect(layout.cells.map(\.place.y) == [28, 100, 144, 196, 244])
    #expect(layout.cells.map(\.isFirst) == [true, true, false, false, true])
    #expect(layout.cells.map(\.isLast) == [true, false, true, false, true])
  }

  @Test func blocksTouchNothing() {
    for theme in Look.Theme.allCases {
      let metrics = theme.screen(width: 320)
      let layout = CellsLayout(
        [.row, .filled, .segments, .picture(100), .row], metrics, width: 320
      ) { _, _ in 0 }
      for (upper, lower) in zip(layout.cells, layout.cells.dropFirst()) {
        #expect(lower.place.y - upper.place.bottom == metrics.blockGap)
      }
      #expect(layout.cells[3].place.height == 100)
    }
  }

  /// A red button is glass in Classic and a row in Flat.
  @Test func aStyleMakesABlock() {
    func kind(_ style: ControlDetails.ButtonStyle, _ theme: Look.Theme) -> CellKind? {
      var control = Control(id: "a", kind: .button, text: "A")
      control.details.style = style
      return CellKind(control, theme)
    }
    #expect(kind(.plain, .classic) == .button && kind(.plain, .flat) == .button)
    #expect(kind(.destructive, .classic) == .filled && kind(.destructive, .flat) == .button)
    #expect(kind(.filled, .classic) == .filled && kind(.filled, .flat) == .filled)
    #expect(CellKind(Control(id: "a", kind: .tab, text: "A"), .flat) == nil)
  }
}
