import AddressLiterals
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Where parts are in the text, and which part is at a place.
@Suite struct PartPlaceTests {
  private static let source = """
    rehearsal: 1
    screens:
      home:
        title: "Zuhause: ☃"   # a comment
        controls:
          # above
          - button: A é
            then: [{log: x}, {present: ask}]
          -
            button: B

    dialogs:
      ask:
        alert: {title: Ask, otherButtons: OK}
        delegate:
    """

  private let editor: DocumentEditor

  init() throws {
    editor = try DocumentEditor(Array(PartPlaceTests.source.utf8), in: .bare)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(PartPlaceTests.source.utf8)[range], as: UTF8.self)
  }

  @Test(arguments: [
    ("/rehearsal", "rehearsal: 1", "1", 1...1),
    ("/screens/home/title", #"title: "Zuhause: ☃""#, #""Zuhause: ☃""#, 4...4),
    ("/screens/home/controls/0/button", "button: A é", "A é", 7...7),
    ("/screens/home/controls/0/then/1", "{present: ask}", "{present: ask}", 8...8),
    ("/screens/home/controls/1", "-\n        button: B", "button: B", 9...10),
    ("/dialogs/ask/alert/otherButtons", "otherButtons: OK", "OK", 14...14),
    ("/dialogs/ask/alert/otherButtons/0/title", "otherButtons: OK", "OK", 14...14),
    ("/dialogs/ask/delegate", "delegate:", "", 15...15),
  ])
  func aPartHasItsBytesAndLines(
    _ path: String, _ whole: String, _ value: String, _ lines: ClosedRange<Int>
  ) throws {
    let place = try #require(try editor.place(of: PartAddress(text: path)))
    #expect(text(place.whole) == whole)
    #expect(text(place.value) == value)
    #expect(place.lines == lines)
  }

  @Test func thePartsOfAMapOverLines() throws {
    let place = try #require(try editor.place(of: "/screens"))
    #expect(place.lines == 2...10)
    #expect(text(place.whole).hasSuffix("button: B"))
    let whole = try #require(try editor.place(of: ""))
    #expect(whole.whole == 0..<PartPlaceTests.source.utf8.count)
  }

  @Test func whatIsNotThereHasNoPlace() throws {
    #expect(try editor.place(of: "/dialogs/ask/alert/message") == nil)
    #expect(throws: EditRefusal.self) { try editor.place(of: "/dialogs/ask/sound") }
  }

  @Test(arguments: [
    ("rehearsal", "/rehearsal"), ("1\n", "/rehearsal"), ("home:", "/screens/home"),
    ("Zuhause", "/screens/home/title"), ("☃", "/screens/home/title"),
    ("a comment", "/screens/home/title"), ("# above", "/screens/home/controls"),
    ("é", "/screens/home/controls/0/button"), ("x}", "/screens/home/controls/0/then/0/log"),
    ("ask}", "/screens/home/controls/0/then/1/present/dialog"),
    ("B", "/screens/home/controls/1/button"), ("\ndialogs", ""),
    ("OK", "/dialogs/ask/alert/otherButtons/0/title"), ("delegate", "/dialogs/ask/delegate"),
  ])
  func aPlaceInTheTextHasAPath(_ word: String, _ path: String) throws {
    let source = PartPlaceTests.source
    let offset = try #require(source.firstRange(of: word)?.lowerBound.utf16Offset(in: source))
    let byte = source.utf16.prefix(offset).reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : 3) }
    #expect(editor.address(at: byte).text == path)
  }

  @Test func placesOutsideOfTheText() {
    #expect(editor.address(at: -5) == "/rehearsal")
    #expect(editor.address(at: 1_000_000) == "/dialogs/ask/delegate")
  }

  /// Every part of every sample: what is at its value's first byte is the part, or one in it.
  @Test func everyPlaceLeadsBack() throws {
    var count = 0
    for name in try Files.names(in: "data/samples", ending: ".rehearsal.yaml") {
      let editor = try DocumentEditor(Files.bytes(at: "data/samples/" + name), in: .bare)
      for named in editor.form.places() {
        let path = named.address
        let place = try #require(try editor.place(of: path))
        #expect(place.whole.lowerBound <= place.value.lowerBound)
        #expect(place.whole.upperBound == place.value.upperBound)
        guard !place.value.isEmpty else { continue }
        let found = editor.address(at: place.value.lowerBound)
        #expect(path.contains(found), "\(name) \(path.text)")
        count += 1
      }
    }
    #expect(count > 2_000)
  }
}

/// What a plan changed in the new text.
@Suite struct TouchedTests {
  private func touched(
    _ words: String, _ document: String
  ) throws -> (texts: [String], lines: [ClosedRange<Int>]) {
    let editor = try DocumentEditor(Array(document.utf8), in: .bare)
    let plan = try editor.plan(DocumentEdit(words: words, in: editor))
    return (
      plan.touched.map { String(decoding: plan.after[$0], as: UTF8.self) }, plan.touchedLines
    )
  }

  private static let document = """
    dialogs:
      a:
        alert:
          title: A
          cancelButton: OK
      b:
        alert: {title: B}

    """

  @Test func aValue() throws {
    let found = try touched("set /dialogs/a/alert/title C", TouchedTests.document)
    #expect(found.texts == ["C"])
    #expect(found.lines == [4...4])
  }

  @Test func aNewLineIsTheOnlyOne() throws {
    let found = try touched("set /dialogs/a/alert/message M", TouchedTests.document)
    #expect(found.texts.joined().contains("message: M"))
    #expect(found.lines == [5...5])
  }

  @Test func linesThatAreGone() throws {
    let found = try touched("remove /dialogs/a/alert/title", TouchedTests.document)
    #expect(found.texts == [""])
    #expect(found.lines.count == 1)
  }

  @Test func severalPlaces() throws {
    let found = try touched(
      "rename /dialogs/a c",
      "start: a\n" + TouchedTests.document + "scenarios: {x: {steps: [{do: {dismiss: a}}]}}\n")
    #expect(found.texts == ["c", "c", "c"])
    #expect(found.lines == [1...1, 3...3, 9...9])
  }

  @Test func aTextOfSeveralLines() throws {
    let found = try touched(
      #"set /dialogs/a/alert/title "One\nTwo""#, TouchedTests.document)
    #expect(found.lines == [4...6])
  }
}
