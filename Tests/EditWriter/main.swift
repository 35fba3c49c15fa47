import AddressLiterals
import Glibc
import PrototypeFile
import Session
import TestTools
import Workbench

// EditWriter FILE SEED COUNT [BYTES]: opens a document and changes it COUNT times, by chance and
// always in the same way for a SEED. After each change it writes a number and the SHA-256 of the
// text. With BYTES no file may become longer than that, as on a full disk; what the workbench says
// of saving is written too.

@MainActor
func say(_ number: Int, _ workbench: Workbench) {
  workbench.document.finishWriting()
  var line = "\(number) \(SHA256.digits(of: workbench.document.bytes ?? []))"
  if case .failed(let reason) = workbench.document.saveState { line += " file: \(reason)" }
  if let problem = workbench.document.journalProblem { line += " journal: \(problem)" }
  try? DescriptorWriter.write(Array((line + "\n").utf8), to: STDOUT_FILENO)
}

@MainActor
func change(_ workbench: Workbench, _ numbers: inout SeededNumbers, _ number: Int) {
  let title: PartAddress = "/dialogs/d/alert/title"
  switch Int.random(in: 0..<10, using: &numbers) {
  case 0: workbench.undo()
  case 1: workbench.redo()
  case 2: workbench.save()
  case 3:
    try? workbench.edit(.insert(path: "/dialogs/d/alert/otherButtons/-", .text("B \(number)")))
  case 4: try? workbench.edit(.remove(path: "/dialogs/d/alert/otherButtons/0"))
  case 5:
    let long = String(repeating: "é", count: Int.random(in: 1...2000, using: &numbers))
    try? workbench.edit(.set(path: "/dialogs/d/alert/message", .text("\(number) \(long)")))
  case 6:
    // A text that can't be read, and back.
    let count = workbench.document.bytes?.count ?? 0
    let edit = SourceEdit(count..<count, Array("]\(number)\n".utf8))
    workbench.editText([edit], named: "Text", joins: false)
    say(number, workbench)
    workbench.undo()
  default: try? workbench.edit(.set(path: title, .text("T \(number)")))
  }
}

@MainActor
func run() {
  let arguments = CommandLine.arguments
  guard arguments.count > 3, let seed = UInt64(arguments[2]), let count = Int(arguments[3]) else {
    exit(64)
  }
  let workbench = Workbench(trust: CommandTrust(file: arguments[1] + ".trust"), patience: 60_000)
  workbench.setSavesAsYouGo(false)
  workbench.open(DocumentRequest(file: arguments[1]))
  var numbers = SeededNumbers(seed: seed)
  if arguments.count > 4, let most = rlim_t(arguments[4]) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }
  for number in 0...count {
    if number > 0 { change(workbench, &numbers, number) }
    say(number, workbench)
  }
}

MainActor.assumeIsolated { run() }
