#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// A field whose delegate has all seven methods: it takes digits only, and no more than three.
final class FieldMethods: UIViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scales"
    field.placeholder = "Grams"
    field.clearButtonMode = .whileEditing
    field.delegate = self
    view.addSubview(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField) {}

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: UICharacterRange,
    replacementString string: String
  ) -> Bool {
    let isNumber = string.allSatisfy { $0.isNumber }
    return isNumber && (textField.text ?? "").count - range.length + string.count <= 3
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
