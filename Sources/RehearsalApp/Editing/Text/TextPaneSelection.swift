import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

// The caret selects the part that it is in, and the selected part is shown in the text.

extension TextPane {
  /// The caret has moved.
  func moved(hasTyped: Bool) {
    showPlace()
    if hasTyped {
      colored = nil
      color()
      followTyping()
      return
    }
    completion.close()
    // A long document is read again only when the caret rests.
    chooseSoon(after: cost > .milliseconds(60) ? .milliseconds(300) : .zero)
  }

  /// Selects the part at the caret soon.
  ///
  /// - Parameter isSearching: whether the caret is moved from the search, which has the keyboard.
  func chooseSoon(after pause: Duration, isSearching: Bool = false) {
    choosing?.remove()
    choosing = MainLoop.once(after: pause) { [weak self] in
      guard let self else { return }
      choosing = nil
      if editor.isFocus || isSearching && search.isOpen { choose() }
    }
  }

  /// Offers words for what is being typed.
  private func followTyping() {
    if search.isOpen, !search.isLong { search.search() }
    let caret = editor.caret
    guard caret > 0, cost <= .milliseconds(60), editor.isFocus,
      let last = editor.text(caret - 1..<caret).unicodeScalars.first,
      last.properties.isAlphabetic
    else {
      completion.close()
      return
    }
    complete(isAsked: false)
  }

  /// Selects the part at the caret.
  private func choose() {
    guard editor.isEditable else { return }
    handOn()
    let path = pathAtCaret()
    foot.show(path: path)
    // A text that can't be read has no parts.
    guard let path, path != workbench.editing.selection else { return }
    chosen = path
    isOurs = true
    workbench.select(path.isDocument ? nil : path)
    isOurs = false
  }

  private func pathAtCaret() -> PartAddress? {
    guard let editor = try? workbench.editor() else { return nil }
    return editor.address(at: places.byte(at: self.editor.caret))
  }

  /// Shows where the caret is, and in which part.
  func showCaret() {
    showPlace()
    guard cost <= .milliseconds(60) else { return }
    foot.show(path: widget.isMapped ? pathAtCaret() : nil)
  }

  private func showPlace() {
    let place = editor.caret
    let line = editor.line(at: place)
    foot.show(line: line, column: place - editor.start(ofLine: line))
  }

  /// Shows a 1-based line; where the text is not there yet, as soon as it is.
  func show(line: Int) {
    guard source != nil else { return wantedLine = line }
    wantedLine = nil
    handOn()
    guard line >= 1, line <= editor.lineCount else { return }
    let start = editor.start(ofLine: line - 1)
    editor.grabFocus()
    editor.select(start..<start)
    light.show(start..<start)
    editor.reveal(start)
    showCaret()
  }

  /// Shows the text of the selected part.
  func showSelection() {
    guard !isOurs, widget.isMapped, editor.isEditable else { return }
    guard let path = workbench.editing.selection, path != chosen else { return }
    chosen = path
    guard let place = (try? workbench.editor().place(of: path)) ?? nil else { return }
    let part = places.scalars(place.whole)
    light.show(part)
    editor.reveal(part.lowerBound)
    guard !editor.isFocus else { return }
    editor.select(part.lowerBound..<part.lowerBound)
    showPlace()
    foot.show(path: path)
  }
}

/// Lights lines of the text for a moment.
@MainActor
final class TextLight {
  private let editor: SourceEditor
  private var lit: Range<Int>?
  private var opacity = 16
  @Scheduled private var timer: Source?

  /// More is not lit, but only the start of it.
  private static let most = 200

  init(_ editor: SourceEditor) { self.editor = editor }

  /// Lights the lines of a part.
  func show(_ part: Range<Int>) {
    end()
    let first = editor.line(at: part.lowerBound)
    // A part that ends with its line does not concern the next one.
    let end = part.isEmpty ? part.lowerBound : part.upperBound - 1
    let last = min(editor.line(at: end), first + TextLight.most)
    let lines = editor.start(ofLine: first)..<editor.start(ofLine: last + 1)
    (lit, opacity) = (lines, 16)
    editor.add(.lines("yaml_touched", opacity: 16), to: lines)
    let animates = Settings.standard.animationsEnabled
    timer = MainLoop.once(after: .milliseconds(animates ? 600 : 2000)) { [weak self] in
      if animates { self?.fade() } else { self?.end() }
    }
  }

  private func fade() {
    timer = MainLoop.timeout(milliseconds: 38) { [weak self] in
      guard let self, let lit else { return false }
      editor.remove(.lines("yaml_touched", opacity: opacity), from: lit)
      opacity -= 1
      guard opacity > 0 else {
        self.lit = nil
        return false
      }
      editor.add(.lines("yaml_touched", opacity: opacity), to: lit)
      return true
    }
  }

  /// Puts the light out.
  func end() {
    timer?.remove()
    timer = nil
    guard lit != nil else { return }
    // The lines may have become longer meanwhile.
    editor.remove(.lines("yaml_touched", opacity: opacity), from: 0..<editor.count)
    self.lit = nil
  }
}
