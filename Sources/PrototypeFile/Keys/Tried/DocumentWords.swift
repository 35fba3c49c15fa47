internal import Texts

extension DocumentKey {
  package static let usefulFirst: [DocumentKey] = [
    .title, .device, .start, .screens, .dialogs, .tasks, .notifications, .strings, .scenarios,
    .application, .clock, .era,
  ]

  package static let tried: [Tried<DocumentKey>] = [
    Tried("version formatVersion format schemaVersion prototype apiVersion", .rehearsal),
    Tried("name heading caption label", .title),
    Tried("platform target model formFactor deviceType idiom phone", .device),
    Tried("os osVersion ios iosVersion sdk deploymentTarget system", .era),
    Tried(
      "initial entry entryPoint main home index first initialScreen startScreen firstScreen root "
        + "rootViewController initialViewController landing", .start),
    Tried(
      "pages views scenes viewControllers controllers artboards frames routes windows storyboard "
        + "layouts", .screens),
    Tried(
      "popups modals alerts sheets overlays messages actionSheets popovers prompts alertViews",
      .dialogs),
    Tried("jobs processes commands operations work backgroundTasks requests", .tasks),
    Tried("pushes pushNotifications localNotifications reminders alarms", .notifications),
    Tried("variables state booleans store bools data", .flags),
    Tried("app appDelegate applicationDelegate", .application),
    Tried("time date now dateTime currentTime today", .clock),
    Tried("settings permissions notificationCenter", .notificationSettings),
    Tried("options config configuration preferences variants behavior behaviour", .choices),
    Tried(
      "translations i18n l10n locales localization localisation localizations languages localizable "
        + "texts", .strings),
    Tried("sharedSteps subflows macros fragments snippets subroutines stepGroups", .steps),
    Tried(
      "tests flows stories specs cases testCases journeys userFlows scripts walkthroughs e2e",
      .scenarios),
    Tried(
      "invariants properties guarantees contracts assertions rules requirements always never ltl",
      .promises),
    Tried("ignore ignored accepted suppress suppressed silence allow waivers knownIssues", .known),
    Tried("timeZone tz zone", .clock, inside: ClockKey.timeZone),
    Tried(
      "language locale lang defaultLanguage",
      tr("a scenario, or whoever previews, chooses the language"),
      "scenarios: {russian: {language: ru}}", in: DocumentKey.self),
    Tried(
      "orientation orientations", tr("each screen says how it can be held"),
      "screens: {home: {orientations: [portrait]}}", in: DocumentKey.self),
    Tried(
      "controls buttons elements body content", tr("controls stand on a screen"),
      "screens: {home: {controls: [{button: Go}]}}", in: DocumentKey.self),
    Tried(
      "alert actionSheet popover", tr("each dialog has an id and a kind"),
      "dialogs: {hello: {alert: {title: Hello}}}", in: DocumentKey.self),
  ]
}

extension ClockKey {
  package static let lone: [ClockKey] = [.start, .timeZone]

  package static let tried: [Tried<ClockKey>] = [
    Tried("now time date at dateTime begin begins value initial today", .start),
    Tried("tz zone location place", .timeZone),
  ]
}

extension NotificationKey {
  package static let lone: [NotificationKey] = [.after, .body]

  package static let tried: [Tried<NotificationKey>] = [
    Tried(
      "message text title alert alertBody content label description heading msg subtitle", .body),
    Tried("alertAction button actionTitle buttonTitle actionButton buttons actions", .action),
    Tried("showsAction hasButton showsButton", .hasAction),
    Tried("delay in seconds timeInterval afterSeconds wait trigger timeout", .after),
    Tried("fireDate date time when on dateTime due schedule", .at),
    Tried("tz zone", .timeZone),
    Tried("repeat every interval repeatInterval recurrence frequency rrule cron", .repeats),
    Tried("calendar calendarIdentifier", .repeatCalendar),
    Tried("soundName audio tone ring", .sound),
    Tried("applicationIconBadgeNumber badgeNumber count number badgeCount", .badge),
    Tried("data info payload extra custom meta metadata", .userInfo),
    Tried("image picture alertLaunchImage attachment", .launchImage),
    Tried(
      "then onTap onClick onOpen handler", tr("the application’s delegate hears of it"),
      #"application: {does: {"application:didReceiveLocalNotification:": [{log: Hello}]}}"#,
      in: DocumentKey.self),
    Tried(
      "id identifier key name", tr("the key above the notification is its id"),
      "notifications: {coffee: {body: Coffee!}}", in: DocumentKey.self),
  ]
}

extension NotificationSettingsKey {
  package static let lone: [NotificationSettingsKey] = [.style]

  package static let tried: [Tried<NotificationSettingsKey>] = [
    Tried("type kind alertStyle presentation alerts banners", .style),
    Tried("showOnLockScreen locked lock", .lockScreen),
    Tried(
      "notificationCenter notificationCentre centre list showInNotificationCenter", .center),
    Tried("sound audio ring", .sounds),
  ]
}

extension ChoicesKey {
  package static let tried: [Tried<ChoicesKey>] = [
    Tried("outsideTap tapOutside", .outsideTapIndex),
    Tried("systemCancel", .systemCancelWithoutCancelButton),
    Tried("return returnKey enter", .returnInAlert),
    Tried("actionTitle alertActionTitle", .alertAction),
  ]
}

extension ScenarioKey {
  package static let lone: [ScenarioKey] = [.steps]

  package static let tried: [Tried<ScenarioKey>] = [
    Tried("speed tempo rhythm delay stepDelay pause interval", .pace),
    Tried("note comment comments remarks speakerNotes", .notes),
    Tried("length duration plannedLength planned minute", .minutes),
    Tried("actions script flow do commands events inputs moves play perform given", .steps),
    Tried(
      "expected expects expectation expectations assert asserts calls output result then trace log",
      .expect),
    Tried("lang locale languageCode", .language),
    Tried("platform target model deviceType", .device),
    Tried("os ios osVersion iosVersion", .era),
    Tried("screen initial from begin startScreen", .start),
    Tried(
      "fontSize textScale dynamicType contentSizeCategory preferredContentSizeCategory", .textSize),
    Tried("layoutDirection writingDirection rtl rightToLeft textDirection dir", .direction),
    Tried("highContrast increaseContrast accessibilityContrast", .contrast),
    Tried(
      "name title id", tr("the key above the scenario is its name"),
      "scenarios: {Cancel: {steps: [{wait: 1}]}}", in: DocumentKey.self),
  ]
}

extension PromiseKey {
  package static let lone: [PromiseKey] = [.never]

  package static let tried: [Tried<PromiseKey>] = [
    Tried("title label id called", .name),
    Tried("forbidden impossible notEver", .never),
    Tried("when step on then following", .after),
    Tried("finally must holds eventually", .always),
    Tried("reachable reaches canReach leadsTo exists", .reach),
    Tried("start starting anywhere everywhere", .from),
    Tried("during whenever", .during),
    Tried("cannot forbids excludes without", .not),
  ]
}

extension SituationKey {
  package static let lone: [SituationKey] = [.running, .flag]

  package static let tried: [Tried<SituationKey>] = [
    Tried("visible up dialog screen dialogs shows showing", .shown),
    Tried("task runs busy job", .running),
    Tried("isSet set", .flag),
    Tried("or oneOf some", .any),
    Tried("and both every", .all),
    Tried("no none", .not),
  ]
}
