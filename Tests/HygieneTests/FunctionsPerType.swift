import Testing

/// Counts the functions of types, over all their files.
///
/// Counted are `func` and `init` with a body, also those of extensions in other modules. Not counted
/// are computed properties and subscripts, what a protocol requires, functions within functions, and
/// extensions of types that the sources do not declare.
struct FunctionCounter {
  /// The modules that declare a type, by the type's name.
  private var modules: [String: Set<String>] = [:]
  /// How many functions the parts of a type have in a module.
  private var parts: [Part: Int] = [:]

  private struct Part: Hashable {
    let module: String
    let name: String
  }

  init(_ files: [SourceFile]) {
    for file in files where file.path.hasSuffix(".swift") {
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      var reader = DeclarationReader(file.text)
      reader.read()
      for name in reader.declared { modules[name, default: []].insert(module) }
      for (name, count) in reader.functions {
        parts[Part(module: module, name: name), default: 0] += count
      }
    }
  }

  /// How many functions types have, by `MODULE.TYPE`.
  var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for (part, count) in parts {
      guard let modules = modules[part.name] else { continue }
      // A name that several modules declare means the own one, which a module sees first.
      let owner =
        modules.contains(part.module)
        ? part.module : modules.count == 1 ? modules.first : nil
      if let owner { counts["\(owner).\(part.name)", default: 0] += count }
    }
    return counts
  }
}

/// Reads which types a source declares or extends, and how many functions they have there.
private struct DeclarationReader {
  /// The names of declared types, with those around them: `Row.Content`.
  private(set) var declared: Set<String> = []
  private(set) var functions: [String: Int] = [:]

  /// What a brace encloses.
  private enum Scope {
    /// The body of a type or of its extension; the full name.
    case type(String)
    /// Requirements, or the inside of a function or a property.
    case other
  }

  private let bytes: [UInt8]
  private var place = 0
  private var scopes: [Scope] = []
  /// What the next brace opens, if it is known.
  private var coming: Scope?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() {
    var last = UInt8(ascii: "\n")
    while place < bytes.count {
      let byte = bytes[place]
      if skipComment() || skipText() { continue }
      if isLetter(byte) {
        take(word(), after: last)
      } else {
        if byte == UInt8(ascii: "{") {
          scopes.append(coming ?? .other)
          coming = nil
        } else if byte == UInt8(ascii: "}") {
          _ = scopes.popLast()
        }
        place += 1
      }
      if byte != UInt8(ascii: " ") { last = byte }
    }
  }

  /// The name of the type whose body this is; empty in no type, `nil` within something else.
  private var outer: String? {
    switch scopes.last {
    case nil: ""
    case .type(let name)?: name
    case .other?: nil
    }
  }

  private mutating func take(_ word: String, after last: UInt8) {
    guard let outer, coming == nil else { return }
    switch word {
    case "struct", "class", "enum", "actor", "extension":
      let before = place
      let name = path()
      guard !name.isEmpty, !["func", "var", "let", "subscript"].contains(name) else {
        place = before
        return
      }
      let full = outer.isEmpty ? name : "\(outer).\(name)"
      if word != "extension" { declared.insert(full) }
      coming = .type(full)
    case "protocol":
      declared.insert(path())
      coming = .other
    case "func", "init":
      if last != UInt8(ascii: "."), !outer.isEmpty { functions[outer, default: 0] += 1 }
    default: break
    }
  }

