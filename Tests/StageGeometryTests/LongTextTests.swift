import StageGeometry
import Testing

/// How a very long text is cut into pieces, and how high they are.
@Suite struct LongTextTests {
  private let limit = LongText.limit

  @Test(arguments: ["", "Sign Out", String(repeating: "a ", count: 700)])
  func aNormalTextIsOnePiece(text: String) { #expect(LongText.pieces(of: text) == [text]) }

  @Test func aPieceEndsAtALineEndElseAtABlank() {
    let words = String(repeating: "word ", count: 1000)
    let pieces = LongText.pieces(of: words)
    #expect(pieces.joined(separator: " ") == words)
    #expect(pieces.allSatisfy { $0.unicodeScalars.count <= limit && !$0.hasPrefix(" ") })
    let lines = String(repeating: "a line of words\n", count: 300)
    let ofLines = LongText.pieces(of: lines)
    #expect(ofLines.joined(separator: "\n") == lines)
    #expect(ofLines.count > 1 && ofLines.allSatisfy { !$0.hasSuffix("a line") })
  }

  /// A long word takes GTK time by the square of its length.
  @Test func aTextWithoutABlankIsCutIntoShortPieces() {
    let word = String(repeating: "W", count: 20_000)
    let pieces = LongText.pieces(of: word)
    #expect(pieces.joined() == word)
    #expect(pieces.allSatisfy { $0.count <= 300 })
  }

  @Test func whatBelongsTogetherIsNotCut() {
    let family = "👨‍👩‍👧"
    let pieces = LongText.pieces(of: String(repeating: family, count: 1000))
    #expect(pieces.allSatisfy { piece in piece.allSatisfy { String($0) == family } })
    let accents = LongText.pieces(of: String(repeating: "e\u{301}", count: 2000))
    #expect(accents.allSatisfy { $0.unicodeScalars.first == "e" })
  }

  /// A single character can be as long as the document.
  @Test func aCharacterWithoutEndIsCutAllTheSame() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    let pieces = LongText.pieces(of: text)
    #expect(pieces.reduce(0) { $0 + $1.unicodeScalars.count } == 100_001)
    #expect(pieces.count > 100)
  }

  @Test func aTextInOneLineIsShortened() {
    #expect(LongText.shortened("Sign Out") == "Sign Out")
    let text = "start" + String(repeating: "x", count: 20_000) + "end"
    #expect(LongText.shortened(text).count == limit + 1)
    let both = LongText.shortened(text, keepingEnd: true)
    #expect(both.hasPrefix("start") && both.hasSuffix("end") && both.count <= limit + 1)
  }

  @Test func aHeightIsEstimatedUntilItIsMeasured() {
    var heights = TextHeights(["Short", String(repeating: "x", count: 480)])
    #expect(heights.height(of: 0, width: 320) == 17)
    #expect(heights.height(of: 1, width: 320) == 10 * 17)
    let wasNew = heights.set(180, of: 1)
    let isSame = heights.set(180, of: 1)
    #expect(wasNew && !isSame)
    #expect(heights.height(of: 1, width: 320) == 180)
  }
}
