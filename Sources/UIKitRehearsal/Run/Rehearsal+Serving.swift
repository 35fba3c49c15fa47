internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Learning

// The program's code, and what it does.

extension Rehearsal {
  /// Performs the code of each call that waits, until the call with a number is the innermost again.
  func serve(until number: Int?) {
    while let call = simulator.outsideCall, call.number != number { answer(call) }
    guard simulator.openCalls == 0 || simulator.state.stop != nil else { return }
    following.collect()
  }

  /// Performs the code of one call and says how it ended.
  private func answer(_ call: OpenedCall) {
    window?.wait(forCall: call.number)
    (isLacking, watched) = (false, nil)
    doing.append(Doing(deed: Deed(call)))
    let answer = Here.$run.withValue(self) {
      let answer = dispatch(call)
      loseDelegates()
      return answer
    }
    let did = doing.removeLast()
    // The code may have brought the run to a limit.
    guard simulator.outsideCall?.number == call.number else { return }
    if let watched, let selector = call.selector {
      tally.note(selector, type: watched.type, role: watched.role, isLacking: isLacking)
    }
    if did.acts.isEmpty, isLacking || (call.isOfLife && !listsLifeCycle && answer != false) {
      learned.lacks(did.deed)
      return say(.outside(.missing))
    }
    learned.note(did)
    if call.selector?.returnsBool == true { asked(call, answer ?? true) }
    say(.outside(.returned(answer)))
  }

  /// Calls what a call is for.
  private func dispatch(_ call: OpenedCall) -> Bool? {
    if let control = call.control {
      cast.tap(control, value: simulator.value(of: control))
      return nil
    }
    switch call.target {
    case .dialog(let dialog):
      if let object = cast.object(dialog) { return object.receive(call, in: self) }
      if let controller = cast.controllers[.dialog(DialogID(dialog.index))] {
        return controller.receive(call, in: self)
      }
    case .field(.alert(let dialog, let place)):
      let alert = cast.object(dialog) as? UIAlertView
      if let field = alert?.textField(at: place) { return field.receive(call, in: self) }
    case .field(.control(let control)):
      if let field = cast.views[control] as? UITextField { return field.receive(call, in: self) }
    case .screen(let screen):
      if let controller = cast.controllers[.screen(screen)] {
        return controller.receive(call, in: self)
      }
    case .application: return application.receive(call, in: self)
    case .navigation:
      if let navigation = root as? UINavigationController {
        navigation.told(call, in: self)
        return nil
      }
    case .activity, .task, .tabs: break
    }
    isLacking = true
    return nil
  }

  /// Code does something: inside a call or, where none is open, as an input of the program's own.
  func act(_ action: Action) {
    if let loading = Rehearsal.loading {
      cast.deferred[ObjectIdentifier(loading), default: []].append { $0.act(action) }
      return
    }
    WindowRun.hold(self)
    guard simulator.state.stop == nil else { return }
    if doing.isEmpty {
      steps.append(ScenarioStep(.perform(action), line: 0))
    } else {
      doing[doing.count - 1].acts.append(.action(action))
    }
    guard let call = simulator.outsideCall else { return perform(.perform(action)) }
    say(.outside(.act(action)))
    let watched = watched
    serve(until: call.number)
    window?.waitUntilDone()
    (isLacking, self.watched) = (false, watched)
  }

  /// Keeps the main thread busy for some seconds of virtual time, as `sleep` does: what is due
  /// meanwhile comes late.
  public static func block(_ seconds: Double) { here("Rehearsal.block")?.block(seconds) }

  private func block(_ seconds: Double) {
    let length = SimulatedTime(seconds: seconds).milliseconds
    find(.blocked, SimulatedTime(milliseconds: length).seconds)
    guard simulator.outsideCall != nil, !doing.isEmpty else {
      return advance(to: simulator.state.now.after(milliseconds: length))
    }
    doing[doing.count - 1].acts.append(.blocked(length))
    say(.outside(.blocked(milliseconds: length)))
  }

  /// Notes a delegate that is called.
  func watch(_ delegate: AnyObject, _ role: String) {
    watched = ("\(Swift.type(of: delegate))", role)
  }

  /// A call for which there is no delegate.
  func hears(nothing call: OpenedCall, _ watched: Watched, of what: String) -> Bool? {
    if watched.wasSet { find(.goneDelegate, "“\(what)”, “\(watched.type)”,") }
    isLacking = true
    return nil
  }

  /// Tells the run of delegates that are gone while their dialogs are up.
  func loseDelegates() {
    for (id, object) in cast.objects where object.hasLostDelegate {
      guard id.isKept(in: simulator.state), cast.lost.insert(ObjectIdentifier(object)).inserted
      else {
        continue
      }
      find(.goneDelegate, "“\(object.titleForName)”, “\(object.standing.watched.type)”,")
      act(.setDelegate(cast.exact(id), .gone))
    }
  }

  /// A dialog that is up has no delegate any more.
  func forgetDelegate(of object: any DialogObject) {
    guard let id = object.standing.id, id.isKept(in: simulator.state) else { return }
    act(.setDelegate(cast.exact(id), .none))
  }

  /// Keeps the answer of a question for the document.
  private func asked(_ call: OpenedCall, _ answer: Bool) {
    guard let selector = call.selector else { return }
    learned.asked.append(
      Learned.Asked(
        input: inputs.count, step: steps.count, selector: selector, target: call.target,
        answer: answer))
  }
}

extension OutsideCall {
  /// Whether it is a call of a view controller, which each controller has.
  var isOfLife: Bool { selector?.owner == .viewController }
}
