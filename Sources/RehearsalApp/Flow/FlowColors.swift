import Gtk

/// The colours of the map; texts on their grounds are at least 4.5 : 1.
@MainActor
struct FlowColors {
  let ground, dot, text, dim, card, edge: Color
  let covered, uncovered, here, glow: Color
  let error, errorEdge, warning, warningText, warningLine: Color

  private init(dark: Bool) {
    func color(_ light: UInt32, _ other: UInt32, _ alpha: Double = 1) -> Color {
      Color(dark ? other : light, alpha: alpha)
    }
    ground = color(0xFFFFFF, 0x26282B)
    dot = color(0xDEDBD8, 0x3A3D41)
    text = color(0x2E3436, 0xEEEEEC)
    dim = color(0x5E5C64, 0xB8B5B0)
    card = color(0xFFFFFF, 0x303338)
    edge = color(0x77767B, 0x8B8E94)
    covered = color(0x1F7044, 0x6CC892)
    uncovered = color(0x77767B, 0x9A9CA1)
    here = color(0x1C71D8, 0x62A0EA)
    glow = color(0x1C71D8, 0x62A0EA, 0.28)
    error = color(0xC01C28, 0xC01C28)
    errorEdge = color(0x8C101A, 0xF2A0A6)
    warning = color(0xF9D98C, 0xF9D98C)
    warningText = color(0x5C3700, 0x3A2400)
    warningLine = color(0x9A6700, 0xE5A50A)
  }

  static let (light, dark) = (FlowColors(dark: false), FlowColors(dark: true))
}
