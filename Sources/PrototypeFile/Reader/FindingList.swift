internal import DialogModel
internal import Texts

/// The problems of a document, as they are found; no more than are listed.
struct FindingList {
  private(set) var all: [Finding]
  /// The first number that is out of its bounds.
  private(set) var outOfBounds: Finding?
  /// How many more unknown names are compared with the known ones.
  ///
  /// A search for near names among thousands takes long, and more hints would not be read.
  private var hintsLeft = 100
  /// Texts that many problems have.
  private var sharedTexts: Set<String> = []
  private var errorCount: Int
  private var warningCount = 0

  /// - Parameter errors: those that were found before.
  init(_ errors: [Finding]) {
    all = errors
    errorCount = errors.count
  }

  /// Whether there are more errors than are listed, so that reading can stop.
  var isFull: Bool { errorCount > Finding.mostListed }

  mutating func error(
    _ rule: FindingRule, _ mark: Mark, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    report(rule, mark, message(), Advice(hint: hint()))
  }

  /// Reports an error with all that is known about how to correct it.
  mutating func report(
    _ rule: FindingRule, _ mark: Mark, _ message: String, _ advice: Advice
  ) {
    guard !isFull else { return }
    errorCount += 1
    var problem = Finding(rule, at: mark, message, hint: advice.hint)
    problem.choices = advice.choices
    problem.suggestion = advice.suggestion
    all.append(problem)
  }

  /// Adds an error that was found elsewhere.
  mutating func add(_ problem: Finding) {
    guard !isFull else { return }
    errorCount += 1
    all.append(problem)
  }

  /// Reports a number that is out of its bounds.
  mutating func refuseNumber(_ node: YAMLNode, _ message: String, _ advice: Advice = Advice()) {
    report(.shape, node.start, message, advice)
    if outOfBounds == nil { outOfBounds = all.last }
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
    guard warningCount <= Finding.mostListed else { return }
    warningCount += 1
    all.append(Finding(.neverRuns, at: mark, message()))
  }
}

// Parts of a document that are too large, reported where they are.

extension FindingList {
  /// Reports a count that is too large.
  mutating func refuse(
    _ count: Int, moreThan most: Int, _ mark: Mark,
    _ message: (KeyValuePairs<String, String>) -> String
  ) {
    guard count > most else { return }
    error(
      .meaning, mark, message(["count": String(count), "most": String(most)]),
      hint: tr("split it into several"))
  }

  /// Reports a list with too many items.
  mutating func refuse(
    _ list: YAMLNode?, moreThan most: Int, _ message: (KeyValuePairs<String, String>) -> String
  ) {
    guard let list else { return }
    refuse(list.things.count, moreThan: most, list.start, message)
  }

  /// The text at a node; a text that is too long for a run is reported, and empty.
  mutating func text(_ node: YAMLNode, atMost most: Int) -> String? {
    guard let text = node.text, text.utf8.count > most else { return node.text }
    error(
      .meaning, node.start,
      tr(
        "this text has {count} bytes; at most {most} are allowed",
        ["count": String(text.utf8.count), "most": String(most)]), hint: tr("shorten it"))
    return ""
  }
}

/// What a person is told about how to correct something, and what a program can do.
struct Advice {
  var hint: String?
  /// The keys or words that the place can have.
  var choices: String?
  var suggestion: Suggestion?
}
