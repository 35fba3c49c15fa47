import Testing

@testable import Film

/// The text of the page on which a prototype can be tapped through; Tests/web has what it does.
@Suite struct TappablePageTests {
  private static let call = TappablePage.Call(
    style: "did", target: "A <b>", text: "didPresentAlertView:", returned: "YES")

  private static func page(
    _ states: [TappablePage.State], part: String? = nil, calls: Bool = true
  ) -> String {
    let layer = PictureStack { _, _, _ in Array("RIFF".utf8) }
    var stack = layer
    stack.add(Bitmap(width: 1, height: 1, pixels: [0]))
    return TappablePage(
      title: "T & U", subtitle: ["phone"], part: part, language: "de", size: (10, 20),
      ground: "#EEECEA", layers: stack.layers, states: states, launch: [call], hasCalls: calls
    ).html { _ in [1, 2, 3] }
  }

  private static func state(_ title: String, to targets: [Int?]) -> TappablePage.State {
    TappablePage.State(
      title: title, picture: 0,
      ways: targets.map {
        TappablePage.Way(
          label: "Tap", doer: .person, target: $0,
          spot: TappablePage.Spot(x: 1, y: 2, width: 3, height: 4), calls: [call])
      })
  }

  @Test func statesThatLookAlikeAreOnePartOfTheText() {
    let text = TappablePageTests.page([
      TappablePageTests.state("A", to: [1]), TappablePageTests.state("B", to: [2]),
      TappablePageTests.state("A", to: [0]),
    ])
    #expect(text.ranges(of: "<section class=\"state\"").count == 2)
    #expect(text.contains("id=\"map\">[[0,1],[1,2],[0,0]]</script>"))
    // Its calls are there once, and those of the launch.
    #expect(text.ranges(of: "didPresentAlertView:").count == 2)
  }

  @Test func aWayThatLeadsOutIsNoLink() {
    let text = TappablePageTests.page([TappablePageTests.state("A", to: [0, nil])], part: "2 of 3")
    #expect(text.contains("id=\"map\">[[0,0,-1]]</script>"))
    #expect(text.contains("not on this page"))
    #expect(text.ranges(of: "<rect ").count == 1)
    #expect(text.contains("role=\"note\">2 of 3</p>"))
  }

  @Test func nothingComesFromElsewhere() {
    let text = TappablePageTests.page([TappablePageTests.state("A", to: [0])])
    #expect(text.contains("default-src 'none'; img-src data:; base-uri 'none'"))
    #expect(!text.contains("://"))
    #expect(!text.contains("style=\""))
  }

  @Test func textsOfThePrototypeAreNoMarkup() {
    let text = TappablePageTests.page([TappablePageTests.state("<i>", to: [0])])
    #expect(text.contains("<bdi lang=\"de\">&lt;i&gt;</bdi>"))
    #expect(text.contains("A &lt;b&gt;"))
    #expect(!text.contains("<i>A"))
  }

  @Test func withoutCallsThereAreNone() {
    let text = TappablePageTests.page([TappablePageTests.state("A", to: [0])], calls: false)
    #expect(!text.contains("didPresentAlertView:"))
    #expect(!text.contains("id=\"calls\""))
  }
}
