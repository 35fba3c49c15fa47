import DialogModel
import Testing

/// Scenarios and their steps.
@Suite struct ScenarioTests {
  private static let go = ControlReference(
    name: "go", candidates: [ControlID(screen: ScreenID(0), index: 0)])

  @Test(
    arguments: [
      ("{tapOn: OK}", .tapOn(.text(.whole("OK")), dialog: nil)),
      ("{tapOn: 007, now: true}", .tapOn(.text(.whole("007")), dialog: nil)),
      (
        "{tapOn: /O.*/, dialog: b}", .tapOn(.text(.pattern("O.*")), dialog: DialogID(1))
      ),
      ("{tapOn: //}", .tapOn(.text(.whole("//")), dialog: nil)),
      ("{tapOn: {button: 1}}", .tapOn(.button(1), dialog: nil)),
      (
        "{tapOn: {button: 1, dialog: a}, now: true}",
        .tapOn(.button(1), dialog: DialogID(0))
      ),
      ("{tapOn: {control: go}}", .tapOn(.control(ScenarioTests.go), dialog: nil)),
      ("{tapOn: {outside: true}}", .tapOn(.outside, dialog: nil)),
      ("{wait: 1}", .wait(milliseconds: 1000)),
      ("{waitFor: Hello}", .waitFor(.whole("Hello"))),
      ("{waitForAnimationToEnd: true}", .waitForAnimationToEnd),
      ("{present: a}", .present(DialogID(0))),
      (
        "{dismiss: {dialog: b, buttonIndex: 2, animated: false}}",
        .dismiss(DialogID(1), buttonIndex: 2, animated: false)
      ),
      ("{systemCancel: a}", .systemCancel(DialogID(0))),
      ("{pressKey: home}", .pressKey(.home)),
      ("{launchApp: true}", .launchApp),
      ("{killApp: true}", .killApp),
      (
        "{answer: {'alertViewShouldEnableFirstOtherButton:': false}}",
        .answer(.alertViewShouldEnableFirstOtherButton, false, target: nil)
      ),
      (
        "{answer: {'alertViewShouldEnableFirstOtherButton:': true}, target: b}",
        .answer(.alertViewShouldEnableFirstOtherButton, true, target: .dialog(DialogID(1)))
      ),
      (
        "{answer: {'application:didFinishLaunchingWithOptions:': true, target: application}}",
        .answer(.applicationDidFinishLaunchingWithOptions, true, target: .application)
      ),
      ("{pressKey: return}", .pressKey(.return)),
      ("{pressKey: power}", .pressKey(.power)),
      ("{inputText: 1.10}", .inputText("1.10")),
      ("{pasteText: ''}", .pasteText("")),
      ("{eraseText: 3}", .eraseText(3)),
      ("{interrupt: false}", .interrupt(false)),
      ("{rotate: landscape}", .rotate(.landscape)),
      ("{pullDown: true}", .pullDown(true)), ("{pullDown: false}", .pullDown(false)),
      ("{openApp: other}", .openApp),
      ("{fireNotification: tea}", .fireNotification(NotificationID(0))),
      ("{endTask: {task: save, with: success}}", .endTask(TaskID(0), succeeds: true)),
      ("{endTask: {with: failure, task: save}}", .endTask(TaskID(0), succeeds: false)),
      ("{endActivity: {completed: false}}", .endActivity(completed: false)),
      ("{slide: true}", .slide),
      (
        "{setClock: 2013-01-07T09:41:00Z}",
        .setClock(.instant(Instant(milliseconds: 1_357_551_660_000)))
      ),
      ("{setTimeZone: Asia/Tokyo}", .setTimeZone("Asia/Tokyo")),
      (
        "{tapOn: {clear: login/field-1}}",
        .tapOn(.clear(.alert(DialogID(2), index: 1)), dialog: nil)
      ),
      ("{tapOn: {field: 1}}", .tapOn(.field(1), dialog: nil)),
      ("{do: {goTo: s}}", .perform(.goTo(ScreenID(0)))),
      ("{assertVisible: Yes}", .assertVisible(.whole("Yes"))),
      ("{assertNotVisible: /x/}", .assertNotVisible(.pattern("x"))),
      ("{assertEnabled: x}", .assertEnabled(.whole("x"))),
      ("{assertDisabled: x}", .assertDisabled(.whole("x"))),
      ("{assertSpoken: 'OK, button'}", .assertSpoken(.whole("OK, button"))),
      ("{assertSpoken: /alert/}", .assertSpoken(.pattern("alert"))),
      (
        "{assertProperty: {dialog: a, numberOfButtons: 3, cancelButtonIndex: -1, visible: true}}",
        .assertProperty(
          DialogID(0), properties(buttons: 3, cancel: -1, isVisible: true))
      ),
      (
        "{assertProperty: {dialog: b, firstOtherButtonIndex: 1, destructiveButtonIndex: 0}}",
        .assertProperty(DialogID(1), properties(firstOther: 1, destructive: 0))
      ),
    ] as [(String, ScenarioStep.Kind)])
  func stepsAreRead(_ source: String, _ step: ScenarioStep.Kind) throws {
    #expect(try steps(source) == [step])
  }

