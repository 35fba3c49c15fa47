internal import DialogModel

/// A switch, as UIKit's class of this name (UISwitch.h).
@MainActor
open class UISwitch: UIControl {
  private var value = false

  /// Whether it is on.
  ///
  /// Setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { value = on }

  override var eventOfTap: Event { .valueChanged }

  override var titleForName: String { accessibilityIdentifier ?? "switch" }

  override func described(as id: String) -> Control? {
    Control(id: id, kind: .switch(isOn: value), text: accessibilityIdentifier ?? "")
  }

  override func take(value: Int) { self.value = value != 0 }
}
