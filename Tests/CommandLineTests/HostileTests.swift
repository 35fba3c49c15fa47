import Glibc
import TestTools
import Testing

/// Hostile files: each is answered in one line, soon, and without much memory.
///
/// Whoever reads them has a gigabyte of addresses, and five minutes of the processor so that what
/// has no end fails; how long it takes is measured and not tested.
@Suite(.serialized) struct HostileTests {
  /// A file by a head, a unit that is repeated, and what is said of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var head = ""
    let unit: String
    var tail = ""
    /// How long the file is, in bytes, or a little less.
    var size = 16 * 1024 * 1024
    /// The first line on standard error, behind the file's name; `nil` where there is none.
    let said: String?

    var testDescription: String { name }

    var bytes: [UInt8] {
      let unit = Array(self.unit.utf8)
      let count = (size - head.utf8.count - tail.utf8.count) / max(unit.count, 1)
      // One by one, sixteen million take a while.
      var units = unit
      while units.count < count * unit.count { units += units }
      return Array(head.utf8) + Array(units.prefix(count * unit.count)) + Array(tail.utf8)
    }
  }

  static let small = 1024 * 1024
  static let tooLong = "1:1: error: a document is at most 16 MiB long"
  static let tooDeep = "error: lists and maps are nested at most 64 deep"
  static let tooManyParts = "error: a document has at most 500000 parts"
  static let longText = "error: a text is at most 1 MiB long"
  static let noContent = "error: a text, a list or a map is missing here"

  static let cases = [
    Case(name: "brackets", unit: "[", size: 100_000, said: "1:65: \(tooDeep)"),
    Case(name: "braces", unit: "{", size: 100_000, said: "1:65: \(tooDeep)"),
    Case(name: "maps in maps", unit: "{a: ", size: 400_000, said: "1:257: \(tooDeep)"),
    Case(name: "lists in lists", unit: "- ", size: 200_000, said: "1:129: \(tooDeep)"),
    Case(name: "keys in keys", unit: "? ", size: 200_000, said: "1:129: \(tooDeep)"),
    Case(
      name: "brackets at a key", head: "rehearsal: 1\ntitle: ", unit: "[", size: 100_000,
      said: "2:71: \(tooDeep)"),
    Case(name: "50 MB of words", unit: "lorem ipsum\n", size: 50_000_000, said: tooLong),
    Case(name: "50 MB of one text", unit: "x", size: 50_000_000, said: tooLong),
    Case(name: "50 MB of a list", unit: "- item\n", size: 50_000_000, said: tooLong),
    Case(name: "commas", unit: ",", said: "1:1: \(noContent)"),
    Case(name: "commas in brackets", head: "[", unit: ",", said: "1:2: \(noContent)"),
    Case(
      name: "items", head: "[", unit: "a,", tail: "]", size: 2 * small,
      said: "1:1000000: \(tooManyParts)"),
    Case(
      name: "items of a block", unit: "-\n", size: 2 * small, said: "500000:2: \(tooManyParts)"),
    Case(
      name: "maps", head: "[", unit: "{},", tail: "]", size: 3 * small,
      said: "1:1499999: \(tooManyParts)"),
    Case(
      name: "anchors", head: "[", unit: "&a x,", tail: "]",
      said: "1:2: error: “&” begins an anchor, and a document cannot have one; "
        + "put a text that begins with “&” in quotes"),
    Case(
      name: "aliases", head: "[", unit: "*a,", tail: "]",
      said: "1:2: error: “*” begins an alias, and a document cannot have one; "
        + "write the part out, or put a text that begins with “*” in quotes"),
    Case(
      name: "tags", head: "[", unit: "!a x,", tail: "]",
      said: "1:2: error: “!” begins a tag, and a document cannot have one; "
        + "put a text that begins with “!” in quotes"),
    Case(
      name: "ampersands", unit: "&",
      said: "1:1: error: a text cannot begin with “&”; put the text in quotes"),
    Case(name: "quotes", unit: "'", said: "1:1: \(longText)"),
    Case(
      name: "empty quotes", head: "[", unit: "\"\",", tail: "]", size: 3 * small,
      said: "1:1499999: \(tooManyParts)"),
    Case(
      name: "tabs", unit: "\t", said: "1:1: error: a tab cannot indent a line; use spaces instead"),
    Case(name: "escapes", head: "\"", unit: "\\u0041", tail: "\"", said: "1:1: \(longText)"),
    Case(name: "pairs", head: "\"", unit: "\\ud83d\\ude00", tail: "\"", said: "1:1: \(longText)"),
    Case(
      name: "halves of pairs", head: "\"", unit: "\\ud83d", tail: "\"",
      said: "1:4: error: this escape is not a character"),
    Case(
      name: "repeated keys", unit: "a: 1\n",
      said: "2:1: error: the key “a” is here again; it is already on line 1"),
    Case(
      name: "repeated dialogs", head: "rehearsal: 1\n", unit: "dialogs: {a: {}}\n",
      said: "3:1: error: the key “dialogs” is here again; it is already on line 2"),
    Case(
      name: "names that are nearly right", head: "rehearsal: 1\nscenarios: {x: {steps: [\n",
      unit: "{tapOm: A},\n", tail: "]}}\n", size: small,
      said: "3:2: error: unknown key “tapOm”; did you mean “tapOn”? here: tapOn, inputText, wait, "
        + "waitFor, assertVisible, assertNotVisible, pressKey, rotate, answer, launchApp, present, "
        + "do and 33 more (see “rehearsal schema”)"),
    Case(
      name: "things of the wrong sort", head: "rehearsal: 1\nscenarios: {x: {steps: [\n",
      unit: "a,", tail: "]}}\n", size: 900_000,
      said: "3:1: error: a map is expected here, this is a text; write “{tapOn: a}”"),
    Case(
      name: "fields", head: "rehearsal: 1\ndialogs: {a: {alert: {textFields: [", unit: "{},",
      tail: "]}}}\n", size: 200_000,
      said: "2:36: error: an alert of the style “default” has no text field; "
        + "“style” says how many there are"),
    Case(name: "one text", head: "rehearsal: 1\ntitle: ", unit: "x", said: "2:8: \(longText)"),
    Case(
      name: "spaces", unit: " ",
      said: "1:1: error: the document is empty; a document begins with “rehearsal: 1”"),
    Case(
      name: "lines", unit: "\n",
      said: "1:1: error: the document is empty; a document begins with “rehearsal: 1”"),
    Case(name: "colons", unit: ":", said: "1:1: \(longText)"),
    Case(
      name: "U+0000", unit: "\0", said: "1:1: error: the character U+0000 is not allowed here"),
    Case(
      name: "buttons", head: "rehearsal: 1\ndialogs: {a: {alert: {cancelButton: B, otherButtons: [",
      unit: "A,", tail: "]}}}\n", size: 200_000,
      said: "2:22: error: this dialog has 99965 buttons; at most 5000 are allowed; "
        + "split it into several"),
    Case(
      name: "as many buttons as are allowed",
      head: "rehearsal: 1\ndialogs: {a: {alert: {cancelButton: B, otherButtons: [",
      unit: "A,", tail: "]}}}\n", size: 73 + 2 * 4_999,
      said: "2:57: warning: “a” has 5000 buttons; more than two read better as an action sheet; "
        + "see docs/checks.md#rule-1"),
    Case(
      name: "controls", head: "rehearsal: 1\nscreens: {s: {controls: [", unit: "{label: A},",
      tail: "]}}\n", size: 200_000,
      said: "2:25: error: here are 18178 controls; a screen or a view has at most 10000; "
        + "split it into several"),
    Case(
      name: "activities",
      head: "rehearsal: 1\ndialogs: {a: {activityPicker: {items: [{text: a}], activities: [",
      unit: "{type: a},", tail: "]}}}\n", size: 20_000,
      said: "2:64: error: here are 1991 activities; a picker has at most 500; "
        + "split it into several"),
    Case(
      name: "a long message",
      head: "rehearsal: 1\ndialogs:\n  a:\n    alert:\n      cancelButton: B\n      message: |\n"
        + "        ", unit: "x", tail: "\n", size: small + 200,
      said: "6:16: error: this text has 1048691 bytes; at most 1048576 are allowed; shorten it"),
    Case(
      name: "the text of a field",
      head: "rehearsal: 1\ndialogs: {a: {alert: {cancelButton: B, "
        + "style: plainText, textFields: [{text: ", unit: "x", tail: "}]}}}\n",
      size: 65_200,
      said: "2:78: error: this text has 65104 bytes; at most 65000 are allowed; shorten it"),
    Case(
      name: "expected calls",
      head: "rehearsal: 1\nscenarios:\n  x:\n    steps: []\n    expect: |\n",
      unit: "      a didPresentAlertView:\n", size: small,
      said: "6:7: warning: no dialog, field, activity or task is called “a”; "
        + "see docs/checks.md#expected-names"),
  ]

  /// Runs the program with a gigabyte and five minutes of the processor, or less.
  static func run(
    _ arguments: [String], standardInput: String = "/dev/null", kilobytes: Int = 1_048_576,
    seconds: Int = 300
  ) throws -> Finished {
    // With a sanitizer there are more addresses than any limit, and it does not even begin.
    let script = """
      most=\(kilobytes)
      if (ulimit -v $most && exec "$0" --version) >/dev/null 2>&1; then ulimit -v $most; fi
      ulimit -t \(seconds)
      input="$1"; shift; exec timeout 500 "$0" "$@" <"$input"
      """
    return try Command.run(
      path: "/bin/bash",
      ["-c", script, "\(Command.folder)/rehearsal", standardInput] + arguments)
  }

  @Test(arguments: cases)
  func isAnswered(_ example: Case) throws {
    let folder = try Folder()
    let path = try folder.file("f", example.bytes)
    let isError = example.said?.contains(" error: ") == true
    let file = try HostileTests.run(["check", path])
    #expect(file.status == (isError ? 65 : 0))
    #expect(file.complaints.first == example.said.map { "\(path):\($0)" })
    #expect(file.complaints.count <= 1_001)
    #expect(file.lines.count == 1)
  }

  /// What is well within the limit of length, and what is beyond it.
  @Test(arguments: cases.filter { $0.size < 500_000 || $0.said == tooLong })
  func isAnsweredFromStandardInput(_ example: Case) throws {
    let folder = try Folder()
    let path = try folder.file("f", example.bytes)
    let piped = try HostileTests.run(["check", "-"], standardInput: path)
    #expect(piped.status == (example.said?.contains(" error: ") == true ? 65 : 0))
    #expect(piped.complaints.first == example.said.map { "standard input:\($0)" })
  }

  @Test(arguments: cases.filter { $0.size < 500_000 && $0.said?.contains(" error: ") == true })
  func isAnsweredByEveryCommand(_ example: Case) throws {
    let folder = try Folder()
    let path = try folder.file("f", example.bytes)
    for command in ["trace", "test"] {
      let run = try HostileTests.run([command, path])
      #expect(run.status == 65)
      #expect(run.complaints.first == example.said.map { "\(path):\($0)" })
    }
  }

  /// Each of nine lists holds the one before nine times over.
  @Test func aBombOfAliases() throws {
    let names = Array("abcdefghij").map { String($0) }
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (before, name) in zip(names, names.dropFirst()) {
      let items = Array(repeating: "*\(before)", count: 9).joined(separator: ", ")
      text += "\(name): &\(name) [\(items)]\n"
    }
    let folder = try Folder()
    let path = try folder.file("f", text)
    let run = try HostileTests.run(["check", path])
    #expect(run.status == 65)
    #expect(run.complaints.first?.hasPrefix("\(path):1:1: error: unknown key “a”; here: ") == true)
    #expect(run.lines == ["\(path): 102 errors"])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], true, "1:1: error: this is UTF-16; save the file as UTF-8"),
      ([0xFE, 0xFF], true, "1:1: error: this is UTF-16; save the file as UTF-8"),
      ([], true, "1:1: error: this is UTF-16; save the file as UTF-8"),
      ([0xFF], false, "1:1: error: this is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x0A, 0xC3, 0x28], false, "2:2: error: this is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x3A, 0x20, 0], false, "1:4: error: the character U+0000 is not allowed here"),
    ] as [([UInt8], Bool, String)])
  func isNoText(_ head: [UInt8], _ isWide: Bool, _ said: String) throws {
    let text = Array("rehearsal: 1\n".utf8)
    let folder = try Folder()
    let path = try folder.file(
      "f", head + (isWide ? text.flatMap { head == [0xFE, 0xFF] ? [0, $0] : [$0, 0] } : text))
    for command in ["check", "trace", "test"] {
      let run = try HostileTests.run([command, path])
      #expect(run.status == 65)
      #expect(run.complaints == ["\(path):\(said)"])
    }
    let piped = try HostileTests.run(["check", "-"], standardInput: path)
    #expect(piped.status == 65)
    #expect(piped.complaints == ["standard input:\(said)"])
  }

  @Test(arguments: ["check", "trace", "test"])
  func areNoFiles(_ command: String) throws {
    let folder = try Folder()
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let circle = folder.path("circle")
    try #require(symlink("circle", circle) == 0)
    let noFile = "this is not a file; use “-” to read from a pipe"
    for (path, reason) in [
      (folder.path, HostileTests.folderIsNoDocument(of: command)), (pipe, noFile),
      (circle, "this link leads in a circle"), ("/dev/zero", noFile), ("/dev/full", noFile),
      ("/dev/null", noFile), ("\(pipe)/f", "there is no such file"),
      (folder.path(String(repeating: "x", count: 300)), "File name too long"),
    ] {
      let run = try HostileTests.run([command, path])
      #expect(run.status == 66)
      #expect(run.complaints == ["\(path): \(reason)"])
    }
  }

  /// "test" takes folders, but this one has no document.
  private static func folderIsNoDocument(of command: String) -> String {
    command == "test"
      ? "there is no document in it; their names end in .rehearsal.yaml, .rehearsal.yml, .rehearsal.json"
      : "this is a folder; name a file inside it"
  }

  @Test(arguments: ["check", "trace", "test"])
  func standardInputIsAnything(_ command: String) throws {
    let endless = try HostileTests.run([command, "-"], standardInput: "/dev/zero")
    #expect(endless.status == 65)
    #expect(endless.complaints == ["standard input:\(HostileTests.tooLong)"])
    let folder = try HostileTests.run([command, "-"], standardInput: "/tmp")
    #expect(folder.status == 66)
    #expect(
      folder.complaints == ["standard input: this is a folder; name a file inside it"])
    let nothing = try HostileTests.run([command, "-"])
    #expect(nothing.status == 65)
  }

  /// Scenarios that would never end, or whose patterns would not.
  @Test(
    arguments: [
      ("dialogs: {}", "steps: [wait: 1e300]", "error: the number must be at most 3162240000"),
      (
        "dialogs: {}", "steps: [wait: 3153600000, wait: 3153600000]",
        "error: stopped after 100 simulated years"
      ),
      (
        "screens: {s: {controls: [button: \(String(repeating: "a", count: 40))]}}",
        "steps: [tapOn: /(a*)*b/]", "error: waited 60.000 s without success for “/(a*)*b/”"
      ),
      (
        "dialogs: {a: {alert: {style: plainText, cancelButton: OK, textFields: [{text: "
          + String(repeating: "a", count: 40) + "b}]}, delegate: {returns: "
          + "{\"alertViewShouldEnableFirstOtherButton:\": {when: {matches: (a|aa)+$, field: 0}}}}}}",
        "steps: [assertVisible: B]",
        "error: “B” does not show"
      ),
    ])
  func hasAnEnd(_ document: String, _ steps: String, _ said: String) throws {
    let folder = try Folder()
    let path = try folder.file("f", "rehearsal: 1\n\(document)\nscenarios: {x: {\(steps)}}\n")
    let run = try HostileTests.run(["trace", path])
    #expect(run.status == (said.contains("must be at most") ? 65 : 1))
    #expect(run.complaints.first?.contains(said) == true, "\(run.complaints)")
  }
}
