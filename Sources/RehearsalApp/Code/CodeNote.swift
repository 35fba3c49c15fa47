import CodeWriting
import Gtk
import Texts

/// What has changed since 2013 about a line of code: a row for each change.
///
/// The table is in English, as in the log, so that the rows read from left to right like the code.
@MainActor
final class CodeNote {
  let widget = Box(.vertical, spacing: 2)

  init(_ changes: [PlatformChange]) {
    for change in changes { widget.packStart(CodeNote.row(change)) }
    widget.readLeftToRight()
  }

  /// What is said of changes.
  static func text(_ changes: [PlatformChange]) -> String {
    changes.map(sentence).joined(separator: " ")
  }

  /// The sentence of a change and how well it is known.
  private static func sentence(_ change: PlatformChange) -> String {
    "\(tr("Today:")) \(change.note). \(CodeNote.word(change.grade))."
  }

  /// How well something is known, in a word.
  static func word(_ grade: ChangeGrade) -> String {
    switch grade {
    case .documented: tr("Documented")
    case .reported: tr("Reported")
    }
  }

  private static func row(_ change: PlatformChange) -> Widget {
    let label = Label()
    // A mark first: a word of another direction would turn the whole sentence.
    label.setMarkup(
      "\u{200E}<b>\(Label.escaped(tr("Today:")))</b> \(Label.escaped(change.note)).")
    label.setWraps(true)
    label.xalign = 0
    let grade = Label(change.grade.rawValue)
    grade.addClass("grade")
    grade.align(.end, .start)
    grade.accessibleName = word(change.grade)
    grade.tooltip = word(change.grade)
    let box = Box(.horizontal, spacing: 8)
    box.addClass("code-note")
    box.packStart(label, expand: true)
    box.packStart(grade)
    // With a window of its own, the pointer is no bar for text over it.
    let row = EventBox()
    row.add(box)
    row.accessibleRole = .comment
    row.accessibleName = sentence(change)
    row.setAccessibleDescription(tr("In 2013: {before}", ["before": change.before]))
    label.tooltip = tr("In 2013: {before}", ["before": change.before]) + "\n" + change.source
    return row
  }
}
