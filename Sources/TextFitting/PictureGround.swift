import StageGeometry

/// What the stage draws a picture in and onto, in the light or the dark colours of a theme.
///
/// The colours are those of the style sheets in `resources`, and a test holds both together.
struct PictureGround {
  /// Where a picture is drawn.
  enum Place: CaseIterable {
    /// The navigation bar or the toolbar.
    case bar
    /// A tab that is not selected.
    case tab
    /// The same bars in one of the black styles.
    case blackBar, blackTab
    /// The tile of an activity.
    case activity
    /// A screen or a view over it, in the picture's own colours.
    case screen
    /// The view of a popover, in the picture's own colours.
    case popover
    /// A text field of a screen or a view, in the picture's own colours.
    case field
    /// A text field of an alert, in the picture's own colours.
    case alertField
  }

  /// The name in the style sheet and 0xRRGGBB.
  typealias Named = (name: String, color: Int)

  /// What a mask is drawn in; `nil` where the picture has its own colours.
  let ink: Named?
  /// What is behind it: one colour, or the first and the last of a gradient.
  let ground: [Named]

  init(_ place: Place, _ theme: Look.Theme, isDark: Bool) {
    func color(_ name: String, _ light: Int, _ dark: Int) -> Named { (name, isDark ? dark : light) }
    let bar = color("bar", 0xF9F9FA, 0x1A1A1C)
    let black = color("black", 0x161618, 0x161618)
    let tabs = [color("tab_1", 0x3A3D42, 0x23262B), color("tab_2", 0x0F1012, 0x050607)]
    let barText = color("bar_text", 0xFFFFFF, 0xE6EAF2)
    let tabText = color("tab_text", 0xC9CCD2, 0xB3B7BF)
    switch (place, theme) {
    case (.bar, .flat): (ink, ground) = (color("tint", 0x0B63CE, 0x6CB0FF), [bar])
    case (.tab, .flat): (ink, ground) = (color("sub", 0x67676C, 0xA6A6AD), [bar])
    case (.blackBar, .flat): (ink, ground) = (color("black_tint", 0x6CB0FF, 0x6CB0FF), [black])
    case (.blackTab, .flat): (ink, ground) = (color("black_text", 0xF5F5F7, 0xF5F5F7), [black])
    case (.activity, .flat):
      (ink, ground) = (
        color("text", 0x1C1C1E, 0xF5F5F7), [color("cell", 0xFFFFFF, 0x1F1F22)]
      )
    case (.screen, .flat): (ink, ground) = (nil, [color("ground", 0xEFEFF4, 0x131315)])
    case (.popover, .flat): (ink, ground) = (nil, [color("sheet", 0xF7F7F8, 0x2C2C2E)])
    case (.field, .flat), (.alertField, .flat):
      (ink, ground) = (nil, [color("field", 0xFFFFFF, 0x161618)])
    case (.bar, .classic):
      ink = barText
      ground = [
        color("bar_button_1", 0x566C99, 0x2A3345), color("bar_button_2", 0x36507F, 0x0E131D),
      ]
    case (.blackBar, .classic): (ink, ground) = (barText, tabs)
    case (.tab, .classic), (.blackTab, .classic): (ink, ground) = (tabText, tabs)
    case (.activity, .classic):
      ink = color("activity_text", 0xFFFFFF, 0xFFFFFF)
      ground = [
        color("activity_1", 0x2F7F86, 0x2F7F86), color("activity_2", 0x1C5C63, 0x1C5C63),
      ]
    case (.screen, .classic), (.popover, .classic):
      (ink, ground) = (nil, [color("ground", 0xC6CDD6, 0x1B1F26)])
    case (.field, .classic): (ink, ground) = (nil, [color("field", 0xFFFFFF, 0x1A1E25)])
    case (.alertField, .classic):
      (ink, ground) = (nil, [color("alert_field", 0xFFFFFF, 0xDFE4EE)])
    }
  }

  /// The components of a colour, from 0 to 1.
  static func components(_ color: Int) -> [Double] {
    [16, 8, 0].map { Double(color >> $0 & 0xFF) / 255 }
  }

  /// The middle of what is behind.
  var behind: [Double] {
    let all = ground.map { PictureGround.components($0.color) }
    return (0..<3).map { part in all.reduce(0) { $0 + $1[part] } / Double(all.count) }
  }
}
