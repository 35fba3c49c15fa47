import DialogModel
import Geometry
import StageGeometry
import Testing

/// Which keys there are, and where.
@Suite struct KeyboardTests {
  static let all = [
    TextField.Keyboard.default, .emailAddress, .url, .twitter, .numberPad, .decimalPad, .phonePad,
    .numbersAndPunctuation,
  ]

  private func characters(_ keys: KeyboardKeys) -> [String] {
    keys.rows.joined().compactMap {
      if case .character(let text) = $0.key { text } else { nil }
    }
  }

  @Test(arguments: all)
  func aRowIsAsWideAsTheKeyboard(_ keyboard: TextField.Keyboard) {
    for plane in [KeyboardPlane.letters, .numbers, .symbols] {
      let keys = KeyboardKeys(keyboard, plane, isShifted: false)
      #expect(keys.rows.count == 4)
      for row in keys.rows { #expect(near(row.reduce(0) { $0 + $1.width }, 1)) }
    }
  }

  @Test func shiftMakesCapitals() {
    #expect(characters(KeyboardKeys(.default, .letters, isShifted: true)).first == "Q")
    #expect(characters(KeyboardKeys(.default, .letters, isShifted: false)).count == 26)
  }

  @Test func aPadHasDigitsAndNoPlanes() {
    let pad = KeyboardKeys(.numberPad, .letters, isShifted: true)
    #expect(characters(pad) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
    #expect(pad == KeyboardKeys(.numberPad, .symbols, isShifted: false))
    #expect(characters(KeyboardKeys(.decimalPad, .letters, isShifted: false)).contains("."))
  }

  @Test func addressesHaveKeysOfTheirOwn() {
    #expect(characters(KeyboardKeys(.emailAddress, .letters, isShifted: false)).contains("@"))
    #expect(characters(KeyboardKeys(.url, .letters, isShifted: false)).contains(".com"))
  }

  @Test func numericKeyboardShowsNumbersFirst() {
    #expect(KeyboardKeys.firstPlane(.numbersAndPunctuation) == .numbers)
    #expect(KeyboardKeys.firstPlane(.default) == .letters)
  }

  @Test(arguments: [(320.0, 216.0), (568, 162), (768, 264), (1_024, 352)])
  func keysAreOnTheKeyboardAndApart(_ width: Double, _ height: Double) {
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    for keyboard in KeyboardTests.all {
      let cells = KeyboardLayout(KeyboardKeys(keyboard, .letters, isShifted: false)).cells
      #expect(!cells.contains { $0.key == .gap })
      let places = cells.map {
        KeyboardLayout.place(of: $0.part, width: width, height: height)
      }
      #expect(places.allSatisfy { whole.covers($0) } && areApart(places))
    }
  }

  @Test func theKeyboardSlidesByWholePixels() {
    #expect(KeyboardLayout.top(height: 216, way: 0, zoom: 1) == 216)
    #expect(KeyboardLayout.top(height: 216, way: 1, zoom: 1) == 0)
    #expect(KeyboardLayout.top(height: 216, way: 0.333, zoom: 1) == 144)
    #expect(KeyboardLayout.top(height: 215, way: 0.5, zoom: 2) == 107.5)
  }

  @Test func returnSaysWhatItDoes() {
    #expect(TextField.ReturnKey.default.title == "return")
    #expect(TextField.ReturnKey.google.title == TextField.ReturnKey.search.title)
  }

  // MARK: Fields

  private func field(
    left: Double? = nil, right: Double? = nil, clear: Bool = false, width: Double = 240,
    shake: Double = 0
  ) -> FieldLayout {
    FieldLayout(
      width: width, height: 31, inset: 8, left: left, right: right, hasClear: clear, shake: shake)
  }

  @Test func textFillsAFieldAlone() {
    #expect(field().text == Rectangle(x: 8, y: 0, width: 224, height: 31))
    #expect(field(shake: 3).text == Rectangle(x: 11, y: 0, width: 224, height: 31))
  }

  @Test func textIsBetweenWhatIsAtTheEnds() {
    let layout = field(left: 16, right: 20, clear: true)
    #expect(layout.left == Rectangle(x: 8, y: 7.5, width: 16, height: 16))
    #expect(layout.right == Rectangle(x: 212, y: 7.5, width: 20, height: 16))
    #expect(layout.clear == Rectangle(x: 186, y: 5.5, width: 20, height: 20))
    #expect(layout.text == Rectangle(x: 30, y: 0, width: 152, height: 31))
  }

  /// Of a narrow field an icon takes a third at most.
  @Test func wideIconsLeaveRoomForText() {
    let layout = field(left: 500, right: 500, clear: true, width: 120)
    #expect(layout.left?.width == 40 && layout.right?.width == 40)
    #expect(layout.text.width == 1)
  }

  @Test func aLowFieldHasASmallCross() {
    #expect(FieldLayout.clearSize(height: 44) == 20)
    #expect(FieldLayout.clearSize(height: 22) == 14)
  }
}
