/// The words of inputs: those of steps, and those that only the record of a run needs.
enum InputKey: String, CaseIterable {
  // Words of steps.
  case tapOn, inputText, pasteText, eraseText, pressKey, systemCancel, interrupt, launchApp, killApp
  case openApp, openNotification, closeNotification, removeFromCenter, pullDown, slide, setClock,
    setTimeZone
  case rotate, answer, task, memoryWarning
  case perform = "do"
  // Words of records.
  case endActivity = "endBuiltIn"
  case launch, reload, edit, moveText, undo, redo, clear, report, truncated
  case goOn, commandMode, liveBuiltIns, breakpoints, secretAnswers
  case program, outside, define, redefine
  case switcher, fireNotification, removeNotification, notificationSettings

  /// What is tapped, in addition to the words of a step's tap.
  enum Tap: String {
    case button, field, control, activity, outside, dialog, segment
    /// What holds the control.
    case within = "in"
    /// The button that closes an activity picker.
    case cancel
    /// The back button of the navigation bar.
    case back
    /// The button of a loader that cancels its job.
    case loader
  }

  /// How a person changes a text.
  enum Edit: String {
    case typed, pasted, deleted, location, length
  }

  /// What a command reports.
  enum Report: String {
    case job, percent, message, lines, dropped, end, done, failed, cancelled
  }

  /// How a run continues with a changed document.
  enum Reload: String {
    case document, plays, screen, dialogs, lost, texts, values, flags
  }

  /// How a simulated job is controlled.
  enum Steering: String {
    case done, failed, hangs
  }

  /// The command mode.
  enum Mode: String {
    case simulated, runs, lines, milliseconds, error
  }

  /// What a program says inside a call.
  enum Word: String {
    case missing, blocked, ended
    case act = "do"
    case returned = "return"
  }

  /// Other parts.
  enum Part: String {
    case to, picker, completed, target, next, filter
    case notification, number
  }

  /// The prefix before the name of a task, for an alert that only shows that task.
  ///
  /// The id of a dialog has no slash.
  static let loaderPrefix = "task/"
}
