public import DialogModel
public import DialogSimulator

/// What sort of row it is, as a person chooses which to see.
public enum RowKind: UInt8, CaseIterable, Sendable {
  /// A call that announces something.
  case will
  /// A call that something has happened.
  case did
  /// A call that asks the delegate.
  case asks
  /// A call for a tap.
  case clicks
  /// What happened without a call: requests that wait, console lines, refusals.
  case steps

  /// The sort of a call.
  public init(_ selector: Selector) {
    self =
      switch selector.nature {
      case .will: .will
      case .did: .did
      case .asks: .asks
      case .clicked: .clicks
      }
  }

  /// The sort of a row; `nil` for one that is always shown (an input, the end of the run) and for
  /// one that never is.
  public init?(_ content: Row.Content) {
    switch content {
    case .input, .stopped: return nil
    case .call(let selector, _, _): self.init(selector)
    case .animation, .action, .console, .refused, .task, .offer:
      guard Outline.isShown(content) else { return nil }
      self = .steps
    }
  }
}
