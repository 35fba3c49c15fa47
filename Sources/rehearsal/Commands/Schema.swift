import ArgumentParser
import PrototypeFile
import Texts

/// Prints the JSON Schema of documents.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Print the JSON Schema of documents."),
    discussion: tr("Example: rehearsal schema > prototype.schema.json"))

  // docs/format.md is made with this.
  @Flag(help: .hidden)
  var reference = false

  func run() {
    Output.result(reference ? FormatReference.markdown() : FormatSchema.json())
  }
}
