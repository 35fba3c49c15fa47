import StageGeometry
import Testing

struct SoftShadowTests {
  @Test func aShadowGetsStrongerFromShapeToShape() {
    let shadow = SoftShadow(down: 8, blur: 20, "black").layers
    #expect(shadow.hasPrefix("0 8.0pt 0 40.0pt alpha(black, 0.00"))
    #expect(shadow.hasSuffix(")"))
    // None is so strong that its edge shows, and together they are the whole shadow.
    let shares = shadow.split(separator: " ").compactMap { word in
      word.hasPrefix("0.") ? Double(word.prefix { $0 != ")" }) : nil
    }
    #expect(shares.count > 12)
    #expect(shares.allSatisfy { $0 < 0.08 })
    #expect((0.6...1).contains(shares.reduce(0, +)))
  }
}
