import CodeWriting
import DialogModel
import Testing

/// The table of what has changed since 2013: as it is built in, and what is refused of another.
@Suite struct PlatformChangeTests {
  private static let row =
    #"{"id":"a","grade":"A","source":"https://example.org","before":"b","today":"t","note":"n","kept":"no","selectors":["alertViewCancel:"],"when":"fields","form":"any"}"#

  /// The row with another word in place of one.
  private static func row(_ old: String, _ new: String) -> String {
    row.replacing("\"\(old)\"", with: new)
  }

  @Test func tableThatIsBuiltInHasEveryRow() {
    #expect(PlatformChange.all.count >= 11)
    #expect(Set(PlatformChange.all.map(\.id)).count == PlatformChange.all.count)
    #expect(PlatformChange.bySelector[.alertViewDidDismissWithButtonIndex]?.id == "one-handler")
    #expect(PlatformChange.about(.alertViewClickedButtonAtIndex).count > 1)
  }

  @Test func onlyReportedRowsSaySo() {
    for change in PlatformChange.all where change.grade == .reported {
      #expect(change.sentence.hasPrefix("reported: "))
      #expect(change.today.contains("people report"))
      #expect(change.note.contains("people report"))
    }
  }

  @Test func rowIsRead() throws {
    let changes = try PlatformChange.read(Array("[\(PlatformChangeTests.row)]".utf8))
    #expect(changes.map(\.sentence) == ["documented: t (https://example.org)"])
    #expect(changes[0].kept == .no && changes[0].selectors == [.alertViewCancel])
  }

  @Test(
    arguments: [
      ("A", #""C""#), ("https://example.org", #""http://example.org""#), ("b", #""""#),
      ("no", #""maybe""#), ("alertViewCancel:", #""alertViewCancelled:""#),
      ("alertViewCancel:", ""), ("fields", #""never""#), ("any", #""strings""#),
      ("t", "7"), ("n", "\"\""), ("id", #""name""#),
      // What is only reported may not assert.
      ("A", #""B""#),
    ])
  func rowWithWhatItMayNotHaveIsRefused(_ old: String, _ new: String) {
    let text = "[\(PlatformChangeTests.row),\(PlatformChangeTests.row(old, new))]"
    #expect(throws: PlatformChange.Failure.row(1)) { try PlatformChange.read(Array(text.utf8)) }
  }

  @Test func textsAndRowsHaveBounds() {
    let row = PlatformChangeTests.row
    let long = PlatformChangeTests.row("b", "\"\(String(repeating: "x", count: 501))\"")
    #expect(throws: PlatformChange.Failure.row(0)) {
      try PlatformChange.read(Array("[\(long)]".utf8))
    }
    #expect(throws: PlatformChange.Failure.row(1)) {
      try PlatformChange.read(Array("[\(row),\(row)]".utf8))
    }
    let many = (0...200).map { PlatformChangeTests.row("a", "\"a\($0)\"") }
    #expect(throws: PlatformChange.Failure.notATable) {
      try PlatformChange.read(Array("[\(many.joined(separator: ","))]".utf8))
    }
    let wide = "[\(row)]" + String(repeating: " ", count: 65_536)
    for text in ["", "{}", "[", "[\(row)", wide] {
      #expect(throws: PlatformChange.Failure.notATable) {
        try PlatformChange.read(Array(text.utf8))
      }
    }
  }
}
