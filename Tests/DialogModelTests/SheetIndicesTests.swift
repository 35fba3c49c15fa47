import DialogModel
import Testing

/// Behaviour table 3.3: the indices of a sheet's buttons.
@Suite("3.3 Indices of a sheet") struct SheetIndicesTests {
  /// One row: what the initializer is given, and what follows.
  struct IndexRow: Sendable {
    var destructive: Bool
    var others: Int
    var cancel: Bool
    var number: Int
    var destructiveIndex: Int
    var firstOther: Int
    var cancelIndex: Int
  }

  private static let table = [
    IndexRow(
      destructive: false, others: 0, cancel: false, number: 0, destructiveIndex: -1,
      firstOther: -1, cancelIndex: -1),
    IndexRow(
      destructive: false, others: 0, cancel: true, number: 1, destructiveIndex: -1,
      firstOther: -1, cancelIndex: 0),
    IndexRow(
      destructive: true, others: 0, cancel: false, number: 1, destructiveIndex: 0,
      firstOther: -1, cancelIndex: -1),
    IndexRow(
      destructive: true, others: 0, cancel: true, number: 2, destructiveIndex: 0,
      firstOther: -1, cancelIndex: 1),
    IndexRow(
      destructive: false, others: 3, cancel: false, number: 3, destructiveIndex: -1,
      firstOther: 0, cancelIndex: -1),
    IndexRow(
      destructive: false, others: 3, cancel: true, number: 4, destructiveIndex: -1,
      firstOther: 0, cancelIndex: 3),
    IndexRow(
      destructive: true, others: 3, cancel: false, number: 4, destructiveIndex: 0,
      firstOther: 1, cancelIndex: -1),
    IndexRow(
      destructive: true, others: 3, cancel: true, number: 5, destructiveIndex: 0,
      firstOther: 1, cancelIndex: 4),
  ]

  private func sheet(_ row: IndexRow, added: Int = 0) -> ActionSheet {
    var sheet = ActionSheet()
    if row.destructive { sheet.destructiveButton = Button(title: Template("D")) }
    if row.cancel { sheet.cancelButton = Button(title: Template("C")) }
    sheet.otherButtons = (0..<row.others).map { Button(title: Template("O\($0 + 1)")) }
    sheet.addedButtons = (0..<added).map { Button(title: Template("A\($0 + 1)")) }
    return sheet
  }

  private func titles(_ row: IndexRow, added: Int = 0) -> [String] {
    (row.destructive ? ["D"] : []) + (0..<row.others).map { "O\($0 + 1)" }
      + (row.cancel ? ["C"] : []) + (0..<added).map { "A\($0 + 1)" }
  }

  @Test("Each row", arguments: table)
  func rows(row: IndexRow) {
    let indices = ButtonIndices(sheet(row), firstOtherIndex: .fixed)
    #expect(indices.buttons.map(\.title.sourceText) == titles(row))
    #expect(indices.buttons.count == row.number)
    #expect(indices.destructiveButtonIndex == row.destructiveIndex)
    #expect(indices.firstOtherButtonIndex == row.firstOther)
    #expect(indices.cancelButtonIndex == row.cancelIndex)
    #expect(indices.governedIndex == nil)
  }

  @Test("Buttons added after: each gets the count before it, and moves nothing", arguments: table)
  func added(row: IndexRow) {
    let indices = ButtonIndices(sheet(row, added: 2), firstOtherIndex: .fixed)
    #expect(indices.buttons.map(\.title.sourceText) == titles(row, added: 2))
    #expect(indices.destructiveButtonIndex == row.destructiveIndex)
    #expect(indices.firstOtherButtonIndex == row.firstOther)
    #expect(indices.cancelButtonIndex == row.cancelIndex)
  }

  @Test("Setting cancel or destructive later moves no other index", arguments: table)
  func set(row: IndexRow) {
    var sheet = sheet(row, added: 2)
    sheet.cancelButtonIndex = row.number
    sheet.destructiveButtonIndex = row.number + 1
    let indices = ButtonIndices(sheet, firstOtherIndex: .fixed)
    #expect(indices.cancelButtonIndex == row.number)
    #expect(indices.destructiveButtonIndex == row.number + 1)
    #expect(indices.firstOtherButtonIndex == row.firstOther)
    #expect(indices.buttons.map(\.title.sourceText) == titles(row, added: 2))
  }

  @Test("By choice the first other is found anew", arguments: table)
  func lazy(row: IndexRow) {
    let indices = ButtonIndices(sheet(row, added: 1), firstOtherIndex: .lazy)
    let first = indices.buttons.indices.first {
      $0 != row.cancelIndex && $0 != row.destructiveIndex
    }
    #expect(indices.firstOtherButtonIndex == first)
  }

  @Test("On screen: destructive first, cancel last, wherever their indices are", arguments: table)
  func drawn(row: IndexRow) {
    let indices = ButtonIndices(sheet(row, added: 1), firstOtherIndex: .fixed)
    let layout = SheetLayout(indices)
    let drawn = layout.order.map { indices.buttons[$0].title.sourceText }
    let wanted =
      (row.destructive ? ["D"] : []) + (0..<row.others).map { "O\($0 + 1)" } + ["A1"]
      + (row.cancel ? ["C"] : [])
    #expect(drawn == wanted)
    #expect(layout.cancel == (row.cancel ? row.cancelIndex : nil))
  }

  @Test("In a popover cancel does not show, and still counts", arguments: table)
  func inAPopover(row: IndexRow) {
    let indices = ButtonIndices(sheet(row), firstOtherIndex: .fixed)
    let layout = SheetLayout(indices, showsCancel: false)
    #expect(!layout.order.contains(row.cancelIndex))
    #expect(layout.order.count == row.number - (row.cancel ? 1 : 0))
    #expect(layout.cancel == nil)
  }

  @Test("Red, but not alone", arguments: table)
  func red(row: IndexRow) {
    let layout = SheetLayout(ButtonIndices(sheet(row), firstOtherIndex: .fixed))
    #expect(layout.red == (row.destructive && row.number > 1 ? 0 : nil))
  }

  @Test("An added button made red comes first, one made cancel comes last")
  func moved() {
    var sheet = ActionSheet()
    sheet.otherButtons = ["A", "B", "C", "D"].map { Button(title: Template($0)) }
    sheet.destructiveButtonIndex = 2
    sheet.cancelButtonIndex = 1
    let layout = SheetLayout(ButtonIndices(sheet, firstOtherIndex: .fixed))
    #expect(layout.order == [2, 0, 3, 1])
    #expect(layout.red == 2)
    #expect(layout.cancel == 1)
  }
}
