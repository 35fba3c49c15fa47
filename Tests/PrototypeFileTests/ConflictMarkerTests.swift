import PrototypeFile
import Testing

/// A document that two versions were merged into has one error, at the first marker.
@Suite struct ConflictMarkerTests {
  private func problems(_ text: String) -> [String] {
    YAMLDocument(Array(text.utf8)).problems.map { "\($0.line):\($0.column) \($0.message)" }
  }

  private let message = "marks a conflict between two versions of the file"

  @Test(arguments: ["\n", "\r\n"])
  func aConflictIsOneError(_ end: String) {
    let lines = [
      "rehearsal: 1", "dialogs:", "  a:", "<<<<<<< HEAD", "    alert: {title: A}",
      "||||||| base", "    alert: {title: O}", "=======", "    alert: {title: B}",
      ">>>>>>> branch", "  b: {nonsense: true}",
    ]
    #expect(problems(lines.joined(separator: end)) == ["4:1 “<<<<<<<” \(message)"])
  }

  @Test(arguments: ["\n", "\r\n"])
  func whatIsLeftOfAConflictIsToldToo(_ end: String) {
    let lines = ["rehearsal: 1", "title: A", "=======", "title: B", ">>>>>>> x", ""]
    #expect(problems(lines.joined(separator: end)) == ["3:1 “=======” \(message)"])
  }

  @Test func aConflictInAFlowMapIsTold() {
    let text = """
      {"rehearsal": 1,
      <<<<<<< ours
      "title": "A",
      =======
      "title": "B",
      >>>>>>> theirs
      }
      """
    #expect(problems(text) == ["2:1 “<<<<<<<” \(message)"])
  }

  @Test func aTextWithMarkersIsNoConflict() {
    let text = """
      rehearsal: 1
      title: |
        <<<<<<< HEAD
        =======
        >>>>>>> x
      # ======= a comment
      """
    #expect(problems(text) == [])
  }

  @Test func eightSignsAreNoMarker() {
    #expect(problems("rehearsal: 1\n<<<<<<<<\n: x\n").contains { $0.contains("conflict") } == false)
  }
}
