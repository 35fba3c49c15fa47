/// The words of inputs: those of steps, and those that only a run's own record needs.
enum InputKey: String, CaseIterable {
  // Words of steps.
  case tapOn, inputText, pasteText, eraseText, pressKey, systemCancel, interrupt, launchApp, killApp
  case rotate, answer, task
  case perform = "do"
  // Words of records.
  case launch, reload, edit, moveText, undo, redo, clear, report, endBuiltIn, truncated
  case goOn, commandMode, liveBuiltIns, breakpoints

  /// What is tapped, beside the words of a step's tap.
  enum Tap: String {
    case button, field, control, activity, outside, dialog
    /// What holds the control.
    case within = "in"
    /// The button that closes an activity picker.
    case cancel
    /// The button of a loader that cancels its job.
    case loader
  }

  /// How a person changes a text.
  enum Edit: String {
    case typed, pasted, deleted, location, length
  }

  /// What a command tells.
  enum Report: String {
    case job, percent, message, lines, dropped, end, done, failed, cancelled
  }

  /// How a changed document goes on.
  enum Reload: String {
    case document, plays, screen, dialogs, lost, texts
  }

  /// How a simulated job is steered.
  enum Steering: String {
    case done, failed, hangs
  }

  /// What becomes of a command.
  enum Mode: String {
    case simulated, runs, lines, milliseconds, error
  }

  /// Other parts.
  enum Part: String {
    case to, picker, completed, dialog, text, target, next
  }

  /// What stands before the name of a task, where an alert that only shows that task is meant; no
  /// dialog's id has a slash.
  static let loaderPrefix = "task/"
}
