internal import DialogModel
internal import Texts

/// The keys of a scenario.
package enum ScenarioKey: String, KeyTable {
  case steps, expect, language, device, era, start, textSize, direction, contrast, pace, notes,
    minutes

  /// The word for the pauses of a person.
  static let human = "human"

  /// The longest planned time: a day.
  static let mostMinutes = 24 * 60

  package static let objectType = ObjectType(
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
            hello didPresentAlertView:
            hello alertView:clickedButtonAtIndex: 0
            ...
      """)

  package var entry: KeyEntry {
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
    case .textSize:
      KeyEntry(
        .word(of: StageAxes.TextSize.self), default: "normal",
        tr("The size of the texts on the stage; calls do not depend on it."))
    case .direction:
      KeyEntry(
        .word(of: StageAxes.Direction.self), default: tr("the direction of the language"),
        tr("The side that reading begins at; rtl mirrors the stage, also two buttons, and no call.")
      )
    case .contrast:
      KeyEntry(
        .word(of: StageAxes.Contrast.self), default: "normal",
        tr("The contrast of texts and rules on the stage; calls do not depend on it."))
    case .pace:
      KeyEntry(
        .either(.word([ScenarioKey.human]), .seconds), default: "0",
        tr("Seconds before a step in the window; “human” types like a person, as audiences see it.")
      )
    case .notes: KeyEntry(.text, tr("What the presenter reads about it; the stage never shows it."))
    case .minutes:
      KeyEntry(
        .integer(least: 1, most: ScenarioKey.mostMinutes),
        tr("How many minutes it is planned to take, for the run sheet."))
    }
  }
}
