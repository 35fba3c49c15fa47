internal import DialogModel
internal import DialogSimulator
internal import DocumentWriter
internal import PrototypeFile

/// A run that a window shows.
@MainActor
struct WindowRun {
  let run: Rehearsal
  let link: WindowLink

  /// Follows the window until it is closed: a person taps there, and this program performs what is
  /// called.
  func follow(showing prototype: Prototype) -> Never {
    while link.next()["hello"] == nil {}
    do {
      link.open(try PrototypeDocument.text(of: prototype))
    } catch {
      StandardError.write("Rehearsal: the window cannot show this: \(error)\n")
    }
    while link.next()["hello"] == nil {}
    run.window = link
    while true {
      let message = link.next()
      let time = message["time"]?.milliseconds.map { SimulatedTime(milliseconds: $0) }
      if let words = message["input"]?.text, let time {
        pass(to: time)
        let read = InputReader(run.simulator.prototype)
        guard let input = try? read.input(NamedInput(words: words)) else { continue }
        run.inputs.append((time, input))
        run.simulator.perform(input, at: time)
        run.serve(until: nil)
      } else if message["id"] != nil, let time {
        link.keep(message)
        pass(to: time)
      }
    }
  }

  /// Lets time pass, and performs the code of what is due until then.
  private func pass(to time: SimulatedTime) {
    while let due = run.simulator.wake, due <= time, run.simulator.state.stop == nil {
      run.simulator.advance(to: due)
      run.serve(until: nil)
    }
  }
}

extension JSONValue {
  /// Seconds as milliseconds.
  fileprivate var milliseconds: Int? { moment?.milliseconds }
}
