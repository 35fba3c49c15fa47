import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

@Suite struct LongPlacesTests {
  /// Every place of every sample: from its pointer to the written part, and back.
  @Test func everyPlaceIsFoundAgain() throws {
    var count = 0
    for name in try Files.names(in: "data/samples", ending: ".rehearsal.yaml") {
      let document = YAMLDocument(try Files.bytes(at: "data/samples/" + name))
      let form = LongForm(root: try #require(document.root))
      for named in form.places() {
        let place = try form.place(at: try PartAddress(text: named.address.text))
        #expect(place.path == named.place.path && place.through == named.place.through)
        #expect(place.isWritten, "\(name) \(named.address.text)")
        #expect(form.address(to: place.path, through: place.through) == named.address)
        count += 1
      }
    }
    #expect(count > 2_000)
  }

  /// `⟨` is before each part, and the pointer to it after a `#`.
  @Test func partsAreFoundByTheirPlacesInTheText() throws {
    let source = """
      rehearsal: 1
      screens:
        home:
          title: Home   # a comment
          # another
          controls: [{button: A}, {button: B, then: [{log: x}]}]

      dialogs: {}
      """
    let form = LongForm(root: try #require(YAMLDocument(Array(source.utf8)).root))
    for (line, column, expected) in [
      (2, 3, "/screens"), (3, 4, "/screens/home"), (4, 7, "/screens/home/title"),
      (4, 25, "/screens/home/title"), (5, 8, "/screens/home"),
      (6, 18, "/screens/home/controls/0/button"), (6, 55, "/screens/home/controls/1/then/log"),
      (7, 1, ""), (8, 4, "/dialogs"),
    ] {
      let path = form.path(at: Mark(line: line, column: column))
      let expected = expected.replacing("/then/log", with: "/then/0/log")
      #expect(form.address(to: path)?.text == expected, "\(line):\(column)")
    }
  }
}
