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
  /// What is wrong with the document.
  var problems: FindingList
  /// The files that the document names, in the order in which they were read.
  var namedFiles: [NamedFile] = []
  /// The findings that the author knows, in the document's order.
  var known: [KnownFinding] = []
  /// The names of other parts that were resolved; `nil` if the caller does not need them.
  private(set) var mentions: [Mention]?
  /// The tables that have been used so far; they are so few that a linear search is fast.
  private var tables: [LoadedTable] = []

  init(names: NamesOfDocument, _ environment: DocumentEnvironment, problems: [Finding]) {
    self.names = names
    self.environment = environment
    self.problems = FindingList(problems)
  }

  /// Reads a document from its root, adding to the problems.
  static func read(
    _ root: YAMLNode, _ environment: DocumentEnvironment, _ problems: inout [Finding]
  ) -> (Prototype?, ForChecks) {
    guard !hasOtherVersion(root, &problems) else { return (nil, ForChecks()) }
    let names = NamesOfDocument(root, &problems)
    var reader = Reader(names: names, environment, problems: problems)
    reader.check(root, .object(DocumentKey.self))
    let prototype = PrototypeReader.document(root, &reader)
    problems = reader.problems.all
    return (prototype, ForChecks(files: reader.namedFiles, known: reader.known))
  }

  /// What the checks of a document need besides the prototype.
  struct ForChecks: Sendable {
    /// The files that the document names.
    var files: [NamedFile] = []
    /// The findings that its author knows.
    var known: [KnownFinding] = []
  }

  /// Reads a document for the names in it that mean other parts.
  ///
  /// - Returns: its names, what was read, and the mentions in no particular order; a place can be
  ///   mentioned twice, and then the later one counts.
  package static func mentions(in root: YAMLNode) -> (NamesOfDocument, Prototype, [Mention]) {
    var problems: [Finding] = []
    let names = NamesOfDocument(root, &problems)
    var reader = Reader(names: names, .bare, problems: [])
    reader.mentions = []
    let prototype = PrototypeReader.document(root, &reader)
    return (names, prototype, reader.mentions ?? [])
  }

  /// Notes which parts a name means, if the caller needs the mentions.
  mutating func mention(_ node: YAMLNode, _ parts: @autoclosure () -> [ModelPart]) {
    guard mentions != nil else { return }
    mentions?.append(Mention(mark: node.start, parts: parts()))
  }

  /// Reports another version of the format; its keys differ, so the document is not read further.
  private static func hasOtherVersion(_ root: YAMLNode, _ problems: inout [Finding]) -> Bool {
    guard let node = root[DocumentKey.rehearsal.rawValue], let version = node.integer,
      version != DocumentKey.version
    else { return false }
    problems.append(
      Finding(
        .shape, at: node.start,
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
  /// Whether a condition can look at a field by its index: inside a call, and not at a job's end.
  var hasIndexedFields = true
  /// Whether there is an activity to finish.
  var hasActivity = false
  /// The titles of the dialog's buttons, as written, by their indices.
  var buttons: [String] = []
  /// Whether the part belongs to a method that is about a button.
  var hasButton = false
  /// Whether the part belongs to a method that is about a notification.
  var hasNotification = false
  /// Whether the part is done inside a method that has answered.
  var hasAnswer = false
  /// Whether the part is done by a step itself, and not by code of the document.
  var isStep = false
  /// How many conditions the part depends on.
  var conditionCount = 0

  /// The surroundings inside a method of a delegate; `nil` is one that is not known.
  func inside(_ selector: Selector?) -> Surroundings {
    var around = self
    around.hasReplacement = selector == .textFieldShouldChangeCharacters
    around.hasButton = selector.map(\.isAboutButton) ?? true
    around.hasNotification = selector.map(\.isAboutNotification) ?? true
    return around
  }

  /// The surroundings of what is done inside a method of a delegate.
  func done(inside selector: Selector?) -> Surroundings {
    var around = inside(selector)
    around.hasAnswer = selector?.returnsBool ?? true
    return around
  }

  /// The surroundings of the actions of a completion, which is a call of its own.
  var inCompletion: Surroundings {
    var around = self
    (around.hasButton, around.hasNotification, around.hasAnswer) = (false, false, false)
    around.isStep = false
    return around
  }

  /// The surroundings of a dialog's texts: all values are possible but the progress of a task.
  static let dialogTexts = Surroundings(
    fieldCount: 2, hasReplacement: true, hasError: true, hasNotification: true)
}

extension Selector {
  /// Whether the method is told of the index of a button.
  fileprivate var isAboutButton: Bool {
    switch moment {
    case .clicked, .willDismiss, .didDismiss: true
    default: false
    }
  }

  /// Whether the method may be told of a notification.
  fileprivate var isAboutNotification: Bool {
    self == .applicationDidReceiveLocalNotification
      || self == .applicationDidFinishLaunchingWithOptions
  }
}
