internal import DialogModel

/// The scenarios of a document as tests that tap on the application.
struct UITestCode {
  private let prototype: Prototype
  private let document: String
  private let choice: CodeChoice
  private let names: CodeNames

  init(_ prototype: Prototype, document: String, _ choice: CodeChoice = CodeChoice()) {
    (self.prototype, self.document, self.choice) = (prototype, document, choice)
    names = CodeNames(prototype, isASCII: false)
  }

  func file(named name: String) -> CodeFile {
    let type = names.type(name) + "UITests"
    var taken: Set<String> = []
    let tests = prototype.scenarios.compactMap { scenario -> [CodeLine]? in
      let plain = "test" + CodeNames.capital(CodeNames.camel(scenario.name, isASCII: false))
      var name = plain == "test" ? "testScenario" : plain
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain)\(number)"
        number += 1
      }
      guard choice.scenario == nil || choice.scenario == scenario.name else { return nil }
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

  /// The test of a scenario; `nil` where it brings up none of the wanted dialogs.
  private func test(_ scenario: ScenarioScript, _ name: String) -> [CodeLine]? {
    let played = PlayedScenario(scenario, of: prototype, language: choice.language)
    let wanted = choice.dialogs.compactMap { prototype.dialog(named: $0)?.index }
    guard choice.dialogs.isEmpty || !played.dialogs.isDisjoint(with: wanted) else { return nil }
    var lines: [CodeLine] = []
    if (scenario.era ?? prototype.era) == .ios3 {
      lines.append(
        CodeLine(
          "throw XCTSkip(\"Before iOS 4 Home ended the application; no device does that today.\")"))
      return method(name, lines, scenario)
    }
    lines.append(CodeLine("let app = XCUIApplication()"))
    if let language = choice.language ?? scenario.language {
      lines.append(
        CodeLine(
          "app.launchArguments = [\"-AppleLanguages\", \(CodeLiteral.swift("(\(language))"))]"))
    }
    lines.append(CodeLine("app.launch()"))
    if let device = scenario.device {
      lines.append(CodeLine("// To be run on a \(device.rawValue)."))
    }
    var walk = UITestWalk(played)
    for (place, step) in played.script.steps.enumerated() {
      if played.failed == place + 1 {
        lines.append(
          CodeLine("// Where the prototype plays it, the scenario fails at what follows."))
      }
      lines += walk.step(step, number: place + 1)
    }
    return method(name, lines, scenario)
  }

  private func method(_ name: String, _ lines: [CodeLine], _ scenario: ScenarioScript) -> [CodeLine]
  {
    ([CodeLine("func \(name)() throws {")] + lines.indented() + [CodeLine("}")]).of(
      .scenario(scenario.name))
  }
}
