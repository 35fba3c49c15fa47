public import DialogModel

// A document in a test's words. Dialogs have one letter each, in the alphabet's order from A, so
// that a name says its own id and actions need no document to be resolved in.

/// The id of the dialog of that letter; `A2` is the second instance of A.
func id(_ name: String) -> DialogID {
  DialogID(
    Int(name.unicodeScalars.first?.value ?? 65) - 65, instance: name.hasSuffix("2") ? 2 : 1)
}

/// An alert and its delegate, which implements every method unless the test says otherwise.
func alert(
  _ name: String, title: String? = nil, message: String? = nil, cancel: Button? = nil,
  others: [Button] = [], added: [Button] = [], cancelButtonIndex: Int? = nil,
  delegate: Hearing = .everything, without: [Selector] = [], only: [Selector]? = nil,
  returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Dialog {
  var alert = Alert()
  alert.title = title.map { template($0) }
  alert.message = message.map { template($0) }
  alert.cancelButton = cancel
  alert.otherButtons = others
  alert.addedButtons = added
  alert.cancelButtonIndex = cancelButtonIndex
  return Dialog(
    id: name, alert: alert,
    delegate: hearing(delegate, without: without, only: only, returns: returns, does: does))
}

/// An alert with Cancel, which is 0, and OK, which is 1.
func confirm(
  _ name: String, delegate: Hearing = .everything, without: [Selector] = [],
  returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Dialog {
  alert(
    name, cancel: "Cancel", others: ["OK"], delegate: delegate, without: without,
    returns: returns, does: does)
}

/// Whether there is a delegate.
enum Hearing {
  case everything
  /// The delegate is nil.
  case none
}

/// A delegate that has or lacks methods, and answers and acts.
func hearing(
  _ hearing: Hearing = .everything, without: [Selector] = [], only: [Selector]? = nil,
  returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Delegate {
  var delegate = Delegate()
  delegate.isNil = hearing == .none
  if let only { delegate.methods = SelectorSet(only) }
  for selector in without { delegate.methods.remove(selector) }
  delegate.returns = returns
  delegate.does = does
  return delegate
}

// MARK: - Actions

func present(_ name: String) -> Action { .present(id(name)) }

/// By code, animated or `now`; without an index, with the cancel index.
func dismiss(_ name: String, _ index: Int? = nil) -> Action {
  .dismiss(id(name), buttonIndex: index, animated: true)
}

func dismissNow(_ name: String, _ index: Int? = nil) -> Action {
  .dismiss(id(name), buttonIndex: index, animated: false)
}

func log(_ text: String) -> Action { .log(template(text)) }

func set(_ name: String, title: String? = nil, message: String? = nil) -> Action {
  .setTexts(id(name), title: title.map { template($0) }, message: message.map { template($0) })
}

func goTo(_ index: Int) -> Action { .goTo(ScreenID(index)) }

/// Enables or disables the first screen's control at a place.
func enable(_ index: Int, _ enabled: Bool = true) -> Action {
  .setEnabled(
    ControlReference(
      name: "\(index)", candidates: [ControlID(screen: ScreenID(0), index: index)]), enabled)
}

// MARK: - Buttons, controls, texts

extension Button: ExpressibleByStringLiteral {
  /// A button of that title.
  public init(stringLiteral title: String) { self.init(title: template(title)) }
}

extension String {
  /// A button of that title which does something inside `clicked`.
  func then(_ actions: Action...) -> Button { Button(title: template(self), then: actions) }
}

/// A push button on a screen.
func button(_ text: String, then actions: Action...) -> Control {
  Control(id: text, kind: .button, text: text, then: actions)
}

/// A text whose places, such as `{buttonIndex}`, are filled in when it is used.
func template(_ text: String) -> Template {
  var pieces: [Template.Piece] = []
  for part in text.split(separator: "{", omittingEmptySubsequences: false) {
    var rest = part
    for (name, piece) in [
      ("buttonIndex}", Template.Piece.buttonIndex), ("buttonTitle}", .buttonTitle),
      ("percent}", .percent), ("error}", .error), ("numberOfButtons}", .numberOfButtons),
      ("cancelButtonIndex}", .cancelButtonIndex), ("title:0}", .title(0)), ("title:2}", .title(2)),
      ("firstOtherButtonIndex}", .firstOtherButtonIndex), ("visible}", .visible),
      ("destructiveButtonIndex}", .destructiveButtonIndex),
    ] where rest.hasPrefix(name) {
      pieces.append(piece)
      rest = rest.dropFirst(name.count)
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }
  return Template(pieces: pieces)
}
