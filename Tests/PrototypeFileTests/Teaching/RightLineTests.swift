import Testing

@testable import PrototypeFile

/// The lines that errors show are right themselves.
@Suite struct RightLineTests {
  private static let names = FormatTables.all.map { $0.objectType.name }

  /// Values that hardly any place takes.
  private static let wrong = [
    "[[]]", "[zork, 3]", "{zork: 1}", "3", "'1'", "", "-1.5", "[]", "3s", "true", "yes", "[a]",
    "go",
    "[{}]", "2013/01/07",
  ]

  /// Where the value of a key is wrong, the line that is shown instead has no error.
  @Test(arguments: names)
  func whatIsShownIsRight(_ name: String) throws {
    let table = try #require(FormatTables.all.first { $0.objectType.name == name })
    checkLines(table)
  }

  private func checkLines<Table: KeyTable>(_ table: Table.Type) {
    var bad: Set<String> = []
    for key in Table.names {
      for value in RightLineTests.wrong {
        for frame in Frame.of(table) where !frame.isWhole {
          if let line = badLine(in: frame, key, value) { bad.insert("\(key): \(value) → \(line)") }
        }
      }
    }
    #expect(bad == [])
  }

  /// The line that is shown for a wrong value, if it is not right.
  private func badLine(in frame: Frame, _ key: String, _ value: String) -> String? {
    let errors = frame.errors("\(key): \(value)")
    // Of several errors none is the line's alone.
    guard errors.count == 1, let error = errors.first, error.rule == .shape else { return nil }
    if let line = error.line(after: "for example “"), line.hasPrefix("\(key):") {
      // A document without what is requested has no name of it.
      let isRight = frame.errors(line).allSatisfy {
        line.contains("my-") && $0.rule == .reference
      }
      return isRight ? nil : line
    }
    guard case .value(let right) = error.suggestion, error.hint == "write “\(key): \(right)”" else {
      return nil
    }
    // A value that says what was meant can still be a number that is too large.
    let line = "\(key): \(right)"
    return frame.errors(line).allSatisfy { $0.rule == .meaning } ? nil : line
  }

  @Test(arguments: [
    ("tasks: {a: {simulate: 3}}", "write “simulate: {seconds: 3}”"),
    ("tasks: {a: {simulate: 1.5 s}}", "write “simulate: {seconds: 1.5}”"),
    ("notifications: {a: {after: 5 minutes}}", "write “after: 300”"),
    ("notifications: {a: {after: 2 hours}}", "write “after: 7200”"),
    // A step in one line.
    ("scenarios: {a: {steps: [launchApp]}}", "write “{launchApp: true}”"),
    ("scenarios: {a: {steps: [home]}}", "write “{pressKey: home}”"),
    ("scenarios: {a: {steps: [unlock]}}", "write “{slide: true}”"),
    ("scenarios: {a: {steps: [tap Sign Out]}}", "write “{tapOn: Sign Out}”"),
    ("scenarios: {a: {steps: [wait 3]}}", "write “{wait: 3}”"),
    ("scenarios: {a: {steps: [Select All]}}", "write “{tapOn: Select All}”"),
    ("tasks: {a: 3}", "write “a: {simulate: {seconds: 3}}”"),
    ("tasks: {a: {command: {x: make}}}", "write “command: [make]”"),
    ("tasks: {a: {simulate: {seconds: 500ms}}}", "write “seconds: 0.5”"),
    ("dialogs: {a: {alert: Hello}}", "write “alert: {title: Hello}”"),
    ("dialogs: {a: {alert: [Yes, No]}}", "write “alert: {otherButtons: [\"Yes\", \"No\"]}”"),
    ("dialogs: {a: Hello}", "write “a: {alert: {title: Hello}}”"),
    ("dialogs: {a: {alert: {cancelButtonIndex: '1'}}}", "write “cancelButtonIndex: 1”"),
    ("dialogs: {a: {alert: {title: [x]}}}", "write “title: x”"),
    ("dialogs: {a: {alert: {title: {text: x}}}}", "write “title: x”"),
    ("dialogs: [x]", "for example “dialogs: {my-id: {alert: {title: Hello}}}”"),
    ("screens: {a: {controls: [Go]}}", "write “{button: Go}”"),
    ("screens: {a: {controls: Go}}", "write “controls: [{button: Go}]”"),
    ("screens: {a: {controls: {button: Go, then: a}}}", "write “then: [{goTo: a}]”"),
    ("scenarios: {a: {steps: [OK]}}", "write “{tapOn: OK}”"),
    ("scenarios: {a: [{wait: 1}]}", "write “a: {steps: [{wait: 1}]}”"),
    ("scenarios: {a: {steps: {launchApp: yes}}}", "write “launchApp: true”"),
    ("clock: 2013/01/07", "write “clock: {start: 2013-01-07}”"),
    ("clock: {start: 2013/01/07}", "write “start: 2013-01-07”"),
    ("application: yes", "write “application: true”"),
    ("device: [phone]", "write “device: phone”"),
  ])
  func isWhatWasMeant(_ line: String, _ hint: String) throws {
    let problems = PrototypeDocument.load(Array(("rehearsal: 1\n" + line).utf8), in: .bare).problems
    #expect(problems.map(\.hint) == [hint])
  }
}

extension Finding {
  /// The line in the hint after some words.
  fileprivate func line(after words: String) -> String? {
    guard let hint, hint.hasPrefix(words), hint.hasSuffix("”") else { return nil }
    return String(hint.dropFirst(words.count).dropLast())
  }
}
