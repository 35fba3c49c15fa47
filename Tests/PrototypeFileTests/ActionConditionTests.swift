import DialogModel
import PrototypeFile
import Testing

/// Conditions that actions depend on, and those that test no text.
@Suite struct ActionConditionTests {
  private let clicked = "alertView:clickedButtonAtIndex:"

  private func load(_ source: String) -> LoadResult {
    PrototypeDocument.load(Array(source.utf8), in: .bare)
  }

  private func document(_ condition: String, inside method: String) -> String {
    """
    rehearsal: 1
    screens: {home: {controls: [{textField: Name, id: name}]}}
    dialogs:
      a:
        alert: {style: plainText, cancelButton: No, otherButtons: [{title: "1"}, Yes, Yes]}
        delegate: {does: {"\(method)": [{when: \(condition), do: [{log: x}]}]}}
      s: {actionSheet: {title: S}}
    notifications: {n: {}, icon: {}}
    """
  }

  private func condition(_ source: String, inside method: String) throws -> Condition? {
    let prototype = try #require(load(document(source, inside: method)).prototype)
    let selector = try #require(Selector(name: method))
    guard
      case .when(let condition, let yes, let no)? = prototype.dialogs[0].delegate.does[selector]?
        .first
    else { return nil }
    #expect(yes.count == 1 && no.isEmpty)
    return condition
  }

  @Test(
    arguments: [
      ("{visible: a}", .visible(.dialog(DialogID(0)))),
      ("{visible: home}", .visible(.screen(ScreenID(0)))),
      ("{visible: 's#2'}", .visible(.instance(DialogID(1, instance: 2)))),
      ("{device: tablet}", .device(.tablet)), ("{state: background}", .state(.background)),
      ("{launchedBy: icon}", .launchedBy(.icon)),
      ("{launchedBy: [icon]}", .launchedBy(.notification(NotificationID(1)))),
      ("{launchedBy: n}", .launchedBy(.notification(NotificationID(0)))),
      ("{button: 1}", .button(1)), ("{button: -1}", .button(-1)), ("{button: '1'}", .button(1)),
      ("{button: 'No'}", .button(0)),
      ("{field: 0, minLength: 1}", .text(.field(0), TextTest(minLength: 1))),
      (
        "{field: a/field-0, minLength: 1}",
        .text(.named(.alert(DialogID(0), index: 0)), TextTest(minLength: 1))
      ),
      (
        "{all: [{field: name, equals: x}, {not: {device: phone}}]}",
        .all([
          .text(
            .named(.control(ControlID(screen: ScreenID(0), index: 0))), TextTest(equals: "x")),
          .not(.device(.phone)),
        ])
      ),
    ] as [(String, Condition)])
  func areRead(_ source: String, _ expected: Condition) throws {
    #expect(try condition(source, inside: clicked) == expected)
  }

  @Test(arguments: [
    ("{visible: b}", "there is no screen or dialog “b”"),
    ("{button: Yes}", "2 buttons have the title “Yes”; say which by its index, such as 2"),
    ("{button: Nein}", "there is no button “Nein” here"),
    ("{button: '0'}", "there is no button “0” here"),
    ("{device: watch}", "“phone” or “tablet” is expected here, this is “watch”"),
    ("{launchedBy: [n, icon]}", "one notification launches an application"),
    ("{launchedBy: x}", "there is no notification “x”"),
    ("{answer: true}", "nothing has been answered here"),
    ("{visible: a, device: phone}", "“device” is not allowed beside “visible”"),
    ("{field: x, minLength: 1}", "there is no text field “x”"),
    ("{minLength: 1}", "it is not said which text field this looks at"),
  ])
  func thatCannotBeRead(_ source: String, _ message: String) {
    let problems = load(document(source, inside: clicked)).problems
    #expect(
      problems.contains { $0.message.hasPrefix(String(message.prefix { $0 != ";" })) },
      "\(problems.map(\.message))")
  }

  @Test func theButtonIsKnownOnlyToMethodsAboutOne() {
    let problems = load(
      document("{button: 0}", inside: "didPresentAlertView:")
    ).problems
    #expect(problems.map(\.message) == ["only a method that is told of a button knows one"])
  }

  @Test func theAnswerIsKnownInsideAMethodThatAsks() throws {
    let asks = "alertViewShouldEnableFirstOtherButton:"
    #expect(try condition("{answer: false}", inside: asks) == .answer(false))
  }

  @Test func aNotificationOutsideItsMethodsIsWarnedOf() {
    let problems = load(document("{notification: n}", inside: clicked)).problems
    #expect(
      problems.contains { $0.severity == .warning && $0.message.hasPrefix("this never holds") })
  }

  @Test func threeAreInsideEachOtherAtMost() {
    func nested(_ count: Int) -> String {
      count == 0
        ? "{log: x}" : "{when: {device: phone}, do: [\(nested(count - 1))]}"
    }
    func problems(_ count: Int) -> [String] {
      load(
        "rehearsal: 1\nscreens: {s: {controls: [{button: Go, then: [\(nested(count))]}]}}"
      ).problems.map(\.message)
    }
    #expect(problems(3) == [])
    #expect(problems(4) == ["this “when” is inside 3 others"])
  }

  @Test(arguments: [
    ("{when: {device: phone}}", "“do” is missing here"),
    ("{do: [{log: x}]}", "it is not said what this is"),
    ("{log: x, otherwise: [{log: y}]}", "“otherwise” is allowed only beside “when”"),
    ("{when: {device: phone}, do: [], log: x}", "“log” is not allowed beside “when”"),
  ])
  func anActionHasAConditionOrNone(_ action: String, _ message: String) {
    let problems = load(
      "rehearsal: 1\nscreens: {s: {controls: [{button: Go, then: [\(action)]}]}}"
    ).problems
    #expect(problems.contains { $0.message.hasPrefix(message) }, "\(problems.map(\.message))")
  }
}
