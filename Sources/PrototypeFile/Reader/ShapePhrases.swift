internal import Texts

/// Shapes in the person's language, for errors.
extension Shape {
  /// The shape of the items of a list; for other shapes the shape itself.
  var item: Shape {
    if case .list(let item, _) = self { return item }
    return self
  }

  /// The words that are allowed here.
  var words: [String] {
    switch self {
    case .word(let words): words
    case .boolean: ["true", "false"]
    case .yes: ["true"]
    case .list(let item, _): item.words
    case .either(let first, let second): first.words + second.words
    default: []
    }
  }

  /// Whether a single text is allowed here, so that an error should show a wrong one.
  var asksForText: Bool {
    switch self {
    case .object, .named, .bySelector: false
    case .list(let item, _): !item.words.isEmpty
    case .either(let first, let second): first.asksForText || second.asksForText
    default: true
    }
  }

  /// Whether the names of the allowed values have an example in them.
  var expectedShowsExample: Bool {
    switch self {
    case .moment, .timeZone, .language: true
    default: false
    }
  }

  /// The names of the allowed values, in the person's language.
  var expected: [String] {
    switch self {
    case .text, .template, .pattern: [tr("a text")]
    case .regex: [tr("a pattern")]
    case .path: [tr("the path of a file")]
    case .icon: [tr("the name of an icon")]
    case .moment: [tr("a moment like 2013-01-07T09:41:00")]
    case .timeZone: [tr("the name of a time zone like Europe/Moscow")]
    case .language: [tr("the name of a language like “ru” or “pt_BR”")]
    case .boolean: [Phrases.quoted("true"), Phrases.quoted("false")]
    case .yes: [Phrases.quoted("true")]
    case .word(let words): words.map { Phrases.quoted($0) }
    case .integer: [tr("a whole number")]
    case .seconds: [tr("a number of seconds")]
    case .id: [tr("an id")]
    case .reference(let kind): [kind.expected]
    case .selector: [tr("a delegate method")]
    case .anything: []
    case .object, .named, .bySelector: [tr("a map")]
    case .list(let item, _): item.words.isEmpty ? [tr("a list")] : item.expected + [tr("a list")]
    case .either(let first, let second): first.expected + second.expected
    }
  }
}

extension Shape.Reference {
  /// The name of the expected value, in the person's language.
  var expected: String {
    switch self {
    case .screen: tr("the id of a screen")
    case .dialog, .shownDialog: tr("the id of a dialog")
    case .control: tr("the id of a control")
    case .task: tr("the id of a task")
    case .notification: tr("the id of a notification")
    case .flag: tr("the id of a flag")
    case .steps: tr("the name of steps at the top of the document")
    case .field: tr("the id of a text field, or “DIALOG/field-0”,")
    case .alert: tr("the id of an alert")
    case .popover: tr("the id of a popover")
    case .barButton: tr("the id of a bar button")
    case .controlOrBar: tr("the id of a control, or a bar,")
    case .start, .shown: tr("the id of a screen or of a dialog")
    case .part: tr("the id or the address of a part")
    case .target: tr("the id of a dialog, or “application”,")
    case .activity: tr("the type of an activity")
    }
  }
}
