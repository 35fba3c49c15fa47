internal import DialogModel
internal import Texts

/// The keys of an activity picker.
package enum ActivityPickerKey: String, KeyTable {
  case items, excluded, activities, builtIn, from

  package static let objectType = ObjectType(
    "activityPicker", tr("A choice of ways to share something."),
    example: """
      dialogs:
        share:
          activityPicker:
            items: [{text: A picture of mine}, {image: picture.png}]
            excluded: [mail, print]
            builtIn: {message: {seconds: 2, completed: false}}
            activities:
              - {type: org.example.cool, title: Be Cool, icon: face-cool-symbolic}
      """)

  package var entry: KeyEntry {
    switch self {
    case .items: KeyEntry(.list(.object(ActivityItemKey.self)), tr("What is to be shared."))
    case .excluded:
      KeyEntry(
        .list(.word(of: BuiltInActivity.self)), tr("Built-in activities that are not offered."))
    case .activities: KeyEntry(.list(.object(ActivityKey.self)), tr("Custom activities."))
    case .builtIn:
      KeyEntry(
        .named(
          .word(BuiltInActivity.allCases.map(\.rawValue)), .object(BuiltInActivityKey.self)),
        tr("What becomes of built-in activities, by name."))
    case .from: SourceKey.source
    }
  }
}

/// The keys of an item to share; an item has exactly one that says what it is.
package enum ActivityItemKey: String, KeyTable {
  case text, url, image, file
  case texts = "for"

  /// The keys that say what an item is.
  static let kinds: [ActivityItemKey] = [.text, .url, .image, .file]

  package static let objectType = ObjectType(
    "activityItem", tr("Something to share; one key says what."),
    example: """
      dialogs:
        share:
          activityPicker:
            items:
              - {url: "https://example.org/", for: {message: Look at example.org, mail: See below}}
              - {file: notes/today.txt}
      """)

  package static let rules: [KeyRule<ActivityItemKey>] = [
    .one(of: kinds, { tr("an item is one thing") })
  ]

  package var entry: KeyEntry {
    switch self {
    case .text: KeyEntry(.text, tr("A text."))
    case .url: KeyEntry(.text, tr("An address."))
    case .image: KeyEntry(.path, tr("A picture."))
    case .file: KeyEntry(.path, tr("A file."))
    case .texts:
      KeyEntry(
        .named(.reference(.activity), .text),
        tr("Texts that activities get in its place, by their types or built-in ones’ names."))
    }
  }
}

/// The keys of a custom activity.
package enum ActivityKey: String, KeyTable {
  case type, title, icon, accepts, perform, view

  package static let objectType = ObjectType(
    "activity", tr("A custom activity."),
    example: """
      dialogs:
        share:
          activityPicker:
            items: [{text: An interesting string}]
            activities:
              - type: org.example.cool
                title: Be Cool
                accepts: [text]
                perform: {seconds: 0.5, completed: true}
              - type: org.example.note
                title: Take a Note
                view:
                  title: Note
                  controls:
                    - {button: Save, then: [{finish: true}]}
      """)

  package static let rules: [KeyRule<ActivityKey>] = [
    .required(.type), .apart([[.perform], [.view]]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .type: KeyEntry(.text, tr("Its activityType, unique in its picker."))
    case .title: KeyEntry(.text, tr("The text below its icon."))
    case .icon: KeyEntry(.icon, tr("Its icon."))
    case .accepts:
      KeyEntry(
        .list(.word(of: ActivityItem.Kind.self)), default: tr("every kind"),
        tr("The kinds of items that it is offered for."))
    case .perform:
      KeyEntry(.object(PerformKey.self), tr("What it does if it has no view."))
    case .view: KeyEntry(.object(ActivityViewKey.self), tr("A view that it shows."))
    }
  }
}

/// The keys of what an activity does.
package enum PerformKey: String, KeyTable {
  case seconds, completed, times

  package static let objectType = ObjectType(
    "performance", tr("What an activity does if it has no view."),
    example: """
      dialogs:
        share:
          activityPicker:
            activities:
              - {type: org.example.lost, title: Lost, perform: {seconds: 3, completed: never}}
      """)

  package var entry: KeyEntry {
    switch self {
    case .seconds: KeyEntry(.seconds, default: "0", tr("How long it takes."))
    case .completed:
      KeyEntry(
        .either(.boolean, .word(["never"])), default: "true",
        tr("What it says when it finishes, or that it never does."))
    case .times:
      KeyEntry(.integer(least: 1), default: "1", tr("How often it says that it has finished."))
    }
  }
}

/// The keys of the result of a built-in activity.
package enum BuiltInActivityKey: String, KeyTable {
  case seconds, completed

  package static let objectType = ObjectType(
    "builtInActivity", tr("What becomes of a built-in activity."),
    example: """
      dialogs:
        share:
          activityPicker:
            items: [{text: Hello}]
            builtIn: {mail: {seconds: 4, completed: false}}
      """)

  package var entry: KeyEntry {
    switch self {
    case .seconds: KeyEntry(.seconds, default: "0", tr("How long it takes."))
    case .completed:
      KeyEntry(.boolean, default: "true", tr("Whether the person completes it."))
    }
  }
}
