internal import DialogModel
internal import DialogSimulator
internal import DocumentWriter
internal import PrototypeFile

extension Rehearsal {
  /// Follows the window that shows the run, until it is closed: a person taps there, and this program
  /// performs what is called.
  func follow(_ link: WindowLink, showing prototype: Prototype) -> Never {
    while link.next()["hello"] == nil {}
    do {
      link.open(try PrototypeDocument.text(of: prototype))
    } catch {
      StandardError.write("Rehearsal: the window cannot show this: \(error)\n")
    }
    while link.next()["hello"] == nil {}
    window = link
    while true {
      let message = link.next()
      let time = message["time"]?.milliseconds.map { SimulatedTime(milliseconds: $0) }
      if let words = message["input"]?.text, let time {
        pass(to: time)
        let read = InputReader(simulator.prototype)
        guard let input = try? read.input(NamedInput(words: words)) else { continue }
        inputs.append((time, input))
        simulator.perform(input, at: time)
        serve(until: nil)
      } else if message["id"] != nil, let time {
        link.keep(message)
        pass(to: time)
      }
    }
  }

  /// Lets time pass, and performs the code of what is due until then.
  private func pass(to time: SimulatedTime) {
    while let due = simulator.wake, due <= time, simulator.state.stop == nil {
      simulator.advance(to: due)
      serve(until: nil)
    }
  }
}

extension JSONValue {
  /// Seconds as milliseconds.
  fileprivate var milliseconds: Int? { moment?.milliseconds }
}
