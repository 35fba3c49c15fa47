import Film
import Testing

/// What a picture in SVG says to those who can't see it.
@Suite struct SVGTextTests {
  private func titled(_ text: String, _ title: String, _ description: String?) -> String {
    String(decoding: SVGText.titled(Array(text.utf8), title, description), as: UTF8.self)
  }

  @Test func titleAndDescriptionAreTheFirstInThePicture() {
    #expect(
      titled("<?xml?>\n<svg width=\"1\">\n<g/></svg>", "Run", "1 call")
        == "<?xml?>\n<svg width=\"1\">\n<title>Run</title>\n<desc>1 call</desc>\n<g/></svg>")
  }

  @Test func aTitleIsNoMarkup() {
    #expect(titled("<svg ></svg>", "<a> & b", nil).contains("<title>&lt;a&gt; &amp; b</title>"))
  }

  @Test(arguments: ["", "<svg", "<svg width", "<g></g>"])
  func whatIsNoPictureStaysAsItIs(_ text: String) { #expect(titled(text, "Run", nil) == text) }
}
