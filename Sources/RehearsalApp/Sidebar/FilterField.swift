import EventLog
import Gtk
import Texts

/// The filter of the log: a field, what may come next, and what cannot be read in it.
@MainActor
final class FilterField {
  let entry = SearchEntry()
  /// What cannot be read, in words; hidden while all can be.
  let problem = Label()
  /// Called with the text, shortly after the person stops typing.
  var onChange: (@MainActor (String) -> Void)?
  /// The values that the log has now.
  var values: (@MainActor () -> FilterCompletion.Values)?

  private lazy var choices = FilterChoices(over: entry, below: problem)

  init() {
    entry.placeholder = tr("Filter: text, -not, kind:, time:")
    entry.accessibleName = tr("Filter calls")
    entry.tooltip = FilterField.help
    entry.hexpand = true
    entry.setWidth(characters: 6, natural: 16)
    entry.onChanged { [weak self] in self?.onChange?($0) }
    entry.onEdited { [weak self] _ in self?.edited() }
    entry.onStop { [weak self] in
      guard let self else { return }
      if choices.isOpen { choices.close() } else { entry.text = "" }
    }
    entry.onKeyPress { [weak self] press in self?.pressed(press) ?? false }
    entry.onFocusOut { [weak self] in self?.left() }
    problem.addClass("filter-problem")
    problem.xalign = 0
    problem.setWraps(true)
    problem.ignoresShowAll = true
  }

  /// What can be typed, with an example of each.
  private static var help: String {
    [
      tr("text, “two words” in quotes, /regular expression/; -text hides what has it"),
      tr("kind:will,did   target:sign-out   call:didPresent"),
      tr("time:>1s   time:250ms..2s   has:answer"),
      tr("Down lists what can come next."),
    ].joined(separator: "\n")
  }

  /// Whether the keyboard's focus is here.
  var isTyping: Bool { entry.isFocus || choices.hasFocus }

  /// Says what cannot be read.
  func show(_ problems: [FilterProblem]) {
    let sentence = problems.first?.sentence
    entry.setClass("error", sentence != nil)
    entry.tooltip = sentence ?? FilterField.help
    entry.setAccessibleDescription(sentence ?? "")
    guard problem.text != sentence ?? "" else { return }
    problem.text = sentence ?? ""
    problem.isVisible = sentence != nil
    choices.place()
    if let sentence { entry.announce(sentence) }
  }

  /// Whether the text is being changed by a choice.
  private var isChoosing = false

  private func edited() {
    guard !isChoosing else { return }
    guard entry.isFocus, !entry.text.isEmpty, !entry.text.hasSuffix(" ") else {
      return choices.close()
    }
    offer()
  }

  private func offer() {
    let found = FilterCompletion.choices(entry.text, values?() ?? FilterCompletion.Values())
    choices.show(found) { [weak self] choice in self?.take(choice) }
  }

  private func take(_ choice: FilterCompletion.Choice) {
    isChoosing = true
    entry.text = choice.text
    isChoosing = false
    entry.focusEnd()
    // After a key come its values.
    if choice.text.hasSuffix(":") { offer() } else { choices.close() }
  }

  private func pressed(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.name == "Down" else { return false }
    if !choices.isOpen { offer() }
    return choices.focus()
  }

  private func left() {
    // The focus may have gone to the choices.
    MainLoop.idle { [weak self] in
      if let self, !isTyping { choices.close() }
      return false
    }
  }
}

/// The list of what may come next, below the filter.
@MainActor
private final class FilterChoices {
  private let entry: SearchEntry
  private lazy var popover = makePopover()
  private let list = Box(.vertical)
  private var buttons: [Gtk.Button] = []
  private var shown: [FilterCompletion.Choice] = []

  /// What the list must not cover.
  private let problem: Label

  init(over entry: SearchEntry, below problem: Label) {
    (self.entry, self.problem) = (entry, problem)
  }

  private func makePopover() -> Popover {
    let popover = Popover(over: entry)
    popover.accompaniesTyping()
    popover.addClass("filter-choices")
    list.accessibleRole = .list
    list.accessibleName = tr("Ways to go on")
    popover.add(list)
    popover.onClosed { [weak self] in self?.leave() }
    popover.onKeyPress { [weak self] press in
      guard let self, isOpen else { return false }
      let isUp = press.name == "Up" && buttons.first?.isFocus == true
      guard press.name == "Escape" || isUp else { return false }
      if isUp { entry.focusEnd() } else { leave() }
      return true
    }
    return popover
  }

  var isOpen: Bool { !shown.isEmpty }

  var hasFocus: Bool { isOpen && buttons.contains { $0.isFocus } }

  func close() {
    guard isOpen else { return }
    shown = []
    popover.setOpen(false)
  }

  /// Goes back to the field.
  private func leave() {
    guard isOpen else { return }
    if hasFocus { entry.focusEnd() }
    close()
  }

  /// Points at the field, or at what is explained below it.
  func place() {
    guard isOpen else { return }
    let focused = buttons.firstIndex { $0.isFocus }
    popover.point(at: problem.isVisible ? problem : entry)
    // GTK takes the focus out of a list that moves.
    if let focused { buttons[focused].grabFocus() }
  }

  /// Gives the first choice the keyboard's focus; false if there is none.
  func focus() -> Bool {
    guard isOpen, let first = buttons.first else { return false }
    first.grabFocus()
    return true
  }

  func show(
    _ choices: [FilterCompletion.Choice],
    taken: @escaping @MainActor (FilterCompletion.Choice) -> Void
  ) {
    guard !choices.isEmpty else { return close() }
    guard choices != shown else { return }
    let wasOpen = isOpen
    shown = choices
    fill(taken)
    place()
    popover.setOpen(true)
    if !wasOpen {
      entry.announce(
        ntr("1 way to go on; press Down", "{n} ways to go on; press Down", choices.count))
    }
  }

  private func fill(_ taken: @escaping @MainActor (FilterCompletion.Choice) -> Void) {
    let _ = popover
    list.destroyChildren()
    buttons = shown.map { choice in
      let button = Gtk.Button()
      let word = Label(choice.word)
      word.addClass("word")
      word.xalign = 0
      let meaning = Label(choice.meaning)
      meaning.addClass("meaning")
      meaning.xalign = 1
      let row = Box(.horizontal, spacing: 16)
      row.packStart(word, expand: true)
      row.packEnd(meaning)
      button.add(row)
      button.hasRelief = false
      button.accessibleName =
        choice.meaning.isEmpty ? choice.word : "\(choice.word) \(choice.meaning)"
      // The click still needs the button, which may be replaced by others.
      button.onClicked {
        MainLoop.idle {
          taken(choice)
          return false
        }
      }
      list.packStart(button)
      return button
    }
    for (index, button) in buttons.enumerated() {
      button.setAccessiblePosition(index + 1, of: buttons.count)
    }
    list.showAll()
  }
}
