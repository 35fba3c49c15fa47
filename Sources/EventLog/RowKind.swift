public import DialogModel
public import DialogSimulator

/// The kind of a row, by which a person hides rows.
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

  /// The kind of a row; `nil` for one that is always shown (an input, the end of the run) and for
  /// one that never is.
  public init?(_ content: Row.Content) {
    if case .call(let selector, _, _) = content {
      self.init(selector)
    } else {
      self.init(RowBuffer.Sort(content))
    }
  }

  /// The kind of a row; `nil` for one that is always shown, or never.
  init?(_ line: RowBuffer.Line) {
    if let selector = line.selector { self.init(selector) } else { self.init(line.sort) }
  }

  /// The same for a row that is no call.
  init?(_ sort: RowBuffer.Sort) {
    switch sort {
    case .input, .stopped, .call, .crash, .goingOn: return nil
    case .movement, .action, .offer, .console, .refused, .task, .progress, .depth,
      .waitingAction, .value, .notification:
      guard Outline.isShown(sort) else { return nil }
      self = .steps
    }
  }
}
