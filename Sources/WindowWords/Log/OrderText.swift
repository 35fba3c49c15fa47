public import DialogModel
import DialogSimulator
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

  /// The words for a chain and a rule.
  public init(_ chain: OrderChain, _ rule: Rule, _ names: Names) {
    let words = chain.steps.map { OrderText.word($0.kind) }
    let own = chain.current.map { chain.steps[$0].target } ?? chain.steps.first?.target
    targets = chain.steps.map { names.name(of: $0.target) }
    steps = zip(chain.steps, words).map { step, word in
      step.target == own
        ? word : tr("{name}: {step}", ["name": names.name(of: step.target), "step": word])
    }
    let sentence = RuleText.sentence(rule)
    shortRule = tr("rule {rule}", ["rule": rule.name])
    longRule = tr("{rule}: {sentence}", ["rule": rule.name, "sentence": sentence])
    help = tr(
      "{rule}: {sentence}\nMore in docs/behaviour.md under {rule}.",
      ["rule": rule.name, "sentence": sentence])
    name =
      words.isEmpty
      ? tr("Rule {rule}", ["rule": rule.name])
      : tr(
        "Order: {steps}; rule {rule}",
        ["steps": words.joined(separator: ", "), "rule": rule.name])
  }

  private static func word(_ kind: OrderChain.Step.Kind) -> String {
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
