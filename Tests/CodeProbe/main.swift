import CodeWriting
import RandomPrototypes

// Prints the code of documents by chance: `CodeProbe FORM FIRST-SEED COUNT`; a zero byte ends each.
let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let form = words.first.flatMap({ CodeForm(rawValue: $0) }),
  let first = words.dropFirst().first.flatMap({ UInt64($0) }),
  let count = words.last.flatMap({ UInt64($0) })
else {
  fatalError("CodeProbe FORM FIRST-SEED COUNT")
}
for seed in first..<(first + count) {
  var chance = Chance(seed: seed, oddTexts: seed.isMultiple(of: 2))
  let writer = CodeWriter(chance.prototype(), document: "chance.rehearsal.yaml")
  print(CodeWriter.joined(writer.files(form)), terminator: "\0")
}
