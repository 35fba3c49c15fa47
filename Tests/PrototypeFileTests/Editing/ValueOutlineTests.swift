import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Testing

/// Actions, promises and known findings as rows, none of which is written in the words of the format.
@Suite struct ValueOutlineTests {
  private static let document = """
    rehearsal: 1
    screens:
      a:
        title: A
        controls:
        - button: Go
          then:
          - {present: ask}
          - dismiss: {dialog: ask, buttonIndex: 1}
          - when: {flag: seen}
            do: [{log: Yes}, {goBack: true}]
          - setNotifications: [soon]
        - {button: Idle}
    dialogs:
      ask: {alert: {title: Sure?, cancelButton: No}}
      other: {alert: {title: Other, cancelButton: No}}
    tasks: {load: {title: Loading, simulate: {seconds: 1}}}
    notifications: {soon: {body: Soon}}
    flags: {seen: true}
    promises:
      - {name: told, after: {tapOn: Go}, always: {any: [{shown: [ask]}, {running: load}]}}
      - never: {shown: ask}
      - {from: any, reach: {not: {flag: seen}}}
      - {while: {running: load}, not: {tapOn: Go}}
    known:
      - {finding: no-cancel, at: ask, because: So}

    """

  private static let then: PartAddress = "/screens/a/controls/0/then"

  private func editor(_ text: String = document) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private func outline(_ path: PartAddress, _ text: String = document) throws -> ValueOutline {
    ValueOutline(of: path, in: try editor(text))
  }

  /// Each row as `  NUMBER WORD: VALUE`, with `*` for one whose word can be another one, and `!` for
  /// one that can't be removed.
  private func lines(_ path: PartAddress, _ text: String = document) throws -> [String] {
    try outline(path, text).rows.map { row in
      String(repeating: "  ", count: row.depth)
        + [row.number.map(String.init) ?? "", row.property.key].filter { !$0.isEmpty }
        .joined(separator: " ") + (row.words.isEmpty ? "" : "*")
        + (row.removal == nil ? "!" : "") + (row.property.value.map { ": \($0)" } ?? "")
    }
  }

  private func after(_ edit: DocumentEdit, _ text: String = document) throws -> String {
    String(decoding: try editor(text).plan(edit).after, as: UTF8.self)
  }

  private func choice(
    _ word: String, _ choices: [ValueOutline.Choice]
  ) throws -> DocumentEdit {
    try #require(choices.first { $0.word == word }).edit
  }

  @Test func actionsHaveARowEach() throws {
    #expect(
      try lines(Self.then) == [
        "1 present*: ask", "2 dismiss*", "  dialog!: ask", "  buttonIndex: 1",
        "3 when*", "  flag!: seen", "  do!", "    1 log*: Yes", "    2 goBack*",
        "4 setNotifications*", "  1: soon",
      ])
    let rows = try outline(Self.then).rows
    // Only views are seen to come, and an instance of its own is for all.
    #expect(rows[0].additions.map(\.word) == ["new"])
    #expect(rows[4].additions.map(\.word).contains("otherwise"))
  }

  @Test func everyFormOfAPromiseHasRows() throws {
    #expect(
      try lines("/promises") == [
        "1 after*", "  tapOn*!: Go", "  name: told", "  always!", "    any*!",
        "      1 shown*", "        1!: ask", "      2 running*: load",
        "2 never*", "  shown*!", "    1!: ask",
        "3 from*", "  reach!", "    not*!", "      flag*!: seen",
        "4 while*", "  running*!: load", "  not!", "    tapOn*!: Go",
      ])
  }

  @Test func knownFindingsHaveRows() throws {
    #expect(
      try lines("/known") == ["1", "  finding!: no-cancel", "  at!: ask", "  because!: So"])
  }

  @Test func theFirstOneIsAddedAndTheLastOneTakesTheKeyAlong() throws {
    let path: PartAddress = "/screens/a/controls/1/then"
    let empty = try outline(path)
    #expect(empty.rows.isEmpty)
    let one = try after(choice("run", empty.additions))
    #expect(one.contains("{button: Idle, then: [{run: load}]}"))
    let two = try after(choice("log", outline(path, one).additions), one)
    #expect(try lines(path, two) == ["1 run*: load", "2 log*: Hello"])
    let removal = try #require(try outline(path, one).rows[0].removal)
    #expect(try after(removal, one) == Self.document)
    let bare = "rehearsal: 1\nscreens: {a: {title: A}}\n"
    for word in ["never", "from"] {
      let text = try after(choice(word, outline("/promises", bare).additions), bare)
      #expect(text.contains("promises:") && text.contains(word))
      let removal = try #require(try outline("/promises", text).rows[0].removal)
      #expect(try after(removal, text) == bare)
    }
  }

  /// What is the same with another word stays.
  @Test func anotherWordKeepsTheValueAndWhatIsBeside() throws {
    let rows = try outline(Self.then).rows
    #expect(try after(choice("dismiss", rows[0].words)).contains("- {dismiss: ask}"))
    #expect(try after(choice("log", rows[0].words)).contains("- {log: Hello}"))
    let promise = try outline("/promises").rows[0]
    let changed = try after(choice("never", promise.words))
    #expect(changed.contains("name: told") && !changed.contains("always"))
  }

  @Test func whatIsSaidBesidesMakesAMap() throws {
    let rows = try outline(Self.then).rows
    let text = try after(choice("new", rows[0].additions))
    #expect(text.contains("dialog: ask") && text.contains("new: true"))
    let first = try lines(Self.then, text).prefix(3)
    #expect(first == ["1 present*", "  dialog!: ask", "  new: true"])
  }

  /// Whatever is offered can be done.
  @Test func everyChoiceIsAChangeOfTheDocument() throws {
    let editor = try editor()
    for path in [Self.then, "/promises", "/known"] as [PartAddress] {
      let outline = ValueOutline(of: path, in: editor)
      for edit in outline.additions.map(\.edit)
        + outline.rows.flatMap({
          ($0.words + $0.additions).map(\.edit) + [$0.removal].compactMap { $0 }
        })
      {
        do { _ = try editor.plan(edit) } catch {
          Issue.record("\(path.text): \(edit): \(error)")
        }
      }
    }
  }
}
