internal import Texts

/// The keys of a promise: what holds, whatever a person and the system do.
package enum PromiseKey: String, KeyTable {
  case name, never, after, always, from, reach
  case during = "while"
  case not

  /// The word for every state in which nothing moves.
  static let any = "any"

  package static let objectType = ObjectType(
    "promise", tr("What holds, whatever a person and the system do; exploring checks it."),
    example: """
      screens:
        cart:
          controls: [{button: Pay, then: [{run: paying}]}]
      dialogs:
        receipt: {alert: {title: Paid, cancelButton: OK}}
        error: {alert: {title: It Was Not Paid, cancelButton: OK}}
      tasks:
        paying:
          loader: inPlace
          simulate: {seconds: 2}
          whenDone: [{present: receipt}]
          whenFailed: [{present: error}]
      promises:
        - never: {shown: [receipt, error]}
        - name: paying is told
          after: {tapOn: Pay}
          always: {any: [{shown: [receipt]}, {shown: [error]}]}
        - {after: {tapOn: Pay}, reach: {shown: [receipt]}}
        - {from: any, reach: {shown: [cart]}}
        - {while: {running: paying}, not: {tapOn: Pay}}
      """)

  package static let rules: [KeyRule<PromiseKey>] = [
    .one(
      of: [.never, .after, .from, .during],
      { tr("a promise begins with “never”, “after”, “from” or “while”") }),
    .needs(.after, [.always, .reach]), .needs(.from, [.reach]), .needs(.during, [.not]),
    .beside(.always, [.after]), .beside(.reach, [.after, .from]), .beside(.not, [.during]),
    .apart([[.always], [.reach]]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .name: KeyEntry(.text, tr("What the promise is called in findings."))
    case .never:
      KeyEntry(
        .object(SituationKey.self), tr("This is so in no state, those in a movement included."))
    case .after: KeyEntry(.object(StepKey.self), tr("The step after which something holds."))
    case .always:
      KeyEntry(
        .object(SituationKey.self),
        tr("This is so as soon as all rests and nothing runs, before the person’s next input."))
    case .from:
      KeyEntry(.word([PromiseKey.any]), tr("Every state in which nothing moves."))
    case .reach: KeyEntry(.object(SituationKey.self), tr("Some way leads to this."))
    case .during:
      KeyEntry(.object(SituationKey.self), tr("While this is so, the step cannot be done."))
    case .not: KeyEntry(.object(StepKey.self), tr("The step that cannot be done."))
    }
  }
}

/// The keys of a situation that a promise is about.
package enum SituationKey: String, KeyTable {
  case shown, running, flag, any, all, not

  package static let objectType = ObjectType(
    "situation", tr("What is so at a moment of a run."),
    example: """
      screens:
        cart: {controls: [{button: Pay, then: [{present: sure}]}]}
      dialogs:
        sure: {alert: {title: Sure?, cancelButton: No, otherButtons: [Yes]}}
      promises:
        - from: any
          reach: {all: [{shown: [cart]}, {not: {shown: [sure]}}]}
      """)

  package static let rules: [KeyRule<SituationKey>] = [
    .one(of: allCases, { tr("one key says what is so; “all” puts several together") })
  ]

  package var entry: KeyEntry {
    switch self {
    case .shown:
      KeyEntry(
        .list(.reference(.shown), least: 1),
        tr("All these dialogs are up, covered or not; a screen is the one that is shown."))
    case .running: KeyEntry(.reference(.task), tr("The task runs."))
    case .flag: KeyEntry(.reference(.flag), tr("The flag is set."))
    case .any:
      KeyEntry(
        .list(.object(SituationKey.self), least: 1), tr("Situations of which one must be so."))
    case .all:
      KeyEntry(.list(.object(SituationKey.self), least: 1), tr("Situations that must all be so."))
    case .not: KeyEntry(.object(SituationKey.self), tr("A situation that must not be so."))
    }
  }
}
