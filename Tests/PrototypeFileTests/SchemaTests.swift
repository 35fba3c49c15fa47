import Glibc
import Testing

@testable import PrototypeFile

/// The schema and the reference, which are made from the reader's own tables.
@Suite struct SchemaTests {
  private static let names = FormatTables.all.map { $0.objectType.name }

  @Test(arguments: SchemaTests.names)
  func examplesLoad(_ name: String) throws {
    let table = try #require(FormatTables.all.first { $0.objectType.name == name })
    let document = "rehearsal: 1\n" + table.objectType.example + "\n"
    #expect(problems(document) == [])
  }

  @Test(arguments: SchemaTests.names)
  func everyKeyIsDescribed(_ name: String) throws {
    let table = try #require(FormatTables.all.first { $0.objectType.name == name })
    for note in notes(of: table) + [table.objectType.note()] {
      #expect(note.hasSuffix(".") && note.first?.isUppercase == true, "\(name): \(note)")
      #expect(note.count < 100, "\(name): \(note)")
    }
  }

  private func notes<Table: KeyTable>(of table: Table.Type) -> [String] {
    Table.allCases.map { $0.entry.note() }
  }

  @Test func theReferenceIsUpToDate() throws {
    let text = String(decoding: try Files.bytes(at: "docs/format.md"), as: UTF8.self)
    #expect(
      text == FormatReference.markdown(),
      "write it anew: .build/debug/FormatProbe --reference > docs/format.md")
  }

  @Test func theSchemaIsWhole() throws {
    let schema = FormatSchema.json()
    let document = YAMLDocument(Array(schema.utf8))
    #expect(document.problems == [])
    let root = try #require(document.root)
    #expect(root["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["properties"]?["rehearsal"]?["const"]?.integer == 1)
    let definitions = root["$defs"]?.entries?.compactMap(\.key.text) ?? []
    #expect(definitions == SchemaTests.names.filter { $0 != "document" })
    for line in schema.split(separator: "\n") where line.contains("$ref") {
      let name = line.split(separator: "/").last?.prefix { $0 != "\"" } ?? ""
      #expect(definitions.contains(String(name)), "\(line)")
    }
  }

  @Test func thingsHaveTheirRules() throws {
    let root = try #require(YAMLDocument(Array(FormatSchema.json().utf8)).root)
    let things = try #require(root["$defs"])
    #expect(things["button"]?["required"]?.list?.map(\.text) == ["title"])
    #expect(things["button"]?["type"]?.text == "object")
    #expect(things["alert"]?["type"]?.list?.map(\.text) == ["object", "null"])
    #expect(things["alert"]?["additionalProperties"]?.boolean == false)
    #expect(things["change"]?["dependentRequired"]?["text"]?.list?.map(\.text) == ["field"])
    // A change of a field is one of two things.
    let needed = things["change"]?["allOf"]?.list?.last { $0["anyOf"] != nil }
    #expect(
      needed?["anyOf"]?.list?.dropFirst().map { $0["required"]?.list?.first?.text }
        == ["text", "overlay"])
    #expect(things["activityItem"]?["allOf"]?.list?.first?["then"]?["oneOf"]?.list?.count == 4)
    #expect(
      things["alert"]?["properties"]?["style"]?["enum"]?.list?.map(\.text)
        == ["default", "plainText", "secureText", "loginAndPassword"])
    #expect(
      things["choices"]?["properties"]?["outsideTapIndex"]?["enum"]?.list?.map(\.text)
        == ["-1", "-1", "cancel"])
    #expect(things["textTest"]?["properties"]?["matches"]?["maxLength"]?.integer == 200)
  }
}
