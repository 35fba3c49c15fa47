import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

// The rows of the list in the words of the lens that a person has chosen.

extension LogRows {
  /// The words of a row through the lens; `nil` where the lens has none of its own.
  func lensWords(_ row: Row) -> String? {
    guard lens != .developer else { return nil }
    return lensText(ofRun: session.log.earlierRun(of: row)).words(row, lens)
  }

  /// The words for the rows of a run; `nil` is the present one.
  func lensText(ofRun run: Int?) -> LensText {
    if let made = lensTexts[run] { return made }
    let text =
      if let run {
        LensText(
          session.log.earlierRuns[run].prototype,
          indices: Simulator(session.log.earlierRuns[run].prototype).indices)
      } else {
        LensText(session.prototype, indices: session.simulator.indices)
      }
    lensTexts[run] = text
    return text
  }

  /// A row of a call with a sentence in place of its selector, its arguments and its answer.
  func worded(_ row: LogListRow, _ words: String?, keepsAnswer: Bool = false) -> LogListRow {
    guard let words else { return row }
    var row = row
    row.kind = .remark
    row.call = words
    row.arguments = ""
    if !keepsAnswer { row.trailing = nil }
    return row
  }

  /// What the filter looks for in a row: also the words that the list shows.
  func searched(_ row: Row) -> String {
    let words = text(of: row).searched(row)
    return lensWords(row).map { "\(words) \($0)" } ?? words
  }
}

extension Sidebar {
  /// Adds the choice of the lens to the window.
  func addLensAction(to window: ApplicationWindow) {
    let action = StatefulAction(choice: "lens", initial: lens.rawValue) { [weak self] in
      if let lens = Lens(rawValue: $0) { self?.look(through: lens) }
    }
    window.add(action)
    lensAction = action
  }

  /// Shows what is heard in place of the calls, or the calls.
  func showSpeech() {
    let isHeard = lens == .listener
    guard isHeard || speechIfMade != nil else { return }
    speech.begin(isHeard ? rows?.session : nil, cleared: heardCleared, paused: heardPaused)
    speech.showPast(rows?.past, milliseconds: nil)
    calls.isVisible = !isHeard
    speechRoom.isVisible = isHeard
    head.chips.widget.isVisible = !isHeard
    closeDetail()
  }

  /// Shows the details of the selected line of what is heard.
  func showHeard() {
    guard let names = rows?.text.names, let shown = speech.detail else { return closeDetail() }
    detail.show(shown, names: names)
  }

  private func look(through new: Lens) {
    lens = new
    lensAction?.show(choice: new.rawValue)
    Preferences.shared.remember { $0.lens = new }
    list.selectedRow = nil
    rows?.lens = new.ofRows
    columns.lens = new.ofRows
    showSpeech()
    pausedBar.show(waitingLines)
    reread()
  }
}

extension SpeechPane {
  /// Connects it to the filter, the details and the count of a sidebar.
  func connect(to sidebar: Sidebar) {
    packFindings(sidebar.heardFindings.widget)
    filter(Filter(typed: sidebar.head.filter))
    onSelect = { [weak sidebar] in
      sidebar?.showHeard()
      sidebar?.showCount()
    }
    onShowAll = { [weak sidebar] in sidebar?.showAll() }
    onWait = { [weak sidebar] in
      if let sidebar { sidebar.pausedBar.show(sidebar.waitingLines) }
    }
    onProblem = { [weak sidebar] in
      sidebar?.onProblem?($0, tr("Try in a terminal: {command}", ["command": Voice.trial]))
    }
    list.follows = sidebar.following.box.isActive
    sidebar.following.box.onToggled { [weak self, weak sidebar] in
      if let sidebar { self?.list.follows = sidebar.following.box.isActive }
    }
  }
}
