import Geometry
import PangoRuler
import Testing

/// Pango measures without a display.
@Suite struct PangoRulerTests {
  private let ruler = PangoRuler(font: "Sans")

  @Test func aTextIsWiderInALargerOrABolderType() {
    func width(_ text: String, _ points: Double, bold: Bool = false, scale: Double = 1) -> Double {
      ruler.width(of: text, TypeStyle(points, bold: bold), scale: scale)
    }
    let usual = width("Delete Everything", 17)
    #expect(usual > 60 && width("Delete Everything", 34) > 1.9 * usual)
    #expect(width("Delete Everything", 17, bold: true) > usual)
    #expect(width("Delete Everything", 17, scale: 0.5) < 0.55 * usual)
    #expect(width("", 17) == 0 && width("one\nDelete Everything", 17) == usual)
    // Asked again, it says the same.
    #expect(width("Delete Everything", 17) == usual)
  }

  @Test(arguments: [0.25, 0.5, 2.0])
  func widthsAreTheSameAtEveryZoom(zoom: Double) {
    let other = PangoRuler(font: "Sans", zoom: zoom)
    for text in ["OK", "Wiederherstellen", "إعادة", "取消"] {
      let (here, there) = (
        ruler.width(of: text, TypeStyle(17), scale: 1),
        other.width(of: text, TypeStyle(17), scale: 1)
      )
      #expect(abs(here * zoom - there) <= 1 + zoom, "\(text): \(here), \(there)")
    }
  }

  @Test func marksWithoutEndAreMeasuredInTime() {
    let text = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(ruler.width(of: text, TypeStyle(17), scale: 1) < 40)
  }
}
