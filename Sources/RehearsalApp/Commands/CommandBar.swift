import DialogModel
import Gtk
import Texts
import Workbench

/// A bar over the stage of a document whose tasks have commands.
///
/// It says whether the commands run. Below, one command at a time can be read and allowed.
@MainActor
final class CommandBar {
  let widget = Revealer()
  /// Called when the person allows the command of a task, or withdraws that.
  var onAllow: (@MainActor (TaskID, Bool) -> Void)?

  /// The space above the card, in pixels.
  private static let spacing = 8

  private let text = Label()
  private let look = ToggleButton()
  private let lookWord = Label()
  private let details = Revealer()
  private let card = CommandCard()
  private let place = Label()
  private let previous = Gtk.Button(icon: "go-previous-symbolic")
  private let next = Gtk.Button(icon: "go-next-symbolic")
  private let turner = Box(.horizontal, spacing: 4)
  private var commands: [CommandCard.Content] = []
  private var index = 0

  init() {
    text.xalign = 0
    text.setWraps(true)
    look.add(lookWord)
    look.align(.end, .center)
    look.setFocusOnClick(false)
    look.onToggled { [weak self] in
      guard let self else { return }
      showCard()
      details.revealsChild = look.isActive
    }
    let head = Box(.horizontal, spacing: 8)
    head.packStart(text, expand: true)
    head.packEnd(look)
    buildTurner()
    card.onAllow = { [weak self] in self?.onAllow?($0, $1) }
    details.add(card.widget)
    // The space goes with the card; a box would keep it for a revealer that hides its child.
    card.widget.setMargins(top: CommandBar.spacing)
    let column = Box(.vertical)
    column.addClass("trust")
    column.accessibleRole = .panel
    column.accessibleName = tr("Commands")
    column.packStart(head)
    column.packStart(details)
    widget.add(column)
    widget.showAll()
    // The outer `showAll` does not show the content of a revealer inside another one.
    details.showAll()
  }

  /// Makes the buttons that go from command to command.
  private func buildTurner() {
    for (button, name, step) in [
      (previous, tr("Previous command"), -1), (next, tr("Next command"), 1),
    ] {
      button.accessibleName = name
      button.tooltip = name
      button.setFocusOnClick(false)
      button.onClicked { [weak self] in self?.turn(by: step) }
    }
    place.addClass("caption")
    turner.packStart(previous)
    turner.packStart(place)
    turner.packStart(next)
    card.head.packEnd(turner)
  }

  func hide() {
    widget.revealsChild = false
    look.isActive = false
    commands = []
    index = 0
    card.forget()
  }

  /// Shows whether the commands of a prototype run; without commands the bar is hidden.
  func show(_ prototype: Prototype, commands permissions: [CommandPermissions.Command]) {
    guard !permissions.isEmpty else { return hide() }
    commands = permissions.map { CommandCard.Content($0, prototype.tasks[$0.task.index]) }
    index = min(index, commands.count - 1)
    let running = permissions.filter { $0.way == .runs }.count
    let restricted = permissions.count - running
    text.text =
      restricted == 0
      ? ntr(
        "The command of this document runs on this computer.",
        "The {n} commands of this document run on this computer.", permissions.count)
      : ntr(
        "This document has a command. It does not run; what it does is simulated.",
        "{n} commands of this document do not run; what they do is simulated.", restricted)
    lookWord.text = ntr("Look at the Command", "Look at the Commands", permissions.count)
    look.accessibleName = lookWord.text
    showCard()
    if !widget.revealsChild { widget.announce(text.text) }
    widget.revealsChild = true
  }

  /// Leaves the stage three fifths of the height that it would have without the command.
  ///
  /// - Parameter stage: the present height of the stage, in pixels.
  func fit(stage: Int) {
    guard details.revealsChild else { return }
    card.setHeight(atMost: (stage + details.allocation.height) * 2 / 5 - CommandBar.spacing)
  }

  private func turn(by step: Int) {
    index = max(0, min(index + step, commands.count - 1))
    showCard()
  }

  /// Shows the present command, if the person looks at commands: a long one takes a while.
  private func showCard() {
    guard look.isActive, commands.indices.contains(index) else { return }
    card.show(commands[index])
    turner.isVisible = commands.count > 1
    place.text = tr(
      "{number} of {count}", ["number": String(index + 1), "count": String(commands.count)])
    previous.isSensitive = index > 0
    next.isSensitive = index < commands.count - 1
  }
}
