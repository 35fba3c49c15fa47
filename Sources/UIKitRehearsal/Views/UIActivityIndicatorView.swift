/// A wheel that turns, as UIKit's class of this name (UIActivityIndicatorView.h).
///
/// A rehearsal draws none; whether it turns is what tests ask.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// How large and bright it is.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
  }

  /// How large and bright it is.
  open var style: Style
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// A wheel that stands still, and so is hidden.
  public init(style: Style) {
    self.style = style
    super.init()
    isHidden = true
  }

  /// Lets it turn and shows it.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }

  /// Stops it.
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
}
