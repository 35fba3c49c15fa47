/// What a text field asks and tells (UITextField.h; UITextFieldDelegate Protocol Reference).
///
/// Each method is optional, as in UIKit: one that is absent counts as one that answers yes.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may begin to edit.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has the keys.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may stop.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has given the keys up.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a text may take the place of some characters.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: UICharacterRange,
    replacementString string: String
  ) -> Bool
  /// Whether the button at the end of the field may empty it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the field does what Return does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Absent: the answer is yes.
  public func textFieldShouldBeginEditing(_: UITextField) -> Bool { Here.lacksAnswer() }
  /// Absent: nobody is told.
  public func textFieldDidBeginEditing(_: UITextField) { Here.lacks() }
  /// Absent: the answer is yes.
  public func textFieldShouldEndEditing(_: UITextField) -> Bool { Here.lacksAnswer() }
  /// Absent: nobody is told.
  public func textFieldDidEndEditing(_: UITextField) { Here.lacks() }
  /// Absent: the answer is yes.
  public func textField(
    _: UITextField, shouldChangeCharactersIn _: UICharacterRange, replacementString _: String
  ) -> Bool { Here.lacksAnswer() }
  /// Absent: the answer is yes.
  public func textFieldShouldClear(_: UITextField) -> Bool { Here.lacksAnswer() }
  /// Absent: the answer is yes.
  public func textFieldShouldReturn(_: UITextField) -> Bool { Here.lacksAnswer() }
}
