import PrototypeFile
import Testing

/// `rehearsal schema`.
@Suite struct SchemaTests {
  @Test func theSchemaIsPrinted() throws {
    #expect(
      try Command.run("schema")
        == Finished(status: 0, output: FormatSchema.json(), errors: ""))
  }

  @Test func theReferenceIsPrinted() throws {
    #expect(
      try Command.run("schema", "--reference")
        == Finished(status: 0, output: FormatReference.markdown(), errors: ""))
  }
}
