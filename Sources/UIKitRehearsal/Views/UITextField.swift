internal import DialogModel
internal import DialogSimulator

/// A line of text that is edited, on a screen or in an alert, as UIKit's class of this name
/// (UITextField.h).
@MainActor
open class UITextField: UIControl {
  /// When a part of the field shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// How the edge of a field is drawn.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Another name of the keys.
  public typealias KeyboardType = UIKeyboardType
  /// Another name of what the Return key says.
  public typealias ReturnKeyType = UIReturnKeyType

  private var ownText = ""
  private var watched = Watched()
  /// The alert that it is in, and its 0-based place there.
  weak var alert: UIAlertView?
  var place = 0
  /// What its listeners have been told of.
  var told = (text: "", edits: false)

  /// What it says while it is empty.
  open var placeholder: String?
  /// Whether it shows bullets, and rows have them too.
  open var isSecureTextEntry = false
  /// The keys that the keyboard has.
  open var keyboardType = UIKeyboardType.default
  /// What the Return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// When the button shows that empties it.
  open var clearButtonMode = ViewMode.never
  /// Whether it is emptied when it begins to edit.
  open var clearsOnBeginEditing = false
  /// Whether Return is disabled while it is empty.
  open var enablesReturnKeyAutomatically = false
  /// How its edge is drawn; it is kept only, and a rehearsal draws all alike.
  open var borderStyle = BorderStyle.none
  /// Whether words are corrected; it is kept only, and a rehearsal corrects none.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters become capitals; it is kept only, and a rehearsal types what it is told to.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Who is asked and told; not kept.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { watched.took(delegate, "UITextFieldDelegate") }
  }

  /// Its text; empty for none.
  ///
  /// Setting it asks no delegate.
  open var text: String? {
    get { field.flatMap { run?.staging.text(of: $0) } ?? ownText }
    set {
      ownText = newValue ?? ""
      if let field, let run, run.staging.text(of: field) != nil {
        run.act(.setFieldText(field, Template(ownText)))
      }
    }
  }

  /// The field that it is in a run; `nil` before it is part of one.
  var field: FieldID? {
    if let alert { return alert.standing.id.map { .alert($0, index: place) } }
    return seat?.control.map { .control($0) }
  }

  private var run: Rehearsal? { alert?.standing.run ?? seat?.run }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool {
    guard let field, let run else { return false }
    return run.staging.firstResponder == field
  }

  /// Whether it has the keys now.
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let field, let run else { return false }
    run.act(.focus(field))
    return isFirstResponder
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let field, let run, isFirstResponder else { return true }
    run.act(.resign(field))
    return !isFirstResponder
  }

  override var titleForName: String { placeholder ?? accessibilityIdentifier ?? "field" }

  override func described(as id: String) -> Control? {
    Control(id: id, kind: .textField(described()), text: accessibilityIdentifier ?? "")
  }

  /// The field of a document that it is.
  func described() -> TextField {
    var field = TextField(placeholder: placeholder, text: ownText, isSecure: isSecureTextEntry)
    field.keyboard = TextField.Keyboard.allCases[keyboardType.rawValue]
    field.returnKey = TextField.ReturnKey.allCases[returnKeyType.rawValue]
    field.clearButtonMode = TextField.ViewMode.allCases[clearButtonMode.rawValue]
    field.clearsOnBeginEditing = clearsOnBeginEditing
    field.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    field.delegate.isNil = !watched.wasSet
    field.delegate.isOutside = watched.wasSet
    return field
  }

  /// Performs a call of its delegate.
  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    guard let delegate else { return run.hears(nothing: call, watched, of: titleForName) }
    run.watch(delegate, "UITextFieldDelegate")
    switch call.selector {
    case .textFieldShouldBeginEditing: return delegate.textFieldShouldBeginEditing(self)
    case .textFieldDidBeginEditing: delegate.textFieldDidBeginEditing(self)
    case .textFieldShouldEndEditing: return delegate.textFieldShouldEndEditing(self)
    case .textFieldDidEndEditing: delegate.textFieldDidEndEditing(self)
    case .textFieldShouldChangeCharacters:
      guard case .change(let range, let text) = call.argument else { return nil }
      return delegate.textField(
        self,
        shouldChangeCharactersIn: UICharacterRange(location: range.location, length: range.length),
        replacementString: call.replacement ?? text)
    case .textFieldShouldClear: return delegate.textFieldShouldClear(self)
    case .textFieldShouldReturn: return delegate.textFieldShouldReturn(self)
    default: run.isLacking = true
    }
    return nil
  }
}
