import DialogModel
import OrderRules
import RandomPrototypes
import Testing

/// Logs in many styles, in order and with one fault.
@MainActor
@Suite struct VerifyLogsTests {
  /// How many logs there are.
  private static let count = 300

  private func text(_ calls: [StyledCall], _ style: LogStyle) -> String {
    var lines: [String] = []
    for (index, call) in calls.enumerated() {
      lines.append(style.line(call))
      if index % 5 == 3 { lines.append(LogStyle.noise[index / 5 % LogStyle.noise.count]) }
    }
    return lines.joined(separator: "\n")
  }

  private func breaches(_ calls: [StyledCall], _ style: LogStyle) -> [OrderBreach] {
    OrderCheck(AppLog(text(calls, style)).calls).breaches
  }

  /// Whether calls break the order where each object is known.
  private func isIllegal(_ calls: [StyledCall]) -> Bool {
    let log = calls.enumerated().map { index, styled in
      var call = LoggedCall(
        line: index + 1, object: styled.target, selector: styled.selector,
        button: styled.call.button, answer: styled.call.answer)
      (call.isIdentified, call.delegate, call.isReceiver) = (true, styled.type, true)
      return call
    }
    return !OrderCheck(log).breaches.isEmpty
  }

  @Test func noLogInOrderIsAccused() throws {
    let runs = try StyledRuns.all(byChance: 60)
    #expect(runs.count > 100)
    var read = 0
    for index in 0..<VerifyLogsTests.count {
      let (run, style) = (runs[index % runs.count], LogStyle(rawValue: index % 14) ?? .nsLog)
      let log = AppLog(text(run, style))
      let check = OrderCheck(log.calls)
      read += log.calls.count
      // A completion is a block: its bare name is no method that a line could be taken for.
      let methods = run.count { $0.selector != .completion }
      #expect(
        log.calls.count + log.unread.count >= methods,
        "\(style), run \(index)\n\(text(run, style))")
      if let breach = check.breaches.first {
        Issue.record("\(style), \(breach.sentence)\n\(text(run, style))")
      }
    }
    #expect(read > 3_000)
  }

  /// Few faults are missed that are faults where each object is known: three of a hundred, and one more
  /// by chance among the four hundred of these runs.
  @Test func aPlantedFaultIsFound() throws {
    let runs = try StyledRuns.all(byChance: 60)
    var random = Randomness(seed: 1)
    var (planted, missed): (Int, [String]) = (0, [])
    for index in 0..<VerifyLogsTests.count {
      let (run, style) = (runs[index % runs.count], LogStyle(rawValue: index % 14) ?? .nsLog)
      for fault in PlantedFault.allCases {
        let place = random.number(0...(run.count - 1))
        guard let calls = fault.planted(in: run, at: place), isIllegal(calls) else { continue }
        planted += 1
        if breaches(calls, style).isEmpty { missed.append("\(style) \(fault) \(place) \(index)") }
      }
    }
    #expect(planted > 200)
    #expect(missed.count * 100 <= planted * 4, "\(missed.count) of \(planted): \(missed)")
  }
}
