import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

// Texts that are edited where they are drawn.

extension PartsController {
  /// Edits the text of a part where it is drawn.
  ///
  /// - Parameter beginning: what takes the place of the text at once.
  /// - Returns: whether it has a text that is drawn.
  @discardableResult
  func editText(of part: StagePart, beginning typed: String? = nil) -> Bool {
    guard let paths = stagePaths, let editor = stage.editor, let shown = shownText(of: part, paths)
    else { return false }
    workbench.select(paths.path(of: part))
    guard let entry = editor.edit(part, text: shown.text, name: shown.name) else { return false }
    if let note = shown.note { opening.notice.show(note) }
    let typing = StageTyping(entry, at: shown.path, workbench)
    self.typing = typing
    entry.onChange = { [weak self, weak typing] text in
      typing?.isOffered = false
      typing?.pace.perform { [weak self, weak typing] in
        if let self, let typing { write(text, typing) }
      }
    }
    entry.onLeave = { [weak typing] in typing?.pace.flush() }
    entry.onEnd = { [weak self, weak typing] in
      if let self, let typing { end(typing, $0) }
    }
    editor.showKeys(keys(ofEntryAt: part))
    if let typed { entry.replace(with: typed) }
    return true
  }

  /// Opens the text of a part that was just added: Ctrl+Z takes the part back as long as nothing is
  /// typed.
  func offerText(of part: StagePart) {
    if editText(of: part.titled) { typing?.isOffered = true }
  }

  /// Edits the text of the selected part: of a screen or a dialog its title.
  func editSelectedText(of part: StagePart, beginning typed: String? = nil) {
    // The screen has the keyboard also where nothing is selected.
    guard workbench.editing.selection != nil else { return }
    editText(of: part.titled, beginning: typed)
  }

  /// Ends an entry that was offered and that nothing was typed into.
  func endOfferedText() {
    if typing?.isOffered == true { stage.editor?.endEntry() }
  }

  /// The keys of an entry, in Pango markup, and in words.
  private func keys(ofEntryAt part: StagePart) -> (markup: String, spoken: String) {
    let next = self.part(after: part, by: 1).flatMap { stagePaths?.words(of: $0)?.tag }
    let keys = [
      (tr("Return"), tr("keep")),
      (tr("Tab"), next.map { OneLine.beginning($0, atMost: 24) } ?? tr("go on")),
      (tr("Esc"), tr("restore")),
    ]
    let markup = keys.map { "<b>\(Label.escaped($0))</b> \(Label.escaped($1))" }
    return (
      markup.joined(separator: "    "), keys.map { "\($0): \($1)" }.listed()
    )
  }

  /// The next part with a text, or the one before.
  private func part(after part: StagePart, by step: Int) -> StagePart? {
    let texts = stage.editor?.parts.filter { stagePaths?.textPath(of: $0) != nil } ?? []
    return texts.firstIndex(of: part).map { texts[($0 + step + texts.count) % texts.count] }
  }

  /// The text of a part as the document has it.
  private struct ShownText {
    var path: PartAddress
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
    let translation = PartAddress.entry(language, of: .strings) / .named(source)
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

  private func end(_ typing: StageTyping, _ end: InPlaceEntry.End) {
    self.typing = nil
    if end != .restored { workbench.editing.settleNames(in: workbench) }
    guard let editor = stage.editor else { return }
    if end == .restored {
      restore(typing)
    } else if end != .gone, let refusal = typing.entry.refusal {
      errors.show(
        refusal, hint: tr("The text is as it was before that. This was not taken:"),
        details: [typing.entry.text])
    }
    switch end {
    case .next, .previous:
      let next = part(after: typing.entry.part, by: end == .next ? 1 : -1)
      if next.map({ editText(of: $0) }) != true { editor.takeFocus() }
    case .kept, .restored, .gone: editor.takeFocus()
    case .left: break
    }
  }
}

extension StagePart {
  /// The text that is written where the part is selected: of a screen or a dialog its title.
  fileprivate var titled: StagePart {
    switch subject {
    case .screen, .dialog: text == nil ? StagePart(subject, .title) : self
    default: self
    }
  }
}
