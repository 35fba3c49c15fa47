internal import DialogModel
internal import Texts

/// The second pass: makes the model from the tree, with every name resolved.
///
/// Never stops at an error: what cannot be read is reported and left out, and the result is thrown
/// away in the end if there was any.
struct Reader {
  /// What can be referred to.
  let names: Names
  /// Answers what the text alone does not say.
  let environment: DocumentEnvironment
  /// What stands around the part that is being read.
  var surroundings = Surroundings()
  private(set) var problems: [Problem]
  /// The files that the document names, in the order in which they were read.
  private(set) var namedFiles: [NamedFile] = []
  /// How many more unknown names are compared with the known ones: looking for near names among
  /// thousands takes long, and nobody reads on after so many.
  private var hintsLeft = 100
  /// The tables that have been needed so far; so few that going through them is fast.
  private var lookups: [AnyObject] = []
  private var errorCount: Int
  private var warningCount = 0

  init(names: Names, _ environment: DocumentEnvironment, problems: [Problem]) {
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
    let names = Names(root, &problems)
    var reader = Reader(names: names, environment, problems: problems)
    reader.check(root, .object(DocumentKey.self))
    let prototype = reader.readDocument(root)
    problems = reader.problems
    return (prototype, reader.namedFiles)
  }

  /// Another version has other keys, so nothing else could rightly be said about the document.
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

  /// A table's keys, made once for each reader: a shape is put together anew wherever it is asked for.
  mutating func lookup<Key: KeyTable>(_ table: Key.Type) -> KeyLookup<Key> {
    for known in lookups {
      if let known = known as? KeyLookup<Key> { return known }
    }
    let lookup = KeyLookup<Key>()
    lookups.append(lookup)
    return lookup
  }

  /// Notes that the document names a file.
  mutating func note(_ file: NamedFile) { namedFiles.append(file) }

  /// Whether there are more errors than are listed, so that nothing more need be read.
  var isFull: Bool { errorCount > Problem.mostListed }

  mutating func error(
    _ category: Problem.Category, _ mark: Mark, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    errorCount += 1
    problems.append(Problem(.error, category, at: mark, message(), hint: hint()))
  }

  /// Whether an unknown name is still compared with the known ones.
  var givesHints: Bool { hintsLeft > 0 && !isFull }

  /// “did you mean …?”, where a known name is near.
  mutating func nearestHint(_ name: String, among known: [String]) -> String? {
    guard givesHints else { return nil }
    hintsLeft -= 1
    return NearestName.of(name, among: known).map {
      tr("did you mean “{name}”?", ["name": $0])
    }
  }

  mutating func warning(_ mark: Mark, _ message: @autoclosure () -> String) {
    guard warningCount <= Problem.mostListed else { return }
    warningCount += 1
    problems.append(Problem(.warning, .meaning, at: mark, message()))
  }

  /// Reads a part with something else around it.
  mutating func within<Result>(
    _ surroundings: Surroundings, _ read: (inout Reader) -> Result
  ) -> Result {
    let outer = self.surroundings
    self.surroundings = surroundings
    defer { self.surroundings = outer }
    return read(&self)
  }
}

/// What stands around a part of a document: what its texts, conditions and actions can refer to.
struct Surroundings {
  /// How many text fields have an index here.
  var fieldCount = 0
  /// The index of the field whose delegate or control event this is.
  var ownField: Int?
  /// Whether a field is asked about a replacement.
  var hasReplacement = false
  /// Whether a task has failed.
  var hasError = false
  /// Whether a task runs.
  var hasPercent = false
  /// Whether there is an activity to finish.
  var hasActivity = false

  /// The texts of a dialog: whoever presents it may know anything but a task's progress.
  static let dialogTexts = Surroundings(fieldCount: 2, hasReplacement: true, hasError: true)
}
