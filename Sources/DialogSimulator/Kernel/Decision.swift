public import DialogModel

/// A conditional action that was performed, and which of its branches that was.
///
/// It makes no row: whoever counts what a run has gone through finds it beside the rows.
public struct Decision: Hashable, Sendable {
  /// The conditional action.
  public let action: Action
  /// Whether its condition held.
  public let holds: Bool
  /// The control whose action it is; `nil` for one of a method, a task or a scenario.
  public let control: ControlID?
  /// What the call that it is in is about, if it is in one.
  public let target: Target?
  /// The method that it is in; `nil` outside a method, and after a wait.
  public let selector: Selector?
  /// The button that the call is about, if it is about one.
  public let buttonIndex: Int?

  init(_ action: Action, holds: Bool, _ control: ControlID?, _ scope: Scope?) {
    self.action = action
    self.holds = holds
    self.control = control
    target = scope?.target
    selector = scope?.selector
    buttonIndex = scope?.buttonIndex
  }
}
