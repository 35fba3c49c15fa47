import Glibc
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

// How what is typed gets into the document, and what is changed elsewhere into the text.

extension TextPane {
  /// Longer than this, a change waits for a pause in typing.
  private static let longest = Duration.milliseconds(60)

  /// The processor time that the main thread has used: what a change costs does not depend on what
  /// else the machine does.
  private static var processorTime: Duration {
    var used = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used)
    return .seconds(used.tv_sec) + .nanoseconds(used.tv_nsec)
  }

  // MARK: Typing

  /// What a typed text becomes: a line end that the document has, with the indentation of the line;
  /// spaces for Tab.
  func fitted(_ text: String, at place: Int) -> String? {
    let start = editor.start(ofLine: editor.line(at: place))
    switch text {
    case "\n", "\r\n":
      let before = editor.text(start..<place)
      return lineEnd + String(repeating: " ", count: NewLine.indent(after: before))
    case "\t": return NewLine.spaces(at: place - start)
    default:
      guard lineEnd != "\n", text.utf8.contains(0x0A) else { return nil }
      let bytes = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
      return bytes.map { line in
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }.joined(separator: lineEnd)
    }
  }

  /// What ends the first line of the document.
  private var lineEnd: String {
    guard let first = shown.firstIndex(of: 0x0A), first > 0, shown[first - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// Takes what is being typed.
  func take(_ change: SourceEditor.Change) {
    if typed == nil {
      typed = TypedChange(removed: change.removed, inserted: change.inserted)
    } else {
      typed?.add(removed: change.removed, inserted: change.inserted)
    }
    problems.follow(removed: change.removed, inserted: change.inserted)
    guard handingOn == nil || cost > TextPane.longest else { return }
    handingOn?.remove()
    // A short document is read again at once, a long one after a pause.
    let pause = cost > TextPane.longest ? max(.milliseconds(300), cost * 2) : .zero
    handingOn = MainLoop.once(after: pause) { [weak self] in
      self?.handingOn = nil
      self?.handOn()
    }
  }

  /// Gives the workbench what was typed.
  func handOn() {
    handingOn?.remove()
    handingOn = nil
    guard let typed else { return }
    self.typed = nil
    let edit = typed.edit(of: places, in: shown, text: editor.text(typed.new))
    guard !edit.isEmpty else { return }
    let line = editor.line(at: typed.new.lowerBound) + 1
    let after = [edit].applied(to: shown)
    isOurs = true
    let begun = TextPane.processorTime
    workbench.editText([edit], named: tr("Text, line {line}", ["line": String(line)]))
    cost = TextPane.processorTime - begun
    isOurs = false
    (shown, knownPlaces) = (after, nil)
    // Something else may have changed the document in the meantime.
    if workbench.document.bytes != after { follow() }
    showCaret()
    showErrors()
  }

  /// Replaces parts of the text, 0-based scalars, as one step of undo.
  func replace(_ parts: [Range<Int>], by words: String) {
    handOn()
    guard editor.isEditable, let last = parts.last, last.upperBound <= editor.count else { return }
    let places = places
    let edits = parts.map { part in
      SourceEdit(
        places.byte(at: part.lowerBound)..<places.byte(at: part.upperBound), Array(words.utf8))
    }
    // Not as a text that was typed: the editor does not have it yet.
    workbench.editText(edits, named: tr("Replace in the text"), joins: false, from: .properties)
  }

  // MARK: Changes from elsewhere

  /// Shows the text after a change that was not typed here.
  func take(_ change: EditChange?) {
    guard let change, !isOurs else { return }
    guard editor.isEditable, typed == nil, change.edits.allSatisfy(isText) else { return follow() }
    var touched: [Range<Int>] = []
    for list in change.edits { touched = apply(list) }
    guard shown == workbench.document.bytes else { return follow() }
    showTouched(touched)
  }

  /// Whether changes leave the byte-order mark alone, and the text a text.
  private func isText(_ list: [SourceEdit]) -> Bool {
    let first = shown.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return list.allSatisfy { edit in
      edit.range.lowerBound >= first && !edit.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        && !edit.bytes.contains(0) && String(validating: edit.bytes, as: UTF8.self) != nil
    }
  }

  /// Makes changes in the editor, so that the caret and what is in sight stay where they are.
  ///
  /// - Returns: the changed parts, in the text after it.
  private func apply(_ list: [SourceEdit]) -> [Range<Int>] {
    let places = places
    let old = list.map { places.scalars($0.range) }
    var (new, shift): ([Range<Int>], Int) = ([], 0)
    for (edit, range) in zip(list, old) {
      let count = edit.bytes.count { $0 & 0xC0 != 0x80 }
      new.append(range.lowerBound + shift..<range.lowerBound + shift + count)
      shift += count - range.count
    }
    for (edit, range) in zip(list, old).reversed() {
      editor.replace(range, by: String(decoding: edit.bytes, as: UTF8.self))
      problems.follow(removed: range, inserted: edit.bytes.count { $0 & 0xC0 != 0x80 })
    }
    shown = list.applied(to: shown)
    (knownPlaces, colored) = (nil, nil)
    return new
  }

  /// Brings the editor to the document as it is now.
  func follow() {
    guard let bytes = workbench.document.bytes else { return showAll() }
    guard bytes != shown else { return }
    // What was typed meanwhile is of the text before.
    if typed != nil { return showAll() }
    handingOn?.remove()
    handingOn = nil
    guard editor.isEditable, places.count == editor.count else { return showAll() }
    let edits = LineDifference(from: shown, to: bytes).edits.map { $0.trimmed(in: shown) }
    guard isText(edits) else { return showAll() }
    let touched = apply(edits)
    guard shown == bytes else { return showAll() }
    showTouched(touched)
  }

  private func showTouched(_ parts: [Range<Int>]) {
    colorSoon()
    showCaret()
    showErrors()
    guard widget.isMapped, let first = parts.first, let last = parts.last else { return }
    light.show(first.lowerBound..<max(first.lowerBound, last.upperBound))
    editor.reveal(first.lowerBound)
  }
}
