import Film
import Testing

/// The page of two folders of pictures.
@Suite struct PictureDiffPageTests {
  private let page = PictureDiffPage(
    (was: "a<b>", now: "new"), summary: ["1 & 2"],
    [
      .init(
        name: "x\"y.png", sentence: "3 pixels differ", was: [1, 2, 3], now: [4, 5, 6],
        size: (8, 6), part: (1, 2, 3, 4)),
      .init(
        name: "gone.png", sentence: "gone", was: [7], now: nil, size: (1, 1), part: nil),
    ]
  ).html { _ in [0] }

  @Test func itHasBothPicturesOnceAndASlider() {
    #expect(page.matches(of: #/src="data:image\/png;base64,AQID"/#).count == 1)
    #expect(page.matches(of: #/src="data:image\/png;base64,BAUG"/#).count == 1)
    #expect(page.matches(of: #/<input type="range"/#).count == 1)
    #expect(page.contains(#"<rect class="part" x="1" y="2" width="3" height="4"/>"#))
  }

  @Test func itAsksNobodyAndSaysNothingAsMarkup() {
    #expect(page.contains("default-src 'none'; img-src data:"))
    #expect(page.contains("a&lt;b&gt;"))
    #expect(page.contains("x&quot;y.png"))
    #expect(page.contains("1 &amp; 2"))
    #expect(!page.contains("<b>"))
    #expect(page.matches(of: #/https?:\/\//#).isEmpty)
    // The policy allows one sheet of styles, and no styles of elements.
    #expect(!page.contains("style=\""))
  }

  @Test func eachPictureHasAHeadingAndALink() {
    #expect(page.matches(of: #/<a href="#p[01]">/#).count == 2)
    #expect(page.matches(of: #/<h2 id="p[01]">/#).count == 2)
    #expect(page.contains(#"alt="new: x&quot;y.png""#))
  }
}
