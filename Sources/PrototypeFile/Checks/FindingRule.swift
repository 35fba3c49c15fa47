/// A rule that a finding follows.
///
/// Its raw value is the finding's word: in `known`, in reports and in `docs/checks.md`.
public enum FindingRule: String, CaseIterable, Sendable {
  // What the reader finds.

  /// The rules of YAML, and of the parts of YAML that a document may use.
  case syntax
  /// The rules of keys, types and words, which the JSON Schema has as well.
  case shape
  /// The rules of names: a name that is referred to must exist and be unique.
  case reference
  /// All other rules: the form is correct, but the meaning is not possible.
  case meaning
  /// What can be read, but never runs.
  case neverRuns = "never-runs"

  // Advice of the time, by number.

  case manyButtons = "many-buttons"
  case fieldAndButtons = "field-and-buttons"
  case noCancel = "no-cancel"
  case notTold = "not-told"
  case noDelegate = "no-delegate"
  case tabletCancel = "tablet-cancel"
  case phoneControl = "phone-control"
  case clipped
  case shownTwice = "shown-twice"
  case passthrough
  case notDestructive = "not-destructive"
  case activityIcon = "activity-icon"
  case activityView = "activity-view"
  case notificationMethods = "notification-methods"
  case notificationFiles = "notification-files"
  case onlyNotification = "only-notification"
  case hasAction = "has-action"
  case systemLimits = "system-limits"
  case repeatedTitle = "repeated-title"
  case tappedByIndex = "tapped-by-index"
  case choiceInAlert = "choice-in-alert"
  case longSheet = "long-sheet"
  case untestedLanguage = "untested-language"
  case homeIsSilent = "home-is-silent"
  case sheetTitle = "sheet-title"
  case indexWithoutTitle = "index-without-title"
  case refusesSilently = "refuses-silently"
  case notFinal = "not-final"
  case noClearButton = "no-clear-button"
  case neverFinishes = "never-finishes"
  case longActivity = "long-activity"
  case pickerAnchor = "picker-anchor"
  case unheardDismissal = "unheard-dismissal"
  case blockedThread = "blocked-thread"
  case shownTooEarly = "shown-too-early"
  case abovePopover = "above-popover"

  // Rehearsal's own.

  case unreachable, unscheduled, unperformed, files, icons, tabs, expect
  case expectedNames = "expected-names"
  case translation, era
  case neverAsked = "never-asked"
  case sameName = "same-name"
  case soundsAlike = "sounds-alike"
  case noWindow = "no-window"
  case knownUnused = "known-unused"
  case leftOutside = "left-outside"

  // What VoiceOver says.

  case noTitle = "no-title"
  case longSpeech = "long-speech"
  case wordlessTitle = "wordless-title"
  case unspokenChange = "unspoken-change"
  case spokenSecret = "spoken-secret"
  case focusLost = "focus-lost"

  // What measuring the texts finds.

  case cut, overlaps
  case missingGlyph = "missing-glyph"
  case shrunk
  case sheetScrolls = "sheet-scrolls"
  case tooMuch = "too-much"
  case tooSmall = "too-small"
  case untranslatable

  // What measuring the pictures finds.

  case lowContrast = "low-contrast"

  // What exploring finds.

  case deadEnd = "dead-end"
  case noWayOut = "no-way-out"
  case neverShown = "never-shown"
  case neverEnabled = "never-enabled"
  case changesNothing = "changes-nothing"
  case refused, twice, race
  case lostTap = "lost-tap"
  case uninvited, outlives
  case pilesUp = "piles-up"
  case limit, trap
  case decidingLack = "deciding-lack"
  case destroysWithoutAsking = "destroys-without-asking"
  case cancelActs = "cancel-acts"
  case neverReturns = "never-returns"
  case asksOften = "asks-often"
  case neitherAskedNorTold = "neither-asked-nor-told"
  case endsUntitled = "ends-untitled"
  case overPopover = "over-popover"
  case uncovered
  case brokenPromise = "broken-promise"

