internal import DialogModel

/// A view that turns touches into events, as UIKit's class of this name (UIControl.h).
@MainActor
open class UIControl: UIView {
  /// The events of controls, by UIKit's numbers.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was lifted inside it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value was changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A text field began to edit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field stopped editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The states of a control that have texts of their own.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and not touched.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
  }

  private struct Wiring {
    let events: Event
    let perform: @MainActor (UIControl) -> Void
  }

  private var wirings: [Wiring] = []

  /// Whether taps have an effect.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { seat?.run?.staging.enable(self, isEnabled) } }
  }

  /// Calls a method of an object at an event; the object is not kept.
  ///
  /// Swift on Linux has no `#selector`: the action is written as a method of the type,
  /// `action: AccountViewController.signOut`.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Event
  ) {
    add(events) { [weak target] _ in if let target { action(target)() } }
  }

  /// The same for a method that gets the control.
  open func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: Event
  ) {
    add(events) { [weak target] control in
      if let target, let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Performs a closure at an event.
  open func addAction(_ action: UIAction, for events: Event) {
    add(events) { control in
      action.sender = control
      action.handler(action)
    }
  }

  /// Performs what was added for events, in the order in which it was added.
  open func sendActions(for events: Event) {
    for wiring in wirings where !wiring.events.isDisjoint(with: events) { wiring.perform(self) }
  }

  /// Whether something was added for an event.
  func listens(to events: Event) -> Bool {
    wirings.contains { !$0.events.isDisjoint(with: events) }
  }

  private func add(_ events: Event, _ perform: @escaping @MainActor (UIControl) -> Void) {
    wirings.append(Wiring(events: events, perform: perform))
  }

  override func touchesChanged() {
    seat?.run?.staging.enable(self, isUserInteractionEnabled && isEnabled)
  }

  /// The control of a document that it is; `nil` for one that a rehearsal does not show.
  func described(as id: String) -> Control? { nil }

  /// What it is called, if it has no name of its own.
  var titleForName: String { "" }

  /// The event that a tap on it is.
  var eventOfTap: Event { .touchUpInside }

  /// Takes the value that a tap gave it, as ``DialogModel/Control/firstValue``.
  func take(value: Int) {}
}
