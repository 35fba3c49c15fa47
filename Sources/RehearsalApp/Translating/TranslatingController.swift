import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import StageGeometry
import TextFitting
import Texts
import WindowWords
import Workbench

// The translations of the document, in place of it.

extension ComparisonController {
  /// Whether the translations are shown.
  var showsTranslations: Bool { host.page == .translations }

  /// Shows the translations in place of the document, or the document again.
  func translate(_ shows: Bool) {
    guard shows != showsTranslations else { return }
    if shows {
      guard host.workbench.document.revision != nil, !host.presenting.isOn else { return }
      end()
      // While the prototype is edited, keys are for its parts.
      host.editing.edit(false)
      let page = translations ?? TranslationsPage()
      if translations == nil {
        translations = page
        page.onClosed = { [weak self] in self?.translate(false) }
        page.onTranslated = { [weak self] in self?.take($0) }
        page.onShown = { [weak self] in self?.show($0) }
        fitting.onMeasured = { [weak page] in page?.show($0) }
        host.add(page.widget, for: .translations)
      }
      host.page = .translations
      host.controls.hasStage = false
      fillTranslations()
      page.grabFocus()
    } else {
      translations?.handOn()
      host.page = .document
      host.controls.hasStage = host.session != nil
      host.window.setFocus(nil)
    }
  }

  /// Shows what the document says now; a text that can't be read leaves what was there.
  func fillTranslations() {
    guard showsTranslations, let editor = try? host.workbench.editor() else { return }
    translations?.show(editor.translatableTexts, editor.translationTables)
    fitting.measure(editor.prototype)
  }

  /// Shows on the stage where a translation has too little room.
  private func show(_ worst: TranslationFit.Worst) {
    translate(false)
    guard mayChange else { return }
    let setting = worst.setting
    go(
      to: Comparison.Variant(
        look: Look(setting.theme), model: setting.model,
        axes: StageAxes(textSize: setting.size), language: setting.language))
    guard let session = host.session else { return }
    let isUp = session.state.showings.contains {
      !$0.isLeaving && worst.subject.kind == .dialog($0.dialog)
    }
    switch worst.subject.kind {
    case .dialog(let dialog): if !isUp { host.workbench.send(.perform(.present(dialog))) }
    case .screen(let screen):
      host.workbench.send(.perform(session.simulator.prototype.replacing(with: screen)))
    case .task(let task): host.workbench.send(.perform(.run(task)))
    case .notification: break
    }
  }

  /// Handles a key on the page: undo is for the document, where a text has nothing of its own to undo.
  func handleTranslating(_ press: KeyPress) -> Bool {
    if let redoes = press.redoes, translations?.isTyped == false {
      if redoes { host.workbench.redo() } else { host.workbench.undo() }
      return true
    }
    guard press.name == "Escape", press.modifiers.isEmpty else { return false }
    if translations?.restore() != true { translate(false) }
    return true
  }

  /// Brings a translation into the document, or takes an empty one out.
  ///
  /// - Returns: why the document can't have it; `nil` where it has it now.
  private func take(_ new: Translation) -> String? {
    if let problem = new.problem { return problem }
    do throws(EditRefusal) {
      let made = TranslationEdits(try host.workbench.editor())
      let edits =
        new.translation.isEmpty
        ? made.removal(of: new).map { [$0] } ?? [] : made.edits(of: [new])
      try host.workbench.edit(
        edits,
        named: tr(
          "“{text}” in {language}",
          ["text": OneLine.beginning(new.text, atMost: 40), "language": new.language]))
      return nil
    } catch {
      return error.hint.map { "\(error.message); \($0)" } ?? error.message
    }
  }
}
