import DialogModel
import Testing

@Suite("3.1 and 3.5: where buttons are drawn")
struct ButtonLayoutTests {
  /// The titles from left to right, `|` between them, or from top to bottom, `/` between them;
  /// `*` marks the emphasised one and `(…)` the one drawn as cancel.
  private func drawn(_ alert: Alert, fitsSideBySide: Bool = true) -> String {
    let indices = ButtonIndices(alert, firstOtherIndex: .fixed)
    let layout = ButtonLayout(indices, fitsSideBySide: fitsSideBySide)
    return layout.order.map { index in
      let title = indices.titles[index]
      let marked = layout.drawnAsCancel == index ? "(\(title))" : title
      return layout.emphasised == index ? marked + "*" : marked
    }.joined(separator: layout.arrangement == .sideBySide ? " | " : " / ")
  }

  @Test("3.1: nil, 0 others: no buttons")
  func none() {
    #expect(drawn(alert()) == "")
    let layout = ButtonLayout(ButtonIndices(alert()))
    #expect(layout.arrangement == .column)
    #expect(layout.order == [])
    #expect(layout.drawnAsCancel == nil)
    #expect(layout.emphasised == nil)
  }

  @Test("3.1: C, 0 others: single")
  func cancelAlone() { #expect(drawn(alert(cancel: "C")) == "(C)*") }

  @Test("3.1: nil, 1 other: single, and no cancel")
  func otherAlone() { #expect(drawn(alert(others: ["O1"])) == "O1*") }

  @Test("3.1: C, 1 other: side by side, C left, the right one emphasised")
  func cancelAndOther() { #expect(drawn(alert(cancel: "C", others: ["O1"])) == "(C) | O1*") }

  @Test("3.1: nil, 2 others: side by side, O1 left")
  func twoOthers() { #expect(drawn(alert(others: ["O1", "O2"])) == "O1 | O2*") }

  @Test("3.1: C, n ≥ 2 others: column, C last")
  func column() {
    #expect(drawn(alert(cancel: "C", others: ["O1", "O2"])) == "O1 / O2 / (C)*")
    #expect(drawn(alert(cancel: "C", others: ["1", "2", "3", "4"])) == "1 / 2 / 3 / 4 / (C)*")
  }

  @Test("3.1: nil, n ≥ 3 others: column, the last drawn as cancel; the cancel index stays -1")
  func columnWithoutCancel() {
    let three = alert(others: ["O1", "O2", "O3"])
    #expect(drawn(three) == "O1 / O2 / (O3)*")
    #expect(ButtonIndices(three).cancelButtonIndex == -1)
    #expect(drawn(alert(others: ["1", "2", "3", "4"])) == "1 / 2 / 3 / (4)*")
  }

  @Test("1.1: Not So Fast! both ways: cancel title, or nil cancel with three others, look the same")
  func sameLook() {
    let given = drawn(alert(cancel: "Yes", others: ["No", "Maybe"]))
    let looks = drawn(alert(others: ["No", "Maybe", "Yes"]))
    #expect(given == "No / Maybe / (Yes)*")
    #expect(looks == given)
  }

  @Test("3.2: cancel set in the middle of added buttons is drawn last, indices unchanged")
  func cancelInTheMiddle() {
    let middle = alert(added: ["A1", "Stop", "A3"], cancelButtonIndex: 1)
    #expect(drawn(middle) == "A1 / A3 / (Stop)*")
    #expect(ButtonLayout(ButtonIndices(middle)).order == [0, 2, 1])
  }

  @Test("3.2: cancel set to the second of two stands left")
  func cancelSecondOfTwo() {
    let two = alert(others: ["Go", "Stop"], cancelButtonIndex: 1)
    #expect(drawn(two) == "(Stop) | Go*")
    #expect(ButtonLayout(ButtonIndices(two)).order == [1, 0])
  }

  @Test("3.2: the quirk's layout: cancel moved to 1 is drawn last; the old one is like any other")
  func quirk() {
    let moved = alert(cancel: "Cancel", others: ["B1", "B2"], cancelButtonIndex: 1)
    #expect(drawn(moved) == "Cancel / B2 / (B1)*")
  }

  @Test("3.2: added buttons stand after those of the initializer, before cancel")
  func added() {
    #expect(drawn(alert(cancel: "C", added: ["A1"])) == "(C) | A1*")
    #expect(drawn(alert(cancel: "C", others: ["O1"], added: ["A1"])) == "O1 / A1 / (C)*")
    #expect(drawn(alert(others: ["O1"], added: ["A1", "A2"])) == "O1 / A1 / (A2)*")
  }

  @Test("3.5: two buttons whose titles do not fit side by side stack")
  func tooWide() {
    #expect(drawn(alert(cancel: "C", others: ["O1"]), fitsSideBySide: false) == "O1 / (C)*")
    #expect(drawn(alert(others: ["O1", "O2"]), fitsSideBySide: false) == "O1 / O2*")
    // What fits makes no difference to any other number of buttons.
    for line in IndexLine.table31 where line.numberOfButtons != 2 {
      let alert = alert(cancel: line.cancel, others: line.others)
      #expect(drawn(alert) == drawn(alert, fitsSideBySide: false))
    }
  }

  @Test("3.1: every button is drawn exactly once", arguments: IndexLine.table31)
  func everyOne(line: IndexLine) {
    for cancelButtonIndex in -1..<max(line.numberOfButtons, 1) {
      for fits in [true, false] {
        let indices = ButtonIndices(
          alert(cancel: line.cancel, others: line.others, cancelButtonIndex: cancelButtonIndex))
        let layout = ButtonLayout(indices, fitsSideBySide: fits)
        #expect(layout.order.sorted() == Array(indices.buttons.indices))
        #expect((layout.emphasised == nil) == indices.buttons.isEmpty)
      }
    }
  }
}
