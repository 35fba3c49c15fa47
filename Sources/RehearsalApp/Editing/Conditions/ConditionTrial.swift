import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Texts

/// Texts to try a condition with; the document and the stage do not get them.
@MainActor
final class ConditionTrial {
  let widget = Box(.horizontal, spacing: 8)
  var onChanged: (@MainActor () -> Void)?

  private var fields: [DelegateQuestion.Field] = []
  private var entries: [Entry] = []
  private var texts: [ConditionForm.Subject: String] = [:]
  private let matches = Pattern.matcher()

  init() {
    widget.addClass("condition-trial")
  }

  /// Shows an entry for each text that a condition can be about.
  func show(_ question: DelegateQuestion) {
    guard question.fields != fields else { return }
    fields = question.fields
    widget.destroyChildren()
    entries = []
    let label = Label(tr("Try it:"))
    label.addClass("dim")
    widget.packStart(label)
    for field in fields {
      let entry = Entry()
      entry.setNarrow()
      entry.setSecure(field.isSecure)
      entry.setPlaceholder(field.name)
      entry.accessibleName = tr("Text to try for {name}", ["name": field.name])
      entry.tooltip = tr("A text to try the conditions with; it is not kept")
      let text = texts[field.subject] ?? field.text
      texts[field.subject] = text
      entry.text = text
      entry.onChanged { [weak self] text in
        self?.texts[field.subject] = text
        self?.onChanged?()
      }
      entries.append(entry)
      widget.packStart(entry, expand: true)
    }
    widget.showAll()
  }

  func text(of subject: ConditionForm.Subject) -> String? { texts[subject] }

  /// Whether a test holds for the text to try; `nil` while that is not known.
  func holds(_ subject: ConditionForm.Subject, _ test: ConditionTest) -> Bool? {
    texts[subject].flatMap { test.holds(for: $0, matches: matches) }
  }

  func isSecure(_ subject: ConditionForm.Subject) -> Bool {
    fields.first { $0.subject == subject }?.isSecure ?? false
  }
}
