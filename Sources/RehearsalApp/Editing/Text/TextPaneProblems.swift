import Gtk
import PrototypeFile
import Texts
import Workbench

// The errors and warnings of the document, and what corrects them.

extension TextPane {
  /// Shows the errors and warnings that are known now.
  func showProblems() {
    guard editor.isEditable else { return problems.clear() }
    let document = workbench.document
    problems.show(errors + document.warnings + document.notes, in: shown, places)
    countProblems()
    if let forward = awaitedProblem { goToProblem(forward: forward) }
  }

  /// Shows the errors after a change; warnings move with the text until they are looked for again.
  func showErrors() {
    problems.showErrors(errors, in: shown, places)
    countProblems()
  }

  /// Says how many problems there are, also those that are not marked because there are so many.
  func countProblems() {
    foot.show(errors: errors.count, warnings: problems.count(of: workbench.document.warnings))
  }

  /// Takes the errors of a reading.
  func take(_ reading: DocumentReading) {
    if case .failed(let problems) = reading { errors = problems } else { errors = [] }
    announcing?.remove()
    guard isOurs, let first = errors.first else { return }
    // While a word is being typed it is often wrong.
    announcing = MainLoop.once(after: .milliseconds(1500)) { [weak self] in
      self?.announcing = nil
      self?.editor.announce(tr("Error: {problem}", ["problem": first.message]))
    }
  }

  /// Goes to the next problem, or to the one before.
  func goToProblem(forward: Bool) {
    handOn()
    awaitedProblem = nil
    guard let item = problems.next(after: editor.caret, forward: forward) else {
      editor.grabFocus()
      // A text that is shown for the first time has its problems a moment later.
      guard errors.isEmpty, workbench.document.warnings.isEmpty else {
        awaitedProblem = forward
        return
      }
      editor.announce(tr("There are no problems."))
      return
    }
    editor.grabFocus()
    editor.select(item.range.lowerBound..<item.range.lowerBound)
    editor.reveal(item.range.lowerBound)
    showCaret()
    chooseSoon(after: .zero)
    editor.announce(item.words)
  }

  /// Opens the bubble about the problem at the caret, or on its line; false if there is none.
  func explainProblem(at place: Int) -> Bool {
    handOn()
    guard let item = problems.item(at: place) else { return false }
    editor.reveal(item.range.lowerBound)
    bubble.show(item, fix: fix(of: item.problem))
    return true
  }

  /// What corrects a problem; `nil` if only a person can tell.
  private func fix(of problem: Finding) -> TextProblemBubble.Fix? {
    guard let correction = workbench.correction(of: problem) else { return nil }
    return TextProblemBubble.Fix(label: correction.label) { [weak self] in
      self?.workbench.correct(correction, from: .text)
    }
  }
}

extension TextProblems.Item {
  /// The name of its icon.
  fileprivate var icon: String {
    switch problem.severity {
    case .error: "dialog-error"
    case .warning: "dialog-warning"
    case .note: "dialog-information"
    }
  }

  /// The kind, the sentence and the advice.
  @MainActor var words: String {
    let sentence = problem.shortAdvice.map { "\(problem.message); \($0)" } ?? problem.message
    return switch problem.severity {
    case .error: tr("Error: {problem}", ["problem": sentence])
    case .warning: tr("Warning: {problem}", ["problem": sentence])
    case .note: tr("Note: {problem}", ["problem": sentence])
    }
  }
}

/// The bubble at a problem: what is wrong, and what corrects it.
@MainActor
final class TextProblemBubble {
  /// A correction.
  struct Fix {
    let label: String
    let make: @MainActor () -> Void
  }

  /// Called with a problem that is to be left as it is.
  var onLeave: (@MainActor (TextProblems.Item) -> Void)?

  private let editor: SourceEditor
  private var popover: Popover?

  init(_ editor: SourceEditor) { self.editor = editor }

  /// Shows the bubble at a problem.
  func show(_ item: TextProblems.Item, fix: Fix?) {
    close()
    let message = Label(item.problem.message)
    message.setWraps(true)
    message.setWidth(atMost: 48)
    message.xalign = 0
    let texts = Box(.vertical, spacing: 4)
    texts.packStart(message)
    if let advice = item.problem.shortAdvice {
      let label = Label(advice)
      label.addClass("advice")
      label.setWraps(true)
      label.setWidth(atMost: 56)
      label.xalign = 0
      texts.packStart(label)
    }
    let icon = Image(icon: item.icon)
    icon.align(.start, .start)
    let top = Box(.horizontal, spacing: 8)
    top.packStart(icon)
    top.packStart(texts, expand: true)
    let content = Box(.vertical, spacing: 10)
    content.addClass("source-problem")
    content.packStart(top)
    content.packStart(buttons(item, fix))
    content.showAll()
    let popover = Popover(over: editor)
    popover.accessibleName = item.words
    popover.add(content)
    editor.point(popover, at: item.range.lowerBound)
    popover.onClosed { [weak self, weak popover] in
      // Its own button may still be in use.
      MainLoop.idle {
        if let self, self.popover === popover { self.close() }
        return false
      }
    }
    self.popover = popover
    popover.setOpen(true)
  }

  private func buttons(_ item: TextProblems.Item, _ fix: Fix?) -> Widget {
    let row = Box(.horizontal, spacing: 8)
    if let fix {
      let button = Gtk.Button(label: fix.label)
      button.addClass("suggested-action")
      button.onClicked { [weak self] in
        self?.popover?.setOpen(false)
        self?.editor.grabFocus()
        fix.make()
      }
      row.packStart(button)
    }
    let leave = Gtk.Button(label: tr("Leave As It Is"))
    leave.onClicked { [weak self] in
      self?.popover?.setOpen(false)
      self?.editor.grabFocus()
      // An error comes back as long as it is one.
      if !item.isError { self?.onLeave?(item) }
    }
    row.packStart(leave)
    let key = Label(tr("Alt+Return"))
    key.addClass("advice")
    row.packEnd(key)
    return row
  }

  private func close() {
    popover?.destroy()
    popover = nil
  }
}
