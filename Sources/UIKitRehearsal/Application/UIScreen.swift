/// The screen of the device, as UIKit's class of this name (UIScreen.h).
///
/// A rehearsal has no frames: the size of the screen is there only to be handed to a window.
@MainActor
public final class UIScreen: IdentityHashable {
  /// A size, which nobody can read.
  public struct Bounds: Sendable {
    /// No size.
    public static let zero = Bounds()
  }

  /// The screen.
  public static let main = UIScreen()

  /// Its size.
  public var bounds: Bounds { Bounds() }
}
