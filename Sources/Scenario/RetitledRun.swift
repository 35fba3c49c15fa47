import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Session

/// A scenario that is played in a prototype and, with the same inputs, in the same prototype with
/// other texts, to find which texts its steps need there.
struct RetitledRun {
  /// What was found, in the order of the steps.
  private(set) var findings: [StepFinding] = []
  private let retitling: Retitling
  private let script: ScenarioScript
  private var player: Player
  private var (old, new): (Simulator, Simulator)
  /// What had the texts that a step wants not to see, where they were seen last.
  private var sightings: [String: StepFinding.Fate] = [:]
  /// The steps that want not to see a text which was not seen before them.
  private var unseen: [(step: Int, text: String)] = []
  /// What the next step would find with the new texts before it finds something with the old ones.
  private var early: Set<TextPattern> = []
  /// The texts that some step wants not to see.
  private let unwanted: Set<String>
  /// Who listens to both runs.
  private var ears: (old: Listener, new: Listener)
  /// What is heard with the new texts since the step before.
  private var newHeard: [Utterance] = []

  /// A run that has not begun.
  init(_ retitling: Retitling, _ script: ScenarioScript) {
    (self.retitling, self.script) = (retitling, script)
    player = Player(script)
    func simulator(_ prototype: Prototype) -> Simulator {
      Session(prototype.applying(script), clock: VirtualClock(), limits: .scenario).simulator
    }
    (old, new) = (simulator(retitling.before), simulator(retitling.after))
    ears = (
      Listener(language: old.prototype.language), Listener(language: new.prototype.language)
    )
    unwanted = Set(
      script.steps.compactMap { step in
        if case .assertNotVisible(.whole(let text)) = step.kind { text } else { nil }
      })
  }

  /// Plays until the last step, or until one can't be performed.
  mutating func play() {
    perform(.launch)
    while player.nextStep < script.steps.count {
      let (first, now) = (player.nextStep, old.state.now)
      let heard = player.heard
      let decision = player.decide(old, now: now)
      look(first..<player.nextStep, heard)
      if player.heard?.isEmpty == true { newHeard = [] }
      switch decision {
      case .perform(let input): perform(input)
      case .wait(let moment):
        let next = [old.wake, max(moment, now.after(milliseconds: 1))].compactMap { $0 }.min()
        guard old.state.stop == nil, old.state.hold == nil, let next else { return }
        lookEarly()
        old.advance(to: next)
        new.advance(to: next)
        forgetRows()
      case .pause, .waitForPerson, .finished, .failed: return
      }
    }
  }

  private mutating func perform(_ input: Input) {
    let now = old.state.now
    old.perform(input, at: now)
    new.perform(input, at: now)
    forgetRows()
  }

  private mutating func forgetRows() {
    let (rows, newRows) = (old.takeRows(), new.takeRows())
    guard player.listens else { return }
    player.hear(ears.old.hear(rows, old))
    newHeard += ears.new.hear(newRows, new)
  }

  // MARK: - What a step needs

  /// Looks what steps find that are performed now.
  ///
  /// - Parameter heard: what is heard with the old texts.
  private mutating func look(_ steps: Range<Int>, _ heard: [Utterance]?) {
    guard !steps.isEmpty || !unwanted.isEmpty else { return }
    let sight = Sight(
      old: Scene(old, heard: heard), new: Scene(new, heard: heard.map { _ in newHeard }))
    for text in unwanted { note(sight.fate(of: text), of: text) }
    for number in steps {
      let step = script.steps[number]
      guard let pattern = step.kind.pattern else { continue }
      if case .assertNotVisible = step.kind {
        lookAway(number, pattern, sight)
      } else {
        find(number, sight.fate(of: step, pattern, replacements(of: pattern), besides: early))
      }
    }
    if !steps.isEmpty { early = [] }
  }

