internal import DialogModel
internal import Texts

/// The scenarios of a document as tests that tap on the application.
struct UITestCode {
  let prototype: Prototype
  let document: String
  private let names: CodeNames

  init(_ prototype: Prototype, document: String) {
    (self.prototype, self.document) = (prototype, document)
    names = CodeNames(prototype, isASCII: false)
  }

  func file(named name: String) -> CodeFile {
    let type = names.type(name) + "UITests"
    var taken: Set<String> = []
    let tests = prototype.scenarios.map { scenario -> [CodeLine] in
      let plain = "test" + CodeNames.capital(CodeNames.camel(scenario.name, isASCII: false))
      var name = plain == "test" ? "testScenario" : plain
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain)\(number)"
        number += 1
      }
      return test(scenario, name)
    }
    let head = [
      CodeLine(
        "// Made by Rehearsal from the scenarios of \(CodeLiteral.comment(document)); form xctest."),
      CodeLine(
        "// A UI test sees no calls: let the application print them, and give them to “rehearsal verify”."
      ),
      CodeLine("import XCTest"),
    ]
    let setUp = [CodeLine("override func setUp() async throws { continueAfterFailure = false }")]
    let lines =
      [CodeLine("@MainActor final class \(type): XCTestCase {")]
      + ([setUp] + tests).spaced.indented()
      + [CodeLine("}")]
    return CodeFile("\(type).swift", [head, lines].spaced)
  }

  private func test(_ scenario: ScenarioScript, _ name: String) -> [CodeLine] {
    var walk = UITestWalk(prototype.localized(scenario.language), scenario)
    var lines: [CodeLine] = []
    if (scenario.era ?? prototype.era) == .ios3 {
      lines.append(
        CodeLine(
          "throw XCTSkip(\"Before iOS 4 Home ended the application; no device does that today.\")"))
      return method(name, lines, scenario)
    }
    lines.append(CodeLine("let app = XCUIApplication()"))
    if let language = scenario.language {
      lines.append(
        CodeLine(
          "app.launchArguments = [\"-AppleLanguages\", \(CodeLiteral.swift("(\(language))"))]"))
    }
    lines.append(CodeLine("app.launch()"))
    if let device = scenario.device {
      lines.append(CodeLine("// To be run on a \(device.rawValue)."))
    }
    for step in scenario.steps { lines += walk.step(step) }
    return method(name, lines, scenario)
  }

  private func method(_ name: String, _ lines: [CodeLine], _ scenario: ScenarioScript) -> [CodeLine]
  {
    ([CodeLine("func \(name)() throws {")] + lines.indented() + [CodeLine("}")]).of(
      .scenario(scenario.name))
  }
}

/// Walks through a scenario, and knows what is likely to be up at each step.
struct UITestWalk {
  private let prototype: Prototype
  private var screen: Int
  /// The dialogs that are up, the topmost last.
  private var up: [Int] = []

  init(_ prototype: Prototype, _ scenario: ScenarioScript) {
    self.prototype = prototype
    screen = 0
    switch scenario.start ?? prototype.start {
    case .screen(let id): screen = id.index
    case .dialog(let id): up = [id.index]
    case nil: if prototype.screens.isEmpty, !prototype.dialogs.isEmpty { up = [0] }
    }
  }

  private func literal(_ text: String) -> String { CodeLiteral.swift(text) }

