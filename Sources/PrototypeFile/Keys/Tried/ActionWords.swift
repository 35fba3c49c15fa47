internal import Texts

extension ActionKey {
  package static let lone: [ActionKey] = [.present, .goTo, .run, .schedule]

  package static let tried: [Tried<ActionKey>] = [
    Tried(
      "show open alert popup display modal dialog showDialog openDialog presentDialog "
        + "presentViewController presentAlert showAlert", .present),
    Tried("hide close remove dismissDialog closeDialog", .dismiss),
    Tried(
      "navigate navigateTo go push screen goToScreen link segue route page href url switchTo",
      .goTo),
    Tried("back pop popViewController unwind return previous", .goBack),
    Tried("update change setText assign setTitle", .set),
    Tried("edit becomeFirstResponder setFocus focusOn select", .focus),
    Tried("blur unfocus resignFirstResponder endEditing hideKeyboard", .resign),
    Tried("start task execute exec startTask runTask perform call", .run),
    Tried("stop abort stopTask abortTask cancel killTask", .cancelTask),
    Tried(
      "notify notification scheduleNotification scheduleLocalNotification remind", .schedule),
    Tried("notifyNow presentLocalNotificationNow presentNotification fire", .presentNow),
    Tried("unschedule cancelLocalNotification removeNotification", .cancelNotification),
    Tried(
      "cancelAll cancelAllLocalNotifications clearNotifications", .cancelAllNotifications),
    Tried("scheduledLocalNotifications replaceNotifications", .setNotifications),
    Tried("activityDidFinish complete done finishActivity", .finish),
    Tried("print console nslog echo trace debug consoleLog write", .log),
    Tried("sleep delay pause after timeout later performAfterDelay", .wait),
    Tried("if condition case whenever", .when),
    Tried("then actions does", .perform),
    Tried("else elseDo orElse default", .otherwise),
    Tried(
      "tapOn inputText", tr("what a person does stands in a scenario"),
      "scenarios: {first: {steps: [{wait: 1}]}}", in: DocumentKey.self),
  ]
}

extension DismissKey {
  package static let lone: [DismissKey] = [.dialog]

  package static let tried: [Tried<DismissKey>] = [
    Tried("id name target alert sheet", .dialog),
    Tried("index button with clickedButtonIndex", .buttonIndex),
    Tried("animate animation", .animated),
    Tried("then whenDone onComplete afterwards done callback", .completion),
  ]
}

extension SetKey {
  package static let brief: [SetKey] = [.dialog, .title]

  package static let tried: [Tried<SetKey>] = [
    Tried("alert id target", .dialog),
    Tried("heading header caption name", .title),
    Tried("body description subtitle", .message),
    Tried("textField input control", .field),
    Tried("value content string", .text),
    Tried("overlays icons icon", .overlay),
    Tried("passthroughViews", .passthrough),
    Tried("variable boolean state bool", .flag),
    Tried("is becomes newValue on", .to),
    Tried("applicationIconBadgeNumber badgeNumber number", .badge),
  ]
}

extension TaskKey {
  package static let lone: [TaskKey] = [.simulate, .title, .command]

  package static let tried: [Tried<TaskKey>] = [
    Tried("name heading header label caption", .title),
    Tried("text body description status content subtitle", .message),
    Tried("fake mock simulation simulated pretend stub", .simulate),
    Tried(
      "duration time delay wait sleep timeout takes length sec secs", .simulate,
      inside: SimulateKey.seconds),
    Tried("milliseconds ms millis", .simulate) { node in
      FlowText.seconds(inMilliseconds: node).map { "{seconds: \($0)}" }
    },
    Tried("progressBar showsProgress percent", .simulate, inside: SimulateKey.progress),
    Tried("result fails ends", .simulate, inside: SimulateKey.outcome),
    Tried("cmd run exec shell script bash program process execute args call", .command) {
      FlowText.command($0)
    },
    Tried("spinner hud indicator loading progressView activityIndicator", .loader),
    Tried(
      "canCancel isCancellable allowCancel abortable interruptible cancel", .cancellable),
    Tried(
      "then onDone done onSuccess success completion onComplete finally after next onFinish "
        + "whenFinished afterwards resolve whenSucceeded onEnd", .whenDone),
    Tried("onError onFailure catch failure error fail onFail reject else", .whenFailed),
    Tried("onCancel onAbort cancelled canceled whenAborted", .whenCancelled),
    Tried(
      "id identifier key", tr("the key above the task is its id"),
      "tasks: {upload: {simulate: {seconds: 3}}}", in: DocumentKey.self),
  ]
}

extension SimulateKey {
  package static let lone: [SimulateKey] = [.seconds]

