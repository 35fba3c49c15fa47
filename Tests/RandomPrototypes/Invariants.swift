import DialogModel
package import DialogSimulator
import EventLog

/// What holds in every run, whatever the document and the inputs: it reads the rows as they come
/// and notes the first that breaks a rule.
package struct Invariants {
  /// What was wrong, if anything was.
  package private(set) var broken: String?
  /// How many calls were read.
  package private(set) var calls = 0

  /// Where a dialog is in its life, by its calls alone.
  private enum Life: Equatable {
    case gone
    case coming(asked: Bool)
    case up(clicked: Bool, cancelled: Bool)
    case going(Int)
  }

  private let prototype: Prototype
  private let indices: [ButtonIndices]
  private let lines: TextLine
  /// Which dialogs have a delegate that hears of everything, so that their lives can be followed.
  private let areHeard: [Bool]
  private var lives: [DialogID: Life] = [:]
  private var last = SimulatedTime.zero
  private var fields: FieldInvariants
  private var sharing = SharingInvariants()
  private var views = ViewInvariants()
  private var hasStopped = false
  /// The dialogs whose delegates went since they were presented; nothing more of theirs is called.
  private var silent: Set<DialogID> = []
  /// The dialogs of which one was ever silent: their lives can't be followed any more.
  private var loose: Set<Int> = []
  private var hasEnded = false
  private var inputs: [Int: (input: Input, ignored: Bool)] = [:]

  package init(_ simulator: Simulator) {
    prototype = simulator.prototype
    indices = simulator.indices
    lines = TextLine(prototype)
    fields = FieldInvariants(prototype)
    areHeard = prototype.dialogs.map { dialog in
      dialog.popover == nil && dialog.activityPicker == nil
        && Moment.allCases.compactMap { dialog.kind.selector(for: $0) }.allSatisfy {
          dialog.delegate.responds(to: $0)
        }
    }
  }

  /// Reads the rows that an input or the passing of time brought, and looks at the state after it.
  package mutating func read(_ rows: [Row], _ simulator: Simulator) {
    for row in rows where broken == nil {
      if row.time < last { return fail(row, "time went back") }
      last = row.time
      if let why = fields.read(row) { return fail(row, why) }
      switch row.content {
      case .input(let input, _, let ignored):
        inputs[row.input] = (input, ignored != nil)
        if ignored == nil { sharing.read(input, prototype) }
      case .call(let selector, let argument, let returned):
        calls += 1
        if hasStopped { return fail(row, "the run had stopped") }
        if hasEnded { return fail(row, "nothing was to come any more") }
        guard let cause = inputs[row.input], !cause.ignored else {
          return fail(row, "an ignored input caused it")
        }
        views.read(row, selector, prototype)
        read(row, selector, argument, returned, cause.input)
      case .stopped, .console(.crash): hasStopped = true
      case .action(.setDelegate(let dialog, _), _):
        silent.insert(dialog)
        loose.insert(dialog.index)
      case .action(.presentNew(let dialog), _): silent.remove(dialog)
      case .action(.present(let dialog), _):
        silent = silent.filter { $0.index != dialog.index }
      default: break
      }
    }
    let state = simulator.state
    if state.application == .notRunning, state.hold == nil {
      lives = [:]
      sharing.forget()
      fields.forget()
      views.forget()
    }
    if broken == nil { broken = fields.broken(in: state) }
    if broken == nil { rest(state, wake: simulator.wake) }
  }

  /// Says that the run is over: nothing may be called any more.
  package mutating func end() { hasEnded = true }

  /// After everything due has been performed nothing is left to do, unless a question is open.
  private mutating func rest(_ state: State, wake: SimulatedTime?) {
    guard state.hold == nil, state.stop == nil, wake == nil else { return }
    if let why = sharing.broken(atRest: prototype) { broken = why }
    if let why = views.broken(atRest: state) { broken = why }
    if state.isMoving { broken = "something moves or waits, and nothing is due" }
    let all = prototype.dialogs.indices.flatMap { index in
      (1...SizeLimit.instances).map { DialogID(index, instance: $0) }
    }
    for dialog in all where isHeard(dialog) {
      let showing = state.showings.filter { $0.dialog == dialog }
      switch lives[dialog] ?? .gone {
      case .gone: if !showing.isEmpty { broken = "\(dialog) shows and never came" }
      case .up:
        // A job that hangs, or is suspended with the application, keeps an alert up.
        if showing.map(\.phase) != [.presented], state.jobs.isEmpty {
          broken = "\(dialog) came and is not up"
        }
      default: broken = "\(dialog) is neither up nor gone"
      }
    }
  }

  private mutating func fail(_ row: Row, _ why: String) {
    broken = broken ?? "\(lines.line(row, all: true) ?? "\(row)"): \(why)"
  }

  private mutating func read(
    _ row: Row, _ selector: Selector, _ argument: Row.CallArgument, _ returned: Bool?,
    _ cause: Input
  ) {
    if case .field(let field) = row.target {
      let hasDialog = hasDialog(of: field)
      if let why = fields.read(row, selector, returned, field, hasDialog: hasDialog) {
        fail(row, why)
      }
      return
    }
    if [.activity, .activityPicker, .itemSource].contains(selector.owner) {
      if let why = sharing.read(row, selector, argument, prototype) { fail(row, why) }
      return
    }
    guard case .dialog(let dialog) = row.target else {
      if prototype.application?.delegate.responds(to: selector) != true {
        fail(row, "nobody to hear it")
      }
      return
    }
    if silent.contains(dialog), selector.moment != nil { return fail(row, "its delegate went") }
    let delegate = prototype.dialogs[dialog.index].delegate
    if !delegate.responds(to: selector) { return fail(row, "the delegate lacks it") }
    if selector.returnsBool != (returned != nil) { return fail(row, "wrong answer") }
    if case .always(let answer) = delegate.returns[selector], returned != answer {
      return fail(row, "not what the document returns")
    }
    var index: Int?
    if case .buttonIndex(let value) = argument { index = value }
    let kind = prototype.dialogs[dialog.index].kind
    let indices = ButtonIndices(
      prototype.dialogs[dialog.index], firstOtherIndex: prototype.choices.firstOtherIndex)
    let has = { (moment: Moment) in
      if moment == .shouldEnable, indices.governedIndex == nil { return false }
      return kind.selector(for: moment).map { delegate.responds(to: $0) } ?? false
    }
    let life = lives[dialog] ?? .gone
    guard let moment = selector.moment, kind.selector(for: moment) == selector else {
      return fail(row, "another kind's method")
    }
    if loose.contains(dialog.index) { return }
    switch moment {
    case .willPresent:
      if life != .gone, has(.didDismiss) {
        fail(row, "it is there already")
      }
      lives[dialog] = .coming(asked: false)
    case .shouldEnable:
      if !has(.shouldEnable) { return fail(row, "there is no such button") }
      // After an edit an alert asks again, while it comes in or is up.
      if asksAgain(dialog, life) { return }
      if has(.willPresent), life != .coming(asked: false) {
        fail(row, "it is not coming in")
      }
      lives[dialog] = .coming(asked: true)
    case .didPresent:
      // One with fields gets its question again after each edit, and without its other calls no
      // test knows whether it is.
      let isKnown = isHeard(dialog) || !hasFields(dialog)
      if isKnown, life != .coming(asked: has(.shouldEnable)),
        has(.willPresent) || has(.shouldEnable)
      {
        guard case .up = life, prototype.choices.coveredAlert == .presentedAgain else {
          return fail(row, "it was not coming in")
        }
        return
      }
      lives[dialog] = .up(clicked: false, cancelled: false)
    case .clicked:
      if !mayClick(dialog, index, cause) { fail(row, "neither a tap nor C2 or C3") }
      // T6: a tap ran the job that keeps the alert up, and C2 is a click of its own.
      hear(row, dialog, clicked: true, isSimulated: mayCancel(dialog, cause))
    case .cancel:
      if !mayCancel(dialog, cause) { fail(row, "the system did not cancel") }
      hear(row, dialog, clicked: false)
    case .willDismiss:
      if has(.didPresent) {
        guard case .up = life else { return fail(row, "it was not up") }
      }
      lives[dialog] = .going(index ?? .min)
    case .didDismiss:
      if has(.willDismiss), life != .going(index ?? .min) {
        fail(row, "not as willDismiss said")
      }
      lives[dialog] = .gone
    case .shouldDismiss:
      if !mayAskToLeave(cause) { fail(row, "no tap beside it") }
    case .sentAway: break
    case .completed: fail(row, "not a delegate's method")
    }
  }

  /// Whether the alert of a field is there, as far as its calls tell.
  private func hasDialog(of field: FieldID) -> Bool {
    guard case .alert(let dialog, _) = field, isHeard(dialog) else { return true }
    return lives[dialog] ?? .gone != .gone
  }

  private func isHeard(_ dialog: DialogID) -> Bool {
    areHeard[dialog.index] && !loose.contains(dialog.index)
  }

  private func hasFields(_ dialog: DialogID) -> Bool {
    prototype.dialogs[dialog.index].alert?.shownFields.isEmpty == false
  }

  private func asksAgain(_ dialog: DialogID, _ life: Life) -> Bool {
    guard hasFields(dialog) else { return false }
    switch life {
    case .coming(asked: true), .up: return true
    case .coming(asked: false), .gone, .going: return false
    }
  }

  /// A click and a cancel come at most once each, while the alert is up.
  private mutating func hear(
    _ row: Row, _ dialog: DialogID, clicked: Bool, isSimulated: Bool = false
  ) {
    let described = prototype.dialogs[dialog.index]
    guard let came = described.kind.selector(for: .didPresent),
      described.delegate.responds(to: came)
    else { return }
    guard case .up(let wasClicked, let wasCancelled) = lives[dialog] else {
      return fail(row, "it is not up")
    }
    if clicked ? wasClicked && !isSimulated : wasCancelled {
      return fail(row, "a second time")
    }
    lives[dialog] = .up(
      clicked: wasClicked || clicked, cancelled: wasCancelled || !clicked)
  }

  private func mayClick(_ dialog: DialogID, _ index: Int?, _ cause: Input) -> Bool {
    if case .tapButton(dialog, index: let tapped) = cause { return tapped == index }
    let cancel = indices[dialog.index].cancelButtonIndex
    let described = prototype.dialogs[dialog.index]
    // A tap outside a sheet, or on what its popover covers (A3).
    if described.actionSheet != nil, prototype.device == .tablet, mayAskToLeave(cause) {
      return index == -1
    }
    let heard = described.kind.selector(for: .cancel)
    return mayCancel(dialog, cause) && index == cancel
      && heard.map { !described.delegate.responds(to: $0) } ?? true
      && (cancel >= 0 || prototype.choices.systemCancelWithoutCancelButton == .click)
  }

  private func mayAskToLeave(_ cause: Input) -> Bool {
    switch cause {
    case .tapOutside, .tapControl, .tapSegment, .tapField(.control): true
    default: false
    }
  }

  private func mayCancel(_ dialog: DialogID, _ cause: Input) -> Bool {
    switch cause {
    case .systemCancel(let asked): asked.index == dialog.index
    case .home, .openApp: prototype.era == .ios3
    default: false
    }
  }
}
