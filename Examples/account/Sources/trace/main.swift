import Account
import UIKitRehearsal

// Prints what docs/delegates-in-ci.md shows: the calls, the document, or what is wrong with a mistake.

@MainActor
func signOut(_ root: UIViewController) -> Rehearsal {
  let run = Rehearsal(root)
  run.tap("Sign Out")
  run.tap("Confirm")
  run.tap("OK")
  run.settle()
  return run
}

let word = CommandLine.arguments.dropFirst().first ?? "calls"
switch word {
case "calls": print(signOut(AccountViewController()).calls.joined(separator: "\n"))
case "rows": print(signOut(AccountViewController()).rows(all: true).joined(separator: "\n"))
case "document": print(try signOut(AccountViewController()).document(), terminator: "")
case "session":
  try signOut(AccountViewController()).write(session: CommandLine.arguments[2])
case "difference":
  do {
    try signOut(HastyViewController()).expect(
      document: "../../Tests/AccountTests/account.rehearsal.yaml", scenario: "confirm")
  } catch let error as RehearsalError {
    // From the name of the file on, whose folder is another one on each machine.
    print(error.description.split(separator: "/").last.map { String($0) } ?? "")
  }
case "findings":
  print(signOut(HastyViewController()).findings.map(\.description).joined(separator: "\n"))
case "server":
  // In a window this screen is tapped by a person, and the lines below are not reached.
  let root = ServerViewController { try await Rehearsal.current?.clock.sleep(for: .seconds(2)) }
  let run = await Rehearsal.showing(root)
  run.tap("Sign Out")
  await run.idle(for: 3)
  print(run.rows(all: true).joined(separator: "\n"))
default: print("there is no “\(word)”")
}
