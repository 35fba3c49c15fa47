internal import DialogModel
internal import DialogSimulator
internal import Texts

/// Writes the statements of a scenario's steps, by what was up when it was played.
struct UITestWalk {
  private let played: PlayedScenario
  private var prototype: Prototype { played.prototype }
  private var moment = PlayedScenario.Moment()
  /// How many seconds the scenario waits before the next step that looks for something.
  private var patience = 0

  /// How long each step waits for what it needs, in seconds.
  private static let usualPatience = 5

  init(_ played: PlayedScenario) { self.played = played }

  private func literal(_ text: String) -> String { CodeLiteral.swift(text) }

  /// The statements of one step, by its 1-based number.
  mutating func step(_ step: ScenarioStep, number: Int) -> [CodeLine] {
    moment = played.moment(of: number)
    switch step.kind {
    case .tapOn(let target, _): return tap(target)
    case .wait(let milliseconds):
      patience += (milliseconds + 999) / 1000
      return [CodeLine("// What comes next is waited for; nothing sleeps.")]
    case .waitFor(let text): return wait(text, timeout: step.timeout / 1000)
    case .waitForAnimationToEnd:
      return [CodeLine("// XCUITest waits until the application is idle.")]
    case .pressKey(let key): return press(key)
    case .launchApp: return [CodeLine("app.activate()")]
    case .killApp: return [CodeLine("app.terminate()")]
    case .inputText(let text), .pasteText(let text):
      return [CodeLine("app.typeText(\(literal(text)))")]
    case .eraseText(let count):
      return [
        CodeLine(
          "app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count)))")
      ]
    case .rotate(let orientation):
      return [
        CodeLine(
          "XCUIDevice.shared.orientation = .\(orientation == .portrait ? "portrait" : "landscapeLeft")"
        )
      ]
    case .goBack: return [CodeLine("app.navigationBars.buttons.firstMatch.tap()")]
    case .openNotification(let id): return tap(body(id))
    case .assertVisible(let text):
      if case .whole(let whole) = text, whole.has("•") {
        return [CodeLine("// Bullets are not asked for: XCUITest gives none.")]
      }
      return wait(text, timeout: UITestWalk.usualPatience)
    case .assertNotVisible(let text):
      return [CodeLine("XCTAssertFalse(\(element(text)).exists)")]
    case .assertEnabled(let text): return [CodeLine("XCTAssertTrue(\(button(text)).isEnabled)")]
    case .assertDisabled(let text): return [CodeLine("XCTAssertFalse(\(button(text)).isEnabled)")]
    case .present, .systemCancel, .dismiss, .answer, .perform, .closeNotification,
      .fireNotification, .endTask, .endActivity, .interrupt, .memoryWarning, .removeFromCenter,
      .settings, .pullDown, .switcher, .openApp, .slide, .setClock, .setTimeZone, .assertProperty,
      .assertFlags, .assertScheduled, .assertBadge, .assertSpoken:
      return left(step)
    }
  }

  /// A step that a UI test cannot do.
  private func left(_ step: ScenarioStep) -> [CodeLine] {
    [CodeLine("// “\(step.kind.word)” is left out: a UI test cannot do it from outside.")]
  }

  private func press(_ key: ScenarioStep.Key) -> [CodeLine] {
    switch key {
    case .return: [CodeLine("app.typeText(\"\\n\")")]
    case .tab: [CodeLine("app.typeText(\"\\t\")")]
    case .clear: [CodeLine("app.buttons[\"Clear text\"].firstMatch.tap()")]
    case .home: [CodeLine("XCUIDevice.shared.press(.home)")]
    case .power: [CodeLine("// A UI test cannot lock the device.")]
    }
  }

  private mutating func wait(_ text: TextPattern, timeout: Int) -> [CodeLine] {
    wait(element(text), timeout: timeout)
  }

  private mutating func wait(_ query: String, timeout: Int = usualPatience) -> [CodeLine] {
    let seconds = timeout + patience
    patience = 0
    return [CodeLine("XCTAssertTrue(\(query).waitForExistence(timeout: \(seconds)))")]
  }

  // MARK: - What is on the screen

  /// What has notifications, and the screen while no application is in front.
  private static let system = "XCUIApplication(bundleIdentifier: \"com.apple.springboard\")"

  private func body(_ id: NotificationID) -> String {
    "\(UITestWalk.system).descendants(matching: .any)[\(literal(prototype[id]?.body ?? ""))].firstMatch"
  }

  private var front: String { moment.isInFront ? "app" : UITestWalk.system }

  /// Whatever has a text.
  private func element(_ text: TextPattern) -> String {
    switch text {
    case .whole(let whole): "\(front).descendants(matching: .any)[\(literal(whole))].firstMatch"
    case .pattern(let pattern):
      "\(front).descendants(matching: .any).matching(NSPredicate(format: \"label MATCHES %@\", \(literal(".*(\(pattern)).*")))).firstMatch"
    }
  }

