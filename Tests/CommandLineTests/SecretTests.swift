import TestTools
import Testing

/// What is typed into a secure field is bullets in every output.
@Suite struct SecretTests {
  private static let secret = "correct-horse"

  /// A scenario that types, pastes, deletes and refers to a password; the wrong expectation makes
  /// reports print what came.
  private static func document(_ folder: Folder) throws -> String {
    try folder.file(
      "secret.rehearsal.yaml",
      """
      rehearsal: 1
      screens:
        start:
          controls:
            - textField: Pin
              secure: true
              on: {editingChanged: [{log: "pin {field:0}"}]}
            - button: Sign In
              then: [{present: login}]
      dialogs:
        login:
          alert:
            title: Sign In
            style: loginAndPassword
            cancelButton: Cancel
            otherButtons: [{title: OK, then: [{log: "{field:0} {field:1}"}]}]
            textFields:
              - {}
              - on: {editingChanged: [{log: "now {field:1}"}]}
                delegate:
                  returns:
                    "textField:shouldChangeCharactersInRange:replacementString:":
                      {when: {not: {matches: "(a+)+\\\\d"}}}
                  does:
                    "textField:shouldChangeCharactersInRange:replacementString:":
                      - log: "wants {replacement}"
                      - set: {dialog: login, message: "{field:1} and {replacement}"}
      scenarios:
        types:
          steps:
            - tapOn: Pin
            - inputText: "\(secret)"
            - tapOn: Sign In
            - inputText: ada
            - tapOn: Password
            - inputText: "\(secret)"
            - pasteText: "\(secret)"
            - eraseText: 2
            - tapOn: OK
            - assertVisible: never there
          expect: ["login willPresentAlertView:"]
      """)
  }

  @Test(arguments: [
    ["trace"], ["trace", "--all"], ["trace", "--format", "svg"],
    ["trace", "--format", "mermaid"], ["trace", "--format", "markdown", "--all"],
    ["trace", "--format", "jsonl"],
    ["trace", "--format", "jsonl", "--all"], ["trace", "--format", "csv", "--all"],
    ["trace", "--format", "expect"], ["test"], ["test", "--format", "tap"],
    ["test", "--format", "junit"],
  ])
  func isBullets(_ arguments: [String]) throws {
    let folder = try Folder()
    let path = try SecretTests.document(folder)
    let run = try Command.run("rehearsal", arguments + [path])
    let said = run.output + run.errors
    #expect(!said.contains(SecretTests.secret))
    // Nor a letter of it at a time: whatever is in the place of the text is bullets.
    for letter in ["\"c\"", "\"h\"", "\"-\"", "“c”"] {
      #expect(!said.contains(letter), "\(letter) in \(arguments)")
    }
    #expect(said.contains("•"))
  }
}
