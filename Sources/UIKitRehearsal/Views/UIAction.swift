/// A closure that a control performs, as UIKit's class of this name (UIAction.h, iOS 13).
///
/// It is the spelling that compiles with UIKit too; UIKit of iOS 6 had target and action only.
@MainActor
public final class UIAction: IdentityHashable {
  /// What it is called.
  public let title: String
  /// The control that performs it, while it does.
  public internal(set) weak var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// An action that performs a closure.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}
