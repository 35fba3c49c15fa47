import Glibc
import TestTools
import Testing

/// Programs that perform the calls of a document over pipes and sockets.
@Suite struct ServeTests {
  private static let document = "data/serve/account.rehearsal.yaml"

  private func path(_ name: String) -> String { "\(Files.folder)/\(name)" }

  /// The calls that the document makes by itself.
  private func expected() throws -> String {
    try Command.run("trace", path(Self.document)).output
  }

  @Test(
    "Clients in other languages see the calls of the document",
    arguments: [
      ("/usr/bin/python3", "client.py"), ("/usr/bin/node", "client.js"), ("/bin/sh", "client.sh"),
    ])
  func clients(interpreter: String, client: String) throws {
    guard access(interpreter, X_OK) == 0 else { return }
    let run = try Command.run(
      path: interpreter,
      [path("data/serve/\(client)"), "\(Command.folder)/rehearsal", path(Self.document)],
      environment: ["PATH=/usr/bin:/bin"])
    #expect(run == Finished(status: 0, output: try expected(), errors: ""))
  }

  @Test("A client in C connects to a socket that is the person's alone, and gone afterwards")
  func socket() throws {
    guard access("/usr/bin/cc", X_OK) == 0 else { return }
    let folder = try Folder()
    let client = "\(folder.path)/client"
    let built = try Command.run(
      path: "/usr/bin/cc",
      ["-Wall", "-Wextra", "-Werror", "-o", client, path("data/serve/client.c")],
      environment: ["PATH=/usr/bin:/bin"])
    try #require(built.status == 0, "\(built.errors)")
    let script = """
      "$1" serve "$2" --socket account.sock & server=$!
      while ! [ -S "$XDG_RUNTIME_DIR/account.sock" ]; do sleep 0.02; done
      stat -c %a "$XDG_RUNTIME_DIR/account.sock"
      "$3" "$XDG_RUNTIME_DIR/account.sock"
      wait $server && ! [ -e "$XDG_RUNTIME_DIR/account.sock" ]
      """
    let run = try Command.run(
      path: "/bin/sh",
      ["-c", script, "sh", "\(Command.folder)/rehearsal", path(Self.document), client],
      environment: ["PATH=/usr/bin:/bin", "XDG_RUNTIME_DIR=\(folder.path)"])
    #expect(run.status == 0)
    #expect(run.output == "600\n" + (try expected()))
    #expect(run.complaints == ["A program can connect to \(folder.path)/account.sock."])
  }

