internal import DialogModel

/// What the code of a program has done, for the document that it shows.
struct Learned {
  /// A question and its answer.
  struct Asked {
    /// How many inputs and steps there had been.
    let input: Int
    let step: Int
    let selector: Selector
    let target: Target
    let answer: Bool
  }

  /// What each deed did each time that it did something else than before.
  private(set) var acts: [Deed: [[Act]]] = [:]
  /// The deeds in the order in which they were first done.
  private(set) var order: [Deed] = []
  /// The methods that a target does not have.
  private(set) var missing: [Target: Set<Selector>] = [:]
  /// All questions, in their order.
  var asked: [Asked] = []

  /// Notes what a deed did.
  mutating func note(_ did: Doing, _ answer: Bool?) {
    if acts[did.deed] == nil { order.append(did.deed) }
    guard acts[did.deed]?.last != did.acts else { return }
    if acts[did.deed, default: []].contains(did.acts) { return }
    acts[did.deed, default: []].append(did.acts)
  }

  /// Notes that the code has no such method.
  mutating func lacks(_ deed: Deed) {
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
