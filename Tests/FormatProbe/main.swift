import Glibc
import PrototypeFile

// Prints the schema or the reference, or a document as JSON, or says of documents which sorts of
// errors they have: a line for each that a NUL ends.
switch CommandLine.arguments.dropFirst().first {
case "--schema": print(FormatSchema.json(), terminator: "")
case "--reference": print(FormatReference.markdown(), terminator: "")
case "--json": answerDocuments { YAMLDocument($0).root.map { json($0) } ?? "null" }
default: answerDocuments(categories)
}

func answerDocuments(_ answer: ([UInt8]) -> String) {
  var document: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0 {
    for byte in buffer.prefix(count) {
      if byte != 0 {
        document.append(byte)
      } else {
        print(answer(document))
        document.removeAll(keepingCapacity: true)
      }
    }
    fflush(nil)
  }
}

/// The sorts of errors, each once, then the first error; `-` where there is none.
func categories(_ document: [UInt8]) -> String {
  let errors = PrototypeDocument.load(document, in: .bare).problems.filter { $0.severity == .error }
  guard let first = errors.first else { return "-" }
  let found = FindingRule.allCases.filter { category in
    errors.contains { $0.rule == category }
  }
  let example = errors.first { $0.rule == .shape } ?? first
  let text = String(example.text(file: "document").map { $0.isNewline ? " " : $0 })
  return found.map(\.rawValue).joined(separator: " ") + "\t" + text
}
