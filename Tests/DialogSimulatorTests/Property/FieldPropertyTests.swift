import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// Typing, pasting, deleting, focus and dismissal by chance, against a model of a text buffer that
/// knows nothing of the simulator: a list of characters and a place among them.
@Suite struct FieldPropertyTests {
  /// A text as a list of characters, with its caret between two of them.
  private struct Model {
    var characters: [Character] = []
    var caret = 0

    var text: String { String(characters) }

    /// The first places of the characters in UTF-16 units, and the end.
    var places: [Int] {
      characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    }

    /// Exchanges a range of characters; neighbours that then join are one.
    mutating func replace(_ range: Range<Int>, with new: String) {
      let head = String(characters[..<range.lowerBound])
      let tail = String(characters[range.upperBound...])
      let units = head.utf16.count + new.utf16.count
      characters = Array(head + new + tail)
      caret = places.firstIndex { $0 >= units } ?? characters.count
    }

    /// What a change would make, for a limit of length.
    func length(replacing range: Range<Int>, with new: String) -> Int {
      var copy = self
      copy.replace(range, with: new)
      return copy.text.utf16.count
    }
  }

  private static let pieces = [
    "a", "Z", " ", "é", "e\u{301}", "\u{301}", "😀", "👍", "\u{1F3FD}", "👨‍👩‍👧‍👦", "\u{200D}", "🇩🇪", "🇩",
    "中", "ש", "مرحبا", "न", "ि", "\u{FE0F}", "\u{202E}", "\u{0}", "\t", "ﷺ", "𝔘", "한", "\u{1112}",
    "\u{1161}", "1️⃣", "\u{FFFD}", "ß", "İ",
  ]
  private static let limit = 40

