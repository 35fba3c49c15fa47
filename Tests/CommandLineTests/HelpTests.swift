import Testing

/// Help, and what a shell is told.
@Suite struct HelpTests {
  @Test(arguments: ["trace", "test", "check", "fit", "explore", "open", "alert", "sheet", "share"])
  func everyExampleOfACommandWorks(_ command: String) throws {
    let run = try Command.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE: rehearsal \(command)"))
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let examples = text.matches(of: #/Example: rehearsal (.*?)(?= Example:| USAGE:)/#)
    #expect(!examples.isEmpty)
    for example in examples {
      // The window's example needs a display; that it is understood shows in how it ends.
      let words = example.output.1.split(separator: " ").map { word in
        word.hasSuffix(".rehearsal.yaml") ? Sample.path("sign-out") : String(word)
      }
      let arguments = command == "open" ? ["open"] + words : words
      #expect(
        try Command.run("rehearsal", arguments).status
          == (["open", "alert", "sheet", "share"].contains(command) ? 69 : 0), "\(words)")
    }
  }

  /// Without a command a window opens, and its file is a word of the usage.
  @Test func theUsageNamesBothForms() throws {
    let run = try Command.run("--help")
    #expect(
      run.output.contains("USAGE: rehearsal [<file>]\n       rehearsal <subcommand> …\n"),
      "\(run.output)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let run = try Command.run("--generate-completion-script", shell)
    #expect(run.status == 0)
    for word in ["trace", "check", "jsonl", "junit", "tablet", "ios3", "yaml", "loginAndPassword"] {
      #expect(run.output.contains(word), "\(word)")
    }
    // Where the shell is not installed there is no one to ask.
    let check = "command -v \(shell) >/dev/null || exit 0; exec \(shell) -n"
    let parsed = try Command.run(path: "/bin/sh", ["-c", check], input: run.output)
    #expect(parsed == Finished(status: 0, output: "", errors: ""))
  }

  @Test func bashCompletes() throws {
    let script = try Command.run("--generate-completion-script", "bash").output
    // As the shell calls it when Tab is pressed behind these words.
    let ask = """
      \(script)
      COMP_WORDS=(rehearsal test --format ''); COMP_CWORD=3; COMP_LINE='rehearsal test --format '
      COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
      _rehearsal rehearsal '' --format
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Command.run(path: "/bin/bash", ["-s"], input: ask)
    #expect(
      run.lines.map { $0.filter { $0 != " " } }.sorted() == ["github", "junit", "tap", "text"])
  }
}
