package import DialogModel
internal import Texts

/// The second pass: makes the model from the tree, and resolves every name.
///
/// It does not stop at an error: it reports what it cannot read and leaves it out. If there was an
/// error, the result is not used.
package struct Reader {
  /// The names that the document can refer to.
  let names: NamesOfDocument
  /// Answers the questions that the text alone does not answer.
  let environment: DocumentEnvironment
  /// The surroundings of the part that is being read.
  var surroundings = Surroundings()
  private(set) var problems: [Problem]
  /// The files that the document names, in the order in which they were read.
  private(set) var namedFiles: [NamedFile] = []
  /// The names of other parts that were resolved, if somebody asks for them.
  private(set) var mentions: [Mention]?
  /// The first number that is out of its bounds.
  private(set) var outOfBounds: Problem?
  /// How many more unknown names are compared with the known ones.
  ///
  /// A search for near names among thousands takes long, and more hints would not be read.
  private var hintsLeft = 100
  /// The tables that have been used so far; they are so few that a linear search is fast.
  private var tables: [LoadedTable] = []
  /// Texts that many problems have.
  private var sharedTexts: Set<String> = []
  private var errorCount: Int
  private var warningCount = 0

  init(names: NamesOfDocument, _ environment: DocumentEnvironment, problems: [Problem]) {
    self.names = names
    self.environment = environment
    self.problems = problems
    errorCount = problems.count
  }

  /// Reads a document and the files that it names from its root, adding to the problems.
  static func read(
    _ root: YAMLNode, _ environment: DocumentEnvironment, _ problems: inout [Problem]
  ) -> (Prototype?, [NamedFile]) {
    guard !hasOtherVersion(root, &problems) else { return (nil, []) }
    let names = NamesOfDocument(root, &problems)
    var reader = Reader(names: names, environment, problems: problems)
    reader.check(root, .object(DocumentKey.self))
    let prototype = reader.readDocument(root)
    problems = reader.problems
    return (prototype, reader.namedFiles)
  }

  /// Reads a document for the names in it that mean other parts.
  ///
  /// - Returns: its names, what was read, and the mentions in no particular order; a place can be
  ///   mentioned twice, and then the later one counts.
  package static func mentions(in root: YAMLNode) -> (NamesOfDocument, Prototype, [Mention]) {
    var problems: [Problem] = []
    let names = NamesOfDocument(root, &problems)
    var reader = Reader(names: names, .bare, problems: [])
    reader.mentions = []
    let prototype = reader.readDocument(root)
    return (names, prototype, reader.mentions ?? [])
  }

  /// Notes which parts a name means, if somebody asks for it.
  mutating func mention(_ node: YAMLNode, _ parts: @autoclosure () -> [ModelPart]) {
    guard mentions != nil else { return }
    mentions?.append(Mention(mark: node.start, parts: parts()))
  }

  /// Reports another version of the format; its keys differ, so the document is not read further.
  private static func hasOtherVersion(_ root: YAMLNode, _ problems: inout [Problem]) -> Bool {
    guard let node = root[DocumentKey.rehearsal.rawValue], let version = node.integer,
      version != DocumentKey.version
    else { return false }
    problems.append(
      Problem(
        .error, .shape, at: node.start,
        tr(
          "the document is of version {version}, and version {known} can be read",
          ["version": String(version), "known": String(DocumentKey.version)])))
    return true
  }

  /// The keys of a table, made once for each reader: a shape is made at each access, which is slow.
  mutating func lookup<Key: KeyTable>(_ table: Key.Type) -> KeyLookup<Key> {
    let id = ObjectIdentifier(table)
    if let known = tables.first(where: { $0.id == id }) { return KeyLookup(known) }
    let loaded = LoadedTable(table)
    tables.append(loaded)
    return KeyLookup(loaded)
  }

  /// Notes that the document names a file.
  mutating func note(_ file: NamedFile) { namedFiles.append(file) }

  /// Whether there are more errors than are listed, so that the reader can stop.
  var isFull: Bool { errorCount > Problem.mostListed }

  mutating func error(
    _ category: Problem.Category, _ mark: Mark, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    report(category, mark, message(), Advice(hint: hint()))
  }

  /// Reports an error with all that is known about how to correct it.
  mutating func report(
    _ category: Problem.Category, _ mark: Mark, _ message: String, _ advice: Advice
  ) {
    guard !isFull else { return }
    errorCount += 1
    var problem = Problem(.error, category, at: mark, message, hint: advice.hint)
    problem.choices = advice.choices
    problem.suggestion = advice.suggestion
    problems.append(problem)
  }

  /// Reports a number that is out of its bounds.
  mutating func refuseNumber(_ node: YAMLNode, _ message: String, _ advice: Advice = Advice()) {
    report(.shape, node.start, message, advice)
    if outOfBounds == nil { outOfBounds = problems.last }
  }

  /// Whether an unknown name is still compared with the known ones.
  var givesHints: Bool { hintsLeft > 0 && !isFull }

  /// Returns the nearest known name, if one is near.
  mutating func nearestName(_ name: String, among known: [String]) -> String? {
    guard givesHints else { return nil }
    hintsLeft -= 1
    return NearestName.of(name, among: known)
  }

  /// Returns “did you mean …?” if a known name is near.
  mutating func nearestHint(_ name: String, among known: [String]) -> String? {
    nearestName(name, among: known).map { Phrases.didYouMean($0) }
  }

  /// The text, kept once for all problems that have it.
  mutating func shared(_ text: String) -> String {
    sharedTexts.insert(text).memberAfterInsert
  }

  mutating func warning(_ mark: Mark, _ message: @autoclosure () -> String) {
    guard warningCount <= Problem.mostListed else { return }
    warningCount += 1
    problems.append(Problem(.warning, .meaning, at: mark, message()))
  }

  /// Reads a part with other surroundings.
  mutating func within<Result>(
    _ surroundings: Surroundings, _ read: (inout Reader) -> Result
  ) -> Result {
    let outer = self.surroundings
    self.surroundings = surroundings
    defer { self.surroundings = outer }
    return read(&self)
  }
}

/// The surroundings of a part of a document: what its texts, conditions and actions can refer to.
struct Surroundings {
  /// How many text fields an index can refer to.
  var fieldCount = 0
  /// The index of the field whose delegate or control event is read.
  var ownField: Int?
  /// Whether the part belongs to a question to a field about a replacement.
  var hasReplacement = false
  /// Whether a task has failed.
  var hasError = false
  /// Whether a job runs.
  var hasPercent = false
  /// Whether there is an activity to finish.
  var hasActivity = false

  /// The surroundings of a dialog's texts: all values are possible but the progress of a task.
  static let dialogTexts = Surroundings(fieldCount: 2, hasReplacement: true, hasError: true)
}

/// What a person is told about how to correct something, and what a program can do.
struct Advice {
  var hint: String?
  /// The keys or words that may stand at the place.
  var choices: String?
  var suggestion: Suggestion?
}
