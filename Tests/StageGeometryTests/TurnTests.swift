import DialogModel
import Geometry
import Glibc
import StageGeometry
import Testing

/// What is drawn while something turns, shrinks or fades.
@Suite struct TurnTests {
  private func turn(_ orientation: Orientation, _ rest: Double, in room: Size? = nil) -> Turn {
    Turn(.phone, DeviceMetrics(.phone, orientation), rest: rest, fittedTo: room)
  }

  @Test func aDeviceBeginsAsItWasHeldBefore() {
    #expect(turn(.landscape, 1).angle == .pi / 2)
    #expect(turn(.portrait, 1).angle == -.pi / 2)
    #expect(turn(.landscape, 0.5).angle == .pi / 4)
    #expect(turn(.landscape, 0).angle == 0 && turn(.landscape, 0).scale == 1)
  }

  /// What it showed is drawn upright on the device that it was held as.
  @Test func whatItShowedTurnsWithItAndFades() {
    for orientation in [Orientation.portrait, .landscape] {
      #expect(turn(orientation, 1).angle + turn(orientation, 1).ghostAngle == 0)
      #expect(turn(orientation, 0.3).ghostAngle == turn(orientation, 1).ghostAngle)
      #expect(turn(orientation, 0.3).ghostOpacity == 0.3)
    }
  }

  @Test func aFittedDeviceBeginsAsLargeAsItWas() {
    let room = Size(width: 400, height: 700)
    let (up, across) = (DeviceMetrics(.phone, .portrait), DeviceMetrics(.phone, .landscape))
    let zooms = (up.zoom(toFit: room), across.zoom(toFit: room))
    #expect(zooms.0 > zooms.1)
    #expect(near(turn(.landscape, 1, in: room).scale * zooms.1, zooms.0))
    #expect(turn(.landscape, 0, in: room).scale == 1)
    #expect(turn(.landscape, 1).scale == 1)
  }

  @Test(arguments: [(0.0, 0), (83, 0), (84, 1), (500, 6), (999, 11), (1_000, 0)])
  func aSpinnerTurnsOnceASecond(_ age: Double, _ spoke: Int) {
    #expect(Spinner.spoke(at: 4_000 + age, since: 4_000) == spoke)
  }

  @Test func aSpinnerThatHasNotBegunIsAtItsFirstSpoke() {
    #expect(Spinner.spoke(at: 0, since: 4_000) == 0)
  }

  @Test func spokesFadeBehindTheBrightest() {
    let opacities = (0..<12).map { Spinner.opacity(of: $0, brightest: 3) }
    #expect(opacities[3] == 1 && near(opacities[2], 0.91) && opacities[4] == 0.22)
    #expect(opacities.allSatisfy { $0 >= 0.22 && $0 <= 1 })
  }

  @Test func aTapGrowsAndFades() {
    #expect(TapMark(age: 0).width == 28 && TapMark(age: 0).opacity == 1)
    #expect(TapMark(age: 150_000).width == 44 && TapMark(age: 400_000).opacity == 1)
    #expect(near(TapMark(age: 500_000).opacity, 0.5))
    #expect(TapMark.length == 600_000)
    #expect(TapMark(age: 600_000).opacity == 0 && TapMark(age: 9e9).opacity == 0)
    let still = TapMark(age: 0, isAnimated: false)
    #expect(still.width == 44 && still == TapMark(age: 599_999, isAnimated: false))
  }

  // MARK: Texts

  @Test func aShortTextKeepsItsSize() {
    let fit = TextFit.scale(toFit: 100, least: 0.6) { 100 * $0 }
    #expect(fit.scale == 1 && fit.fits)
  }

  @Test func aLongTextShrinksInSteps() {
    let fit = TextFit.scale(toFit: 80, least: 0.6) { 100 * $0 }
    #expect(near(fit.scale, 0.8) || near(fit.scale, 0.75))
    #expect(fit.fits && 100 * fit.scale <= 80)
  }

  @Test func aTextThatIsTooLongIsCutAtTheLeastSize() {
    let fit = TextFit.scale(toFit: 50, least: 0.6) { 100 * $0 }
    #expect(fit.scale == 0.6 && !fit.fits)
    // One that just fits at the least size is not cut.
    #expect(TextFit.scale(toFit: 61, least: 0.6) { 100 * $0 }.fits)
  }

  /// Few factors are measured; the answer is the largest one at which the text fits.
  @Test func aTextShrinksNoMoreThanItMust() {
    for least in [0.6, 0.8, 1] {
      for percent in 40...110 {
        // Wider at every factor than in proportion, and narrower.
        for power in [0.8, 1, 1.3] {
          var measured = 0
          func width(_ scale: Double) -> Double {
            measured += 1
            return 100 * pow(scale, power)
          }
          let fit = TextFit.scale(toFit: Double(percent), least: least, width: width)
          #expect(measured <= 6)
          #expect(fit.fits == (width(fit.scale) <= Double(percent)))
          if fit.scale < 1 { #expect(width(min(1, fit.scale + 0.05)) > Double(percent)) }
          if !fit.fits { #expect(fit.scale == least) }
        }
      }
    }
  }

  @Test func aTitleTakesTwoLinesIfItCan() {
    #expect(TextFit.titleScale { _ in 2 } == 1)
    #expect(TextFit.titleScale { $0 > 0.92 ? 3 : 2 } == 0.9)
    #expect(TextFit.titleScale { _ in 5 } == 0.8)
  }
}