  /// The statements of one step.
  mutating func step(_ step: ScenarioStep) -> [CodeLine] {
    switch step.kind {
    case .tapOn(let target, let dialog): return tap(target, dialog)
    case .wait: return [CodeLine("// Each step waits for what it needs; nothing sleeps.")]
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
    case .openNotification(let id):
      let body = prototype[id]?.body ?? ""
      return [
        CodeLine("XCUIApplication(bundleIdentifier: \"com.apple.springboard\")"),
        CodeLine("  .descendants(matching: .any)[\(literal(body))].firstMatch.tap()"),
      ]
    case .assertVisible(let text):
      if case .whole(let whole) = text, whole.has("•") {
        return [CodeLine("// Bullets are not asked for: XCUITest gives none.")]
      }
      return wait(text, timeout: 5)
    case .assertNotVisible(let text):
      return [CodeLine("XCTAssertFalse(\(element(text)).exists)")]
    case .assertEnabled(let text): return [CodeLine("XCTAssertTrue(\(button(text)).isEnabled)")]
    case .assertDisabled(let text): return [CodeLine("XCTAssertFalse(\(button(text)).isEnabled)")]
    case .present(let dialog):
      up.append(dialog.index)
      return left(step)
    case .systemCancel, .dismiss, .answer, .perform, .closeNotification, .fireNotification,
      .endTask,
      .endActivity, .interrupt, .memoryWarning, .removeFromCenter, .settings, .pullDown, .switcher,
      .openApp, .slide, .setClock, .setTimeZone, .assertProperty, .assertFlags, .assertScheduled,
      .assertBadge, .assertSpoken:
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

  private func wait(_ text: TextPattern, timeout: Int) -> [CodeLine] {
    [CodeLine("XCTAssertTrue(\(element(text)).waitForExistence(timeout: \(timeout)))")]
  }

  /// Whatever has a text.
  private func element(_ text: TextPattern) -> String {
    switch text {
    case .whole(let whole): "app.descendants(matching: .any)[\(literal(whole))].firstMatch"
    case .pattern(let pattern):
      "app.descendants(matching: .any).matching(NSPredicate(format: \"label MATCHES %@\", \(literal(".*(\(pattern)).*")))).firstMatch"
    }
  }

  /// The query with the topmost dialog; `nil` where none is up.
  private var top: String? {
    guard let index = up.last, prototype.dialogs.indices.contains(index) else { return nil }
    let dialog = prototype.dialogs[index]
    switch dialog.kind {
    case .alert:
      return dialog.writtenTitle.map { "app.alerts[\(literal($0))]" } ?? "app.alerts.firstMatch"
    case .actionSheet: return "app.sheets.firstMatch"
    case .activityPicker, .presentedView, .formSheet, .popover: return nil
    }
  }

  private func button(_ text: TextPattern) -> String {
    guard case .whole(let whole) = text else { return element(text) }
    return "\(top ?? "app").buttons[\(literal(whole))].firstMatch"
  }

  private mutating func tap(_ target: ScenarioStep.TapTarget, _ dialog: DialogID?) -> [CodeLine] {
    if let dialog, let place = up.lastIndex(of: dialog.index) {
      up.append(up.remove(at: place))
    }
    switch target {
    case .text(let text):
      if case .whole(let whole) = text { return tap(whole) }
      return [CodeLine("\(element(text)).tap()")]
    case .button(let index):
      guard let last = up.last, prototype.dialogs.indices.contains(last),
        prototype.dialogs[last].givenButtons.indices.contains(index)
      else { return [CodeLine("app.buttons.element(boundBy: \(max(index, 0))).tap()")] }
      return press(index, of: last)
    case .control(let control), .segment(let control, _):
      guard let id = control.resolved(on: ScreenID(screen)).first else { return [] }
      if case .segment(_, let index) = target {
        let control = prototype.control(id)
        let titles = control.segments
        let title = titles.indices.contains(index) ? titles[index] : ""
        return [CodeLine("app.segmentedControls.buttons[\(literal(title))].firstMatch.tap()")]
      }
      return tap(prototype.control(id))
    case .outside:
      up = up.dropLast()
      return [CodeLine("app.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.02)).tap()")]
    case .field(let index):
      let isSecure =
        up.last.flatMap {
          prototype.dialogs[$0].alert?.shownFields.dropFirst(index).first?.isSecure
        } ?? false
      let query = isSecure ? "secureTextFields.firstMatch" : "textFields.element(boundBy: \(index))"
      return [CodeLine("\(top ?? "app").\(query).tap()")]
    case .clear: return [CodeLine("app.buttons[\"Clear text\"].firstMatch.tap()")]
    case .activity(let type):
      let title = up.last.flatMap { index -> String? in
        guard let picker = prototype.dialogs[index].activityPicker else { return nil }
        return picker.choices.first { picker.name(of: $0) == type }.map { picker.title(of: $0) }
      }
      return [
        CodeLine("app.descendants(matching: .any)[\(literal(title ?? type))].firstMatch.tap()")
      ]
    }
  }

  /// Taps on what has a text: a button of the topmost dialog first, else a control.
  private mutating func tap(_ text: String) -> [CodeLine] {
    if let last = up.last, prototype.dialogs.indices.contains(last) {
      let dialog = prototype.dialogs[last]
      if let index = dialog.givenButtons.firstIndex(where: { $0.title.sourceText == text }) {
        return press(index, of: last)
      }
      if let control = dialog.controls.first(where: { $0.text == text }) { return tap(control) }
    }
    if prototype.screens.indices.contains(screen),
      let control = prototype.screens[screen].controls.first(where: { $0.text == text })
    {
      return tap(control)
    }
    return [CodeLine("app.descendants(matching: .any)[\(literal(text))].firstMatch.tap()")]
  }

  private mutating func tap(_ control: Control) -> [CodeLine] {
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
    follow(control.then)
    return [CodeLine("app.\(query).firstMatch.tap()")]
  }

  private mutating func press(_ index: Int, of dialog: Int) -> [CodeLine] {
    let button = prototype.dialogs[dialog].givenButtons[index]
    let same = prototype.dialogs[dialog].givenButtons.filter { $0.title == button.title }
    let query = top ?? "app"
    // Of equal titles only the place tells them apart.
    let line =
      same.count > 1
      ? "\(query).buttons.element(boundBy: \(index)).tap()"
      : "\(query).buttons[\(literal(button.title.sourceText))].firstMatch.tap()"
    let wait =
      up.isEmpty || top == nil
      ? [] : [CodeLine("XCTAssertTrue(\(query).waitForExistence(timeout: 5))")]
    up.removeAll { $0 == dialog }
    follow(button.then + button.afterwards)
    return wait + [CodeLine(line)]
  }

  /// What actions bring up and take away, as far as can be seen without playing.
  private mutating func follow(_ actions: [Action]) {
    for action in actions.flat {
      switch action {
      case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _):
        up.append(dialog.index)
      case .dismiss(let dialog, _, _), .dismissView(let dialog, _, _):
        up.removeAll { $0 == dialog.index }
      case .goTo(let id), .navigate(let id, _, _): screen = id.index
      case .run(let task):
        if let task = prototype[task] { follow(task.whenDone) }
      default: break
      }
    }
  }
}
