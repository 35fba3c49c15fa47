import DialogModel
import DialogSimulator
import Gtk
import Texts
import Workbench

/// A bar over the stage of a document whose tasks have commands.
///
/// It says whether the commands run, shows each command, and offers to allow it.
@MainActor
final class CommandBar {
  let widget = Revealer()
  /// Called when the person allows the command of a task, or withdraws that.
  var onAllow: (@MainActor (TaskID, Bool) -> Void)?

  private let text = Label()
  private let look = ToggleButton()
  private let lookWord = Label()
  private let details = Revealer()

  init() {
    text.xalign = 0
    text.setWraps(true)
    look.add(lookWord)
    look.align(.end, .center)
    look.setFocusOnClick(false)
    look.onToggled { [weak self] in
      guard let self else { return }
      details.revealsChild = look.isActive
    }
    let head = Box(.horizontal, spacing: 8)
    head.packStart(text, expand: true)
    head.packEnd(look)
    let column = Box(.vertical, spacing: 8)
    column.addClass("trust")
    column.accessibleRole = .panel
    column.accessibleName = tr("Commands")
    column.packStart(head)
    column.packStart(details)
    widget.add(column)
    widget.showAll()
  }

  func hide() {
    widget.revealsChild = false
    look.isActive = false
  }

  /// Shows whether the commands of a prototype run; without commands the bar is hidden.
  func show(_ prototype: Prototype, commands: [CommandPermissions.Command]) {
    guard !commands.isEmpty else { return hide() }
    let running = commands.filter { $0.way == .runs }.count
    let restricted = commands.count - running
    text.text =
      restricted == 0
      ? ntr(
        "The command of this document runs on this computer.",
        "The {n} commands of this document run on this computer.", commands.count)
      : ntr(
        "This document has a command. It does not run; what it does is simulated.",
        "{n} commands of this document do not run; what they do is simulated.", restricted)
    lookWord.text = ntr("Look at the Command", "Look at the Commands", commands.count)
    look.accessibleName = lookWord.text
    let rows = Box(.vertical, spacing: 12)
    rows.addClass("commands")
    for command in commands {
      rows.packStart(row(command, prototype.tasks[command.task.index]))
    }
    details.destroyChildren()
    details.add(commands.count > 2 ? CommandBar.scrolling(rows) : rows)
    details.showAll()
    if !widget.revealsChild { widget.announce(text.text) }
    widget.revealsChild = true
  }

  /// Limits the height of the commands, so that the stage keeps enough room.
  private static func scrolling(_ rows: Widget) -> Widget {
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    // A label that wraps asks for less height than it takes, so the height is set here.
    scrolled.setSizeRequest(height: 200)
    scrolled.add(rows)
    return scrolled
  }

  private func row(_ command: CommandPermissions.Command, _ task: PrototypeTask) -> Widget {
    var words: [String] = []
    if case .command(let list) = task.work { words = list }
    let name = Label(task.id)
    name.addClass("heading")
    let line = Label(words.map { CommandBar.quoted($0) }.joined(separator: " "))
    line.addClass("call")
    line.isSelectable = true
    line.canFocus = false
    let state = Label(CommandBar.sentence(command))
    state.addClass("caption")
    let column = Box(.vertical, spacing: 2)
    for label in [name, line, state] {
      label.xalign = 0
      label.setWraps(true)
      column.packStart(label)
    }
    let row = Box(.horizontal, spacing: 8)
    row.accessibleRole = .grouping
    row.accessibleName = tr("Command of {name}", ["name": task.id])
    row.packStart(column, expand: true)
    if command.canBeAllowed {
      let isAllowed = command.way == .runs
      let button = Gtk.Button(label: isAllowed ? tr("No Longer Allow") : tr("Allow"))
      button.tooltip =
        isAllowed
        ? tr("Simulate this command from now on")
        : tr("Let this command run, for this content of the document")
      button.align(.end, .start)
      button.setFocusOnClick(false)
      button.onClicked { [weak self] in self?.onAllow?(command.task, !isAllowed) }
      row.packEnd(button)
    }
    return row
  }

  private static func sentence(_ command: CommandPermissions.Command) -> String {
    let folder = ["folder": FileName.text(command.folder)] as KeyValuePairs
    return switch command.way {
    case .runs: tr("It runs in {folder} when the task is run.", folder)
    case .simulated where command.canBeAllowed:
      tr("It would run in {folder}. A change of the document or of its files asks again.", folder)
    case .simulated: tr("Save the document as a file to let it run.")
    case .recorded: tr("It does not run: a recording beside the document is played.")
    }
  }

  /// A word as a shell would need it.
  ///
  /// Invisible characters, and characters that change the direction of text, are written as
  /// numbers, so that people see exactly what they allow.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,+@%".contains($0))
    }
    if isPlain, !word.isEmpty { return word }
    var text = ""
    for scalar in word.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format, .surrogate, .privateUse, .unassigned,
        .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text += scalar == "'" ? "'\\''" : String(scalar)
      }
    }
    return "'\(text)'"
  }
}
