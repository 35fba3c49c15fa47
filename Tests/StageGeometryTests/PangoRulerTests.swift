import Geometry
import PangoRuler
import Testing

/// Pango measures without a display.
@Suite struct PangoRulerTests {
  private let ruler: PangoRuler

  init() throws { ruler = try #require(PangoRuler(font: "Sans")) }

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
  func widthsAreTheSameAtEveryZoom(zoom: Double) throws {
    let other = try #require(PangoRuler(font: "Sans", zoom: zoom))
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

  @Test func aTextWrapsBetweenWordsAndInsideALongOne() {
    func block(_ text: String, _ width: Double) -> TextBlock {
      ruler.block(of: text, TypeStyle(17), scale: 1, width: width)
    }
    let (one, two) = (block("Delete Everything", 400), block("Delete Everything", 130))
    #expect(one.lines == 1 && two.lines == 2)
    #expect(two.height == 2 * one.height && two.width <= 130 && two.width < one.width)
    #expect(block("Donaudampfschifffahrtsgesellschaft", 90).lines > 2)
  }

  @Test func aLetterInNoFontIsCounted() {
    #expect(ruler.missingLetters(in: "OK", TypeStyle(17)) == 0)
    // A place that no standard will ever fill.
    #expect(ruler.missingLetters(in: "a\u{E123}\u{E124}", TypeStyle(17)) == 2)
  }

  @Test func theFontsOfATextHaveNames() throws {
    var fonts = UsedFonts()
    ruler.addFonts(of: "Delete", bold: false, to: &fonts)
    ruler.addFonts(of: "Delete All", bold: true, to: &fonts)
    #expect(fonts.fonts.count == 1)
    #expect(fonts.fonts.first?.family.isEmpty == false)
    #expect(fonts.fonts.first?.version?.contains(".") == true)
  }

  @Test func withoutAFontInItsFolderThereIsNoRuler() {
    #expect(PangoRuler(font: "Sans", in: "/nowhere") == nil)
    #expect(PangoRuler(font: "Sans", in: "data/samples") == nil)
  }
}
