internal import DialogModel

/// A button in a view, as UIKit's class of this name (UIButton.h).
@MainActor
open class UIButton: UIControl {
  /// How a button is drawn; a rehearsal draws all alike.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd

    /// What system buttons were called until iOS 6.
    public static let roundedRect = ButtonType.system
  }

  /// How it is drawn.
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]

  /// A button without a title.
  public convenience override init() { self.init(type: .system) }

  /// A button of a type, without a title.
  public init(type: ButtonType) {
    buttonType = type
    super.init()
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }

  /// The title in a state; without one, that of the normal state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// The title on its screen, which is that of the normal state.
  override var titleForName: String { title(for: .normal) ?? "" }

  override func described(as id: String) -> Control? {
    Control(id: id, kind: .button, text: titleForName)
  }
}
