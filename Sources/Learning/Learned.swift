package import DialogModel

/// What the code of a program has done, for the document that it shows.
package struct Learned {
  /// A question and its answer.
  package struct Asked {
    /// How many inputs and steps there had been.
    package let input: Int
    package let step: Int
    package let selector: Selector
    package let target: Target
    package let answer: Bool

    package init(input: Int, step: Int, selector: Selector, target: Target, answer: Bool) {
      (self.input, self.step, self.selector) = (input, step, selector)
      (self.target, self.answer) = (target, answer)
    }
  }

  /// What each deed did each time that it did something else than before.
  package private(set) var acts: [Deed: [[Act]]] = [:]
  /// The deeds in the order in which they were first done.
  package private(set) var order: [Deed] = []
  /// The methods that a target does not have.
  package private(set) var missing: [Target: Set<Selector>] = [:]
  /// All questions, in their order.
  package var asked: [Asked] = []

  package init() {}

  /// Notes what a deed did.
  package mutating func note(_ did: Doing) {
    if acts[did.deed] == nil { order.append(did.deed) }
    guard !acts[did.deed, default: []].contains(did.acts) else { return }
    acts[did.deed, default: []].append(did.acts)
  }

  /// Notes that the code has no such method.
  package mutating func lacks(_ deed: Deed) {
    if case .call(let target, let selector, _) = deed {
      missing[target, default: []].insert(selector)
    }
  }

  /// The answers that a target has given to a question.
  func answers(_ selector: Selector, _ target: Target) -> Set<Bool> {
    Set(
      asked.lazy.filter { $0.selector == selector && $0.target.general == target }.map(\.answer))
  }
}
