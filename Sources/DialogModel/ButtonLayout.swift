/// Where the buttons of an alert are drawn (behaviour tables 3.1 and 3.5): order and emphasis.
public struct ButtonLayout: Hashable, Sendable {
  /// How the buttons are arranged.
  public enum Arrangement: Sendable {
    case sideBySide, column
  }

  /// How the buttons are arranged; one button, or none, is a column.
  public let arrangement: Arrangement
  /// Button indices from left to right or from top to bottom.
  public let order: [Int]
  /// The index drawn as cancel, if any; it can differ from the cancel index.
  public let drawnAsCancel: Int?
  /// The index drawn emphasised; Return taps this button.
  public let emphasised: Int?

  /// Lays out buttons.
  ///
  /// - Parameter fitsSideBySide: whether two titles fit next to each other; else they stack.
  public init(_ indices: ButtonIndices, fitsSideBySide: Bool = true) {
    let count = indices.buttons.count
    let cancel =
      indices.buttons.indices.contains(indices.cancelButtonIndex)
      ? indices.cancelButtonIndex : nil
    let others = indices.buttons.indices.filter { $0 != cancel }
    if count == 2 && fitsSideBySide {
      arrangement = .sideBySide
      order = (cancel.map { [$0] } ?? []) + others
      drawnAsCancel = cancel
      emphasised = order.last
    } else {
      arrangement = .column
      order = others + (cancel.map { [$0] } ?? [])
      // Without a cancel button, the last of three or more is drawn as cancel, but is not cancel.
      drawnAsCancel = cancel ?? (count > 2 ? order.last : nil)
      emphasised = order.last
    }
  }
}
