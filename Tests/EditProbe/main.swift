import Glibc
import PrototypeFile
import RandomPrototypes

// Changes documents and checks what must hold for each change; it prints what was refused or is not
// as it should be, and ends with 1 if there was anything wrong.
//
//   EditProbe FILE…               every part of these documents, in every way
//   EditProbe --random SEED COUNT so many changes of documents by chance
//   EditProbe --dump SEED COUNT   the texts of such changes and what they say, for another reader

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--random", "--dump":
  guard arguments.count == 3, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    print("usage: EditProbe --random SEED COUNT")
    exit(64)
  }
  var trial = EditTrial()
  if arguments[0] == "--dump" { trial.onText = Dump.write }
  trial.run(seed: seed, changes: count)
  guard arguments[0] == "--random" else { break }
  for why in trial.refusals.prefix(20) { print("refused:", why) }
  for why in trial.wrong.prefix(20) { print("WRONG:", why) }
  print("\(trial.tried) changes, \(trial.refused) refused, \(trial.wrong.count) wrong")
  exit(trial.wrong.isEmpty && trial.refused * 200 <= trial.tried ? 0 : 1)
default:
  var probe = FileProbe()
  for path in arguments { probe.run(path) }
  print("\(probe.tried) changes, \(probe.refused) refused, \(probe.wrong) wrong")
  exit(probe.wrong == 0 ? 0 : 1)
}