  /// The query for an alert or a sheet; `nil` for what has no query of its own.
  private func query(_ showing: Showing?) -> String? {
    switch showing?.kind {
    case .alert:
      showing?.texts.title.map { "app.alerts[\(literal($0))]" } ?? "app.alerts.firstMatch"
    case .sheet: "app.sheets.firstMatch"
    case .popover, .picker, .view, nil: nil
    }
  }

  private func showing(_ dialog: DialogID) -> Showing? {
    moment.showings.last { $0.dialog == dialog } ?? moment.top
  }

  private func button(_ text: TextPattern) -> String {
    guard case .whole(let whole) = text else { return element(text) }
    return "\(query(moment.top) ?? "app").buttons[\(literal(whole))].firstMatch"
  }

  // MARK: - Taps

  private mutating func tap(_ target: ScenarioStep.TapTarget) -> [CodeLine] {
    switch moment.input {
    case .tapButton(let dialog, let index): return press(index, of: showing(dialog))
    case .tapControl(let control): return tap(query(control))
    case .tapSegment(let control, let index):
      let titles = prototype.control(control).segments
      let title = titles.indices.contains(index) ? titles[index] : ""
      return tap("app.segmentedControls.buttons[\(literal(title))].firstMatch")
    case .tapField(.control(let control)): return tap(query(control))
    case .tapField(.alert(let dialog, let index)): return tap(field(index, of: dialog))
    case .tapBack: return tap("app.navigationBars.buttons.firstMatch")
    case .pressClear: return tap("app.buttons[\"Clear text\"].firstMatch")
    case .tapOutside:
      return [CodeLine("app.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.02)).tap()")]
    case .chooseActivity(let dialog, let choice):
      let title = prototype[dialog]?.activityPicker.map { $0.title(of: choice) }
      return tap("app.descendants(matching: .any)[\(literal(title ?? ""))].firstMatch")
    default: return tap(asWritten: target)
    }
  }

  /// A tap that the prototype has not performed: only the step says what it is on.
  private mutating func tap(asWritten target: ScenarioStep.TapTarget) -> [CodeLine] {
    switch target {
    case .text(let text): tap(element(text))
    case .button(let index): press(index, of: moment.top)
    case .control(let control), .segment(let control, _):
      control.candidates.first.map { tap(query($0)) } ?? []
    case .outside:
      [CodeLine("app.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.02)).tap()")]
    case .field(let index): tap("app.textFields.element(boundBy: \(index))")
    case .clear: tap("app.buttons[\"Clear text\"].firstMatch")
    case .activity(let type): tap("app.descendants(matching: .any)[\(literal(type))].firstMatch")
    }
  }

  private mutating func tap(_ query: String) -> [CodeLine] {
    (patience > 0 ? wait(query) : []) + [CodeLine(query + ".tap()")]
  }

  private func query(_ id: ControlID) -> String {
    let control = prototype.control(id)
    let query: String =
      switch control.kind {
      case .button, .barButton, .toolbarButton, .tab: "buttons[\(literal(control.text))]"
      case .row, .label, .section: "staticTexts[\(literal(control.text))]"
      case .textField(let field):
        "\(field.isSecure ? "secureTextFields" : "textFields")[\(literal(field.placeholder ?? control.text))]"
      case .switch: "switches[\(literal(control.text))]"
      case .image: "images[\(literal(control.text))]"
      case .segmented, .space: "descendants(matching: .any)[\(literal(control.text))]"
      }
    return "app.\(query).firstMatch"
  }

  private func field(_ index: Int, of dialog: DialogID) -> String {
    let fields = prototype[dialog]?.alert?.shownFields ?? []
    let isSecure = fields.indices.contains(index) && fields[index].isSecure
    // Secure fields are counted by themselves.
    let before = fields.prefix(index).count { $0.isSecure == isSecure }
    let kind = isSecure ? "secureTextFields" : "textFields"
    return "\(query(showing(dialog)) ?? "app").\(kind).element(boundBy: \(before))"
  }

  private mutating func press(_ index: Int, of showing: Showing?) -> [CodeLine] {
    let titles = showing?.texts.buttons ?? []
    guard let showing, titles.indices.contains(index) else {
      return tap("app.buttons.element(boundBy: \(max(index, 0)))")
    }
    let query = query(showing) ?? "app"
    // Of equal titles only the place tells them apart.
    let button =
      titles.count { $0 == titles[index] } > 1
      ? "\(query).buttons.element(boundBy: \(index))"
      : "\(query).buttons[\(literal(titles[index]))].firstMatch"
    return (query == "app" ? [] : wait(query)) + [CodeLine(button + ".tap()")]
  }
}
