import CodeWriting
import Glibc
import PrototypeFile
import RandomPrototypes

// Prints the code of documents by chance: `CodeProbe FORM FIRST-SEED COUNT`; a zero byte ends each.
// `CodeProbe rehearse NAMESPACE` prints the code of the document on the standard input, with what
// plays its scenarios beside UIKitRehearsal.
let words = CommandLine.arguments.dropFirst()
if words.count == 2, words.first == "rehearse", let space = words.last {
  var bytes: [UInt8] = []
  while let line = readLine(strippingNewline: false) { bytes += Array(line.utf8) }
  let read = PrototypeDocument.load(bytes, in: .bare)
  guard let prototype = read.prototype else { fatalError("\(read.problems)") }
  print(RunnableCode(prototype, space: space).text)
  exit(EXIT_SUCCESS)
}
guard words.count == 3, let form = words.first.flatMap({ CodeForm(rawValue: $0) }),
  let first = words.dropFirst().first.flatMap({ UInt64($0) }),
  let count = words.last.flatMap({ UInt64($0) })
else {
  fatalError("CodeProbe FORM FIRST-SEED COUNT, or CodeProbe rehearse NAMESPACE")
}
for seed in first..<(first + count) {
  var chance = Chance(seed: seed, oddTexts: seed.isMultiple(of: 2))
  let writer = CodeWriter(chance.prototype(), document: "chance.rehearsal.yaml")
  print(CodeWriter.joined(writer.files(form)), terminator: "\0")
}
