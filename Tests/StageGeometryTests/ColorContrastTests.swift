import StageGeometry
import Testing

@Suite struct ColorContrastTests {
  private func grey(_ byte: Int) -> [Double] { Array(repeating: Double(byte) / 255, count: 3) }

  @Test func blackOnWhiteIsTwentyOne() {
    #expect(ColorContrast(grey(0), grey(255)).number == "21")
    #expect(ColorContrast(grey(255), grey(0)).number == "21")
    #expect(ColorContrast([1, 0, 0], [1, 0, 0]).number == "1")
  }

  /// Greys on white whose contrasts are known: #767676 is the lightest with 4.5, #949494 with 3.
  @Test(
    "The grade follows from the contrast and the size",
    arguments: [
      (0x59, 17.0, false, ColorContrast.Grade.enhanced), (0x5A, 17, false, .minimum),
      (0x76, 17, false, .minimum), (0x77, 17, false, .minimumIfLarge),
      (0x76, 24, false, .enhanced), (0x77, 19, true, .minimum), (0x77, 19, false, .minimumIfLarge),
      (0x94, 24, false, .minimum), (0x95, 24, false, .fails), (0x95, 17, false, .fails),
    ])
  func grades(_ grey: Int, _ size: Double, _ isBold: Bool, _ grade: ColorContrast.Grade) {
    let contrast = ColorContrast(self.grey(grey), self.grey(255))
    #expect(contrast.grade(size: size, isBold: isBold) == grade)
  }

  @Test func whatIsJustTooLittleIsNotRoundedUp() {
    #expect(ColorContrast(grey(0x77), grey(255)).number == "4.4")
  }
}
