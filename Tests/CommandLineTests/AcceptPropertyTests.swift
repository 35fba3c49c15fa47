import DialogModel
import PrototypeFile
import Scenario
import TestTools
import Testing

@testable import rehearsal

/// Whatever shape a document has: once its calls are accepted it loads, says what it said but for
/// what it expects, and holds.
@MainActor @Suite struct AcceptPropertyTests {
  /// Makes documents of every shape there is for an `expect`.
  private struct Shapes {
    var random: SeededNumbers

    private mutating func one<Element>(of elements: [Element]) -> Element {
      elements[random.next(below: elements.count)]
    }

    private mutating func calls() -> [String] {
      let known = [
        "a willPresentAlertView:", "a alertViewShouldEnableFirstOtherButton: -> true",
        "a didPresentAlertView:", "0.250  a   didPresentAlertView:", "b x: \\\"q\\\"",
        "é 汉字 🙂", "a alertView:clickedButtonAtIndex: 0",
      ]
      var calls = (0..<random.next(below: 6)).map { _ in one(of: known) }
      if random.next(below: 4) == 0 { calls.append("...") }
      return calls
    }

    private mutating func expect(_ indent: String) -> String {
      let calls = calls()
      let comment = one(of: ["", "  # Why.", "\t# Tab."])
      switch random.next(below: 6) {
      case 0:
        let mark = one(of: ["|", "|-", "|+", ">", ">-", ">+"])
        let more = one(of: [" ", "  ", "      "])
        let lines = calls.map { "\(indent)\(more)\($0)\(one(of: ["", "", "\n", "  "]))" }
        return "expect: \(mark)\(comment)" + lines.map { "\n" + $0 }.joined()
      case 1 where !calls.isEmpty:
        let dash = one(of: ["", "  "])
        let items = calls.map { call in
          let remark = one(of: ["", "", "\n\(indent)\(dash)# Between.", "\n"])
          return "\n\(indent)\(dash)- \"\(call)\"\(remark)"
        }
        return "expect:\(comment)" + items.joined()
      case 2:
        let separator = one(of: [
          ", ", ",", ",\n\(indent)   ", ",  # More, [so].\n\(indent)   ", " , ",
          "  # Less.\n\(indent), ", ",\n# Between.\n\(indent)",
        ])
        let lead = one(of: ["", " ", "\n\(indent)  ", " # First.\n\(indent)  "])
        let end = one(of: [
          "", " ", "\n\(indent) ", " # Last.\n\(indent) ", calls.isEmpty ? "" : ",",
        ])
        return "expect: [\(lead)" + items(calls, indent).joined(separator: separator)
          + "\(end)]\(comment)"
      case 3: return "expect: \"\(calls.first ?? "")\"\(comment)"
      case 4: return "expect:\(comment)"
      default:
        return "expect: [" + one(of: ["", " ", "\n\(indent)  "]) + "]\(comment)"
      }
    }

    /// Items in brackets for these calls; some go over several lines, or hold several calls.
    private mutating func items(_ calls: [String], _ indent: String) -> [String] {
      var items: [String] = []
      for call in calls {
        let broken = call.replacing(
          " ", with: one(of: [" ", " ", "\n\(indent)   "]), maxReplacements: 1)
        if let last = items.last, random.next(below: 4) == 0 {
          let end = one(of: ["\\n", "\n\n\(indent)  "])
          items[items.count - 1] = "\(last.dropLast())\(end)\(broken)\""
        } else {
          items.append("\"\(broken)\"")
        }
      }
      return items
    }

    mutating func document() -> String {
      var lines = ["# Head.", "rehearsal: 1", "dialogs: {a: {alert: {title: é}}}", "scenarios:"]
      for number in 0...random.next(below: 3) {
        lines.append("  s\(number):")
        let steps = "steps: [{wait: \(number)}]"
        let expect = random.next(below: 8) == 0 ? "device: tablet" : expect("    ")
        let isFirst = random.next(below: 2) == 0
        lines += isFirst ? ["    \(expect)", "    \(steps)"] : ["    \(steps)", "    \(expect)"]
        if random.next(below: 2) == 0 { lines.append("# Between.") }
      }
      var text = lines.joined(separator: "\n") + one(of: ["", "\n", "\n\n# End.", "\n\n\n"])
      if random.next(below: 3) == 0 { text = text.replacing("\n", with: "\r\n") }
      if random.next(below: 4) == 0 { text = text.replacing("\n", with: "\r") }
      return one(of: ["", "\u{FEFF}"]) + text
    }
  }

  /// A prototype without what its scenarios expect, and without lines.
  private func stripped(_ prototype: Prototype) -> Prototype {
    var prototype = prototype
    for place in prototype.scenarios.indices {
      prototype.scenarios[place].expect = nil
      prototype.scenarios[place].line = 0
      for step in prototype.scenarios[place].steps.indices {
        prototype.scenarios[place].steps[step].line = 0
      }
    }
    return prototype
  }

  private func results(_ prototype: Prototype) -> [ScenarioResult] {
    prototype.scenarios.map { ScenarioRunner.run($0, in: prototype.applying($0)) }
  }

  @Test(arguments: 0..<20)
  func everyShape(_ seed: Int) throws {
    var shapes = Shapes(random: SeededNumbers(seed: UInt64(seed)))
    for _ in 0..<40 {
      let text = shapes.document()
      let loaded = PrototypeDocument.load(Array(text.utf8), in: .bare)
      let before = try #require(loaded.prototype, "\(text)\n\(loaded.problems)")
      let played = results(before)
      let changed = try #require(Acceptance(Array(text.utf8), of: "-", played).bytes, "\(text)")
      let after = try #require(PrototypeDocument.load(changed, in: .bare).prototype)
      let again = results(after)
      #expect(stripped(after) == stripped(before), "\(text)")
      #expect(again.filter { !$0.isGood } == [], "\(text)")
      // What holds is not touched.
      #expect(Acceptance(changed, of: "-", again).bytes == changed)
      if played.allSatisfy(\.isGood) { #expect(changed == Array(text.utf8)) }
      // Neither is a comment around it.
      func comments(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#") }
      }
      // Nor one inside it, where it is in brackets.
      for word in ["More, [so].", "Less.", "First.", "Last."] {
        #expect(
          String(decoding: changed, as: UTF8.self).split(separator: "# \(word)").count
            == text.split(separator: "# \(word)").count, "\(text)")
      }
      let left = comments(String(decoding: changed, as: UTF8.self))
      // The mark before the first line hides its comment from both.
      #expect(left == comments(text), "\(text)")
    }
  }
}
