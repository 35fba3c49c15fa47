import DialogModel
import PrototypeFile

extension DocumentWriter {
  /// The answer of a method that asks.
  func answer(_ answer: Answer) throws(NotWritable) -> Written {
    switch answer {
    case .always(let value): .boolean(value)
    case .ask: .word("ask")
    case .when(let condition):
      .map(try entry("when", parts.condition(condition)), .inline)
    }
  }
}
