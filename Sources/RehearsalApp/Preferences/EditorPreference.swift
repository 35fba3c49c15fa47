import Gtk
import Session
import Texts
import Workbench

/// The choice of the text editor: the desktop's, one that is installed, or a command.
@MainActor
final class EditorPreference {
  let section = PreferencesSection(tr("Editor"))

  private let preferences: Preferences
  private let choice = DropDown()
  private let command = Entry()
  private let terminal: CheckButton
  private let hint = PreferencesSection.hint()
  private var commandRow: Box?
  private var terminalRow: Box?
  private var hintRow: Box?

  /// The identifier of the item for a command; no program has this name.
  private static let other = "/"

  init(_ preferences: Preferences) {
    self.preferences = preferences
    terminal = CheckButton(label: tr("Runs in a terminal"))
    choice.append(
      TextEditor.name.map { tr("The desktop’s, {name}", ["name": $0]) } ?? tr("The desktop’s"),
      id: "")
    for editor in KnownEditor.all where InstalledPrograms.has(editor.program) {
      let title = editor.needsTerminal ? tr("{name}, in a terminal", ["name": editor.title]) : nil
      choice.append(title ?? editor.title, id: editor.program)
    }
    choice.append(tr("Another command"), id: EditorPreference.other)
    choice.onChosen { [weak self] in self?.choose($0) }
    section.add(tr("Open files with"), choice)
    command.setPlaceholder("code -g {file}:{line}")
    command.text = preferences.editor
    command.connect("changed") { [weak self] in self?.write() }
    commandRow = section.add(tr("Command"), command)
    terminal.isActive = preferences.editorNeedsTerminal
    terminal.onToggled { [weak self] in self?.write() }
    terminalRow = section.add(terminal)
    hintRow = section.add(hint)
    choice.selected = preferences.editor
    if choice.selected != preferences.editor { choice.selected = EditorPreference.other }
  }

  private var isOther: Bool { choice.selected == EditorPreference.other }

  private func choose(_ id: String) {
    if id != EditorPreference.other {
      preferences.editor = id
      preferences.editorNeedsTerminal = false
    } else {
      // What was chosen before can be completed.
      command.text = preferences.editor
      command.grabFocus()
    }
    show()
  }

  private func write() {
    guard isOther else { return }
    preferences.editor = command.text
    preferences.editorNeedsTerminal = terminal.isActive
    show()
  }

  /// Shows the controls that the choice has, and what it runs.
  func show() {
    commandRow?.isVisible = isOther
    let text = isOther ? command.text : preferences.editor
    var words = ""
    var isWrong = false
    var known: KnownEditor?
    do throws(EditorCommand.Problem) {
      guard !text.isEmpty || isOther else { return showDesktop() }
      let parsed = try EditorCommand(text, inTerminal: terminal.isActive)
      known = parsed.knownEditor
      words = tr(
        "Line 7 is opened with: {command}",
        ["command": parsed.words(file: tr("FILE"), line: 7, column: 1).joined(separator: " ")])
      if !InstalledPrograms.has(parsed.program) {
        words = tr("There is no program “{name}”.", ["name": parsed.program])
        isWrong = true
      }
    } catch {
      words = error.message
      isWrong = !command.text.isEmpty
    }
    terminalRow?.isVisible = isOther && known?.needsTerminal != true
    tell(words, isWrong: isWrong)
  }

  private func showDesktop() {
    terminalRow?.isVisible = false
    let isKnown = TextEditor.executable.flatMap { KnownEditor.named($0) } != nil
    if TextEditor.name == nil {
      tell(tr("The desktop names no text editor. Choose one here."), isWrong: true)
    } else {
      tell(
        isKnown ? "" : tr("It can’t be told to go to a line. Choose another one for that."),
        isWrong: false)
    }
  }

  private func tell(_ text: String, isWrong: Bool) {
    hint.text = OneLine.text(text)
    hintRow?.isVisible = !text.isEmpty
    hint.setClass("wrong", isWrong)
  }
}
