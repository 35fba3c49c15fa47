import DialogModel

/// A movement under way: a dialog coming in or going out.
///
/// There is at most one.
struct Transition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case entry
    /// With the dismissal's index.
    case exit(buttonIndex: Int)
  }

  /// Counts movements, so that a frame knows its own.
  let number: Int
  let dialog: DialogID
  let kind: Kind
  let animated: Bool
  /// Grows while requests join it in one turn.
  var rule: Rule
}

/// A show or a dismissal that waits for its turn, first come first served.
struct TransitionRequest: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// With the control whose action asked for it, if one did.
    case presentation(DialogTexts, ControlID?)
    case dismissal(buttonIndex: Int, animated: Bool)
  }

  let dialog: DialogID
  let kind: Kind
  var rule: Rule
  let input: Int

  var isDismissal: Bool {
    if case .dismissal = kind { true } else { false }
  }
}

extension Simulator {
  /// Whether a show asked now starts now: it is its turn, and the application is in front.
  ///
  /// In the background a show waits until it is back.
  var presentationMayStart: Bool { isNextInTurn && state.application == .active }

  /// Whether a dismissal of what can be seen starts now.
  ///
  /// In the background it does, unanimated: nothing that waits can have its turn there.
  var dismissalMayStart: Bool {
    switch state.application {
    case .active: isNextInTurn
    case .leaving: false
    default: state.transition == nil
    }
  }

  /// Whether nothing moves and nothing waits; inside `clicked` what waits is overtaken.
  private var isNextInTurn: Bool {
    let asked = state.frames.last?.scope?.selector?.inAlerts
    return state.transition == nil
      && (state.waiting.isEmpty || asked == .alertViewClickedButtonAtIndex)
  }

  /// Lets a request wait; what it waits behind becomes part of the same row of the tables.
  ///
  /// K5: a show asked while an alert leaves. K8: a show asked while one comes in. K7: a show asked
  /// behind a dismissal that waits itself. G3: a dismissal asked before its alert is up.
  /// Any other dismissal that must wait counts as a show would.
  ///
  /// - Returns: the row that the request has come to belong to.
  @discardableResult
  mutating func wait(
    _ dialog: DialogID, _ kind: TransitionRequest.Kind, rule: Rule
  ) -> Rule {
    var request = TransitionRequest(
      dialog: dialog, kind: kind, rule: rule, input: state.frames.last?.input ?? state.inputCount)
    let turn: Rule =
      if state.application != .active {
        Rules.waitsForReturn
      } else if request.isDismissal, isComing(dialog) {
        .g3
      } else if state.waiting.contains(where: \.isDismissal) {
        .k7
      } else if case .exit = state.transition?.kind {
        .k5
      } else {
        .k8
      }
    request.rule = max(rule, turn)
    if state.application == .active { state.transition?.rule.grow(to: turn) }
    for index in state.waiting.indices { state.waiting[index].rule.grow(to: turn) }
    state.waiting.append(request)
    return request.rule
  }

  /// Whether the alert is coming in, or waits to.
  private func isComing(_ dialog: DialogID) -> Bool {
    guard let position = state.position(of: dialog) else { return true }
    return state.showings[position].isEntering
  }

  /// Begins the first of what waits, if it may begin now; void requests are passed over.
  mutating func startNext() {
    while state.transition == nil, state.application == .active, !state.waiting.isEmpty {
      let request = state.waiting.removeFirst()
      switch request.kind {
      case .presentation(let texts, let control):
        guard state.position(of: request.dialog) == nil else { continue }
        // What it was to stand in may have come or gone meanwhile.
        startPresentation(
          request.dialog, texts, stand(of: request.dialog, askedBy: control), rule: request.rule,
          input: request.input)
      case .dismissal(let index, let animated):
        guard let position = state.position(of: request.dialog),
          !state.showings[position].isLeaving
        else { continue }
        startDismissal(
          at: position, buttonIndex: index, animated: animated, rule: request.rule,
          input: request.input)
      }
    }
  }

