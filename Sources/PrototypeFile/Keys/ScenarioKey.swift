internal import DialogModel
internal import Texts

/// The keys of a scenario.
enum ScenarioKey: String, KeyTable {
  case steps, expect, language, device, era, start

  static let objectType = ObjectType(
    "scenario", tr("What a person does, and the calls that are expected."),
    example: """
      dialogs:
        hello:
          alert: {title: Hello, cancelButton: OK}
      scenarios:
        ok:
          steps:
            - tapOn: OK
          expect: |
            hello willPresentAlertView:
            hello alertViewShouldEnableFirstOtherButton: -> true
            hello didPresentAlertView:
            hello alertView:clickedButtonAtIndex: 0
            ...
      """)

  var entry: KeyEntry {
    switch self {
    case .steps: KeyEntry(.list(.object(StepKey.self)), tr("What the person does, in order."))
    case .expect:
      KeyEntry(
        .list(.text),
        tr("The calls in order, a line each, or a list; “...” ends a beginning, “#” is a comment."))
    case .language: KeyEntry(.language, tr("The language that texts show in."))
    case .device: DocumentKey.device.entry.defaulting(to: tr("the document’s"))
    case .era: DocumentKey.era.entry.defaulting(to: tr("the document’s"))
    case .start: DocumentKey.start.entry.defaulting(to: tr("the document’s"))
    }
  }
}
