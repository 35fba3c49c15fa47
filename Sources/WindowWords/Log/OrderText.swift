public import DialogModel
public import DialogSimulator
public import EventLog
import Texts

/// The texts of the chain of calls around a row, and of the rule of the row.
public struct OrderText: Hashable {
  /// The steps in their order; a step of another dialog than the row's has the name of that dialog.
  public let steps: [String]
  /// The names of what the steps are about.
  public let targets: [String]
  /// The rule in a few words.
  public let shortRule: String
  /// The rule with its sentence.
  public let longRule: String
  /// The text of the rule, and where to read more about it.
  public let help: String
  /// The text that assistive technology says about all of this.
  public let name: String

  /// The rules that are named for a row: the one that text shows, and where it is about several
  /// dialogs, the others that are.
  public static func rules(_ set: RuleSet) -> [Rule] {
    let shown = set.shown
    guard shown.isOfStacking else { return [shown] }
    return [shown] + set.rules.filter { $0 != shown && ($0.isOfStacking || $0 == .g8) }
  }

  /// The words for a chain and the rules of a row, at least one.
  public init(_ chain: OrderChain, _ rules: [Rule], _ names: Names) {
    let words = chain.steps.map { OrderText.word($0.kind) }
    let own = chain.current.map { chain.steps[$0].target } ?? chain.steps.first?.target
    targets = chain.steps.map { names.name(of: $0.target) }
    steps = zip(chain.steps, words).map { step, word in
      step.target == own
        ? word : tr("{name}: {step}", ["name": names.name(of: step.target), "step": word])
    }
    let rule = rules.map(\.name).listed()
    let sentences = rules.map {
      tr("{rule}: {sentence}", ["rule": $0.name, "sentence": RuleText.sentence($0)])
    }
    shortRule = ntr("rule {rule}", "rules {rule}", rules.count, ["rule": rule])
    longRule = sentences.joined(separator: " ")
    help =
      sentences.joined(separator: "\n") + "\n"
      + tr("More in docs/behaviour.md under {rule}.", ["rule": rule])
    name =
      words.isEmpty
      ? ntr("Rule {rule}", "Rules {rule}", rules.count, ["rule": rule])
      : ntr(
        "Order: {steps}; rule {rule}", "Order: {steps}; rules {rule}", rules.count,
        ["steps": words.listed(), "rule": rule])
  }

  private static func word(_ kind: OrderChain.ChainStep.Kind) -> String {
    switch kind {
    case .call(let selector): selector.shortName
    case .movement(.hidden): tr("hidden")
    case .movement(.shownAgain): tr("shown again")
    case .movement(.covered): tr("covered")
    case .movement(.uncovered): tr("on top again")
    case .movement: tr("animation")
    case .wait: tr("waits")
    }
  }
}
