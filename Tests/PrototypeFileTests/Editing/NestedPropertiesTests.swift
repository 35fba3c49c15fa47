import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Testing

/// Values that are maps are shown key by key, and none in the words of the format.
@Suite struct NestedPropertiesTests {
  private static let document = """
    rehearsal: 1
    application: {name: Notes, without: ["applicationWillTerminate:"]}
    tabBarController: true
    clock: {timeZone: Europe/Berlin}
    flags: {seen: true}
    screens:
      a: {title: A}
    dialogs:
      ask:
        alert: {title: Sure?, cancelButton: No}
        delegate:
          only: ["didPresentAlertView:"]
          does: {"didPresentAlertView:": [{log: up}]}
      deaf: {alert: {title: Deaf, cancelButton: No}, delegate: none}
    tasks:
      load: {simulate: {seconds: 3}}

    """

  private func editor(_ text: String = document) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private func properties(
    _ path: PartAddress, _ text: String = document
  ) throws -> [PropertySheet.Property] {
    try #require(try editor(text).properties(at: path)).properties
  }

  @Test func mapsOfAFewKeysAreShownKeyByKey() throws {
    let task = try properties("/tasks/load").filter { $0.group == "simulate" }
    #expect(task.map(\.key) == ["seconds", "progress", "outcome"])
    #expect(task.map(\.value) == ["3", nil, nil])
    #expect(task[0].path == "/tasks/load/simulate/seconds" && task[0].kind == .seconds)
    let document = try properties("")
    #expect(document.first { $0.key == "timeZone" }?.value == "Europe/Berlin")
    #expect(document.contains { $0.group == "choices" && $0.key == "returnResigns" })
    #expect(document.contains { $0.group == "notificationSettings" && $0.key == "sounds" })
  }

  /// Only what is a list of findings is written as in the document.
  @Test func nothingIsInTheWordsOfTheFormat() throws {
    let paths: [PartAddress] = ["", "/tasks/load", "/dialogs/ask/alert", "/dialogs/deaf/alert"]
    let shownElsewhere: Set = [
      "known", "screens", "dialogs", "tasks", "notifications", "strings", "steps", "scenarios",
      "textFields", "cancelButton", "otherButtons", "addedButtons",
    ]
    for path in paths {
      let raw = try properties(path).filter { $0.kind == .value && $0.group != "promises" }
        .map(\.key)
      #expect(raw.allSatisfy(shownElsewhere.contains), "\(raw)")
    }
  }

  @Test func methodsAreTickedAndWhatHappensInsideThemIsAProperty() throws {
    let delegate = try properties("/dialogs/ask").filter { $0.group == "delegate" }
    guard case .methods(let all, isOnly: true) = delegate.first?.kind else {
      return #expect(Bool(false), "\(delegate)")
    }
    #expect(all.contains("didPresentAlertView:"))
    let inside = try #require(delegate.first { $0.key == "didPresentAlertView:" })
    #expect(inside.kind == .actions && inside.value == "[{log: up}]")
    let added = delegate.compactMap { property in
      if case .addition(let others?) = property.kind { others } else { nil }
    }
    let others = try #require(added.first)
    #expect(others.contains("willPresentAlertView:") && !others.contains("didPresentAlertView:"))
    #expect(try properties("/dialogs/deaf").filter { $0.group == "delegate" }.isEmpty)
    let application = try properties("").filter { $0.group == "application" }
    guard case .methods(_, isOnly: false)? = application.first(where: { $0.key == "without" })?.kind
    else { return #expect(Bool(false)) }
  }

  @Test(
    arguments: [
      // What is only on becomes a map with its first key, and is on again without its last one.
      (
        "/tabBarController/without", ["tabBarController:didSelectViewController:"],
        "tabBarController: {without: ["
      ),
      ("/tabBarController/without", nil, "tabBarController: true"),
      ("/clock/timeZone", nil, ""), ("/clock/start", ["2013-01-01T09:00"], "clock: {"),
      ("/flags/seen", nil, ""),
      ("/choices/returnResigns", ["true"], "choices:\n  returnResigns: true\n"),
    ] as [(PartAddress, [String]?, String)])
  func theyAreChangedAlone(_ path: PartAddress, _ words: [String]?, _ written: String) throws {
    let editor = try editor()
    let isList = path.text.contains("without")
    let node: YAMLNode? = words.map { words in
      isList ? .list(of: words.map { .text($0) }) : .plain(words[0])
    }
    if node == nil, editor.value(at: path) == nil { return }
    let plan = try editor.plan(.setting(path, to: node, in: editor))
    let text = String(decoding: plan.after, as: UTF8.self)
    let key = path.text.split(separator: "/")[0]
    if written.isEmpty {
      #expect(!text.contains("\n\(key):"), "\(text)")
    } else {
      #expect(text.contains(written), "\(text)")
    }
  }

  @Test func theLastKeyOfWhatIsOnLeavesItOn() throws {
    let editor = try editor(
      "rehearsal: 1\napplication: {name: Notes}\nscreens: {a: {title: A}}\n")
    let plan = try editor.plan(.setting("/application/name", to: nil, in: editor))
    #expect(String(decoding: plan.after, as: UTF8.self).contains("application: true\n"))
  }
}
