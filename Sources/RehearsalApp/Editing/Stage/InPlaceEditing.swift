import DialogModel
import Gtk
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

// Texts that are edited where they are drawn.

extension MainWindow {
  /// Edits the text of a part where it is drawn.
  ///
  /// - Parameter beginning: what takes the place of the text at once.
  func editText(of part: StagePart, beginning typed: String? = nil) {
    guard let paths = stagePaths, let editor = stage.editor, let shown = shownText(of: part, paths)
    else { return }
    workbench.select(paths.path(of: part))
    // A part that is brought up by its selection is drawn first.
    let depth = workbench.editing.history.done.count
    guard let entry = editor.edit(part, text: shown.text, name: shown.name) else { return }
    if let note = shown.note { opening.notice.show(note) }
    let pace = TypingPace(bytes: workbench.document.bytes?.count ?? 0)
    entry.onChange = { [weak self] text in
      pace.perform { [weak self] in self?.change(entry, shown.path, text, since: depth) }
    }
    entry.onEnd = { [weak self] in
      if $0 == .restored { pace.drop() }
      self?.end(entry, $0, since: depth)
    }
    entry.onLeave = { pace.flush() }
    editor.showKeys(keys(ofEntryAt: part))
    if let typed { entry.replace(with: typed) }
  }

  /// The keys of an entry, in Pango markup, and in words.
  private func keys(ofEntryAt part: StagePart) -> (markup: String, spoken: String) {
    let next = self.part(after: part, by: 1).flatMap { stagePaths?.words(of: $0)?.tag }
    let keys = [
      (tr("Return"), tr("keep")), (tr("Tab"), next.map { OneLine.beginning($0) } ?? tr("go on")),
      (tr("Esc"), tr("restore")),
    ]
    let markup = keys.map { "<b>\(Label.escaped($0))</b> \(Label.escaped($1))" }
    return (
      markup.joined(separator: "    "), keys.map { "\($0): \($1)" }.joined(separator: ", ")
    )
  }

  /// The next part with a text, or the one before.
  private func part(after part: StagePart, by step: Int) -> StagePart? {
    let texts = stage.editor?.parts.filter { stagePaths?.textPath(of: $0) != nil } ?? []
    return texts.firstIndex(of: part).map { texts[($0 + step + texts.count) % texts.count] }
  }

  /// The text of a part as the document has it.
  private struct ShownText {
    var path: String
    var text: String
    var name: String
    /// What the person should know of it.
    var note: String?
  }

  private func shownText(of part: StagePart, _ paths: StagePaths) -> ShownText? {
    guard let path = paths.textPath(of: part) else { return nil }
    let source = paths.editor.value(at: path)?.text ?? ""
    let name = paths.words(of: part)?.spoken ?? tr("Text")
    guard let language = workbench.language, !source.isEmpty else {
      return ShownText(path: path, text: source, name: name)
    }
    let translation = "/strings/" + language.pointerToken + "/" + source.pointerToken
    let spoken = LanguageNames.name(of: language)
    guard let text = paths.editor.value(at: translation)?.text else {
      return ShownText(
        path: path, text: source, name: name,
        note: tr(
          "It has no translation to {language}: this edits the text for all languages.",
          ["language": spoken]))
    }
    return ShownText(
      path: translation, text: text, name: name,
      note: tr(
        "This edits the translation to {language}.", ["language": spoken]))
  }

  private func change(_ entry: InPlaceEntry, _ path: String, _ text: String, since depth: Int) {
    if text == entry.original {
      // Nothing is left to be undone once the text is what it was.
      restore(to: depth)
      return entry.show(refusal: nil)
    }
    do throws(EditRefusal) {
      try workbench.edit(.set(path: path, .text(text)), joins: true, from: .stage)
      entry.show(refusal: nil)
    } catch {
      // What is typed next may be right.
      entry.show(refusal: error.message)
    }
  }

  private func restore(to depth: Int) {
    while workbench.editing.history.done.count > depth { workbench.undo() }
  }

  private func end(_ entry: InPlaceEntry, _ end: InPlaceEntry.End, since depth: Int) {
    guard let editor = stage.editor else { return }
    let part = entry.part
    editor.endEntry()
    if end == .restored {
      restore(to: depth)
    } else if let refusal = entry.refusal {
      errors.show(refusal, hint: tr("The text is as it was before that."))
    }
    let step = end == .next ? 1 : end == .previous ? -1 : 0
    guard step != 0 else { return _ = editor.takeFocus() }
    guard let next = self.part(after: part, by: step) else { return _ = editor.takeFocus() }
    MainLoop.idle { [weak self] in
      self?.editText(of: next)
      return false
    }
  }
}
