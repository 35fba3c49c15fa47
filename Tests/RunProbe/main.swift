import DialogModel
import DialogSimulator
import EventLog
import Glibc
import PrototypeFile
import RandomPrototypes

// Runs in words: "RunProbe make FIRST COUNT" writes them, "RunProbe play [--rows]" reads them from
// standard input and prints a digest, or the rows, of each.

let arguments = Array(CommandLine.arguments.dropFirst())
var output: [UInt8] = []
@MainActor func put(_ text: String) {
  output += Array(text.utf8)
  output.append(10)
  if output.count > 1 << 20 { flush() }
}
@MainActor func flush() {
  var rest = output[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(74) }
    rest = rest.dropFirst(count)
  }
  output.removeAll(keepingCapacity: true)
}

switch arguments.first {
case "make":
  let first = UInt64(arguments[1]) ?? 0, count = UInt64(arguments[2]) ?? 0
  for seed in first..<first + count { Making.make(seed) }
case "play": Playing(rows: arguments.contains("--rows")).play()
case "corpus":
  for seed in arguments.dropFirst() { Making.make(UInt64(seed) ?? 0, withConfiguration: true) }
case "rounds": Rounds.play(Int(arguments[1]) ?? 0, acts: arguments.count > 2)
default: exit(64)
}
flush()
