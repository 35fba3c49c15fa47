import StageGeometry

/// What the stage draws a picture in and onto, in the light colours of a theme.
///
/// The colours are those of the style sheets in `resources`, and a test holds both together.
struct PictureGround {
  /// Where a picture is drawn.
  enum Place: CaseIterable {
    /// The navigation bar or the toolbar.
    case bar
    /// A tab that is not selected.
    case tab
    /// The tile of an activity.
    case activity
    /// A screen, in the picture's own colours.
    case screen
  }

  /// The name in the style sheet and 0xRRGGBB.
  typealias Named = (name: String, color: Int)

  /// What a mask is drawn in; `nil` where the picture has its own colours.
  let ink: Named?
  /// What is behind it: one colour, or the first and the last of a gradient.
  let ground: [Named]

  init(_ place: Place, _ theme: Look.Theme) {
    switch (place, theme) {
    case (.bar, .flat): (ink, ground) = (("tint", 0x0B63CE), [("bar", 0xF9F9FA)])
    case (.tab, .flat): (ink, ground) = (("sub", 0x67676C), [("bar", 0xF9F9FA)])
    case (.activity, .flat): (ink, ground) = (("text", 0x1C1C1E), [("cell", 0xFFFFFF)])
    case (.screen, .flat): (ink, ground) = (nil, [("ground", 0xEFEFF4)])
    case (.bar, .classic):
      ink = ("bar_text", 0xFFFFFF)
      ground = [("bar_button_1", 0x566C99), ("bar_button_2", 0x36507F)]
    case (.tab, .classic):
      (ink, ground) = (("tab_text", 0xC9CCD2), [("tab_1", 0x3A3D42), ("tab_2", 0x0F1012)])
    case (.activity, .classic):
      ink = ("activity_text", 0xFFFFFF)
      ground = [("activity_1", 0x2F7F86), ("activity_2", 0x1C5C63)]
    case (.screen, .classic): (ink, ground) = (nil, [("ground", 0xC6CDD6)])
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
