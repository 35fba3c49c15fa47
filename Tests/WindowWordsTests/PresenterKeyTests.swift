import Testing
import WindowWords

/// The keys of a presenter.
@Suite struct PresenterKeyTests {
  @Test(arguments: [
    ("Page_Down", PresenterKey.nextStep), ("Next", .nextStep), ("space", .nextStep), ("p", .play),
    ("P", .play), ("r", .startAgain), ("a", .look), ("d", .device), ("t", .turn), ("s", .speed),
    ("c", .captions), ("m", .marks), ("question", .keys), ("Page_Up", .stepBack),
    ("Prior", .stepBack), ("BackSpace", .backOnTrack), ("b", .black), ("period", .black),
    ("x", .hideAll), ("l", .lastCalls), ("h", .foreseen),
  ])
  func eachKeyHasItsFunction(_ name: String, _ key: PresenterKey) {
    #expect(PresenterKey(name: name) == key)
  }

  @Test(arguments: ["", "w", "Return", "Escape", "Tab", "SPACE", "F11", "Delete"])
  func theOthersHaveNone(_ name: String) {
    #expect(PresenterKey(name: name) == nil)
  }

  /// A field that is edited gets every key that writes something.
  @Test func onlyPagesAreSafeWhileTyping() {
    #expect(PresenterKey.isSafeWhileTyping("Page_Down"))
    #expect(PresenterKey.isSafeWhileTyping("Page_Up"))
    #expect(!PresenterKey.isSafeWhileTyping("BackSpace"))
    #expect(!PresenterKey.isSafeWhileTyping("space"))
    #expect(!PresenterKey.isSafeWhileTyping("a"))
  }

  @Test func theListHasThemAll() {
    let list = PresenterKey.list
    #expect(list.prefix(2).map(\.keys) == ["Space, Page Down", "Page Up"])
    #expect(list.count == PresenterKey.allCases.count + 2)
    #expect(Set(list.map(\.keys)).count == list.count)
    #expect(Set(list.map(\.title)).count == list.count)
  }
}
