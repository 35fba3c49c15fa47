import DialogModel
import Testing

/// One line of behaviour table 3.1: what the initializer was given, and what follows.
struct IndexLine: Sendable, CustomTestStringConvertible {
  var cancel: String?
  var others: [String]
  var cancelButtonIndex: Int
  var firstOtherButtonIndex: Int
  var titles: [String]

  var numberOfButtons: Int { titles.count }
  var testDescription: String { "\(cancel ?? "nil") and \(others.count) others" }

  static let table31 = [
    IndexLine(
      cancel: nil, others: [], cancelButtonIndex: -1, firstOtherButtonIndex: -1, titles: []),
    IndexLine(
      cancel: "C", others: [], cancelButtonIndex: 0, firstOtherButtonIndex: -1, titles: ["C"]),
    IndexLine(
      cancel: nil, others: ["O1"], cancelButtonIndex: -1, firstOtherButtonIndex: 0,
      titles: ["O1"]),
    IndexLine(
      cancel: "C", others: ["O1"], cancelButtonIndex: 0, firstOtherButtonIndex: 1,
      titles: ["C", "O1"]),
    IndexLine(
      cancel: nil, others: ["O1", "O2"], cancelButtonIndex: -1, firstOtherButtonIndex: 0,
      titles: ["O1", "O2"]),
    IndexLine(
      cancel: "C", others: ["O1", "O2"], cancelButtonIndex: 0, firstOtherButtonIndex: 1,
      titles: ["C", "O1", "O2"]),
    IndexLine(
      cancel: "C", others: ["O1", "O2", "O3", "O4"], cancelButtonIndex: 0,
      firstOtherButtonIndex: 1, titles: ["C", "O1", "O2", "O3", "O4"]),
    IndexLine(
      cancel: nil, others: ["O1", "O2", "O3"], cancelButtonIndex: -1, firstOtherButtonIndex: 0,
      titles: ["O1", "O2", "O3"]),
    IndexLine(
      cancel: nil, others: ["O1", "O2", "O3", "O4", "O5"], cancelButtonIndex: -1,
      firstOtherButtonIndex: 0, titles: ["O1", "O2", "O3", "O4", "O5"]),
  ]
}

/// An alert of these titles.
func alert(
  cancel: String? = nil, others: [String] = [], added: [String] = [],
  cancelButtonIndex: Int? = nil
) -> Alert {
  var alert = Alert()
  alert.cancelButton = cancel.map { Button(title: Template($0)) }
  alert.otherButtons = others.map { Button(title: Template($0)) }
  alert.addedButtons = added.map { Button(title: Template($0)) }
  alert.cancelButtonIndex = cancelButtonIndex
  return alert
}

extension ButtonIndices {
  /// Numbers the buttons as the tables have it.
  init(_ alert: Alert) { self.init(alert, firstOtherIndex: .fixed) }

  var titles: [String] { buttons.map { $0.title.sourceText } }
}

@Suite("3.1 and 3.2: button indices")
struct ButtonIndicesTests {
  @Test("3.1: numbers and indices by the initializer", arguments: IndexLine.table31)
  func table(line: IndexLine) {
    let indices = ButtonIndices(alert(cancel: line.cancel, others: line.others))
    #expect(indices.buttons.count == line.numberOfButtons)
    #expect(indices.cancelButtonIndex == line.cancelButtonIndex)
    #expect(indices.firstOtherButtonIndex == line.firstOtherButtonIndex)
    #expect(indices.titles == line.titles)
  }

  @Test("3.1: lazy finds the same first other where the initializer gave all buttons")
  func tableLazy() {
    for line in IndexLine.table31 {
      let indices = ButtonIndices(
        alert(cancel: line.cancel, others: line.others), firstOtherIndex: .lazy)
      #expect(indices.firstOtherButtonIndex == line.firstOtherButtonIndex)
      #expect(indices.cancelButtonIndex == line.cancelButtonIndex)
    }
  }

