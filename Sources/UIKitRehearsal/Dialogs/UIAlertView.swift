internal import DialogModel
internal import DialogSimulator
internal import Learning

/// Which text fields an alert has (UIAlertView.h, iOS 5).
public enum UIAlertViewStyle: Int, Sendable {
  case `default`
  case secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert, as UIKit's class of this name (UIAlertView.h).
///
/// What is set before ``show()`` describes the alert; a title or a message that is set while it is up
/// changes what shows. Indices of buttons are 0-based, -1 stands for none.
@MainActor
open class UIAlertView: UIView, DialogObject {
  var standing: Standing
  /// The name that calls and documents use; `nil` for one made from the title.
  open var rehearsalID: String?

  /// The title.
  open var title: String { didSet { change(title: title) } }
  /// The text below the title.
  open var message: String? { didSet { change(message: message ?? "") } }
  /// Who is told; not kept.
  open weak var delegate: (any UIAlertViewDelegate)? {
    didSet {
      standing.watched.took(delegate, "UIAlertViewDelegate")
      if delegate == nil, oldValue != nil { standing.run?.forgetDelegate(of: self) }
    }
  }
  /// Which fields it has; to be set before ``show()``.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      guard alertViewStyle != oldValue else { return }
      fields = UIAlertView.fields(alertViewStyle)
      for (place, field) in fields.enumerated() { (field.alert, field.place) = (self, place) }
      if isVisible { standing.run?.find(.styleTooLate, "“\(title)”") }
    }
  }
  /// Overrides which button counts as the cancel button.
  open var cancelButtonIndex: Int {
    get { indices.cancelButtonIndex }
    set { buttons.cancelButtonIndex = newValue }
  }

  /// Whether it was made with a title, which may be empty.
  private var hasTitle = false
  /// What has its buttons, and nothing else.
  private var buttons = Alert()
  private var fields: [UITextField] = []

  /// An alert without a title and without buttons.
  public override init() {
    // Who calls this is not known: all that are made so count as made in one place.
    standing = Standing(Site("", 0))
    title = ""
    super.init()
  }

  /// An alert with at most one button.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(title, message, delegate, cancelButtonTitle, [], Site(file, line))
  }

  /// An alert with a cancel button, if that has a title, and others.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String..., file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, message, delegate, cancelButtonTitle, [firstButtonTitle] + moreButtonTitles,
      Site(file, line))
  }

  private convenience init(
    _ title: String?, _ message: String?, _ delegate: (any UIAlertViewDelegate)?, _ cancel: String?,
    _ others: [String], _ site: Site
  ) {
    self.init()
    standing = Standing(site)
    (self.title, hasTitle, self.message) = (title ?? "", title != nil, message)
    (buttons.cancelButton, buttons.otherButtons) = (
      cancel.map(Button.init), others.map(Button.init)
    )
    self.delegate = delegate
    // The initializer of a class tells no observers.
    standing.watched.took(delegate, "UIAlertViewDelegate")
  }

  // MARK: Buttons

  /// Adds a button after the others.
  ///
  /// - Returns: its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.addedButtons.append(Button(title ?? ""))
    return numberOfButtons - 1
  }

  /// How many buttons it has, with the cancel button.
  open var numberOfButtons: Int { indices.buttons.count }

  /// The index of the first button that is not the cancel button.
  open var firstOtherButtonIndex: Int { indices.firstOtherButtonIndex }

  /// The title of a button; `nil` where there is none, which in UIKit is a range exception.
  open func buttonTitle(at index: Int) -> String? { indices.title(at: index) }

  // MARK: Fields

  /// A text field by its 0-based place; `nil` where the style has none.
  open func textField(at index: Int) -> UITextField? {
    fields.indices.contains(index) ? fields[index] : nil
  }

  override func holds(_ field: UITextField) -> Bool { field.alert === self }

  private static func fields(_ style: UIAlertViewStyle) -> [UITextField] {
    described(style).textFields.map { described in
      let field = UITextField()
      field.placeholder = described.placeholder
      field.isSecureTextEntry = described.isSecure
      return field
    }
  }

  private static func described(_ style: UIAlertViewStyle) -> Alert.Style {
    switch style {
    case .default: .default
    case .secureTextInput: .secureText
    case .plainTextInput: .plainText
    case .loginAndPasswordInput: .loginAndPassword
    }
  }

  // MARK: Showing

  /// Whether it is up, comes or goes.
  open var isVisible: Bool { standing.run?.staging.shows(standing.id) ?? false }

  /// Brings it in; code goes on at once.
  open func show() { Rehearsal.here("UIAlertView.show()")?.staging.present(self) }

  /// Takes it away; no button counts as tapped, and the delegate gets the index as it is.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let run = standing.run, let id = standing.id else { return }
    run.act(.dismiss(id, buttonIndex: buttonIndex, animated: animated))
  }

  private func change(title: String? = nil, message: String? = nil) {
    guard isVisible, let id = standing.id else { return }
    standing.run?.act(
      .setTexts(id, title: title.map { Template($0) }, message: message.map { Template($0) }))
  }

  // MARK: In a run

  private var indices: ButtonIndices { ButtonIndices(buttons, firstOtherIndex: .fixed) }

  private var alert: Alert {
    var alert = buttons
    alert.title = hasTitle || !title.isEmpty ? Template(title) : nil
    alert.message = message.map { Template($0) }
    alert.style = UIAlertView.described(alertViewStyle)
    alert.textFields = fields.map { $0.described() }
    return alert
  }

  var titleForName: String { title.isEmpty ? "alert" : title }

  var hasLostDelegate: Bool { standing.watched.wasSet && delegate == nil }

  func described(as id: String) -> Dialog {
    var delegate = Delegate()
    delegate.isNil = !standing.watched.wasSet
    delegate.isOutside = standing.watched.wasSet
    return Dialog(id: id, alert: alert, delegate: delegate)
  }

  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    guard let delegate else { return run.hears(nothing: call, standing.watched, of: title) }
    run.watch(delegate, "UIAlertViewDelegate")
    let index = call.buttonIndex ?? -1
    switch call.selector {
    case .willPresentAlertView: delegate.willPresent(self)
    case .didPresentAlertView: delegate.didPresent(self)
    case .alertViewClickedButtonAtIndex: delegate.alertView(self, clickedButtonAt: index)
    case .alertViewWillDismissWithButtonIndex:
      delegate.alertView(self, willDismissWithButtonIndex: index)
    case .alertViewDidDismissWithButtonIndex:
      delegate.alertView(self, didDismissWithButtonIndex: index)
    case .alertViewCancel: delegate.alertViewCancel(self)
    case .alertViewShouldEnableFirstOtherButton:
      return delegate.alertViewShouldEnableFirstOtherButton(self)
    default: run.isLacking = true
    }
    return nil
  }
}
