import DialogModel
import EventLog
import Testing

/// Nothing that the log can show is without its sentence.
@Suite struct DetailTextTests {
  @Test func eachCallHasASentenceOfItsOwn() {
    let sentences = Selector.allCases.map { SelectorText.sentence($0) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences { #expect(sentence.hasSuffix("."), "\(sentence)") }
  }

  @Test func eachRuleHasASentenceOfItsOwn() {
    let sentences = Rule.allCases.map { RuleText.sentence($0) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(sentence.count <= 84, "too long for its line: \(sentence)")
    }
  }

  @Test func shortNamesTellTheCallsOfADialogApart() {
    for owner in Selector.Owner.allCases {
      let names = Selector.allCases.filter { $0.owner == owner }.map(\.shortName)
      #expect(Set(names).count == names.count)
      for name in names { #expect(name.count <= 19) }
    }
  }

  @Test func theApplicationsCallsSayWhereItIs() {
    for selector in Selector.allCases where selector.owner != .application {
      #expect(StateText.application(around: selector) == nil)
    }
    let resign = StateText.application(around: .applicationWillResignActive)
    #expect(resign?.before == "active" && resign?.after == "inactive")
  }
}