  @Test(arguments: 0..<40)
  func theSimulatorKeepsTheModelsText(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    let test = Condition.text(.ownField, TextTest(maxLength: Self.limit))
    let limited = { textField(returns: [.shouldChange: .when(test)]) }
    var run = Run(asking("A", limited(), limited()), confirm("B"), showing: "A")
    var models = [Model(), Model()]
    var current = 0
    for step in 0..<120 {
      run.forget()
      let model = models[current]
      let name = "A\(current)"
      func expect(_ range: Range<Int>, _ new: String) {
        let places = model.places
        let allowed = model.length(replacing: range, with: new) <= Self.limit
        let (start, end) = (places[range.lowerBound], places[range.upperBound])
        var calls = ["\(name).shouldChange(\(start),\(end - start),\"\(new)\")→\(allowed)"]
        if allowed {
          calls.append("shouldEnable(A)→true")
          models[current].replace(range, with: new)
        }
        #expect(run.callsSoFar == Order(calls), "seed \(seed), step \(step)")
      }
      switch random.number(0...99) {
      case ..<45:
        let piece = random.one(of: Self.pieces)
        run.perform(.edit(.type(piece)))
        expect(model.caret..<model.caret, piece)
      case ..<55:
        let text = (0...random.number(0...4)).map { _ in random.one(of: Self.pieces) }.joined()
        run.paste(text)
        expect(model.caret..<model.caret, text)
      case ..<72:
        run.delete()
        if model.caret == 0 {
          #expect(run.calls == "")
        } else {
          expect(model.caret - 1..<model.caret, "")
        }
      case ..<82 where !model.characters.isEmpty:
        let start = random.number(0...model.characters.count - 1)
        let end = random.number(start + 1...model.characters.count)
        let places = model.places
        run.delete(TextRange(places[start], places[end] - places[start]))
        expect(start..<end, "")
      case ..<90:
        current = 1 - current
        run.tap(field: "A\(current)")
        #expect(
          run.calls
            == Order([
              "A\(current).shouldBegin→true", "A\(1 - current).shouldEnd→true",
              "A\(1 - current).didEnd", "A\(current).didBegin",
            ]))
      case ..<95:
        run.present("B")
        run.settle()
        run.tap("B", 0)
        run.settle()
        #expect(
          run.callsSoFar.entries.suffix(2) == ["\(name).shouldBegin→true", "\(name).didBegin"])
      default:
        run.tap("A", 1)
        run.settle()
        run.present("A")
        run.settle()
        models = [Model(), Model()]
        current = 0
      }
      for index in 0...1 {
        let text = run.text("A\(index)") ?? "none"
        // Equal texts may look alike and differ.
        #expect(
          text.unicodeScalars.elementsEqual(models[index].text.unicodeScalars),
          "seed \(seed), step \(step)")
      }
      #expect(run.editing == "A\(current)")
    }
  }

  @Test("Undo to the beginning and redo to the end pass through the same texts", arguments: 0..<20)
  func undo(seed: Int) {
    var random = Randomness(seed: UInt64(1_000 + seed))
    var run = Run(screens: [[control("name", textField("start"))]])
    run.tap(field: "F0")
    for _ in 0..<40 {
      switch random.number(0...3) {
      case 0: run.delete()
      case 1: run.paste(random.one(of: Self.pieces) + random.one(of: Self.pieces))
      default: run.perform(.edit(.type(random.one(of: Self.pieces))))
      }
    }
    let end = run.text("F0") ?? ""
    while run.simulator.state.field(field("F0"))?.canUndo == true { run.perform(.undo) }
    #expect(run.text("F0") == "start")
    while run.simulator.state.field(field("F0"))?.canRedo == true { run.perform(.redo) }
    #expect(run.text("F0")?.unicodeScalars.elementsEqual(end.unicodeScalars) == true)
  }

  /// Kinds of strings that programs are known to stumble over.
  static let naughty = [
    "undefined", "nil", "NULL", "(null)", "-1.5e308", "0x7fffffff", "１２３", "Ω≈ç√∫˜µ≤≥÷",
    "¡™£¢∞§¶•ªº–≠", "\u{2028}", "田中さんにあげて下さい", "社會科學院", "찦차를 타고 온", "ヽ༼ຈل͜ຈ༽ﾉ",
    "(╯°□°)╯︵ ┻━┻", "😍", "👩🏽‍🚀", "🏳️‍🌈",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🇺🇸🇷🇺🇸", "０１２", "١٢٣", "הָיְתָהtestالصفحات", "\u{202A}test\u{202A}", "\u{2066}x\u{2067}", "\u{FEFF}",
    "\u{200B}\u{2060}", "Z\u{351}\u{36B}\u{343}\u{36A}\u{302}\u{36B}", "˙ɐnbᴉlɐ", "𝕋𝕙𝕖",
    "<script>x</script>",
    "' OR 1=1 --", "$(touch x)", "%d%s%n", "../../etc/passwd", "{{x}}", "{field:0}", "\\\"",
    "\u{7F}",
    "\u{1}\u{1B}[31m", "\u{0}", "\u{FFFE}", "\u{10FFFF}", "ẞßſ", "İı", "ﬃ", "ᚻᛖ", "ṩ\u{323}\u{307}",
    "\u{1100}\u{1161}\u{11A8}", "กำ", "க்ஷி", "ক্ষ", "\u{115F}", "\u{3164}", "\u{180E}",
    String(repeating: "\u{300}", count: 300), String(repeating: "👨‍👩‍👧‍👦", count: 50),
  ]

  @Test("A naughty text comes in, and goes character by character", arguments: naughty)
  func naughtyTexts(text: String) {
    var run = Run(screens: [[control("name")]])
    run.tap(field: "F0")
    run.forget()
    run.paste(text)
    guard !text.contains(where: \.isNewline) else {
      #expect(run.text("F0") == "")
      return
    }
    #expect(run.text("F0")?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    for left in (0..<text.count).reversed() {
      run.delete()
      #expect(
        run.text("F0")?.unicodeScalars.elementsEqual(text.prefix(left).unicodeScalars) == true)
    }
    run.type(text)
    #expect(run.text("F0")?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    run.perform(.undo)
    #expect(run.text("F0") == "")
  }
}
