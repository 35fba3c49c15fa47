import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Names of instances of a dialog are changed with the dialog's.
@Suite struct InstanceUsesTests {
  @Test func namesOfInstancesFollow() throws {
    let source = """
      rehearsal: 1
      dialogs:
        ask:
          alert: {style: plainText}
          delegate:
            does:
              "didPresentAlertView:":
                - {present: {dialog: ask, new: true}}
                - {set: {dialog: 'ask#1', delegate: gone}}
                - {focus: 'ask#3/field-0'}
      scenarios:
        x:
          steps: [{dismiss: 'ask#2'}]
          expect: ["ask#2/field-0 textFieldDidBeginEditing:", "ask would crash here: EXC_BAD_ACCESS"]
      """
    let root = try #require(YAMLDocument(Array(source.utf8)).root)
    #expect(
      try Uses(root).renaming(PartAddress(text: "/dialogs/ask"), to: "q").map { "\($0.change)" }
        == [
          "key(\"q\")", "text(\"q\")", "text(\"q#1\")", "text(\"q#3/field-0\")", "text(\"q#2\")",
          "line(0, \"q#2/field-0 textFieldDidBeginEditing:\")",
          "line(0, \"q would crash here: EXC_BAD_ACCESS\")",
        ])
  }
}
