import Glibc
import Testing

/// Files whose names are no UTF-8, in every command: byte for byte, also where one is written.
@Suite struct ByteNameTests {
  private static let document = """
    rehearsal: 1
    dialogs: {a: {alert: {title: A, cancelButton: B, otherButtons: [C]}}}
    scenarios: {s: {steps: [{tapOn: B}]}}

    """

  private func run(_ script: String) throws -> Finished {
    try Command.run(
      path: "/bin/bash",
      [
        "-c",
        """
        d=$(mktemp -d); trap 'rm -r "$d"' EXIT; cd "$d"
        f=$'caf\\xe9\\xff.rehearsal.yaml'
        printf '%s' "$DOCUMENT" > "$f"
        \(script)
        """, "\(Command.folder)/rehearsal",
      ], environment: ["DOCUMENT=\(Self.document)"])
  }

  @Test(
    arguments: [
      #""$0" trace --scenario s "$f""#, #""$0" test "$f""#, #""$0" check "$f""#,
      #""$0" check ./"$f""#, #""$0" trace --scenario=s -- "$f""#, #""$0" diff "$f" "$f#s""#,
      #""$0" edit "$f" set /title T && grep -q 'title: T' "$f""#,
      #""$0" trace --scenario s "$f" --session $'r\xff.session.jsonl' && "$0" replay $'r\xff.session.jsonl'"#,
    ])
  func aCommandReadsIt(_ command: String) throws {
    let done = try run(command)
    #expect(done.status == 0, "\(command): \(done.errors)")
  }

  @Test func aProblemShowsItsBytes() throws {
    let done = try run(#"echo 'title: x' > "$f"; "$0" check "$f""#)
    #expect(done.status == 65)
    #expect(done.errors.hasPrefix(#"caf\xe9\xff.rehearsal.yaml:1:"#), "\(done.errors)")
    let missing = try run(#""$0" check $'no\xfe.yaml'"#)
    #expect(missing.status == 66)
    #expect(missing.errors == "no\\xfe.yaml: there is no such file\n")
  }

  @Test(arguments: ["trace --scenario s --format jsonl", "test --format junit 2>/dev/null"])
  func whatIsPrintedIsText(_ words: String) throws {
    let done = try run(#""$0" \#(words) "$f" | iconv -f UTF-8 -t UTF-8 > /dev/null"#)
    #expect(done.status == 0 && done.errors == "")
  }

  @Test(arguments: ["icons --picture", "picture \"$f\" --dialog a --output"])
  func aPictureIsWrittenUnderIt(_ words: String) throws {
    let done = try run(
      #"o=$'p\xff.png'; if "$0" \#(words) "$o"; then [ -s "$o" ]; else [ $? = 69 ]; fi"#)
    #expect(done.status == 0, "\(done.errors)")
  }

  @Test func acceptRewritesIt() throws {
    let done = try run(
      #"printf '%s' "${DOCUMENT/B\}]/B\}], expect: []}" > "$f"; "$0" test --accept "$f"; "#
        + #"[ "$(ls | wc -l)" = 1 ] && "$0" test "$f" && grep -q willPresent "$f""#)
    #expect(done.status == 0, "\(done.errors)")
  }
}