  @Test("The page shows what is said")
  func page() throws {
    let text = String(decoding: try Files.bytes("docs/serve.md"), as: UTF8.self)
    let parts = text.split(separator: "<!-- output: serve -->\n```text\n")
    let block = try #require(parts.last?.split(separator: "\n```").first)
    let lines = block.split(separator: "\n")
    func said(_ mark: String) -> [String] {
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    let run = try serve(said("< "))
    #expect(run.status == 0)
    #expect(run.lines == said("> "))
  }

  private func serve(_ messages: [String], _ options: [String] = []) throws -> Finished {
    try Command.run(
      "rehearsal", ["serve", path(Self.document)] + options,
      input: messages.map { $0 + "\n" }.joined())
  }

  @Test("A program that goes inside a call ends the run, and the record has all until then")
  func gone() throws {
    let folder = try Folder()
    let file = "\(folder.path)/a.jsonl"
    let run = try serve(
      [
        #"{"input":{"tapOn":"Leave"}}"#, #"{"do":{"present":"sign-out"}}"#, #"{"return":null}"#,
      ], ["--session", file])
    #expect(run.status == 1)
    #expect(run.complaints.count == 1)
    #expect(
      run.complaints[0].hasSuffix(
        "the program ended inside sign-out alertViewShouldEnableFirstOtherButton:"))
    let tapped = try serve([#"{"input":{"tapOn":"Leave"}}"#])
    #expect(tapped.complaints.last?.hasSuffix("the program ended inside a tap on account") == true)
    let replayed = try Command.run("replay", file)
    #expect(
      replayed.lines == [
        "0.000  sign-out  willPresentAlertView:",
        "0.000  sign-out  alertViewShouldEnableFirstOtherButton:",
      ])
  }

  @Test("What a program says is wrong in itself is on standard error at the end")
  func findings() throws {
    let run = try serve([#"{"finding":"one"}"#, #"{"finding":"two"}"#, #"{"quit":true}"#])
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.complaints.map { $0.suffix(5) } == [": one", ": two"])
  }

  @Test("A program that says nothing inside a call is given up after a time")
  func silent() throws {
    let script = """
      { echo '{"input":{"tapOn":"Leave"}}'; sleep 20; } | "$1" serve "$2" --timeout 0.2
      """
    let run = try Command.run(
      path: "/bin/bash",
      ["-c", script, "sh", "\(Command.folder)/rehearsal", path(Self.document)],
      environment: ["PATH=/usr/bin:/bin"])
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.hasSuffix("the program said nothing for 0.2 s") == true)
    #expect(run.status == 1)
    let outside = try Command.run(
      path: "/bin/bash",
      ["-c", "sleep 20 | " + #""$1" serve "$2" --timeout 0.2"#, "sh"]
        + ["\(Command.folder)/rehearsal", path(Self.document)],
      environment: ["PATH=/usr/bin:/bin"])
    #expect(outside.status == 1)
  }

  @Test(
    "What does not belong at its place ends the run; what is wrong only says so",
    arguments: [
      ([#"{"return":null}"#], 65, "no call is open"),
      ([#"{"block":1}"#], 65, "no call is open"),
      ([#"{"input":{"tapOn":"Leave"}}"#, #"{"settle":true}"#], 65, "a call is open"),
      (["{}"], 0, "a message has one of the keys"),
      (["nonsense"], 0, "this is not JSON at byte 1"),
      ([#"{"do":{"present":"a"}}"#], 0, "there is no dialog “a”"),
      ([#"{"input":{"tapOn":"Nowhere","timeout":1}}"#], 0, "waited 1.000 s"),
      ([#"{"define":{"alert":{}}}"#], 0, "what is made has an id"),
      ([#"{"define":{"id":"account","alert":{}}}"#], 0, "the id of another part"),
      ([#"{"rows":"some"}"#], 0, "“calls” or “all”"),
      ([#"{"rows":"all","from":-1}"#], 0, "0-based number"),
      ([#"{"rows":"all","form":1}"#], 0, "“form” has no place beside “rows”"),
      ([#"{"inptu":{}}"#], 0, "did you mean “input”?"),
      ([#"{"inptu":{}}"#], 0, "\"at\":\"inptu\""),
      ([#"{"do":{"present":"sign-out"},"return":true}"#], 0, "two messages"),
      ([#"{"do":"present"}"#], 0, "this is a map"),
      ([#"{"input":"tapOn"}"#], 0, "this is a map"),
      (
        [#"{"input":[{"inputText":"a","timeout":1},{"tapOn":"B"}]}"#], 0,
        "\"at\":\"input[0]\",\"time\":1.0"
      ),
      ([#"{"quit":false}"#], 0, "it is true"),
      ([#"{"settle":false}"#], 0, "it is true"),
    ] as [([String], Int32, String)])
  func wrong(messages: [String], status: Int32, text: String) throws {
    let run = try serve(messages)
    #expect(run.status == status)
    #expect(run.lines.contains { $0.hasPrefix("{\"error\":") && $0.contains(text) }, "\(run)")
  }

  @Test("A last line without its end is taken")
  func lastLine() throws {
    let run = try Command.run(
      "rehearsal", ["serve", path(Self.document)], input: #"{"rows":"all"}"#)
    #expect(run.status == 0)
    #expect(run.lines.last?.hasPrefix("{\"rows\":") == true)
    let half = try Command.run("rehearsal", ["serve", path(Self.document)], input: #"{"rows":"#)
    #expect(half.lines.last?.hasPrefix("{\"error\":\"this is not JSON") == true)
  }

  @Test("What is in the way of a socket stays, unless a server has left it")
  func takenPlace() throws {
    let folder = try Folder()
    let file = try folder.file("notes.txt", "mine")
    let run = try Command.run(
      "rehearsal", ["serve", path(Self.document), "--socket", file], input: "")
    #expect(run.status == 73)
    #expect(run.complaints == ["\(file): there is a file of that name"])
    #expect(try Command.run(path: "/bin/cat", [file], environment: []).output == "mine")
    let script = """
      "$1" serve "$2" --socket "$3" 2>/dev/null & server=$!
      while ! [ -S "$3" ]; do sleep 0.02; done
      kill -KILL $server; wait $server 2>/dev/null
      "$1" serve "$2" --socket "$3" & server=$!
      sleep 0.5; "$1" serve "$2" --socket "$3"; echo $?; kill $server
      """
    let left = try Command.run(
      path: "/bin/sh",
      [
        "-c", script, "sh", "\(Command.folder)/rehearsal", path(Self.document),
        "\(folder.path)/a.sock",
      ],
      environment: ["PATH=/usr/bin:/bin"])
    #expect(left.output == "73\n")
    #expect(left.complaints.first == "A program can connect to \(folder.path)/a.sock.")
  }

  @Test("A program that ends inside a tap is said so, and its record is no document")
  func recordedRun() throws {
    let folder = try Folder()
    let file = "\(folder.path)/a.jsonl"
    let run = try serve([#"{"input":{"tapOn":"Leave"}}"#], ["--session", file])
    #expect(run.status == 1)
    let rows = try Command.run("rehearsal", ["replay", "--all", file], input: "")
    #expect(rows.lines.last?.contains("the program ended inside a tap on account") == true)
    let view = try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      screens: {home: {controls: [{button: Go, then: [{present: sheet}]}]}}
      dialogs: {sheet: {presentedView: {title: Sheet, controls: [{button: In, outside: true}]}}}
      """)
    let inside = try Command.run(
      "rehearsal", ["serve", view], input: #"{"input":[{"tapOn":"Go"},{"tapOn":"In"}]}"#)
    #expect(
      inside.complaints.last?.hasSuffix("the program ended inside a tap on sheet") == true)
    let served = try Command.run("rehearsal", ["serve", file], input: "")
    #expect(served.status == 65)
    #expect(served.complaints.first?.contains("rehearsal replay") == true)
  }

  @Test("The record of a main thread that is busy during the launch can be replayed")
  func busyLaunch() throws {
    let folder = try Folder()
    let file = "\(folder.path)/a.jsonl"
    let document = try folder.file(
      "busy.rehearsal.yaml",
      "rehearsal: 1\napplication: {outside: true}\ndialogs: {a: {alert: {cancelButton: OK}}}\n")
    let run = try Command.run(
      "rehearsal", ["serve", document, "--session", file],
      input: ["{\"block\":2}", "{\"return\":null}", "{\"return\":null}", "{\"quit\":true}"]
        .map { $0 + "\n" }.joined())
    #expect(run.status == 0)
    #expect(
      try Command.run("replay", file).lines == [
        "0.000  application  application:didFinishLaunchingWithOptions: nil -> true",
        "2.000  application  applicationDidBecomeActive:", "2.000  a  willPresentAlertView:",
      ])
  }

  @Test("What a program makes has its calls, its names and its place in the record")
  func defined() throws {
    let folder = try Folder()
    let file = "\(folder.path)/a.jsonl"
    let run = try serve(
      [
        #"{"define":{"id":"sure","alert":{"title":"Sure?","cancelButton":"No"},"delegate":"outside"}}"#,
        #"{"do":{"present":"sure"}}"#, #"{"return":null}"#, #"{"settle":true}"#,
        #"{"return":"missing"}"#, #"{"input":{"tapOn":"No"}}"#, #"{"return":null}"#,
        #"{"return":null}"#, #"{"return":null}"#, #"{"settle":true}"#,
        #"{"rows":"calls"}"#, #"{"quit":true}"#,
      ], ["--session", file])
    #expect(run.status == 0)
    let calls = [
      "0.000  sure  willPresentAlertView:", "0.250  sure  alertView:clickedButtonAtIndex: 0",
      "0.250  sure  alertView:willDismissWithButtonIndex: 0",
      "0.450  sure  alertView:didDismissWithButtonIndex: 0",
    ]
    #expect(run.lines.last?.contains(calls.map { "\"\($0)\"" }.joined(separator: ",")) == true)
    #expect(try Command.run("replay", file).lines == calls)
  }
}
