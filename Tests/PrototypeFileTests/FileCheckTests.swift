import PrototypeFile
import Testing

/// A part of a document that names a file.
struct NamingPart: Sendable, CustomTestStringConvertible {
  /// The part; `NAME` represents the name.
  var source: String
  /// Whether an icon of the desktop can be named as well.
  var isIcon: Bool

  init(_ source: String, isIcon: Bool = false) {
    self.source = source
    self.isIcon = isIcon
  }

  var testDescription: String { source }

  private static let picker = "dialogs: {a: {activityPicker: "
  private static let field = "{textField: T, overlay: {left: NAME}}"

  static let all = [
    NamingPart("screens: {s: {image: NAME}}"),
    NamingPart("application: {icon: NAME}", isIcon: true),
    NamingPart("notifications: {n: {sound: NAME}}"),
    NamingPart("notifications: {n: {launchImage: NAME}}"),
    NamingPart(picker + "{items: [{image: NAME}]}}}"),
    NamingPart(picker + "{items: [{file: NAME}]}}}"),
    NamingPart(picker + "{activities: [{type: x, title: X, icon: NAME}]}}}", isIcon: true),
    NamingPart("screens: {s: {controls: [\(field)]}}", isIcon: true),
    NamingPart(
      "screens: {s: {controls: [{textField: T, overlay: {right: NAME}}]}}", isIcon: true),
    NamingPart(
      "dialogs: {a: {alert: {style: plainText, textFields: [{overlay: {left: NAME}}]}}}",
      isIcon: true),
    NamingPart("dialogs: {a: {presentedView: {controls: [\(field)]}}}", isIcon: true),
    NamingPart(
      picker + "{activities: [{type: x, title: X, icon: y, view: {controls: [\(field)]}}]}}}",
      isIcon: true),
  ]
}

/// Warnings of files that are named and not there.
@Suite struct FileCheckTests {
  private func warnings(
    _ part: NamingPart, naming name: String, there files: [String] = []
  ) -> [String] {
    let source = "rehearsal: 1\n" + part.source.replacing("NAME", with: name)
    let environment = DocumentEnvironment(
      patternProblem: { _ in nil },
      files: NamedFiles(
        place: { files.contains($0) ? .inside : .missing }, picture: { _ in nil },
        siblings: { _ in files }))
    let problems = PrototypeDocument.check(Array(source.utf8), in: environment).problems
    #expect(problems.allSatisfy { $0.severity == .warning }, "\(problems)")
    return problems.map { $0.text(file: "f") }.filter { $0.hasSuffix("#files") }
  }

  /// The place of the key with the name.
  private func place(in part: NamingPart) throws -> String {
    let words = part.source.split(separator: ": NAME", maxSplits: 1)
    let key = try #require(words.first?.split(separator: /[^A-Za-z]/).last)
    return "f:2:\(try #require(words.first).count - key.count + 1)"
  }

  @Test(arguments: NamingPart.all)
  func aFileThatIsNotThere(_ part: NamingPart) throws {
    let place = try place(in: part)
    let warning = "\(place): warning: there is no file “x.png” beside the document; "
    #expect(warnings(part, naming: "x.png") == [warning + "see docs/checks.md#files"])
    #expect(
      warnings(part, naming: "x.png", there: ["far.png", "x.pgn"])
        == [warning + "did you mean “x.pgn”? See docs/checks.md#files"])
    #expect(warnings(part, naming: "x.png", there: ["x.png"]) == [])
  }

  @Test(arguments: NamingPart.all)
  func namesOfTheDesktop(_ part: NamingPart) {
    for name in ["face-cool", "face-cool-symbolic", "org.example.app-symbolic"] {
      #expect(warnings(part, naming: name).isEmpty == part.isIcon, "\(name)")
    }
  }

  @Test func theDefaultSoundIsNoFile() {
    #expect(warnings(NamingPart("notifications: {n: {sound: NAME}}"), naming: "default") == [])
  }
}