  /// Puts a dialog on top and performs the calls of its coming in.
  mutating func startPresentation(
    _ dialog: DialogID, _ texts: DialogTexts, _ stand: Stand, rule: Rule, input: Int? = nil
  ) {
    let covered = state.showings.last { !$0.isLeaving }
    let rule = max(rule, Rules.presentation(of: dialog, covering: covered?.kind, in: self))
    state.showings.append(
      Showing(
        dialog: dialog, kind: kind(of: dialog), stand: stand, texts: texts,
        fields: fields(of: dialog), phase: .entering(from: state.now, until: state.now)))
    letThrough(dialog)
    addFields(of: .dialog(dialog))
    beginRun(of: dialog)
    showJob(ofLoader: dialog)
    begin(.entry, dialog, animated: true, rule: rule)
    append(
      Rules.presentationSteps(
        dialog, kind(of: dialog), covering: covered?.dialog,
        hasFields: fieldCounts[dialog.index] > 0),
      rule: rule, input: input)
    warnOfClipping(dialog, stand)
  }

  /// Begins to dismiss the dialog at a place: a covered one at once, another one with its
  /// movement.
  mutating func startDismissal(
    at position: Int, buttonIndex: Int, animated: Bool, rule: Rule, input: Int? = nil
  ) {
    let dialog = state.showings[position].dialog
    let covered = state.isCovered(at: position)
    let below = state.showings[..<position].last { !$0.isLeaving }
    let leaving = state.showings[position]
    let rule = covered ? max(rule, Rules.dismissedUnderAnother) : rule
    letJobGoOn(without: dialog)
    state.showings[position].phase = .leaving(
      buttonIndex: buttonIndex, from: state.now, until: state.now)
    // While another alert comes in, one that is covered leaves beside it, without a turn.
    let takesTurn = state.transition == nil
    if takesTurn {
      begin(
        .exit(buttonIndex: buttonIndex), dialog, animated: animated && !covered, rule: rule)
    }
    append(
      Rules.dismissalSteps(
        leaving, buttonIndex: buttonIndex, uncovering: covered ? nil : below, takesTurn: takesTurn,
        hasFields: holdsFields(dialog),
        mayShowLoader: !prototype.tasks.isEmpty),
      rule: rule, input: input, takesTurn: takesTurn)
    if leaving.kind == .popover { startDismissalOfSheets(in: dialog, rule: rule, input: input) }
  }

  /// Puts something else in the place of an activity picker, with a movement of its own.
  mutating func show(_ content: ShownPicker.Content, in dialog: DialogID, fillsScreen: Bool) {
    guard let frame = state.frames.last, let position = state.position(of: dialog) else { return }
    let rule = rule(of: frame)
    state.showings[position].picker?.content = content
    state.showings[position].picker?.fillsScreen = fillsScreen
    if case .view(let activity) = content { addFields(of: .activity(activity)) }
    state.showings[position].phase = .entering(from: state.now, until: state.now)
    begin(.entry, dialog, animated: true, rule: rule)
    append([.animate, .settle(dialog), .startNext], rule: rule, input: frame.input)
  }

  private mutating func begin(
    _ kind: Transition.Kind, _ dialog: DialogID, animated: Bool, rule: Rule
  ) {
    state.transitionCount += 1
    state.transition = Transition(
      number: state.transitionCount, dialog: dialog, kind: kind, animated: animated, rule: rule)
  }

  private mutating func append(
    _ steps: [Step], rule: Rule, input: Int?, takesTurn: Bool = true
  ) {
    state.frames.append(
      Frame(
        steps: steps, input: input ?? state.frames.last?.input ?? state.inputCount, rule: rule,
        transition: takesTurn ? state.transitionCount : nil))
  }
}

extension Rule {
  /// Becomes the later of two rows of the tables.
  mutating func grow(to other: Rule) { self = max(self, other) }
}
