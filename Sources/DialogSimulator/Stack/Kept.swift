public import DialogModel

extension State {
  /// Whether a dialog is up, comes, goes or waits to come in, or is a picker whose handler is still to
  /// be called: whoever made it must keep it.
  public func keeps(_ dialog: DialogID) -> Bool {
    stack.isUpOrWaits(dialog) || pickers.contains { $0.dialog == dialog }
  }
}