  @Test(arguments: [
    ("0", 0), ("0.0005", 1), ("0.0004999", 0), ("1.0005", 1001), ("2.5", 2500), (".25", 250),
    ("3.", 3000), ("1e-3", 1), ("1.5E2", 150_000), ("+1", 1000), ("0.9996", 1000), ("0e100", 0),
    ("5e-4", 1), ("5e-5", 0), ("1e9", 1_000_000_000_000),
  ])
  func secondsAreWholeMilliseconds(_ text: String, _ milliseconds: Int) throws {
    #expect(try steps("{wait: \(text)}") == [.wait(milliseconds: milliseconds)])
  }

  @Test(arguments: ["-1", "x", "1:30", "1e", "e3", ".", "1 s", ".inf", "1.2.3"])
  func otherTextsAreNoSeconds(_ text: String) {
    #expect(
      problems("rehearsal: 1\nscenarios: {x: {steps: {wait: \(text)}}}")
        .map { String($0.prefix { $0 != ";" }) }
        == ["2:31: error: a number of seconds is expected here, this is “\(text)”"])
  }

  @Test(arguments: ["1e10", "1e999", "3162240001"])
  func aLongTimeSaysWhatIsAllowed(_ text: String) {
    #expect(
      problems("rehearsal: 1\nscenarios: {x: {steps: {wait: \(text)}}}")
        .map { String($0.prefix { $0 != ";" }) }
        == ["2:31: error: the number must be at most 3162240000"])
  }

  @Test(arguments: [
    "tapOn: OK", "pressKey: return", "inputText: a", "goBack: true", "present: a", "dismiss: a",
    "endTask: {task: save, with: success}", "fireNotification: tea", "openNotification: tea",
    "closeNotification: tea", "endActivity: {completed: true}", "rotate: landscape",
    "do: {present: a}",
  ])
  func whatCanInterfereIsDoneNow(_ step: String) throws {
    for (now, isNow) in [(", now: true", true), (", now: false", false), ("", false)] {
      let script = try prototype(
        """
        dialogs: {a: {alert: {}}}
        tasks: {save: {simulate: {seconds: 1}}}
        notifications: {tea: {body: Tea}}
        scenarios: {x: {steps: [{\(step)\(now)}]}}
        """
      ).scenarios[0]
      #expect(script.steps.map(\.isNow) == [isNow])
    }
  }

  @Test func stepsKnowTheirLineAndPatience() throws {
    let script = try prototype(
      """
      scenarios:
        x:
          steps:
            - tapOn: A
            - timeout: 0.5
              waitFor: B
      """
    ).scenario(named: "x")
    #expect(script?.line == 3)
    #expect(script?.steps.map(\.line) == [5, 7])
    #expect(script?.steps.map(\.timeout) == [60_000, 500])
  }

  @Test func aScenarioHasItsPaceAndItsWords() throws {
    let script = try #require(
      try prototype(
        """
        scenarios:
          x:
            pace: 1.5
            minutes: 3
            notes: |
              Breathe.
              Begin.
            steps:
              - {tapOn: A, say: 7 people, notes: Wait}
              - tapOn: B
        """
      ).scenario(named: "x"))
    #expect(script.pace == .steady(milliseconds: 1500))
    #expect(script.notes == "Breathe.\nBegin.\n" && script.minutes == 3)
    #expect(script.steps.map(\.say) == ["7 people", nil])
    #expect(script.steps.map(\.notes) == ["Wait", nil])
    #expect(try prototype("scenarios: {x: {pace: human}}").scenarios[0].pace == .human)
    #expect(try prototype("scenarios: {x: }").scenarios[0].pace == nil)
  }

  @Test(arguments: [
    (
      "{pace: fast}",
      "2:23: error: “human” or a number of seconds is expected here, this is “fast”"
    ),
    ("{minutes: 0}", "2:26: error: the number must be at least 1"),
    ("{caption: Hello}", "2:17: error: unknown key “caption”"),
    ("{steps: {wait: 1, caption: Hello}}", "2:34: error: unknown key “caption”; write “say”"),
  ])
  func otherPacesAndWordsAreErrors(_ scenario: String, _ problem: String) {
    let found = problems("rehearsal: 1\nscenarios: {x: \(scenario)}")
    #expect(found.count == 1 && found[0].hasPrefix(problem), "\(found)")
  }

  @Test func aScenarioSetsItsOwn() throws {
    let document = try prototype(
      "dialogs: {a: {alert: {}}}\nscenarios: {'a b': {device: tablet, era: ios3, start: a}, c: }")
    let script = try #require(document.scenarios.first)
    #expect(script.name == "a b")
    #expect(script.device == .tablet)
    #expect(script.era == .ios3)
    #expect(script.start == .dialog(DialogID(0)))
    #expect(script.expect == nil)
    #expect(document.scenarios.map(\.steps) == [[], []])
  }

  @Test func aScenarioSetsTheAxesOfTheStage() throws {
    let scripts = try prototype(
      "scenarios: {a: {textSize: largest, direction: rtl, contrast: high}, b: {textSize: small}, c: }"
    ).scenarios
    #expect(
      scripts.map(\.axes) == [
        StageAxes(textSize: .largest, direction: .rtl, contrast: .high),
        StageAxes(textSize: .small), StageAxes(),
      ])
  }

  @Test(arguments: [
    ("|\n    a  b -> true\n\n      c: 1  \n    ...\n", ["a  b -> true", "c: 1", "..."]),
    ("['a b', \"c: 1\", ' d ', '']", ["a b", "c: 1", "d"]),
    ("a b", ["a b"]),
    ("", []),
  ])
  func expectIsKeptAsLines(_ source: String, _ lines: [String]) throws {
    #expect(try prototype("scenarios:\n  x:\n   expect: \(source)").scenarios[0].expect == lines)
  }

  @Test(arguments: [
    ("launchApp", "a list is expected here, this is a text"),
    ("[launchApp]", "a map is expected here, this is a text"),
    ("{launchApp: false}", "“true” is expected here, this is “false”"),
    ("{tapon: A}", "unknown key “tapon”; did you mean “tapOn”?"),
    ("{now: true}", "it is not said what this is; a step does one thing"),
    ("{tapOn: A, wait: 1}", "“wait” is not allowed beside “tapOn”; a step does one thing"),
    (
      "{wait: 1, now: true}",
      "“now” is allowed only beside “tapOn”, “pressKey”, “inputText”, “goBack”, “present”, “dismiss”, "
        + "“endTask”, “fireNotification”, “openNotification”, “closeNotification”, “endActivity”, "
        + "“rotate” or “do”"
    ),
    ("{pasteText: A, now: true}", "“now” is allowed only beside “tapOn”"),
    ("{endTask: save}", "a map is expected here, this is a text"),
    ("{endTask: {task: save}}", "“with” is missing here"),
    ("{endTask: {task: saev, with: success}}", "there is no task “saev”; did you mean “save”?"),
    (
      "{endTask: {task: save, with: cancelled}}",
      "“success” or “failure” is expected here, this is “cancelled”"
    ),
    ("{endActivity: true}", "a map is expected here"),
    ("{endActivity: {}}", "“completed” is missing here"),
    ("{fireNotification: x}", "there is no notification “x”"),
    ("{task: {save: done}}", "unknown key “task”; write “endTask”"),
    ("{waitFor: A, dialog: a}", "“dialog” is allowed only beside “tapOn”"),
    ("{tapOn: A, target: a}", "“target” is allowed only beside “answer”"),
    ("{tapOn: {button: -1}}", "the number must be at least 0"),
    (
      "{tapOn: {button: 1, outside: true}}",
      "“outside” is not allowed beside “button”; a tap is on one thing"
    ),
    ("{tapOn: {clear: go}}", "“go” is not a text field"),
    ("{tapOn: {control: og}}", "there is no control “og”; did you mean “go”?"),
    ("{tapOn: A, dialog: c}", "there is no dialog “c”"),
    (
      "{pressKey: hom}",
      "“return”, “clear”, “tab”, “home” or “power” is expected here, this is “hom”; "
        + "did you mean “home”?"
    ),
    ("{eraseText: -1}", "the number must be at least 0"),
    ("{interrupt: yes}", "“true” or “false” is expected here, this is “yes”"),
    (
      "{setClock: now}", "a moment like 2013-01-07T09:41:00 is expected here, this is “now”"
    ),
    ("{setClock: 2013-02-30}", "there is no moment “2013-02-30”"),
    (
      "{setTimeZone: '+03:00'}",
      "the name of a time zone like Europe/Moscow is expected here, "
        + "this is the quoted text “+03:00”"
    ),
    ("{assertProperty: a}", "a map is expected here, this is a text"),
    ("{assertProperty: {visible: true}}", "“dialog” is missing here"),
    (
      "{assertProperty: {dialog: a}}",
      "“numberOfButtons”, “cancelButtonIndex”, “firstOtherButtonIndex”, “destructiveButtonIndex” "
        + "or “visible” is missing here"
    ),
    ("{assertProperty: {dialog: a, cancelButtonIndex: -2}}", "the number must be at least -1"),
    ("{assertProperty: {dialog: c, visible: true}}", "there is no dialog “c”"),
    ("{openNotification: x}", "there is no notification “x”"),
    ("{tapOn: {field: 2}}", "the number must be at most 1"),
    ("{answer: true}", "a map is expected here, this is a text"),
    ("{answer: {}}", "one delegate method with “true” or “false” is expected here"),
    ("{answer: {'alertViewCancel:': true}}", "“alertViewCancel:” is not asked anything"),
    (
      "{answer: {'alertViewShouldEnableFirstOtherButton:': ask}}",
      "“true” or “false” is expected here, this is “ask”"
    ),
    (
      "{answer: {'alertViewShouldEnableFirstOtherButton:': true}, target: application}",
      "“alertViewShouldEnableFirstOtherButton:” is a method of UIAlertViewDelegate, "
        + "not of UIApplicationDelegate"
    ),
    (
      "{waitFor: '/\(String(repeating: "x", count: 201))/'}", "a pattern has at most 200 characters"
    ),
  ])
  func stepsHaveRules(_ step: String, _ message: String) {
    let found = problems(
      """
      rehearsal: 1
      screens: {s: {controls: [{button: Go}]}}
      dialogs: {a: {alert: {}}}
      scenarios: {x: {steps: \(step)}}
      tasks: {save: {simulate: {seconds: 1}}}
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("4:") == true)
    #expect(found.first?.contains(" error: " + message) == true)
  }
}

private func properties(
  buttons: Int? = nil, cancel: Int? = nil, firstOther: Int? = nil, destructive: Int? = nil,
  isVisible: Bool? = nil
) -> DialogProperties {
  var properties = DialogProperties()
  properties.numberOfButtons = buttons
  properties.cancelButtonIndex = cancel
  properties.firstOtherButtonIndex = firstOther
  properties.destructiveButtonIndex = destructive
  properties.isVisible = isVisible
  return properties
}
