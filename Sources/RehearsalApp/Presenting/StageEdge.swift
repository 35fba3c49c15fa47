import Gtk
import Texts
import WindowWords

/// Quiet notes at the edge of the stage for who presents, because everything else is hidden then.
@MainActor
final class StageEdge {
  let widget = Box(.vertical, spacing: 8)

  private let note = Label()
  private let question = Label()
  /// Made when it is first shown, so that a window opens sooner.
  private lazy var keys = makeKeys()
  @Scheduled private var noteTimer: Source?
  @Scheduled private var keysTimer: Source?
  private(set) var showsKeys = false

  /// How long a note is shown, and how long the list of keys is, in milliseconds.
  private static let (noteTime, keysTime) = (2_500, 12_000)

  init() {
    widget.align(.start, .end)
    widget.addClass("stage-edge")
    for label in [question, note] {
      label.addClass("stage-note")
      label.align(.start, .end)
      label.setWraps(true)
      // Next to a device that is in the middle.
      label.setWidth(atMost: 42)
      label.ignoresShowAll = true
      widget.packEnd(label)
    }
  }

  /// Shows a sentence for a moment.
  func tell(_ text: String) {
    noteTimer?.remove()
    note.text = text
    note.show()
    widget.announce(text)
    noteTimer = MainLoop.timeout(milliseconds: StageEdge.noteTime) { [weak self] in
      self?.noteTimer = nil
      self?.note.hide()
      return false
    }
  }

  /// Marks a question that waits for its answer; `nil` if none does.
  func ask(_ text: String?) {
    guard let text else { return question.hide() }
    let isNew = !question.isVisible || question.text != text
    question.text = text
    question.show()
    if isNew { widget.announce(text) }
  }

  /// Shows the list of keys for a while, or hides it.
  func setShowsKeys(_ shows: Bool) {
    keysTimer?.remove()
    keysTimer = nil
    guard shows || showsKeys else { return }
    showsKeys = shows
    keys.isVisible = shows
    guard shows else { return }
    note.hide()
    widget.announce(keys.accessibleName)
    keysTimer = MainLoop.timeout(milliseconds: StageEdge.keysTime) { [weak self] in
      self?.keysTimer = nil
      self?.setShowsKeys(false)
      return false
    }
  }

  /// Hides everything.
  func clear() {
    setShowsKeys(false)
    noteTimer?.remove()
    noteTimer = nil
    note.hide()
    question.hide()
  }

  private func makeKeys() -> Box {
    let list = Box(.vertical, spacing: 4)
    list.addClass("stage-note")
    list.accessibleRole = .panel
    list.accessibleName = tr("Keys while presenting")
    for line in PresenterKey.list {
      let row = Box(.horizontal, spacing: 12)
      let key = Label(line.keys)
      key.addClass("key")
      key.setWidth(characters: 16)
      for label in [key, Label(line.title)] {
        label.xalign = 0
        row.packStart(label)
      }
      list.packStart(row)
    }
    list.showAll()
    list.hide()
    list.ignoresShowAll = true
    widget.packEnd(list)
    return list
  }
}
