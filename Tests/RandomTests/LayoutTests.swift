import DialogModel
import DocumentWriter
import PrototypeFile
import TestTools
import Testing

/// What is written looks as if a person had written it.
@Suite struct LayoutTests {
  @Test(arguments: ["title-message-ok", "ask", "sign-out"])
  func samplesComeOutAsTheyStand(_ name: String) throws {
    let bytes = try Files.bytes("data/samples/\(name).rehearsal.yaml")
    let prototype = try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
    let text = try PrototypeDocument.text(of: prototype)
    // Remarks are lost, and where empty lines are is a matter of taste.
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    #expect(lines(text) == lines(String(decoding: bytes, as: UTF8.self)))
  }

  @Test func quotesOnlyWhereTheyAreNeeded() throws {
    var alert = Alert()
    alert.title = Template("Yes: no?")
    alert.message = Template("Two\nlines")
    alert.cancelButton = Button(title: Template("No"))
    alert.otherButtons = ["3 by 3", "1:30", "Save, then go", "Don’t", "say \"hi\""].map {
      Button(title: Template($0))
    }
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: alert)]
    prototype.start = .dialog(DialogID(0))
    let text = try PrototypeDocument.text(of: prototype)
    #expect(
      text == """
        rehearsal: 1
        start: a

        dialogs:
          a:
            alert:
              title: "Yes: no?"
              message: |-
                Two
                lines
              cancelButton: "No"
              otherButtons: [3 by 3, "1:30", "Save, then go", Don’t, say "hi"]

        """)
  }

  @Test func whatADocumentCannotSayIsNotWritten() {
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: Alert())]
    prototype.start = nil
    #expect(throws: NotWritable.self) { try PrototypeDocument.text(of: prototype) }
  }
}