  @Test("3.2: an added button gets the count before it; cancel stays where it was")
  func added() {
    let indices = ButtonIndices(alert(cancel: "C", others: ["O1"], added: ["A1", "A2"]))
    #expect(indices.titles == ["C", "O1", "A1", "A2"])
    #expect(indices.cancelButtonIndex == 0)
    #expect(indices.firstOtherButtonIndex == 1)
    #expect(indices.governedIndex == 1)
  }

  @Test("3.2: titles may repeat, indices stay distinct")
  func repeated() {
    let indices = ButtonIndices(alert(cancel: "OK", others: ["OK"], added: ["OK"]))
    #expect(indices.titles == ["OK", "OK", "OK"])
    #expect(indices.buttons.indices == 0..<3)
  }

  @Test("3.2: firstOtherButtonIndex stays -1 where the initializer got no other title")
  func fixedFirstOther() {
    let withCancel = ButtonIndices(alert(cancel: "C", added: ["A1", "A2"]))
    #expect(withCancel.firstOtherButtonIndex == -1)
    #expect(withCancel.cancelButtonIndex == 0)
    #expect(withCancel.governedIndex == nil)

    let without = ButtonIndices(alert(added: ["A1", "A2"]))
    #expect(without.firstOtherButtonIndex == -1)
    #expect(without.cancelButtonIndex == -1)
    #expect(without.governedIndex == nil)
  }

  @Test("3.2: the choice lazy counts buttons that were added")
  func lazyFirstOther() {
    func first(_ alert: Alert) -> Int {
      ButtonIndices(alert, firstOtherIndex: .lazy).firstOtherButtonIndex
    }
    #expect(first(alert(cancel: "C", added: ["A1"])) == 1)
    #expect(first(alert(added: ["A1"])) == 0)
    #expect(first(alert(added: ["A1", "A2"], cancelButtonIndex: 0)) == 1)
    #expect(first(alert(cancel: "C")) == -1)
    let added = ButtonIndices(
      alert(added: ["A1", "Stop", "A3"], cancelButtonIndex: 1), firstOtherIndex: .lazy)
    #expect(added.governedIndex == 0)
    #expect(first(alert()) == -1)
  }

  @Test("3.2: an added button becomes cancel by setting the index, also in the middle")
  func addedCancel() {
    let last = ButtonIndices(alert(others: ["O1"], added: ["A1", "Stop"], cancelButtonIndex: 2))
    #expect(last.cancelButtonIndex == 2)
    #expect(last.firstOtherButtonIndex == 0)
    #expect(last.titles == ["O1", "A1", "Stop"])

    let middle = ButtonIndices(alert(added: ["A1", "Stop", "A3"], cancelButtonIndex: 1))
    #expect(middle.cancelButtonIndex == 1)
    #expect(middle.titles == ["A1", "Stop", "A3"])
    #expect(middle.governedIndex == nil)
  }

  @Test("3.2: cancelButtonIndex may be taken away")
  func noCancel() {
    let indices = ButtonIndices(alert(cancel: "C", others: ["O1"], cancelButtonIndex: -1))
    #expect(indices.cancelButtonIndex == -1)
    #expect(indices.firstOtherButtonIndex == 1)
    #expect(indices.governedIndex == 0)
  }

  @Test("3.2: the quirk: Cancel, B1, B2, then cancelButtonIndex := 1 governs index 0")
  func quirk() {
    let indices = ButtonIndices(
      alert(cancel: "Cancel", others: ["B1", "B2"], cancelButtonIndex: 1))
    #expect(indices.firstOtherButtonIndex == 1)
    #expect(indices.cancelButtonIndex == 1)
    #expect(indices.governedIndex == 0)
    #expect(indices.titles == ["Cancel", "B1", "B2"])
  }

  @Test("3.2: with cancel alone there is nothing to govern")
  func nothingGoverned() {
    #expect(ButtonIndices(alert(cancel: "C")).governedIndex == nil)
    #expect(ButtonIndices(alert()).governedIndex == nil)
    #expect(ButtonIndices(alert(others: ["O1"])).governedIndex == 0)
  }
}
