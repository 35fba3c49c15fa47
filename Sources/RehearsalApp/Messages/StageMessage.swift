import Gtk
import Texts

/// A message at the upper edge of the stage: one line, with details below it if a person opens
/// them.
///
/// It lies over the stage and takes no room from it, so the device keeps its place and its zoom.
@MainActor
final class StageMessage {
  /// What has become of the message.
  enum State {
    /// There is nothing to say.
    case absent
    /// It is to be seen, as soon as no other message is in its place.
    case wanted
    /// A person has closed it, and can have it back.
    case closed
  }

  let widget = Revealer()
  /// Called when the state has changed.
  var onChanged: (@MainActor () -> Void)?
  /// Called when the message is not wanted any more.
  var onGone: (@MainActor () -> Void)?
  /// Called when the person asks for the next message.
  var onNext: (@MainActor () -> Void)?
  /// Called when the details have been opened or closed.
  var onOpened: (@MainActor (Bool) -> Void)?
  private(set) var state = State.absent
  /// Whether it is about files that are wrong or away, which an audience does not see.
  var isProblem = false
  /// What it says, in one line.
  var summary: String {
    [heading.text, text.text].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private let heading = Label()
  private let text = Label()
  private let line = Box(.horizontal, spacing: 8)
  /// The text above its buttons, where it has no room next to them.
  private let above = Label()
  private var hasTwoLines = false
  private let toggle = ToggleButton()
  private let word = Label()
  private let next = Button(label: "")
  private let details = Revealer()
  /// The whole text, for a message without other details whose line is cut.
  private let whole = Label()
  private let hasDetails: Bool
  /// Whether the details say what the line says, so that it need not.
  private let repeatsText: Bool

  /// The space between the word of the details' button and its arrow, in pixels.
  private static let gap = 6

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - name: its name for assistive technology.
  ///   - style: the CSS class of its look.
  ///   - details: what is below the line when it is opened; `nil` for the whole text.
  ///   - repeatsText: whether the details contain what the line says.
  ///   - closing: what the button that closes it is called.
  init(
    _ name: String, style: String, details content: Widget?, repeatsText: Bool = false,
    closing: String
  ) {
    hasDetails = content != nil
    self.repeatsText = repeatsText || content == nil
    heading.addClass("heading")
    heading.setEllipsize(.end)
    text.setEllipsize(.end)
    above.setWraps(true)
    above.setLines(4)
    above.setEllipsize(.end)
    above.addClass("above")
    above.ignoresShowAll = true
    for label in [heading, text, above] { label.xalign = 0 }
    heading.ignoresShowAll = true
    let face = Box(.horizontal, spacing: StageMessage.gap)
    word.ignoresShowAll = true
    face.packStart(word)
    face.packStart(Image(icon: "pan-down-symbolic"))
    toggle.add(face)
    toggle.ignoresShowAll = true
    face.showAll()
    toggle.onToggled { [weak self] in self?.showDetails() }
    let close = Button(icon: "window-close-symbolic")
    close.accessibleName = closing
    close.tooltip = closing
    close.onClicked { [weak self] in self?.close() }
    next.ignoresShowAll = true
    next.onClicked { [weak self] in self?.onNext?() }
    line.addClass("line")
    line.packStart(heading)
    line.packStart(text, expand: true)
    for button in [close, next, toggle] as [Button] { pack(button) }
    for button in [close, next] { button.hasRelief = false }
    let column = Box(.vertical)
    column.addClass("stage-message")
    column.addClass(style)
    column.accessibleName = name
    column.accessibleRole = .panel
    column.packStart(above)
    column.packStart(line)
    whole.setWraps(true)
    whole.xalign = 0
    whole.isSelectable = true
    whole.canFocus = false
    whole.setMargins(12)
    details.add(content ?? whole)
    column.packStart(details)
    widget.add(column)
    line.onAllocate { [weak self] size in
      // Done later, because a layout is in progress.
      MainLoop.idle {
        self?.fit(width: size.width)
        return false
      }
    }
    widget.showAll()
    // The outer `showAll` does not show the content of a revealer inside another one.
    details.showAll()
    details.isVisible = true
    nameToggle(tr("Show the whole message"))
  }

  /// Adds a button at the end of the line, before those that are there.
  func pack(_ button: Button) {
    button.setFocusOnClick(false)
    button.align(.end, .center)
    line.packEnd(button)
  }

  /// Sets what the button of the details is called, and its word where there is room.
  func nameToggle(_ name: String, word: String? = nil) {
    toggle.accessibleName = name
    toggle.tooltip = name
    self.word.text = word ?? ""
  }

  /// Shows a text after a heading, unless a person has closed just this message.
  func show(_ text: String, heading: String? = nil) {
    let isNew = state == .absent || text != self.text.text || heading ?? "" != self.heading.text
    self.heading.text = heading ?? ""
    self.heading.isVisible = heading != nil
    self.heading.tooltip = heading
    self.text.text = text
    self.text.tooltip = text
    above.text = text
    whole.text = text
    guard isNew else { return }
    state = .wanted
    changed()
    widget.announce([heading, text].compactMap { $0 }.joined(separator: ": "))
  }

  /// Ends the message: there is nothing to say any more.
  func hide() {
    isOpen = false
    guard state != .absent else { return }
    state = .absent
    changed()
  }

  /// Closes the message, which stays true.
  func close() {
    guard state == .wanted else { return }
    isOpen = false
    state = .closed
    changed()
  }

  /// Brings a closed message back.
  func bringBack() {
    guard state == .closed else { return }
    state = .wanted
    changed()
  }

  /// A message that is alone is seen as long as it is wanted.
  private func changed() {
    if let onChanged { onChanged() } else { reveal(state == .wanted, others: 0) }
    if state != .wanted { onGone?() }
  }

  /// Lets the text have two lines where the room is small, or up to four above the buttons; they lie
  /// over what is under the upper edge of the screen.
  func setTwoLines(_ two: Bool) {
    hasTwoLines = two
    text.setWraps(two)
    text.setLines(two ? 2 : nil)
    if !two { stack(false) }
  }

  private func stack(_ stacked: Bool) {
    guard stacked != above.isVisible else { return }
    above.isVisible = stacked
    text.isVisible = !stacked
  }

  /// Whether the details are open.
  var isOpen: Bool {
    get { toggle.isActive }
    set { toggle.isActive = newValue }
  }

  /// Shows the message or not, with the number of other messages that wait for its place.
  func reveal(_ shown: Bool, others: Int) {
    widget.revealsChild = shown
    next.isVisible = others > 0
    next.label = tr("+{n}", ["n": String(others)])
    next.accessibleName = ntr("One more message", "{n} more messages", others)
    next.tooltip = next.accessibleName
  }

  /// The height of the line, in pixels.
  var lineHeight: Int { line.allocation.height }

  private func showDetails() {
    details.revealsChild = toggle.isActive
    for label in [text, above] { label.opacity = toggle.isActive && repeatsText ? 0 : 1 }
    onOpened?(toggle.isActive)
  }

  private func fit(width: Int) {
    // The word must not take the room of the message.
    let own = word.isVisible ? word.textWidth + StageMessage.gap : 0
    let needed = line.preferredSize.width - own + word.textWidth + StageMessage.gap
    // Below its text the buttons alone say nothing of the room there is.
    word.isVisible = !word.text.isEmpty && needed <= width && !above.isVisible
    if hasTwoLines {
      let others = line.preferredSize.width - (text.isVisible ? text.textWidth : 0)
      // Words do not fill a line.
      stack(text.textWidth > (width - others) * 3 / 2)
    }
    if hasDetails {
      toggle.isVisible = true
    } else if !toggle.isActive {
      toggle.isVisible = above.isVisible ? above.isEllipsized : text.isEllipsized
    }
  }
}
