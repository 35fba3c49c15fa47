import Testing

@testable import PrototypeFile

/// Words that people try in place of the words that can stand at a place.
@Suite struct TriedValueTests {
  @Test func eachListIsInTheFormat() {
    func lists(_ shape: Shape) -> [[String]] {
      switch shape {
      case .word(let words): [words]
      case .list(let item, _): lists(item)
      case .named(.word(let words), let value): [words] + lists(value)
      case .named(_, let value), .bySelector(let value, _, _, _): lists(value)
      case .either(let first, let second): lists(first) + lists(second)
      default: []
      }
    }
    func lists<Table: KeyTable>(in table: Table.Type) -> [[String]] {
      Table.allCases.flatMap { lists($0.shape) }
    }
    let all = Set(FormatTables.all.flatMap { lists(in: $0) })
    for values in TriedValues.all { #expect(all.contains(values.words), "\(values.words)") }
    #expect(Set(TriedValues.all.map(\.words)).count == TriedValues.all.count)
  }

  @Test func noWordCanStandThereItself() {
    for values in TriedValues.all {
      for (word, meaning) in values.meanings {
        #expect(values.words.contains(meaning))
        #expect(!values.words.map(\.comparedWord).contains(word), "\(word)")
      }
    }
    for code in TriedValues.languages.meanings.values { #expect(TextForm.isLanguage(code)) }
  }

  @Test(arguments: [
    ("device: iPhone", "phone"), ("device: iPad mini", "tablet"), ("era: iOS 5", "ios6"),
    ("screens: {a: {barStyle: dark}}", "black"),
    ("screens: {a: {orientations: [vertical, landscape]}}", "portrait"),
    ("dialogs: {a: {alert: {style: login}}}", "loginAndPassword"),
    ("dialogs: {a: {alert: {}, delegate: nil}}", "none"),
    ("screens: {a: {controls: {textField: A, keyboard: email}}}", "emailAddress"),
    ("screens: {a: {controls: {textField: A, clearButton: true}}}", "always"),
    ("screens: {a: {controls: {textField: A, secure: yes}}}", "true"),
    ("screens: {a: {controls: {textField: A, secure: off}}}", "false"),
    ("notifications: {a: {repeats: daily}}", "day"),
    ("dialogs: {a: {activityPicker: {excluded: facebook}}}", "postToFacebook"),
    ("scenarios: {a: {steps: {pressKey: enter}}}", "return"),
    ("scenarios: {a: {language: English}}", "en"),
    ("device: Phone", "phone"), ("era: ios66", "ios6"),
  ])
  func isUnderstood(_ line: String, _ word: String) throws {
    let problems = PrototypeDocument.load(Array(("rehearsal: 1\n" + line).utf8), in: .bare).problems
    #expect(problems.map(\.suggestion) == [.value(word)])
  }

  /// A name is a key, so that it gets another name.
  @Test(arguments: [
    ("strings: {german: {}}", "de"), ("strings: {en_US.UTF-8: {}}", "en_US"),
    ("dialogs: {a: {activityPicker: {builtIn: {email: {}}}}}", "mail"),
  ])
  func namesAreUnderstood(_ line: String, _ name: String) throws {
    let problems = PrototypeDocument.load(Array(("rehearsal: 1\n" + line).utf8), in: .bare).problems
    #expect(problems.map(\.suggestion) == [.key(name)])
  }
}
