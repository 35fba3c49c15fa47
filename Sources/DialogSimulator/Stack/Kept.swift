public import DialogModel

extension DialogID {
  /// Whether it is up, comes, goes or waits to come in, or is a picker whose handler is still to be
  /// called: whoever made the dialog must keep it.
  public func isKept(in state: State) -> Bool {
    state.stack.isUpOrWaits(self) || state.pickers.contains { $0.dialog == self }
  }
}
