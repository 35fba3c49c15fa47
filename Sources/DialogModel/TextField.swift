/// A `UITextField` as a document describes it.
public struct TextField: Hashable, Sendable {
  /// `UITextFieldViewMode`: when an element of a field shows.
  public enum ViewMode: String, CaseIterable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// `UIKeyboardType`.
  public enum Keyboard: String, CaseIterable, Sendable {
    case `default`
    case asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter
  }

  /// `UIReturnKeyType`.
  public enum ReturnKey: String, CaseIterable, Sendable {
    case `default`
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall
  }

  /// `UIControlEvents` of editing.
  public enum Event: String, CaseIterable, Sendable {
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  }

  /// Icons at the ends of a field: `leftView` and `rightView`.
  public struct Overlay: Hashable, Sendable {
    /// The name of an icon, or a picture's path from the document's folder; `nil` for none.
    public var left: String?
    /// The same at the right end.
    public var right: String?
    /// When they show.
    public var mode: ViewMode

    /// Icons at the ends of a field.
    public init(left: String? = nil, right: String? = nil, mode: ViewMode = .always) {
      self.left = left
      self.right = right
      self.mode = mode
    }
  }

  /// The text that shows while the field is empty; `nil` for none.
  public var placeholder: String?
  /// The text before a person types.
  public var text: String
  /// `secureTextEntry`: whether every character shows as a bullet.
  public var isSecure: Bool
  /// The keyboard that comes up.
  public var keyboard = Keyboard.default
  /// The word on the Return key.
  public var returnKey = ReturnKey.default
  /// When the clear button shows.
  public var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  public var clearsOnBeginEditing = false
  /// Whether Return is disabled while the field is empty.
  public var enablesReturnKeyAutomatically = false
  /// Icons at its ends; `nil` for none.
  public var overlay: Overlay?
  /// The actions of its control events, after the text has changed.
  public var events: [Event: [Action]] = [:]
  /// Its delegate.
  public var delegate = Delegate()

  /// A field with UIKit's defaults for everything else.
  public init(placeholder: String? = nil, text: String = "", isSecure: Bool = false) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
  }
}

extension TextField.ViewMode {
  /// Whether the element shows while the field is being edited, or while it is not.
  public func shows(editing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }
}

extension Prototype {
  /// Whether any of its text fields is secure.
  public var hasSecureField: Bool {
    let screenControls = screens.lazy.flatMap(\.controls)
    return screenControls.contains { $0.textField?.isSecure == true }
      || dialogs.contains(where: \.hasSecureField)
  }
}

extension Dialog {
  fileprivate var hasSecureField: Bool {
    var controls = controls
    if case .activityPicker(let picker) = kind {
      for activity in picker.activities {
        if case .shows(let view) = activity.behaviour { controls += view.controls }
      }
    }
    return controls.contains { $0.textField?.isSecure == true }
      || alert?.shownFields.contains(where: \.isSecure) == true
  }
}