  // MARK: Words

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, isLetter(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// A name with the names before it, such as `Row.Content`, on the same line.
  private mutating func path() -> String {
    let start = bytes[place...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    place = start
    while place < bytes.count, isLetter(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  // MARK: What is no code

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//", at: place) {
      place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return true
    }
    guard starts(with: "/*", at: place) else { return false }
    while place < bytes.count, !starts(with: "*/", at: place) { place += 1 }
    place = min(place + 2, bytes.count)
    return true
  }

  /// Skips a text or a pattern, with the code in its placeholders.
  private mutating func skipText() -> Bool {
    var hashes = 0
    while place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let opening = place + hashes
    if hashes > 0, starts(with: "/", at: opening) {
      place = opening + 1
      while place < bytes.count, !starts(with: "/#", at: place) { place += 1 }
      place = min(place + 1 + hashes, bytes.count)
      return true
    }
    guard starts(with: "\"", at: opening) else { return false }
    let quotes = starts(with: "\"\"\"", at: opening) ? 3 : 1
    place = opening + quotes
    while place < bytes.count, !closes(quotes, hashes) {
      guard bytes[place] == UInt8(ascii: "\\"), isRaw(hashes, at: place + 1) else {
        place += 1
        continue
      }
      place += 1 + hashes
      if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
        skipPlaceholder()
      } else {
        place += 1
      }
    }
    place = min(place + quotes + hashes, bytes.count)
    return true
  }

  private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
    (quotes == 3 ? starts(with: "\"\"\"", at: place) : starts(with: "\"", at: place))
      && isRaw(hashes, at: place + quotes)
  }

  /// Whether there are that many hashes at a place.
  private func isRaw(_ hashes: Int, at place: Int) -> Bool {
    place + hashes <= bytes.count
      && bytes[place..<place + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func skipPlaceholder() {
    var depth = 0
    repeat {
      if skipText() { continue }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
  }
}

/// A type has few functions over all its files: one that has more does the work of several.
@Suite struct FunctionsPerType {
  static let most = 60

  /// The types that had more when they were first counted, with their numbers now.
  ///
  /// A number may only become smaller, and a new type may not come here.
  static let larger = [
    "DialogSimulator.Simulator": 235,
    // It came from the tests, where functions are not counted.
    "DocumentWriter.DocumentWriter": 85,
    "Workbench.Workbench": 141,
  ]

  private static func large(_ files: [SourceFile]) -> [String: Int] {
    FunctionCounter(files).counts.filter { $0.value > most }
  }

  /// A number that is too large here is lowered, so that the type cannot grow again.
  @Test func noTypeGrows() throws {
    let found = FunctionsPerType.large(try Project.sources.get())
    for type in Set(found.keys).union(FunctionsPerType.larger.keys).sorted() {
      #expect(
        found[type] ?? FunctionsPerType.most
          == FunctionsPerType.larger[type] ?? FunctionsPerType.most,
        "\(type): the number of functions now, and the one listed")
    }
  }

  @Test func functionsOfAllFilesAreCounted() {
    let files = [
      SourceFile(
        "Sources/A/One.swift",
        """
        public struct Room: Sendable {
          var size: Int { 1 }
          init(_ size: Int) { self.init() }
          init() { func local() {} }
          class Inner { class func make() -> Inner { .init() } }
          let words = "func a() { \\(text("func {")) } // func"
          let raw = #"func \\(b) {"# // func c() {}
          static func + (left: Room, right: Room) -> Room { left }
          /* func d() {} */
          func last<Value>(_ value: Value) where Value: Equatable {
            struct Local { func hidden() {} }
          }
        }
        protocol Door { func open() }
        extension Door { func openTwice() { open() } }
        extension String { func foreign() {} }
        func free() {}
        """),
      SourceFile("Sources/A/Two.swift", "extension Room { private func more() {} }"),
      SourceFile(
        "Sources/B/Three.swift",
        "extension Room { func far() {} }\nextension Room.Inner { func farther() {} }"),
      SourceFile("Sources/C/Four.swift", "enum Room { static func own() {} }"),
    ]
    #expect(
      FunctionCounter(Array(files.dropLast())).counts
        == ["A.Room": 6, "A.Room.Inner": 2, "A.Door": 1])
    // Whose extension it is in B is not known any more.
    #expect(
      FunctionCounter(files).counts
        == ["A.Room": 5, "A.Room.Inner": 2, "A.Door": 1, "C.Room": 1])
  }
}