  package static let tried: [Tried<SimulateKey>] = [
    Tried("duration time delay sec secs s timeout length takes wait for", .seconds),
    Tried("milliseconds ms millis", .seconds) { FlowText.seconds(inMilliseconds: $0) },
    Tried("showsProgress percent progressBar hasProgress", .progress),
    Tried("result ends status success fails end returns", .outcome),
  ]
}

extension ActivityPickerKey {
  package static let lone: [ActivityPickerKey] = [.items]

  package static let tried: [Tried<ActivityPickerKey>] = [
    Tried("activityItems share content contents data objects things payload what", .items),
    Tried(
      "exclude excludes excludedActivityTypes excludedTypes hide hidden without except", .excluded),
    Tried(
      "applicationActivities custom customActivities services actions apps own", .activities),
    Tried("system systemActivities standard defaults", .builtIn),
    Tried("source anchor sourceView origin barButtonItem relativeTo presentFrom", .from),
    Tried(
      "title message", tr("a choice of activities has no title, and its items are what is shared"),
      "items: [{text: Hello}]", in: ActivityPickerKey.self),
  ]
}

extension ActivityItemKey {
  package static let lone: [ActivityItemKey] = [.text]

  package static let tried: [Tried<ActivityItemKey>] = [
    Tried("string message title body content", .text),
    Tried("link href address website uri", .url),
    Tried("picture photo img icon png", .image),
    Tried("path document attachment filename pdf", .file),
    Tried("itemForActivityType provider perActivity activities byActivity texts", .texts),
  ]
}

extension ActivityKey {
  package static let brief: [ActivityKey] = [.type, .title]
  package static let lone: [ActivityKey] = [.type]

  package static let tried: [Tried<ActivityKey>] = [
    Tried("id activityType identifier key bundle", .type),
    Tried("label name text activityTitle caption", .title),
    Tried("image activityImage picture logo", .icon),
    Tried("kinds types supports items accept for itemKinds", .accepts),
    Tried("action run simulate do performActivity job", .perform),
    Tried("viewController activityViewController screen presentedView page", .view),
    Tried("duration time delay", .perform, inside: PerformKey.seconds),
  ]
}

extension PerformKey {
  package static let lone: [PerformKey] = [.seconds]

  package static let tried: [Tried<PerformKey>] = [
    Tried("duration time delay sec secs takes length", .seconds),
    Tried("success complete done result finished finishes outcome", .completed),
    Tried("count repeat repeats calls", .times),
  ]
}

extension BuiltInActivityKey {
  package static let lone: [BuiltInActivityKey] = [.seconds, .completed]

  package static let tried: [Tried<BuiltInActivityKey>] = [
    Tried("duration time delay sec secs takes length", .seconds),
    Tried("success complete done result finished finishes outcome", .completed),
  ]
}

extension AnswerKey {
  package static let tried: [Tried<AnswerKey>] = [
    Tried("if condition where depends rule only on", .when)
  ]
}

extension ConditionKey {
  package static let brief: [ConditionKey] = [.field, .minLength]

  package static let tried: [Tried<ConditionKey>] =
    TextTestKey.tried.compactMap { $0.moved(to: ConditionKey.self) } + [
      Tried("index textField input fieldIndex which of", .field),
      Tried("replace inserted typed newText change", .replacement),
      Tried("and allOf every both", .all),
      Tried("or anyOf oneOf some either", .any),
      Tried("no isnt except unless none", .not),
      Tried("shown showing isVisible screen dialog up", .visible),
      Tried("idiom userInterfaceIdiom", .device),
      Tried("applicationState appState", .state),
      Tried("launchOptions launch launchedWith", .launchedBy),
      Tried("localNotification", .notification),
      Tried("buttonIndex clickedButton buttonTitle", .button),
      Tried("answered returned returns", .answer),
    ]
}

extension TextTestKey {
  package static let lone: [TextTestKey] = [.minLength, .matches]

  package static let tried: [Tried<TextTestKey>] = [
    Tried("min minimum least atLeast longerThan length minimumLength minChars", .minLength),
    Tried("max maximum most atMost shorterThan limit maximumLength maxChars", .maxLength),
    Tried("equal is eq value text same equalTo", .equals),
    Tried("regex pattern match regexp format like regularExpression", .matches),
    Tried("notEmpty isNotEmpty nonEmpty required filled hasText", .minLength) { _ in "1" },
    Tried("empty isEmpty", .maxLength) { _ in "0" },
    Tried("contains includes", .matches) { FlowText.pattern($0, before: ".*", after: ".*") },
    Tried("startsWith prefix beginsWith hasPrefix", .matches) {
      FlowText.pattern($0, after: ".*")
    },
    Tried("endsWith suffix hasSuffix", .matches) { FlowText.pattern($0, before: ".*") },
  ]
}
