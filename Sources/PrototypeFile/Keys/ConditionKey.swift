internal import DialogModel
internal import Texts

/// The keys of an answer that depends on something.
package enum AnswerKey: String, KeyTable {
  case when

  /// The answer of a method that asks.
  static var answer: Shape { .either(.boolean, .either(.word(["ask"]), .object(AnswerKey.self))) }

  package static let objectType = ObjectType(
    "answer", tr("An answer that depends on what has been typed."),
    example: """
      dialogs:
        name:
          alert: {title: Name, style: plainText, otherButtons: [OK]}
          delegate:
            returns:
              "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}
      """)

  package static let rules: [KeyRule<AnswerKey>] = [.required(.when)]

  package var entry: KeyEntry {
    KeyEntry(.object(ConditionKey.self), tr("It is true where this holds, else false."))
  }
}

/// The keys of a condition: tests of one text, or several conditions put together.
package enum ConditionKey: String, KeyTable {
  case field, minLength, maxLength, equals, matches, replacement, all, any, not
  case flag, visible, device, state, launchedBy, notification, button, answer

  /// The keys that test a text.
  static let tests: [ConditionKey] = [.minLength, .maxLength, .equals, .matches]
  private static let wholes: [ConditionKey] = [
    .replacement, .all, .any, .not, .flag, .visible, .device, .state, .launchedBy, .notification,
    .button, .answer,
  ]
  /// The word for a launch that no notification caused.
  static let icon = "icon"

  package static let objectType = ObjectType(
    "condition",
    tr("What an answer or an action depends on: tests of a field’s text, or something else."),
    example: """
      dialogs:
        sign-in:
          alert: {title: Sign In, style: loginAndPassword, otherButtons: [OK]}
          delegate:
            returns:
              "alertViewShouldEnableFirstOtherButton:":
                when:
                  all:
                    - {field: 0, matches: ".+@.+"}
                    - {field: 1, minLength: 8, maxLength: 64}
                    - not: {field: 1, equals: password}
      """)

  package static let rules: [KeyRule<ConditionKey>] = [
    .some(of: tests + wholes, { tr("“minLength”, “equals” or another key says what must hold") }),
    .apart(wholes.map { [$0] } + [tests + [.field]]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .field:
      KeyEntry(
        .either(.fieldIndex, .reference(.field)), default: tr("the field whose delegate is asked"),
        tr("Which field of the alert, 0 or 1, or any field by its id."))
    case .minLength: TextTestKey.minLength.entry
    case .maxLength: TextTestKey.maxLength.entry
    case .equals: TextTestKey.equals.entry
    case .matches: TextTestKey.matches.entry
    case .replacement:
      KeyEntry(
        .object(TextTestKey.self),
        tr("Tests what would be put in, where a field asks whether its text should change."))
    case .all:
      KeyEntry(.list(.object(ConditionKey.self), least: 1), tr("Conditions that must all hold."))
    case .any:
      KeyEntry(
        .list(.object(ConditionKey.self), least: 1), tr("Conditions of which one must hold."))
    case .not: KeyEntry(.object(ConditionKey.self), tr("A condition that must not hold."))
    case .flag: KeyEntry(.reference(.flag), tr("The flag is set."))
    case .visible:
      KeyEntry(.reference(.shown), tr("The dialog is up, or the screen is the one that is shown."))
    case .device: KeyEntry(.word(of: Prototype.Device.self), tr("The run is on this device."))
    case .state:
      KeyEntry(.word(of: ApplicationState.self), tr("The application is in this state."))
    case .launchedBy:
      KeyEntry(
        .either(.word([ConditionKey.icon]), .list(.reference(.notification), least: 1)),
        tr("How the application was launched: by its icon, or by a notification, until it ends."))
    case .notification:
      KeyEntry(.reference(.notification), tr("The method that runs is about this notification."))
    case .button:
      KeyEntry(
        .either(.integer(least: -1), .text),
        tr("The method that runs is about this button: its index, or its title as written."))
    case .answer:
      KeyEntry(
        .boolean, tr("The method that runs has answered this; only in its own “does”."))
    }
  }
}

/// The keys of tests on one text.
package enum TextTestKey: String, KeyTable {
  case minLength, maxLength, equals, matches

  package static let objectType = ObjectType(
    "textTest", tr("Tests of one text, which must all hold."),
    example: """
      screens:
        account:
          controls:
            - textField: Initials
              delegate:
                returns:
                  "textField:shouldChangeCharactersInRange:replacementString:":
                    when: {replacement: {matches: "[A-Z]*", maxLength: 3}}
      """)

  package static let rules: [KeyRule<TextTestKey>] = [
    .some(of: allCases, { tr("“minLength”, “equals” or another key says what must hold") })
  ]

  package var entry: KeyEntry {
    switch self {
    case .minLength:
      KeyEntry(.integer(least: 0), tr("The least length, in UTF-16 units."))
    case .maxLength:
      KeyEntry(.integer(least: 0), tr("The greatest length, in UTF-16 units."))
    case .equals: KeyEntry(.text, tr("The text itself."))
    case .matches:
      KeyEntry(.regex, tr("A pattern that the whole text matches (PCRE, 200 characters)."))
    }
  }
}
