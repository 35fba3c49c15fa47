import DialogModel
import Testing

@testable import DialogSimulator

@Suite("The rows of the tables that a row of the log comes from")
struct RuleSetTests {
  @Test("A set has each row once, in the tables' order")
  func order() {
    let set: RuleSet = [.k4, .d1, .k4, .g8, .d1]
    #expect(set.rules == [.d1, .g8, .k4])
    #expect(set == [.g8, .k4, .d1])
    #expect(set.contains(.g8) && !set.contains(.g7))
    #expect(set.union([.a1, .d1]).rules == [.d1, .g8, .k4, .a1])
  }

  @Test("Of more rows than it holds, the greatest stay")
  func full() {
    var set = RuleSet(.p1)
    for rule in Rule.allCases.shuffled() { set.insert(rule) }
    #expect(set.rules == Array(Rule.allCases.suffix(RuleSet.capacity)))
  }

  @Test("Text shows the last row, and that of stacking before that of a kind")
  func shown() {
    #expect(RuleSet(.d3).shown == .d3)
    #expect(([.p1, .k8] as RuleSet).shown == .k8)
    #expect(([.a1, .k8, .k5] as RuleSet).shown == .k8)
    #expect(([.v1, .m2] as RuleSet).shown == .m2)
    #expect(([.t1, .k1] as RuleSet).shown == .k1)
    #expect(([.a10, .g8] as RuleSet).shown == .a10)
    #expect(([.f17, .k9] as RuleSet).shown == .f17)
  }
}
