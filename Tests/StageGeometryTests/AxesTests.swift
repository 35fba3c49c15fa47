import DialogModel
import Geometry
import StageGeometry
import Testing

/// Texts of other sizes, and what decides how the stage shows a prototype.
@Suite struct AxesTests {
  private static let looks = Look.all

  @Test(arguments: StageAxes.TextSize.allCases)
  func whatAFingerTouchesNeverShrinks(_ size: StageAxes.TextSize) {
    for look in AxesTests.looks {
      let (usual, variant) = (LookVariant(look), LookVariant(look, textSize: size))
      #expect(variant.alert.buttonHeight >= usual.alert.buttonHeight)
      #expect(variant.alert.fieldHeight >= usual.alert.fieldHeight)
      #expect(variant.screen(width: 320).rowHeight >= 44)
      for inPopover in [false, true] {
        #expect(
          variant.sheet(inPopover: inPopover).rowHeight
            >= usual.sheet(inPopover: inPopover).rowHeight)
      }
    }
  }

  /// A line takes about 1.3 times the size of its type; the type of a row is 17 points.
  @Test(arguments: StageAxes.TextSize.allCases)
  func aLineFitsIntoItsPart(_ size: StageAxes.TextSize) {
    for look in AxesTests.looks {
      let variant = LookVariant(look, textSize: size)
      let line = 20 * size.factor * 1.3
      #expect(line <= variant.alert.buttonHeight)
      #expect(15 * size.factor * 1.3 <= variant.alert.fieldHeight)
      #expect(17 * size.factor * 1.3 <= variant.screen(width: 320).rowHeight)
      #expect(line <= variant.sheet(inPopover: false).rowHeight)
    }
    // The largest type of a bar that is 44 points high has 20 points; on its side, 17 in 32.
    #expect(20 * size.barFactor * 1.3 <= 44)
    #expect(17 * size.barFactor * 1.3 <= 32)
  }

  @Test func aLargeAlertStaysOnTheScreenAndScrolls() {
    for look in AxesTests.looks {
      let metrics = LookVariant(look, textSize: .largest).alert
      let layout = AlertLayout(
        .init(
          title: 70, message: 900, count: 3, sideBySide: false, endsWithCancel: false,
          hairline: 1),
        metrics, maximumHeight: 532)
      #expect(layout.height <= 532)
      #expect(layout.texts.place.height < layout.texts.content)
      #expect(layout.buttonPane.place.height >= metrics.buttonHeight)
      #expect(layout.buttons.allSatisfy { $0.height == metrics.buttonHeight })
    }
  }

  @Test func largeRowsDoNotOverlap() {
    let metrics = LookVariant(Look(.flat), textSize: .largest).screen(width: 320)
    let layout = CellsLayout([.row, .row, .caption, .button], metrics, width: 320) { _, _ in 30 }
    for (upper, lower) in zip(layout.cells, layout.cells.dropFirst()) {
      #expect(upper.place.y + upper.place.height <= lower.place.y)
    }
    #expect(layout.cells[0].place.height > DeviceMetrics.row)
    #expect(layout.end == layout.cells[3].place.y + metrics.rowHeight)
  }

  @Test(arguments: Look.Theme.allCases)
  func namesBelowIconsGrowALittle(_ theme: Look.Theme) {
    func layout(_ size: StageAxes.TextSize) -> PickerLayout {
      PickerLayout(
        7, theme, width: 320, maximumHeight: 540, device: .phone, hasCancel: true, texts: size)
    }
    #expect(layout(.normal).labelHeight == 16)
    #expect(layout(.small) == layout(.normal))
    let largest = layout(.largest)
    #expect(largest.labelHeight == 20)
    #expect(largest.cell == layout(.normal).cell)
    #expect(largest.height <= 540)
    let (first, below) = (largest.place(of: 0).rectangle, largest.place(of: 3).rectangle)
    if theme == .classic { #expect(first.y + first.height <= below.y) }
  }

  @Test func everyVariantHasAName() {
    var names: Set<String> = []
    for look in Look.all {
      for size in StageAxes.TextSize.allCases {
        for contrast in StageAxes.Contrast.allCases {
          names.insert(LookVariant(look, textSize: size, contrast: contrast).name)
        }
      }
    }
    #expect(names.count == 32)
    #expect(LookVariant(Look(.flat)).name == Look(.flat).name)
  }

  @Test func theScenarioThenThePersonThenTheTexts() {
    var axes = ShownAxes()
    var prototype = Prototype()
    prototype.title = "עברית"
    axes.begin(prototype)
    #expect(axes.all == StageAxes(textSize: .normal, direction: .rtl, contrast: .normal))
    axes.preferred = StageAxes(textSize: .large, direction: .ltr, contrast: .high)
    #expect(axes.all == axes.preferred)
    prototype.axes = StageAxes(textSize: .small, direction: .rtl)
    axes.begin(prototype)
    #expect(axes.all == StageAxes(textSize: .small, direction: .rtl, contrast: .high))
    axes.own[.textSize] = nil
    #expect(axes.textSize == .large)
    axes.begin(Prototype())
    #expect(axes.all == axes.preferred)
  }
}
