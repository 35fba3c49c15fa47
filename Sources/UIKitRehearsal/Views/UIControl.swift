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

    /// A finger was put down on it; a rehearsal sends none.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted outside it; a rehearsal sends none.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
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
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
    /// Selected by code.
    public static let selected = State(rawValue: 4)
  }

  private struct Wiring {
    var events: Event
    /// Whose method it is, if it is one.
    weak var target: AnyObject?
    let isMethod: Bool
    let perform: @MainActor (UIControl) -> Void
  }

  private var wirings: [Wiring] = []

  /// Whether taps have an effect.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { seat?.run?.staging.enable(self, isEnabled) } }
  }

  /// Whether code has selected it; a rehearsal draws no difference.
  open var isSelected = false
  /// Whether it is drawn as if it were touched; a rehearsal draws no difference.
  open var isHighlighted = false

  /// Which texts are its own now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method of an object at an event; the object is not kept.
  ///
  /// Swift on Linux has no `#selector`: the action is written as a method of the type,
  /// `action: AccountViewController.signOut`.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: Event
  ) {
    add(events, target) { [weak target] _ in if let target { action(target)() } }
  }

  /// The same for a method that gets the control.
  open func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: Event
  ) {
    add(events, target) { [weak target] control in
      if let target, let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Takes back all methods of an object at some events; without an object those of all.
  ///
  /// There are no selectors here, so that `action` can only be `nil`.
  open func removeTarget(_ target: Any?, action: Never?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    for place in wirings.indices where wirings[place].isMethod {
      if object == nil || wirings[place].target === object {
        wirings[place].events.subtract(events)
      }
    }
    wirings.removeAll { $0.events.isEmpty }
  }

  /// Performs a closure at an event.
  open func addAction(_ action: UIAction, for events: Event) {
    add(events, nil) { control in
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

  private func add(
    _ events: Event, _ target: AnyObject?, _ perform: @escaping @MainActor (UIControl) -> Void
  ) {
    wirings.append(
      Wiring(events: events, target: target, isMethod: target != nil, perform: perform))
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
