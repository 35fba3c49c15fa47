import Gtk
import Texts

/// One message, and perhaps a button or two for it.
@MainActor
final class Notice {
  /// The message; made for the first one, so that a window opens sooner.
  private lazy var message = makeMessage()

  private let name: String
  private let action = Button(label: "")
  private var perform: (@MainActor () -> Void)?
  private let other = Button(label: "")
  private var performOther: (@MainActor () -> Void)?
  /// Called once, before the first message is shown.
  var onMade: (@MainActor (StageMessage) -> Void)?
  private(set) var messageIfMade: StageMessage?

  /// A notice with a name for assistive technology.
  init(_ name: String = tr("Message")) { self.name = name }

  /// The message by itself, for a window without a stage.
  var widget: Revealer { message.widget }

  private func makeMessage() -> StageMessage {
    let message = StageMessage(
      name, style: "notice", details: nil, closing: tr("Hide this message"))
    action.onClicked { [weak self] in self?.perform?() }
    other.onClicked { [weak self] in self?.performOther?() }
    for button in [action, other] {
      button.ignoresShowAll = true
      message.pack(button)
    }
    message.onGone = { [weak self] in self?.performWaiting() }
    messageIfMade = message
    onMade?(message)
    return message
  }

  /// Shows a message in place of the previous one; characters that do not fit in a line are
  /// escaped.
  ///
  /// One that asks nothing goes by itself; it can be brought back.
  ///
  /// - Parameters:
  ///   - isGrave: whether the person must read all of it: it may have two lines, and stays.
  ///   - stays: whether it tells of what lasts, until that has gone.
  func show(
    _ text: String, isGrave: Bool = false, stays: Bool = false, offering title: String? = nil,
    _ perform: (@MainActor () -> Void)? = nil,
    or otherTitle: String? = nil, _ performOther: (@MainActor () -> Void)? = nil
  ) {
    isReplacing = true
    message.hide()
    isReplacing = false
    number += 1
    isBrief = false
    for (button, title) in [(action, title), (other, otherTitle)] {
      button.label = title ?? ""
      button.isVisible = title != nil
    }
    (self.perform, self.performOther) = (perform, performOther)
    message.setTwoLines(isGrave)
    message.show(OneLine.text(text))
    if title == nil, otherTitle == nil, !isGrave, !stays { leave(after: .seconds(6)) }
  }

  /// Shows a message that goes by itself.
  func showBriefly(
    _ text: String, offering title: String? = nil, _ perform: (@MainActor () -> Void)? = nil
  ) {
    show(text, offering: title, perform)
    // What offers something has to be reached, also by keyboard, before it goes.
    leave(after: .seconds(title == nil ? 6 : 20))
  }

  private func leave(after time: Duration) {
    isBrief = true
    let own = number
    leaving = MainLoop.once(after: time) { [weak self] in self?.hide(own) }
  }

  /// The number of the last message that was shown, for ``hide(_:)``; 0 before the first.
  private(set) var number = 0
  private var isBrief = false
  /// Whether a message goes because another one takes its place.
  private var isReplacing = false
  /// Whether a message shows that stays until a person or a change of what it is about hides it.
  private var isTaken: Bool { messageIfMade?.state == .wanted && !isBrief }
  @Scheduled private var leaving: Source?
  private var waiting: (@MainActor () -> Void)?

  /// Calls the closure now, or as soon as no message shows that stays.
  ///
  /// The last closure takes the place of the one before; `nil` only forgets that.
  func whenFree(_ perform: (@MainActor () -> Void)?) {
    waiting = perform
    performWaiting()
  }

  private func performWaiting() {
    guard let perform = waiting, !isTaken, !isReplacing else { return }
    waiting = nil
    perform()
  }

  func hide() {
    messageIfMade?.hide()
  }

  /// Hides a message, unless another one has taken its place.
  func hide(_ number: Int) {
    if number == self.number { hide() }
  }
}