  /// Looks what the next step would find that waits for something.
  private mutating func lookEarly() {
    guard script.steps.indices.contains(player.nextStep),
      case let step = script.steps[player.nextStep], let pattern = step.kind.pattern
    else { return }
    let scene = Scene(new, heard: player.heard.map { _ in newHeard })
    for text in [pattern] + replacements(of: pattern).map({ .whole($0) }) {
      if scene.outcome(of: step.mapping { _ in text }) != .notYet { early.insert(text) }
    }
  }

  private mutating func find(_ step: Int, _ fate: StepFinding.Fate) {
    findings.append(StepFinding(scenario: script.name, step: step, fate))
  }

  /// The new texts of what shows a text.
  private func replacements(of pattern: TextPattern) -> [String] {
    guard case .whole(let text) = pattern else { return [] }
    return retitling.texts(in: script.language).filter { $0.old.literal == text }
      .compactMap(\.new.literal)
  }

  private mutating func note(_ fate: StepFinding.Fate?, of text: String) {
    guard let fate else { return }
    sightings[text] = fate
    for (step, _) in unseen.filter({ $0.text == text }) { find(step, fate) }
    unseen.removeAll { $0.text == text }
  }

  /// Finds what a step means that wants not to see a text: what was seen with it before, or else
  /// what is seen with it later.
  private mutating func lookAway(_ step: Int, _ pattern: TextPattern, _ sight: Sight) {
    let wanted = script.steps[step]
    guard sight.new.outcome(of: wanted) == .holds else { return find(step, .lost) }
    guard case .whole(let text) = pattern else { return find(step, .same) }
    guard let fate = sightings[text] else {
      let isNewSeen = replacements(of: pattern).contains { sight.new.texts.contains($0) }
      return isNewSeen ? find(step, .lost) : unseen.append((step, text))
    }
    guard case .becomes(let other) = fate else { return find(step, fate) }
    let changed = wanted.mapping { _ in .whole(other) }
    find(step, sight.new.outcome(of: changed) == .holds ? fate : .lost)
  }
}

/// What shows at one moment, with the old texts and with the new ones.
private struct Sight {
  let old: Scene
  let new: Scene

  /// What becomes of a text that shows; `nil` where it does not.
  func fate(of text: String) -> StepFinding.Fate? {
    let (before, after) = (old.texts, new.texts)
    guard before.contains(text) else { return nil }
    if after.contains(text) { return .same }
    return changed(text, before, after).first.map { .becomes($0) } ?? .lost
  }

  /// What becomes of the text of a step that finds something.
  ///
  /// - Parameters:
  ///   - likely: the texts that probably take its place.
  ///   - early: the texts that find something else before.
  func fate(
    of step: ScenarioStep, _ pattern: TextPattern, _ likely: [String],
    besides early: Set<TextPattern>
  ) -> StepFinding.Fate {
    if !early.contains(pattern), does(step, as: step, pattern) { return .same }
    guard case .whole(let text) = pattern else { return .lost }
    let others = likely + changed(text, old.texts, new.texts)
    let found = others.first { other in
      !other.isEmpty && !other.isWrittenAsPattern && !early.contains(.whole(other))
        && does(step.mapping { _ in .whole(other) }, as: step, .whole(other), pattern)
    }
    return found.map { .becomes($0) } ?? .lost
  }

  /// What shows in the places of a text now.
  private func changed(_ text: String, _ before: [String], _ after: [String]) -> [String] {
    guard before.count == after.count else { return [] }
    return zip(before, after).filter { $0 == text && $1 != text }.map(\.1)
  }

  /// Whether a step does with the new texts what another one does with the old ones.
  private func does(
    _ step: ScenarioStep, as original: ScenarioStep, _ pattern: TextPattern,
    _ old: TextPattern? = nil
  ) -> Bool {
    guard new.outcome(of: step) == self.old.outcome(of: original) else { return false }
    switch step.kind {
    case .assertEnabled, .assertDisabled:
      let matcher = Matcher()
      return new.tap(pattern, matcher) == self.old.tap(old ?? pattern, matcher)
    default: return true
    }
  }
}

extension String {
  /// Whether a document that has the text in a step means a pattern.
  fileprivate var isWrittenAsPattern: Bool { count > 2 && first == "/" && last == "/" }
}
