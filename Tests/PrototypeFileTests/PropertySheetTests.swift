import AddressLiterals
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

@Suite struct PropertySheetTests {
  private func editor(_ text: String) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private static let document = """
    rehearsal: 1
    screens:
      a: {controls: [{button: Go, then: [{present: ask}]}]}
    dialogs:
      ask:
        alert:
          title: Sure?
          style: plainText
          otherButtons: [Yes]
    """

  @Test func theKeysOfTheTableAreThere() throws {
    let sheet = try #require(
      try editor(PropertySheetTests.document).properties(at: "/dialogs/ask/alert"))
    let title = try #require(sheet.properties.first { $0.key == "title" })
    #expect(title.kind == .text && title.value == "Sure?" && !title.isRequired)
    let style = try #require(sheet.properties.first { $0.key == "style" })
    #expect(style.kind == .choice(["default", "plainText", "secureText", "loginAndPassword"]))
    #expect(style.value == "plainText" && style.standard == "default")
    #expect(sheet.properties.first { $0.key == "message" }?.value == nil)
  }

  @Test func aShortButtonHasItsLongForm() throws {
    let editor = try editor(PropertySheetTests.document)
    let sheet = try #require(editor.properties(at: "/dialogs/ask/alert/otherButtons/0"))
    #expect(sheet.properties.map(\.key) == ["title", "then", "afterwards"])
    #expect(sheet.properties[0].value == "Yes" && sheet.properties[0].isRequired)
    #expect(sheet.properties[1].kind == .actions && sheet.properties[1].value == nil)
  }

  @Test func aControlHasTheKeysOfItsKind() throws {
    let editor = try editor(PropertySheetTests.document)
    let keys = try #require(editor.properties(at: "/screens/a/controls/0")).properties.map(\.key)
    #expect(keys.contains("button") && keys.contains("then") && keys.contains("style"))
    #expect(!keys.contains("row") && !keys.contains("detail") && !keys.contains("placeholder"))
    let then = editor.properties(at: "/screens/a/controls/0")?.properties.first { $0.key == "then" }
    #expect(then?.value == "[{present: ask}]")
  }

  @Test(arguments: [
    (
      "orientations: [portrait]", "/screens/a", PropertySheet.Kind.words(["portrait", "landscape"])
    ),
    (
      "controls: [{segmented: s, titles: [One, Two]}]", "/screens/a/controls/0",
      .texts
    ),
    // A line break cannot be shown where each text has a line.
    (
      #"controls: [{segmented: s, titles: ["One\nmore"]}]"#,
      "/screens/a/controls/0",
      .value
    ),
  ])
  func listsOfWordsAndOfTexts(_ text: String, _ path: PartAddress, _ kind: PropertySheet.Kind)
    throws
  {
    let sheet = try editor("rehearsal: 1\nscreens: {a: {\(text)}}\n").properties(at: path)
    let property = sheet?.properties.first { ["orientations", "titles"].contains($0.key) }
    #expect(property?.kind == kind)
  }

  @Test func valuesAreReadInFlowForm() throws {
    #expect(try DocumentEditor.value(ofFlow: "[{present: ask}]").list?.count == 1)
    #expect(throws: EditRefusal.self) { try DocumentEditor.value(ofFlow: "[{") }
    #expect(throws: EditRefusal.self) { try DocumentEditor.value(ofFlow: "1\nx: 2") }
  }

  /// Setting what a property has already changes no byte.
  @Test func theSameValueChangesNothing() throws {
    let editor = try editor(PropertySheetTests.document)
    for path in ["/dialogs/ask/alert", "/screens/a/controls/0", ""] as [PartAddress] {
      for property in try #require(editor.properties(at: path)).properties {
        guard let value = property.value, property.kind == .actions || property.kind == .value
        else { continue }
        let node = try DocumentEditor.value(ofFlow: value)
        let plan = try editor.plan(.set(path: property.path, node))
        #expect(plan.after == Array(PropertySheetTests.document.utf8), "\(property.path.text)")
      }
    }
  }
}

extension PropertySheetTests {
  @Test func aDialogComesOutOfWordsAndControlsThatAct() throws {
    let text = """
      rehearsal: 1
      device: tablet
      screens:
        b: {controls: [{toolbarButton: Reply, then: [{present: ask}]}, {label: No}]}
        a: {controls: [{row: Go, id: go-on, then: [{present: ask}]}]}
      dialogs:
        ask: {actionSheet: {otherButtons: [A], from: {rect: go-on}}}
      """
    let editor = try DocumentEditor(Array(text.utf8), in: .bare)
    let sheet = try #require(editor.properties(at: "/dialogs/ask/actionSheet"))
    let from = try #require(sheet.properties.first { $0.key == "from" })
    let places = ["view", "rootView", "toolbar", "tabBar", "{barButton: reply}", "{rect: go-on}"]
    #expect(from.kind == .source(places))
    #expect(from.value == "{rect: go-on}")
  }
}
