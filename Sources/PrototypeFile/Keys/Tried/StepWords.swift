internal import Texts

extension StepKey {
  package static let usefulFirst: [StepKey] = [
    .tapOn, .inputText, .wait, .waitFor, .assertVisible, .assertNotVisible, .pressKey, .rotate,
    .answer, .launchApp, .present, .perform,
  ]
  package static let lone: [StepKey] = [.tapOn]

  package static let tried: [Tried<StepKey>] = [
    Tried(
      "tap click press touch select choose button hit push tapButton clickOn pressButton tapText "
        + "doubleTap longPress", .tapOn),
    Tried(
      "type enter input write text typeText fill sendKeys enterText keys fillIn", .inputText),
    Tried("paste insert pasteString", .pasteText),
    Tried("erase delete backspace clear clearText deleteText removeText", .eraseText),
    Tried("key keyboard hardwareButton pressHardware return", .pressKey),
    Tried("home pressHome homeButton", .pressKey) { _ in "home" },
    Tried("lock lockScreen power sleepButton", .pressKey) { _ in "power" },
    Tried("sleep delay pause duration seconds waitSeconds", .wait),
    Tried("milliseconds ms", .wait) { FlowText.seconds(inMilliseconds: $0) },
    Tried(
      "waitUntil until waitForElement waitForVisible extendedWaitUntil await waitForText", .waitFor),
    Tried(
      "waitForAnimation waitForAnimations settle waitForIdle waitUntilIdle waitForEnd",
      .waitForAnimationToEnd),
    Tried("show open display", .present),
    Tried("hide close", .dismiss),
    Tried("cancel cancelAlert", .systemCancel),
    Tried("tapNotification clickNotification notification answerNotification", .openNotification),
    Tried("dismissNotification clearNotification", .closeNotification),
    Tried(
      "fire fireNow deliver deliverNotification trigger receiveNotification", .fireNotification),
    Tried(
      "task finishTask stopTask failTask endJob finishJob completeTask resolve", .endTask),
    Tried("activity finishActivity completeActivity finish", .endActivity),
    Tried("removeNotification deleteNotification clearFromCenter clearCenter", .removeFromCenter),
    Tried("notificationSettings setSettings changeSettings permissions", .settings),
    Tried("appSwitcher taskSwitcher multitasking openSwitcher", .switcher),
    Tried("launch start startApp relaunch restart", .launchApp),
    Tried("kill quit stopApp terminate stop exit killApplication", .killApp),
    Tried("switchApp otherApp openOtherApp", .openApp) { _ in "other" },
    Tried("call phoneCall incomingCall interruption", .interrupt),
    Tried("orientation turn setOrientation rotateTo rotateDevice", .rotate),
    Tried("swipeDown pull pullNotificationCenter", .pullDown),
    Tried("unlock slideToUnlock", .slide),
    Tried("time clock date setTime setDate", .setClock),
    Tried("timezone zone tz", .setTimeZone),
    Tried("reply respond question returns", .answer),
    Tried("action run execute then actions", .perform),
    Tried("runFlow use include reuse subflow steps performSteps runSteps macro", .reuse),
    Tried(
      "see check verify expect assert visible shouldSee isVisible assertText exists expectVisible "
        + "shows assertExists toBeVisible assertShown", .assertVisible),
    Tried(
      "dontSee notVisible hidden assertHidden assertGone shouldNotSee gone invisible notSee "
        + "assertInvisible assertNotExists", .assertNotVisible),
    Tried("enabled isEnabled expectEnabled", .assertEnabled),
    Tried("disabled isDisabled expectDisabled", .assertDisabled),
    Tried("property properties assertProperties checkProperty", .assertProperty),
    Tried("flag flags assertFlags checkFlag", .assertFlag),
    Tried("scheduled assertNotifications scheduledLocalNotifications", .assertScheduled),
    Tried("badge assertBadgeNumber applicationIconBadgeNumber", .assertBadge),
    Tried(
      "spoken heard hear hears listen voiceOver assertHeard assertSpeech assertVoiceOver speech",
      .assertSpoken),
    Tried("in inside on", .dialog),
    Tried("who for to", .target),
    Tried("within max waitUpTo maxWait atMost", .timeout),
    Tried("immediately instantly force atOnce", .now),
    Tried("caption subtitle narrate narration announce speak", .say),
    Tried("note comment remark speakerNotes description", .notes),
    Tried(
      "scroll scrollTo scrollUntilVisible scrollDown",
      tr("“tapOn” finds what is out of sight by itself"), "tapOn: OK", in: StepKey.self),
    Tried(
      "swipe swipeLeft swipeRight swipeUp drag pan pinch shake gesture",
      tr("a finger only taps; “slide” unlocks the device"), "slide: true", in: StepKey.self),
    Tried(
      "repeat loop times", tr("steps are written one by one; “eraseText” takes a number"),
      "eraseText: 3", in: StepKey.self),
  ]
}

extension TapKey {
  package static let lone: [TapKey] = [.control]

  package static let tried: [Tried<TapKey>] = [
    Tried("index buttonIndex", .button),
    Tried("textField input fieldIndex", .field),
    Tried("id controlId identifier element", .control),
    Tried("clearButton empty clearText", .clear),
    Tried("share service activityType", .activity),
    Tried("beside background away backdrop elsewhere outsideOf", .outside),
    Tried("in alert on sheet inside", .dialog),
    Tried(
      "text title label name", tr("a tap on a text needs no key"), "tapOn: OK", in: StepKey.self),
    Tried(
      "x y point position coordinates", tr("a tap is on something, not on a point"),
      "tapOn: {control: go}", in: StepKey.self),
  ]
}

extension EndTaskKey {
  package static let tried: [Tried<EndTaskKey>] = [
    Tried("id name job of", .task),
    Tried("outcome result status as how ends", .with),
  ]
}

extension EndActivityKey {
  package static let lone: [EndActivityKey] = [.completed]

  package static let tried: [Tried<EndActivityKey>] = [
    Tried("success done finished with outcome result", .completed)
  ]
}

extension PropertyKey {
  package static let brief: [PropertyKey] = [.dialog, .numberOfButtons]

  package static let tried: [Tried<PropertyKey>] = [
    Tried("alert id of sheet", .dialog),
    Tried("buttons count buttonCount", .numberOfButtons),
    Tried("cancel cancelIndex", .cancelButtonIndex),
    Tried("firstOther firstOtherIndex", .firstOtherButtonIndex),
    Tried("destructive destructiveIndex", .destructiveButtonIndex),
    Tried("isVisible shown showing", .visible),
  ]
}
