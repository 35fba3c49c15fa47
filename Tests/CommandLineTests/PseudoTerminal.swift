import Glibc
import TestTools
import Testing

/// A terminal without a person.
enum PseudoTerminal {
  /// Runs `rehearsal` with standard error on a terminal of so many columns; what was written to it.
  static func errors(
    _ arguments: [String], columns: UInt16 = 80, environment: [String] = ["TERM=xterm"]
  ) throws -> String {
    try text(of: arguments, on: { "2>\($0)" }, columns: columns, environment: environment)
  }

  /// Runs `rehearsal` for somebody who types an answer; what the terminal shows.
  static func answering(_ answer: String, _ arguments: [String]) throws -> String {
    try text(
      of: arguments, on: { "<\($0) >\($0) 2>\($0)" }, typing: answer,
      environment: ["TERM=xterm", "NO_COLOR=1"])
  }

  private static func text(
    of arguments: [String], on redirection: (String) -> String, typing answer: String = "",
    columns: UInt16 = 80, environment: [String]
  ) throws -> String {
    // The program's side stays open here too, so that what is written stays until it is read.
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    defer {
      close(master)
      close(slave)
    }
    // Other tests run next to this one, and all would share the memory of ttyname.
    var place = [CChar](repeating: 0, count: 256)
    try #require(ttyname_r(slave, &place, place.count) == 0)
    let name = String(
      decoding: place.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The terminal keeps it until it is requested.
    try #require(write(master, answer, answer.utf8.count) == answer.utf8.count)
    _ = try Command.run(
      path: "/bin/sh",
      ["-c", "exec \"$0\" \"$@\" \(redirection(name))", "\(Command.folder)/rehearsal"] + arguments,
      environment: environment)
    try #require(fcntl(master, F_SETFL, O_NONBLOCK) == 0)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    // The terminal makes each line feed two characters.
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}

/// Where a person sits, there is more to see.
@Suite struct PseudoTerminalTests {
  private let document = "rehearsal: 1\ntitle: 汉\ndialogs: {a: {alert: {titel: x}}}\n"

  @Test func problemsAreShown() throws {
    let folder = try Folder()
    let path = try folder.file("a.yaml", document)
    #expect(
      try PseudoTerminal.errors(["check", path], environment: ["TERM=xterm", "NO_COLOR=1"])
        == """
        \(path):3:23: error: unknown key “titel”; did you mean “title”? \
        here: title, message, cancelButton, \
        otherButtons, style, textFields, addedButtons, cancelButtonIndex
          3 | dialogs: {a: {alert: {titel: x}}}
            |                       ^

        """)
    #expect(
      try PseudoTerminal.errors(["trace", path], columns: 24)
        == """
        \u{1B}[1m\(path):3:23:\u{1B}[0m \u{1B}[31merror:\u{1B}[0m unknown key “titel”; \
        did you mean “title”? here: title, message, cancelButton, \
        otherButtons, style, textFields, addedButtons, cancelButtonIndex
        \u{1B}[2m  3 |\u{1B}[0m …alert: {titel: x…
        \u{1B}[2m    |\u{1B}[0m          \u{1B}[31m^\u{1B}[0m

        """)
  }

  @Test func withoutOneThereIsOneLineEach() throws {
    let run = try Command.run("check", "-", input: document, environment: ["TERM=xterm"])
    #expect(
      run.errors
        == "standard input:3:23: error: unknown key “titel”; did you mean “title”? here: title, "
        + "message, cancelButton, otherButtons, style, textFields, addedButtons, "
        + "cancelButtonIndex\n")
  }
}
