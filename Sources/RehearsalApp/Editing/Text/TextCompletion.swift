import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The list of what may be written at the caret.
///
/// The keyboard stays in the text: arrows choose, Return and Tab write, Escape closes.
@MainActor
final class TextCompletion {
  /// Called with what was chosen.
  var onChosen: (@MainActor (Completion) -> Void)?

  private let editor: SourceEditor
  private lazy var popover = makePopover()
  private let list = Box(.vertical)
  private let note = Label()
  private var items: [Completion] = []
  private var chosen = 0
  /// The first item that is in the list.
  private var first = 0
  private var isOpen = false

  private static let mostRows = 8

  init(_ editor: SourceEditor) { self.editor = editor }

  private func makePopover() -> Popover {
    let popover = Popover(over: editor)
    popover.accompaniesTyping()
    popover.addClass("filter-choices")
    popover.addClass("source-choices")
    list.accessibleRole = .list
    list.accessibleName = tr("What can be written here")
    note.addClass("note")
    note.xalign = 0
    note.setWraps(true)
    note.setWidth(atMost: 52)
    let content = Box(.vertical, spacing: 4)
    content.packStart(list)
    content.packStart(note)
    content.showAll()
    popover.add(content)
    popover.onClosed { [weak self] in self?.isOpen = false }
    return popover
  }

  /// Shows what may be written in place of the text from a place on.
  func show(_ items: [Completion], at place: Int) {
    guard !items.isEmpty else {
      close()
      return
    }
    let wasOpen = isOpen
    let old = self.items.indices.contains(chosen) ? self.items[chosen] : nil
    self.items = items
    chosen = wasOpen ? items.firstIndex { $0 == old } ?? 0 : 0
    first = 0
    fill()
    editor.point(popover, at: place)
    isOpen = true
    popover.setOpen(true)
    if !wasOpen {
      editor.announce(
        ntr("1 word: {word}", "{n} words: {word}", items.count).replacing(
          "{word}", with: items[chosen].label))
    }
  }

  /// Closes the list; false if it was not open.
  @discardableResult
  func close() -> Bool {
    guard isOpen else { return false }
    isOpen = false
    popover.setOpen(false)
    return true
  }

  /// Handles a key while the list is open; false leaves it to the text.
  func handle(_ press: KeyPress) -> Bool {
    guard isOpen, press.modifiers.isEmpty else { return false }
    switch press.name {
    case "Escape": close()
    case "Down": choose(chosen + 1)
    case "Up": choose(chosen - 1)
    case "Page_Down": choose(min(items.count - 1, chosen + TextCompletion.mostRows))
    case "Page_Up": choose(max(0, chosen - TextCompletion.mostRows))
    case "Return", "KP_Enter", "Tab": take(chosen)
    default: return false
    }
    return true
  }

  private func choose(_ index: Int) {
    chosen = (index + items.count) % items.count
    fill()
    editor.announce(TextCompletion.words(items[chosen]))
  }

  private func take(_ index: Int) {
    let item = items[index]
    close()
    onChosen?(item)
  }

  private static func words(_ item: Completion) -> String {
    item.detail.map { "\(item.label), \($0.replacing("`", with: ""))" } ?? item.label
  }

  private func fill() {
    let _ = popover
    first = min(max(first, chosen - TextCompletion.mostRows + 1), chosen)
    let last = min(first + TextCompletion.mostRows, items.count)
    list.destroyChildren()
    for index in first..<last { list.packStart(row(index)) }
    list.showAll()
    note.text = items[chosen].note ?? ""
    note.isVisible = !note.text.isEmpty
  }

  private func row(_ index: Int) -> Gtk.Button {
    let item = items[index]
    let word = Label(item.label)
    word.addClass("word")
    word.xalign = 0
    let detail = Label(item.detail?.replacing("`", with: "") ?? "")
    detail.addClass("meaning")
    detail.xalign = 1
    detail.setEllipsize(.end)
    detail.setWidth(atMost: 32)
    let face = Box(.horizontal, spacing: 16)
    face.packStart(word, expand: true)
    face.packEnd(detail)
    let button = Gtk.Button()
    button.add(face)
    button.hasRelief = false
    button.canFocus = false
    button.setClass("chosen", index == chosen)
    button.accessibleName = TextCompletion.words(item)
    button.setAccessiblePosition(index + 1, of: items.count)
    // The click still needs the button, which may be replaced by others.
    button.onClicked { [weak self] in
      MainLoop.idle {
        if let self, self.isOpen { self.take(index) }
        return false
      }
    }
    return button
  }
}
