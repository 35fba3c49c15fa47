internal import DialogModel

/// A button in a bar, as UIKit's class of this name (UIBarButtonItem.h).
@MainActor
open class UIBarButtonItem: IdentityHashable {
  /// How it is drawn; a rehearsal draws all alike.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  /// The buttons that UIKit draws itself, by their numbers.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
  }

  /// What it says.
  open var title: String?
  /// Its picture, which shows in place of the title.
  open var image: UIImage?
  /// How it is drawn.
  open var style: Style
  /// The button that UIKit draws; `nil` for one with a title.
  let systemItem: SystemItem?
  /// The name that a rehearsal and its document use for it; `nil` for one made from its text.
  open var accessibilityIdentifier: String?
  /// Whether taps have an effect.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { seat?.run?.staging.enable(self, isEnabled) } }
  }
  /// What a tap performs in place of its target's method.
  open var primaryAction: UIAction?
  private let perform: (@MainActor (UIBarButtonItem) -> Void)?
  /// Where it is in a run.
  var seat: Seat?

  private init(
    title: String?, _ style: Style, _ item: SystemItem?,
    _ perform: (@MainActor (UIBarButtonItem) -> Void)?
  ) {
    (self.title, self.style, systemItem, self.perform) = (title, style, item, perform)
  }

  /// A button with a title that calls a method of an object, which it does not keep.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style, nil) { [weak target] _ in if let target { action(target)() } }
  }

  /// The same for a method that gets the button.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style, nil) { [weak target] item in
      if let target { action(target)(item) }
    }
  }

  /// A button with a title that does nothing.
  ///
  /// There are no selectors here, so that `action` can only be `nil`.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, style, nil, nil)
  }

  /// A button with a picture that calls a method of an object, which it does not keep.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// The same for a method that gets the button.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with a picture that does nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(title: nil, style, nil, nil)
    self.image = image
  }

  /// A button that UIKit draws, which calls a method of an object that it does not keep.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, .plain, item) { [weak target] _ in if let target { action(target)() } }
  }

  /// The same for a method that gets the button.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, .plain, item) { [weak target] sender in
      if let target { action(target)(sender) }
    }
  }

  /// A button without a title that does nothing until it has a ``primaryAction``.
  public convenience init() { self.init(title: nil, .plain, nil, nil) }

  /// A space, or a button that does nothing.
  public convenience init(barButtonSystemItem item: SystemItem) {
    self.init(title: nil, .plain, item, nil)
  }

  /// The same as UIKit has it.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Never?) {
    self.init(barButtonSystemItem: item)
  }

  /// A button that performs a closure.
  public convenience init(title: String?, primaryAction: UIAction) {
    self.init(title: title ?? primaryAction.title, .plain, nil, nil)
    self.primaryAction = primaryAction
  }

  /// Performs what a tap does.
  func send() {
    guard let primaryAction else { perform?(self); return }
    primaryAction.sender = self
    primaryAction.handler(primaryAction)
  }

  /// What it is called: a system item by its word, a picture by its name.
  var titleForName: String { title ?? systemItem.map { "\($0)" } ?? image?.name ?? "" }

  /// The control of a document that it is.
  func described(as id: String, in bar: Bar) -> Control {
    if systemItem == .flexibleSpace || systemItem == .fixedSpace {
      return Control(id: id, kind: .space, text: "")
    }
    let kind: Control.Kind = bar == .toolbar ? .toolbarButton : .barButton
    var control = Control(id: id, kind: kind, text: title ?? systemItem?.words ?? image?.name ?? "")
    control.details.icon = image?.name
    return control
  }
}

extension UIBarButtonItem.SystemItem {
  /// What it is called on the screen, in English.
  fileprivate var words: String {
    switch self {
    case .fastForward: "Fast Forward"
    case .flexibleSpace, .fixedSpace: ""
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
