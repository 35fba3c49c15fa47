import DialogModel
import Testing

/// Tasks: what they do, where one sees it, and what follows.
@Suite struct TaskTests {
  private func task(_ source: String) throws -> PrototypeTask? {
    try prototype("dialogs: {a: {alert: {}}}\ntasks: {t: \(source)}").tasks.first
  }

  @Test(
    arguments: [
      ("{simulate: }", .simulated(milliseconds: 0, showsProgress: false, outcome: .success)),
      (
        "{simulate: {seconds: 0.25, progress: true, outcome: failure}}",
        .simulated(milliseconds: 250, showsProgress: true, outcome: .failure)
      ),
      ("{command: ls}", .command(["ls"])),
      ("{command: [sleep, 2, ~]}", .command(["sleep", "2", "~"])),
    ] as [(String, PrototypeTask.Work)])
  func work(_ source: String, _ work: PrototypeTask.Work) throws {
    #expect(try task(source) == PrototypeTask(id: "t", work: work))
  }

  @Test func sayWhatFollows() throws {
    let task = try #require(
      try task(
        """
        {title: Wait, message: '{percent} %', simulate: , loader: separate, cancellable: true,
         whenDone: {present: a}, whenFailed: {log: '{error}'}, whenCancelled: [{log: x}]}
        """))
    #expect(task.title == Template("Wait"))
    #expect(task.message == Template(pieces: [.percent, .text(" %")]))
    #expect(task.loader == .separate)
    #expect(task.isCancellable)
    #expect(task.whenDone == [.present(DialogID(0))])
    #expect(task.whenFailed == [.log(Template(pieces: [.error]))])
    #expect(task.whenCancelled == [.log(Template("x"))])
  }

  @Test func aSeparateAlertMayHaveNoDelegate() throws {
    #expect(try task("{simulate: , loader: separate, delegate: none}")?.hasDelegate == false)
    #expect(try task("{simulate: , loader: separate}")?.hasDelegate == true)
  }

  @Test(arguments: [
    ("{simulate: , ⟨delegate: none}", "“delegate” is allowed only beside “loader”"),
    (
      "{simulate: , loader: none, ⟨delegate: none}",
      "only a task with “loader: separate” has an alert of its own"
    ),
    (
      "⟨{title: x}", "it is not said what this is; a task either simulates a job or is a command"
    ),
    (
      "{simulate: {}, ⟨command: x}",
      "“command” is not allowed beside “simulate”; a task either simulates a job or is a command"
    ),
    (
      "{command: ⟨[]}",
      "the list has nothing in it, and something is expected; for example “command: [Hello]”"
    ),
    ("{command: ⟨{}}", "a list is expected here, this is a map; for example “command: [Hello]”"),
    ("{command: ⟨''}", "the name of the program is empty"),
    (
      "{simulate: {seconds: ⟨soon}}",
      "a number of seconds is expected here, this is “soon”; for example “seconds: 3”"
    ),
    (
      "{simulate: {outcome: ⟨succes}}",
      "“success” or “failure” is expected here, this is “succes”; did you mean “success”?"
    ),
    (
      "{simulate: , loader: ⟨spinner}",
      "“inPlace”, “separate” or “none” is expected here, this is “spinner”; for example “loader: inPlace”"
    ),
    ("{simulate: , whenDone: {run: ⟨u}}", "there is no task “u”"),
  ])
  func haveRules(_ task: String, _ message: String) {
    let example = Marked("tasks: {t: \(task)}", message)
    #expect(example.problems.found == example.problems.expected)
  }

  /// Tasks, notifications, and screens with dialogs have name spaces of their own.
  @Test func haveIdsOfTheirOwn() throws {
    let document = try prototype(
      """
      screens: {a: {}}
      tasks: {a: {simulate: }}
      notifications: {a: }
      """)
    #expect(document.tasks.map(\.id) == ["a"])
    #expect(document.notifications.map(\.id) == ["a"])
    let wrong = Marked(
      "tasks: {⟨a/b: {simulate: }}",
      "“a/b” cannot be an id: letters, digits, “.”, “_” and “-” can; did you mean “a-b”?")
    #expect(wrong.problems.found == wrong.problems.expected)
  }
}
