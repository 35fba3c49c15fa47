internal import DialogModel
internal import DialogSimulator
internal import DocumentWriter
internal import PrototypeFile

/// A run that a window shows.
@MainActor
struct WindowRun {
  let run: Rehearsal
  let link: WindowLink

  /// How much may happen by itself until a message: two months of a notification that comes each minute.
  private static let mostMoments = 100_000

  /// Follows the window until it is closed: a person taps there, and this program performs what is
  /// called.
  func follow(showing prototype: Prototype) {
    // The window stands still until then, so that `completion` blocks are at their moments.
    if link.turns == nil { link.turns = TaskTurns() }
    begin(showing: prototype)
    while let message = link.next() {
      perform(message)
      tellFindings()
      run.ticker.move(to: run.simulator.state.now)
      link.rest(wake: run.ticker.next)
    }
  }

  /// The same for a program whose tasks go on after each message.
  func followWithTasks(showing prototype: Prototype) async {
    let (news, teller) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    link.turns = TaskTurns(onHeld: { teller.yield() })
    begin(showing: prototype)
    run.ticker.observe { teller.yield() }
    // No task goes on before the application is launched.
    while run.simulator.state.inputCount == 0, let message = link.next() {
      perform(message)
      // A run that is begun again goes on after the settings that come before the launch.
      if run.simulator.state.inputCount == 0 { link.rest(wake: nil) }
    }
    teller.yield()
    for await _ in news {
      while await goOn() {}
      guard !link.isOver else { break }
      link.whenReadable { teller.yield() }
    }
    run.ticker.observe(nil)
  }

  /// Lets tasks go on, or performs a message.
  ///
  /// - Returns: whether there was anything to do.
  private func goOn() async -> Bool {
    guard let turns = link.turns, !link.isOver else { return false }
    if turns.isStill || turns.wake != run.ticker.next {
      run.ticker.move(to: run.simulator.state.now)
      await OtherWork(run: run).rest()
      tellFindings()
      link.rest(wake: run.ticker.next)
      return true
    }
    guard link.hasNews(), let message = link.next() else { return false }
    perform(message)
    return true
  }

  private func begin(showing prototype: Prototype) {
    waitForHello()
    do {
      link.open(try PrototypeDocument.text(of: prototype))
    } catch {
      StandardError.write("Rehearsal: the window cannot show this: \(error)\n")
    }
    waitForHello()
    link.turns?.heard = 0
    run.window = link
  }

  /// Performs what the window tells.
  private func perform(_ message: JSONValue) {
    guard let time = message["time"]?.moment else { return }
    if let words = message["input"]?.text {
      link.turns?.isStill = true
      pass(to: time)
      let read = InputReader(run.simulator.prototype)
      guard let input = try? read.input(NamedInput(words: words)) else { return }
      // Nothing happens before what has happened.
      let now = max(time, run.simulator.state.now)
      run.inputs.append((now, input))
      run.simulator.perform(input, at: now)
      run.serve(until: nil)
    } else if message["id"] != nil {
      link.turns?.isStill = true
      link.keep(message)
      pass(to: time)
      // Else the window would wait for it without an end.
      if link.takeCall() != nil { link.end(tellingOf: "the window calls what this run does not") }
    } else if message["wake"] != nil || message["held"] != nil, link.turns != nil {
      link.turns?.isStill = true
      come(to: time)
    }
  }

  /// Has the window of a run stand still, where the program acts at a moment that nobody foresaw.
  static func hold(_ run: Rehearsal) {
    guard let window = run.window, window.turns != nil, run.simulator.openCalls == 0 else { return }
    WindowRun(run: run, link: window).hold()
  }

  /// Waits until the window stands still, because the program is about to act by itself; what it tells
  /// before that comes first.
  private func hold() {
    guard !link.isOver, link.turns?.isStill == false else { return }
    link.askToHold()
    while let message = link.next(), message["error"] == nil {
      perform(message)
      if message["held"] != nil { break }
    }
    link.turns?.onHeld?()
  }

  /// Lets time pass outside any call, as where a task blocks the main thread.
  func stay(until time: SimulatedTime) {
    hold()
    link.rest(wake: time.milliseconds)
    while let message = link.next(), message["error"] == nil {
      perform(message)
      if message["wake"] != nil { break }
      if link.turns?.isStill == true { link.rest(wake: time.milliseconds) }
    }
    link.turns?.onHeld?()
  }

  /// Comes to a moment at which tasks go on.
  private func come(to time: SimulatedTime) {
    pass(to: time)
    guard time > run.simulator.state.now, !link.isOver else { return }
    run.simulator.advance(to: time)
    run.serve(until: nil)
  }

  private func waitForHello() {
    while let message = link.next(), message["hello"] == nil {
      // It opens nothing, and calls what this run does not.
      if message["error"] != nil { return link.end(tellingOf: "the window does not show this run") }
    }
  }

  /// Lets time pass, and performs the code of what is due until then.
  private func pass(to time: SimulatedTime) {
    var moments = 0
    while let due = run.simulator.wake, due <= time, run.simulator.state.stop == nil {
      moments += 1
      guard moments <= WindowRun.mostMoments, !link.isOver else {
        return link.end(tellingOf: "the window is too far ahead")
      }
      run.simulator.advance(to: due)
      run.serve(until: nil)
    }
  }
}
