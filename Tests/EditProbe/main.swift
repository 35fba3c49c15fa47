import Glibc
import PrototypeFile
import RandomPrototypes

// Changes documents and checks what must hold for each change; it prints what was refused or is not
// as it should be, and ends with 1 if there was anything wrong.
//
//   EditProbe FILE…                         every part of these documents, in every way
//   EditProbe --places FILE…                every place of these documents, as an editor does
//   EditProbe --random SEED COUNT [SECONDS] so many changes of documents by chance, or as many as
//                                           there is time for
//   EditProbe --dump SEED COUNT [SECONDS]   the texts of such changes and what they say, for
//                                           another reader

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--random", "--dump":
  let numbers = arguments.dropFirst().map { Int($0) }
  guard 2...3 ~= numbers.count, let seed = numbers[0], let count = numbers[1],
    let seconds = numbers.count == 3 ? numbers[2] : Int(Int32.max)
  else {
    print("usage: EditProbe --random SEED COUNT [SECONDS]")
    exit(64)
  }
  var trial = EditTrial()
  if arguments[0] == "--dump" { trial.onText = Dump.write }
  let end = ContinuousClock.now + .seconds(seconds)
  var piece: UInt64 = 0
  while trial.tried < count, ContinuousClock.now < end {
    trial.run(
      seed: UInt64(truncatingIfNeeded: seed) &+ piece, changes: min(1000, count - trial.tried))
    piece += 1
  }
  guard arguments[0] == "--random" else { break }
  for why in trial.refusals.prefix(20) { print("refused:", why) }
  for why in trial.wrong.prefix(20) { print("WRONG:", why) }
  print("\(trial.tried) changes, \(trial.refused) refused, \(trial.wrong.count) wrong")
  exit(trial.wrong.isEmpty && trial.refused * 2000 <= trial.tried ? 0 : 1)
case "--places":
  var probe = PlaceProbe()
  for path in arguments.dropFirst() { probe.run(path) }
  print(probe.summary)
  exit(probe.isGood ? 0 : 1)
default:
  var probe = FileProbe()
  for path in arguments { probe.run(path) }
  print("\(probe.tried) changes, \(probe.refused) refused, \(probe.wrong) wrong")
  exit(probe.wrong == 0 ? 0 : 1)
}
