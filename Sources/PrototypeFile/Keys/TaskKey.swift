internal import DialogModel
internal import Texts

/// The keys of a task.
package enum TaskKey: String, KeyTable {
  case title, message, simulate, command, loader, delegate, cancellable, whenDone, whenFailed,
    whenCancelled

  package static let objectType = ObjectType(
    "task", tr("A job that takes time, and what shows while it runs."),
    example: """
      tasks:
        signing-out:
          title: Signing Out
          message: "{percent} %"
          simulate: {seconds: 10, progress: true}
          cancellable: true
          whenDone: [{present: signed-out}]
          whenFailed: [{log: "It failed: {error}"}]
      dialogs:
        sign-out:
          alert:
            title: Sign Out?
            cancelButton: Cancel
            otherButtons: [{title: Sign Out, then: [{run: signing-out}]}]
        signed-out:
          alert: {title: Signed Out, cancelButton: OK}
      """)

  package static let rules: [KeyRule<TaskKey>] = [
    .one(of: [.simulate, .command], { tr("a task either simulates a job or is a command") }),
    .beside(.delegate, [.loader]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .title:
      KeyEntry(
        .template, default: tr("the alert’s"), tr("The alert’s title while the task runs."))
    case .message:
      KeyEntry(
        .template, default: tr("the alert’s"), tr("The alert’s message while the task runs."))
    case .simulate: KeyEntry(.object(SimulateKey.self), tr("A job that only takes time."))
    case .command:
      KeyEntry(.list(.text, least: 1), tr("A program to run, and its arguments."))
    case .loader:
      KeyEntry(
        .word(of: PrototypeTask.Loader.self), default: "inPlace",
        tr("Whether the alert stays up for it, another alert is shown, or none is."))
    case .delegate:
      KeyEntry(
        .word(["none"]), default: tr("implements every method"),
        tr("Who hears of the alert that “loader: separate” shows."))
    case .cancellable:
      KeyEntry(.boolean, default: "false", tr("Whether a Cancel button ends it."))
    case .whenDone: KeyEntry(.actions, tr("What happens when it has succeeded."))
    case .whenFailed: KeyEntry(.actions, tr("What happens when it has failed."))
    case .whenCancelled: KeyEntry(.actions, tr("What happens when it was cancelled."))
    }
  }
}

/// The keys of a simulated job.
package enum SimulateKey: String, KeyTable {
  case seconds, progress, outcome

  package static let objectType = ObjectType(
    "simulation", tr("A job that only takes time."),
    example: """
      tasks:
        upload:
          simulate: {seconds: 4.5, progress: true, outcome: failure}
      """)

  package var entry: KeyEntry {
    switch self {
    case .seconds: KeyEntry(.seconds, default: "0", tr("How long it takes."))
    case .progress: KeyEntry(.boolean, default: "false", tr("Whether it tells how far it is."))
    case .outcome:
      KeyEntry(
        .word(of: PrototypeTask.Outcome.self), default: "success", tr("How it ends."))
    }
  }
}
