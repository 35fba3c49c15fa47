public import DialogModel

// What a list of rows has to know of each row, read without unpacking it.

extension RowBuffer {
  /// What a row says, in a form that is cheap to compare: rows of one run with equal keys have the
  /// same target and the same words.
  public struct Key: Hashable, Sendable {
    private let said: PackedRow.Said

    /// The key of a row; `nil` if its content is stored separately.
    init?(_ said: PackedRow.Said) {
      if said.isBeside { return nil }
      self.said = said
    }
  }

  /// A row as a list needs it.
  public struct Line: Sendable {
    /// The 0-based place of the row.
    public var place: Int
    /// The 1-based number of the input that caused the row.
    public var input: Int
    /// The method that was called; `nil` for what is not a call.
    public let selector: Selector?
    /// The sort of the row's content.
    public let sort: Sort
    /// What the row says; `nil` if only the row itself has it.
    public let key: Key?
  }
}

extension RowColumns {
  /// Calls a function with each row of a range of 0-based places, oldest first.
  public func forEachLine(in range: Range<Int>, _ body: (RowBuffer.Line) -> Void) {
    for place in range {
      let row = packed(at: place)
      body(
        RowBuffer.Line(
          place: place, input: Int(row.input), selector: row.said.selector,
          sort: RowBuffer.sort(row.said), key: RowBuffer.Key(row.said)))
    }
  }
}
