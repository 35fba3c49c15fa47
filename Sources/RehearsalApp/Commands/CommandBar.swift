import DialogModel
import Gtk
import Texts
import Workbench

/// A bar over the stage of a document whose tasks have commands.
///
/// It says whether the commands run. Below, one command at a time can be read and allowed.
@MainActor
final class CommandBar {
  let message: StageMessage
  /// Called when the person allows the command of a task, or withdraws that.
  var onAllow: (@MainActor (TaskID, Bool) -> Void)?
  /// Called when the files of the commands are to be read again.
  var onOutdated: (@MainActor () -> Void)?

  /// The space above the card, and what is below it with the edge, in pixels.
  private static let (spacing, below) = (8, 9)

  private let card = CommandCard()
  private let place = Label()
  private let previous = Gtk.Button(icon: "go-previous-symbolic")
  private let next = Gtk.Button(icon: "go-next-symbolic")
  private let turner = Box(.horizontal, spacing: 4)
  private var commands: [CommandCard.Content] = []
  private var index = 0

  init() {
    message = StageMessage(
      tr("Commands"), style: "trust", details: card.widget, closing: tr("Hide this message"))
    buildTurner()
    card.onAllow = { [weak self] in self?.allow($0, $1) }
    card.onOutdated = { [weak self] in self?.onOutdated?() }
    // The space goes with the card; a box would keep it for a revealer that hides its child.
    card.widget.addClass("card")
    card.widget.setMargins(top: CommandBar.spacing)
    card.widget.showAll()
    message.onOpened = { [weak self] _ in self?.showCard() }
  }

  /// Once every command is allowed, the card leaves the stage to the person.
  private func allow(_ task: TaskID, _ allowed: Bool) {
    onAllow?(task, allowed)
    if commands.allSatisfy({ $0.command.way == .runs }) { message.isOpen = false }
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
    message.hide()
    commands = []
    index = 0
    card.forget()
  }

  /// Shows whether the commands of a prototype run; without commands the bar is hidden.
  ///
  /// - Parameter isReading: whether the recordings are still being read.
  func show(
    _ prototype: Prototype, commands permissions: [CommandPermissions.Command],
    isReading: Bool
  ) {
    guard !permissions.isEmpty else { return hide() }
    commands = permissions.compactMap { permission in
      prototype[permission.task].map { CommandCard.Content(permission, $0) }
    }
    index = min(index, commands.count - 1)
    let running = permissions.filter { $0.way == .runs }.count
    let restricted = permissions.count - running
    let text =
      restricted == 0
      ? ntr(
        "The command of this document runs on this computer.",
        "The {n} commands of this document run on this computer.", permissions.count)
      : ntr(
        "The command of this document does not run; it is simulated.",
        "{n} commands of this document do not run; they are simulated.", restricted)
    let look = ntr("Look at the Command", "Look at the Commands", permissions.count)
    message.nameToggle(look, word: look)
    showCard()
    message.show(isReading ? tr("The recordings are being read.") + " " + text : text)
  }

  /// Covers at most three fifths of the stage with the open card.
  ///
  /// - Parameter stage: the height of the stage, in pixels.
  func fit(stage: Int) {
    guard message.isOpen else { return }
    card.setHeight(
      atMost: stage * 3 / 5 - message.lineHeight - CommandBar.spacing - CommandBar.below)
  }

  private func turn(by step: Int) {
    index = max(0, min(index + step, commands.count - 1))
    showCard()
  }

  /// Shows the present command, if the person looks at commands: a long one takes a while.
  private func showCard() {
    guard message.isOpen, commands.indices.contains(index) else { return }
    card.show(commands[index])
    turner.isVisible = commands.count > 1
    place.text = tr(
      "{number} of {count}", ["number": String(index + 1), "count": String(commands.count)])
    previous.isSensitive = index > 0
    next.isSensitive = index < commands.count - 1
  }
}
