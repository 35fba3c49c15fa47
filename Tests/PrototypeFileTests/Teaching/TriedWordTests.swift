import Testing

@testable import PrototypeFile

/// Words that people try in place of keys.
@Suite struct TriedWordTests {
  private static let names = FormatTables.all.map { $0.objectType.name }

  private func table(_ name: String) throws -> any KeyTable.Type {
    try #require(FormatTables.all.first { $0.objectType.name == name })
  }

  @Test func thereAreMany() throws {
    func words<Table: KeyTable>(_ table: Table.Type) -> Int { Table.tried.flatMap(\.words).count }
    #expect(FormatTables.all.map { words($0) }.reduce(0, +) > 900)
  }

  @Test(arguments: names)
  func noWordIsAKey(_ name: String) throws {
    try noWordIsAKey(table(name))
  }

  private func noWordIsAKey<Table: KeyTable>(_ table: Table.Type) {
    let keys = Set(Table.names.map(\.comparedWord))
    for word in Table.tried.flatMap(\.words) {
      // A control without a kind is told of keys that it could have.
      #expect(!keys.contains(word.comparedWord) && !word.comparedWord.isEmpty, "\(word)")
    }
  }

  /// Each word leads to what it means, in a document in which it can mean that.
  @Test(arguments: names)
  func everyWordIsUnderstood(_ name: String) throws {
    try understand(table(name))
  }

  private func understand<Table: KeyTable>(_ table: Table.Type) throws {
    var misunderstood: [String] = []
    for tried in Table.tried {
      for word in tried.words {
        let isUnderstood = try Frame.of(table).contains { try understands($0, tried, word) }
        if !isUnderstood { misunderstood.append(word) }
      }
    }
    #expect(misunderstood == [])
  }

  /// Whether a word is answered with its meaning, and a document that follows has no error.
  private func understands<Key: KeyTable>(
    _ frame: Frame, _ tried: Tried<Key>, _ word: String
  ) throws -> Bool {
    let shape = tried.inner?.shape() ?? tried.key?.shape ?? .text
    let values = tried.value == nil ? [try frame.sample(shape)] : ["1500", "a.b"]
    return values.contains { value in
      let errors = frame.errors("\(FlowText.text(word)): \(value)")
      guard let error = errors.first(where: { $0.message == "unknown key “\(word)”" }) else {
        return false
      }
      switch error.suggestion {
      case .key(let key):
        return key == tried.key?.rawValue && frame.errors("\(key): \(value)").isEmpty
      case .entry(let key, let value):
        return !tried.isRenaming && key == tried.key?.rawValue
          && frame.errors("\(key): \(value)").isEmpty
      case .value, nil:
        return tried.key == nil
          && error.hint == "\(tried.explanation?() ?? ""): “\(tried.line?.text ?? "")”"
      }
    }
  }

  @Test(arguments: names)
  func exampleLinesAreRight(_ name: String) throws {
    try checkLines(table(name))
  }

  private func checkLines<Table: KeyTable>(_ table: Table.Type) {
    for line in Table.tried.compactMap(\.line) {
      let frames = Frame.of(line.table)
      #expect(frames.contains { $0.errors(line.text).isEmpty }, "\(line.text)")
    }
  }

  @Test func theSchemaHasThem() throws {
    let root = try #require(YAMLDocument(Array(FormatSchema.json().utf8)).root)
    let alert = try #require(root["$defs"]?["alert"])
    #expect(
      alert["properties"]?["message"]?["description"]?.text?
        .hasPrefix("The message below the title. People also look for: text, body, ") == true)
    #expect(alert["description"]?.text?.contains("Not here: validation, ") == true)
    #expect(FormatReference.markdown().contains("\n- `message`: text, body, "))
  }
}
