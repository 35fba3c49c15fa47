internal import DialogModel
internal import Texts

/// The keys of a step that ends a job.
package enum EndTaskKey: String, KeyTable {
  case task, with

  package static let objectType = ObjectType(
    "endOfTask", tr("Which job ends, and how; a cancelled one is a tap on its Cancel button."),
    example: """
      dialogs:
        save:
          alert: {title: Save?, cancelButton: No, otherButtons: [{title: Yes, then: [{run: saving}]}]}
        failed:
          alert: {title: It Was Not Saved, cancelButton: OK}
      tasks:
        saving: {message: Saving…, simulate: {seconds: 60}, whenFailed: [{present: failed}]}
      scenarios:
        the network is gone:
          start: save
          steps:
            - tapOn: "Yes"
            - endTask: {task: saving, with: failure}
            - tapOn: OK
      """)

  package static let rules: [KeyRule<EndTaskKey>] = [.required(.task), .required(.with)]

  package var entry: KeyEntry {
    switch self {
    case .task: KeyEntry(.reference(.task), tr("The task; the step waits until it runs."))
    case .with: KeyEntry(.word(of: PrototypeTask.Outcome.self), tr("How it ends."))
    }
  }
}

/// The keys of a step that ends an activity.
package enum EndActivityKey: String, KeyTable {
  case completed

  package static let objectType = ObjectType(
    "endOfActivity", tr("How the newest activity that is under way ends."),
    example: """
      dialogs:
        share:
          activityPicker:
            items: [{text: Hello}]
            builtIn: {mail: {seconds: 60}}
      scenarios:
        the mail is not sent:
          start: share
          steps:
            - tapOn: {activity: mail}
            - endActivity: {completed: false}
      """)

  package static let rules: [KeyRule<EndActivityKey>] = [.required(.completed)]

  package var entry: KeyEntry {
    switch self {
    case .completed: KeyEntry(.boolean, tr("Whether it has done what it is for."))
    }
  }
}
