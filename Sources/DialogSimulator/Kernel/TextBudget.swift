import DialogModel

extension Rules {
  /// B3: a text, a field or the texts of the log would become too large, and the run stops.
  static let textsTooLarge = Rule.b3
}

/// Stops a run whose texts grow without end.
extension Simulator {
  /// Counts bytes of texts that the run keeps; false if the run stops at the limit instead.
  @discardableResult
  mutating func mayKeep(_ bytes: Int) -> Bool {
    if state.kernel.budget.keep(bytes) { return true }
    stop(at: .logTexts(SizeLimit.logTexts))
    return false
  }

  /// Whether a text can be one of the run; if it is too large, the run stops.
  mutating func mayBe(_ text: String, atMost limit: Int, _ stop: (Int) -> Stop.Limit) -> Bool {
    if text.utf8.count <= limit { return true }
    self.stop(at: stop(limit))
    return false
  }

  /// Stops the run, and names the call that is running.
  private mutating func stop(at limit: Stop.Limit) {
    guard state.kernel.stop == nil else { return }
    let call = state.currentScope.map {
      Stop.RepeatedCall(target: $0.target, selector: $0.selector)
    }
    halt(Stop(limit: limit, repeating: call.map { [$0] } ?? []), rule: Rules.textsTooLarge)
  }
}

extension Row.Content {
  /// The bytes of the texts that a run made; texts of the document are shared and do not count.
  var textBytes: Int {
    switch self {
    case .input(_, let title, _): title.utf8.count
    case .console(.text(let text)), .task(.output(let text)), .task(.message(let text)):
      text.utf8.count
    case .task(.texts(_, let title, let message)):
      (title?.utf8.count ?? 0) + (message?.utf8.count ?? 0)
    case .task(.started), .task(.progress), .task(.folded), .task(.suspended), .task(.resumed),
      .task(.hangs), .task(.ended):
      0
    case .console(.patternTooSlow), .console(.textIsCut), .console(.crash), .call, .animation,
      .action, .offer,
      .value, .refused, .notification, .stopped:
      0
    }
  }
}
