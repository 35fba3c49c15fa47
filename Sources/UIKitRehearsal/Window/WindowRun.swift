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
    waitForHello()
    do {
      link.open(try PrototypeDocument.text(of: prototype))
    } catch {
      StandardError.write("Rehearsal: the window cannot show this: \(error)\n")
    }
    waitForHello()
    run.window = link
    while let message = link.next() {
      guard let time = message["time"]?.moment else { continue }
      if let words = message["input"]?.text {
        pass(to: time)
        let read = InputReader(run.simulator.prototype)
        guard let input = try? read.input(NamedInput(words: words)) else { continue }
        // Nothing happens before what has happened.
        let now = max(time, run.simulator.state.now)
        run.inputs.append((now, input))
        run.simulator.perform(input, at: now)
        run.serve(until: nil)
      } else if message["id"] != nil {
        link.keep(message)
        pass(to: time)
        // Else the window would wait for it without an end.
        if link.takeKept() != nil { link.end(tellingOf: "the window calls what this run does not") }
      }
    }
  }

  private func waitForHello() {
    while let message = link.next(), message["hello"] == nil {}
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
