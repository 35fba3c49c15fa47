/// Where the buttons of a sheet are drawn (behaviour tables 3.3 and 3.5): order and emphasis.
public struct SheetLayout: Hashable, Sendable {
  /// Button indices from top to bottom: destructive, the others, and cancel if it shows.
  public let order: [Int]
  /// The index of the cancel button, which is apart at the foot; `nil` if none shows.
  public let cancel: Int?
  /// The index of the button that is drawn red; `nil` for none.
  public let red: Int?

  /// Lays out buttons.
  ///
  /// A sheet in a popover shows no cancel button. A button alone is never red.
  ///
  /// - Parameter showsCancel: whether the cancel button shows, if there is one.
  public init(_ indices: ButtonIndices, showsCancel: Bool = true) {
    let all = indices.buttons.indices
    let cancel = all.contains(indices.cancelButtonIndex) ? indices.cancelButtonIndex : nil
    let red = all.contains(indices.destructiveButtonIndex) ? indices.destructiveButtonIndex : nil
    let others = all.filter { $0 != cancel && $0 != red }
    let first = red.map { $0 == cancel ? [] : [$0] } ?? []
    self.cancel = showsCancel ? cancel : nil
    order = first + others + (showsCancel ? cancel.map { [$0] } ?? [] : [])
    self.red = all.count > 1 ? red : nil
  }
}
