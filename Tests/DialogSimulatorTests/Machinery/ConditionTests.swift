import DialogModel
import DialogSimulator
import Testing

/// Conditions of answers: `returns: {SELECTOR: {when: …}}`.
@Suite("Conditions")
struct ConditionTests {
  /// Whether a condition holds for a field of this text.
  private func holds(_ test: TextTest, _ text: String) -> Bool {
    let answer = Answer.when(.text(.ownField, test))
    var run = Run(screens: [[control("name", textField(text, returns: [.shouldReturn: answer]))]])
    run.tap(field: "F0")
    run.perform(.pressReturn)
    return run.callsSoFar.entries.last == "F0.shouldReturn→true"
  }

  @Test(
    "Lengths count UTF-16 units, both ends included",
    arguments: [
      (nil, nil, "", true), (0, nil, "", true), (1, nil, "", false), (1, nil, "a", true),
      (2, nil, "a", false), (nil, 0, "", true), (nil, 0, "a", false), (nil, 2, "ab", true),
      (nil, 2, "abc", false), (2, 3, "a", false), (2, 3, "ab", true), (2, 3, "abc", true),
      (2, 3, "abcd", false), (2, 2, "😀", true), (nil, 1, "😀", false), (2, 2, "e\u{301}", true),
    ] as [(Int?, Int?, String, Bool)])
  func lengths(_ least: Int?, _ most: Int?, _ text: String, _ expected: Bool) {
    #expect(holds(TextTest(minLength: least, maxLength: most), text) == expected)
  }

  @Test(
    "Equal means the same characters, not the same look",
    arguments: [
      ("ab", "ab", true), ("ab", "aB", false), ("ab", "abc", false), ("", "", true),
      ("\u{E9}", "e\u{301}", false), ("e\u{301}", "e\u{301}", true),
    ])
  func equals(_ wanted: String, _ text: String, _ expected: Bool) {
    #expect(holds(TextTest(equals: wanted), text) == expected)
  }

  @Test("All parts of a test must hold")
  func parts() {
    #expect(holds(TextTest(minLength: 1, equals: "ab"), "ab"))
    #expect(!holds(TextTest(minLength: 3, equals: "ab"), "ab"))
    #expect(!holds(TextTest(maxLength: 1, equals: "ab"), "ab"))
  }

  @Test("In shouldChange the text is the one that the change would make")
  func inShouldChange() {
    let short = Answer.when(.text(.ownField, TextTest(maxLength: 2)))
    var run = Run(screens: [[control("name", textField("a", returns: [.shouldChange: short]))]])
    run.tap(field: "F0")
    run.forget()
    run.type("bc")
    run.perform(.edit(.type("xy", over: TextRange(0, 2))))
    run.delete()
    #expect(
      run.calls == """
        F0.shouldChange(1,0,"b")→true → F0.shouldChange(2,0,"c")→false
        F0.shouldChange(0,2,"xy")→true → F0.shouldChange(1,1,"")→true
        """)
    #expect(run.text("F0") == "x")
  }

  @Test("What comes in can be looked at alone")
  func replacement() {
    let short = Answer.when(.text(.replacement, TextTest(maxLength: 1)))
    var run = Run(
      screens: [[control("name", textField("abc", returns: [.shouldChange: short]))]])
    run.tap(field: "F0")
    run.type("d")
    run.paste("ef")
    #expect(run.text("F0") == "abcd")
  }

  @Test("An alert asks about its fields by their place, also the one that is changed")
  func ofAnAlert() {
    let both = Answer.when(
      .all([
        .text(.field(0), TextTest(minLength: 1)), .text(.field(1), TextTest(minLength: 1)),
      ]))
    var run = Run(asking("A", textField(), textField(), returns: [.shouldEnable: both]))
    run.present("A")
    run.settle()
    run.type("a")
    run.tap(field: "A1")
    run.type("b")
    #expect(
      run.calls.entries.filter { $0.hasPrefix("shouldEnable") } == [
        "shouldEnable(A)→false", "shouldEnable(A)→false", "shouldEnable(A)→true",
      ])
  }

  @Test("A field that is not there passes no test, not even an empty one")
  func noSuchField() {
    for (condition, expected) in [
      (Condition.text(.field(1), TextTest()), false),
      (.not(.text(.field(1), TextTest())), true),
    ] {
      var run = Run(asking("A", textField(), returns: [.shouldEnable: .when(condition)]))
      run.present("A")
      #expect(run.callsSoFar.entries[1] == "shouldEnable(A)→\(expected)")
    }
  }
}
