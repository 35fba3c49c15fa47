import DialogModel
import Testing

/// Behaviour table 1.3: what a sheet looks like.
@Suite("1.3 Style of a sheet") struct SheetStyleTests {
  private static let item = ControlReference(
    name: "go", candidates: [ControlID(screen: ScreenID(0), index: 0)])

  private func shown(
    _ style: ActionSheet.Style, _ source: PresentationSource?, _ bar: Screen.BarStyle?,
    inPopover: Bool = false
  ) -> ActionSheet.Style {
    var sheet = ActionSheet()
    sheet.style = style
    sheet.source = source
    return sheet.shownStyle(barStyle: bar, inPopover: inPopover, on: .phone)
  }

  @Test("From a bar the automatic style is the bar's")
  func fromABar() {
    for source in [.toolbar, .barButton(Self.item)] as [PresentationSource] {
      #expect(shown(.automatic, source, .default) == .default)
      #expect(shown(.automatic, source, .black) == .blackOpaque)
      #expect(shown(.automatic, source, .blackTranslucent) == .blackTranslucent)
    }
  }

  @Test("Away from a bar the automatic style is the default", arguments: Screen.BarStyle.allCases)
  func away(bar: Screen.BarStyle) {
    for source in [nil, .view, .rootView, .rect(Self.item)] as [PresentationSource?] {
      #expect(shown(.automatic, source, bar) == .default)
    }
  }

  @Test("From a tab bar it is opaque black", arguments: ActionSheet.Style.allCases)
  func fromATabBar(style: ActionSheet.Style) {
    #expect(shown(style, .tabBar, .default) == .blackOpaque)
  }

  @Test("What it comes from is that of the device")
  func byDevice() {
    #expect(shown(.default, .byDevice(phone: .tabBar, tablet: .view), nil) == .blackOpaque)
    #expect(shown(.default, .byDevice(phone: nil, tablet: .tabBar), nil) == .default)
  }

  @Test("In a popover no style is seen", arguments: ActionSheet.Style.allCases)
  func inAPopover(style: ActionSheet.Style) {
    #expect(shown(style, .tabBar, .black, inPopover: true) == .default)
  }

  @Test("Else its own style counts")
  func own() {
    for style in [.default, .blackTranslucent, .blackOpaque] as [ActionSheet.Style] {
      #expect(shown(style, .toolbar, .black) == style)
      #expect(shown(style, .rootView, nil) == style)
    }
  }
}