  /// The number in the list of advice of the behaviour tables' sources; `nil` for other rules.
  public var number: Int? {
    switch self {
    case .manyButtons: 1
    case .fieldAndButtons: 2
    case .noCancel: 3
    case .notTold: 4
    case .noDelegate: 5
    case .tooMuch: 11
    case .cut: 14
    case .tabletCancel: 18
    case .phoneControl: 19
    case .clipped: 20
    case .shownTwice: 21
    case .passthrough: 22
    case .notDestructive: 25
    case .activityIcon: 32
    case .activityView: 36
    case .notificationMethods: 37
    case .notificationFiles: 38
    case .onlyNotification: 39
    case .hasAction: 40
    case .systemLimits: 41
    case .repeatedTitle: 44
    case .tappedByIndex: 6
    case .choiceInAlert: 9
    case .longSheet: 10
    case .untestedLanguage: 16
    case .homeIsSilent: 17
    case .sheetTitle: 23
    case .indexWithoutTitle: 24
    case .refusesSilently: 26
    case .notFinal: 27
    case .noClearButton: 28
    case .neverFinishes: 29
    case .longActivity: 33
    case .pickerAnchor: 34
    case .unheardDismissal: 35
    case .blockedThread: 42
    case .shownTooEarly: 45
    case .abovePopover: 46
    default: nil
    }
  }

  /// How severe what it finds is, where nothing else is said.
  public var severity: Finding.Severity {
    switch self {
    case .syntax, .shape, .reference, .meaning, .deadEnd, .noWayOut, .twice, .limit, .trap,
      .brokenPromise:
      .error
    case .lostTap, .decidingLack, .neverReturns, .asksOften, .neitherAskedNorTold, .uncovered,
      .tappedByIndex, .untestedLanguage, .sheetTitle, .notFinal, .blockedThread, .soundsAlike,
      .shrunk, .untranslatable, .leftOutside:
      .note
    default: .warning
    }
  }

  /// Whether the reader finds it: the document does not load.
  public var isOfReader: Bool {
    switch self {
    case .syntax, .shape, .reference, .meaning: true
    default: false
    }
  }

  /// Whether only exploring finds it.
  public var isExplored: Bool {
    switch self {
    case .deadEnd, .noWayOut, .neverShown, .neverEnabled, .changesNothing, .refused, .twice, .race,
      .lostTap, .uninvited, .outlives, .pilesUp, .limit, .trap, .decidingLack,
      .destroysWithoutAsking, .cancelActs, .neverReturns, .asksOften, .neitherAskedNorTold,
      .endsUntitled, .overPopover, .uncovered, .brokenPromise:
      true
    default: false
    }
  }

  /// Whether it is about what VoiceOver says.
  public var isHeard: Bool {
    switch self {
    case .noTitle, .longSpeech, .wordlessTitle, .unspokenChange, .spokenSecret, .focusLost,
      .soundsAlike, .sameName, .repeatedTitle:
      true
    default: false
    }
  }

  /// Whether only measuring the texts and the pictures finds it.
  public var isMeasured: Bool {
    switch self {
    case .cut, .overlaps, .missingGlyph, .shrunk, .sheetScrolls, .tooMuch, .tooSmall,
      .untranslatable, .lowContrast:
      true
    default: false
    }
  }

  /// The section of `docs/checks.md` that explains it; `nil` where the message says everything.
  public var section: String? {
    if let number { return "rule-\(number)" }
    switch self {
    case .syntax, .shape, .reference, .meaning, .neverRuns: return nil
    default: return rawValue
    }
  }

  /// Whether a document can say that it knows what is found.
  public var canBeKnown: Bool { !isOfReader && self != .knownUnused }

  /// The words that a document can use in `known`.
  static let knowable = allCases.filter(\.canBeKnown)
}
