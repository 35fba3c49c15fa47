/// A text that nobody edits, as UIKit's class of this name (UILabel.h).
///
/// Its text is part of the screen as it is when the screen's view loads.
@MainActor
open class UILabel: UIView {
  /// What it says.
  open var text: String?
}
