import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Testing

/// A version of a document: what it is made from, and what follows from it.
@Suite struct RevisionTests {
  private static let text = Array(
    "rehearsal: 1\ndevice: tablet\ndialogs: {a: {alert: {title: A}}}\n".utf8)

  private func revision(_ text: [UInt8] = text) -> Revision { Revision(text, in: .bare) }

  @Test func equalityIsTheNumberAndNotTheText() {
    let (one, two) = (revision(), revision())
    let copy = one
    #expect(one == copy && one != two)
    #expect(one.id < two.id)
    #expect(one.hasSameText(as: two))
    #expect(!one.hasSameText(as: revision(Self.text + [0x0A])))
    #expect(!one.hasSameText(as: nil))
    let none: Revision? = nil
    #expect(none.hasSameText(as: nil) && !none.hasSameText(as: one))
  }

  @Test func theDeviceIsReadFromTheTree() {
    #expect(revision().namesDevice)
    #expect(!revision(Array("rehearsal: 1\n".utf8)).namesDevice)
  }

  @Test func checksAreThoseOfTheText() {
    let checked = PrototypeDocument.check(Self.text, in: .bare)
    #expect(revision().check().problems == checked.problems)
    #expect(!checked.problems.isEmpty)
  }

  @Test func aTextThatCannotBeReadHasNoEditor() {
    let broken = revision(Array("rehearsal: [".utf8))
    #expect(broken.prototype == nil && !broken.reading.problems.isEmpty)
    for _ in 0..<2 { #expect(throws: EditRefusal.self) { try broken.editor() } }
  }

  @Test func aPlanHasTheVersionThatItGives() throws {
    let plan = try revision().editor().plan(.set(path: "/dialogs/a/alert/title", .text("B")))
    let next = try #require(plan.revision)
    #expect(next.text == plan.after)
    #expect(next.prototype == revision(plan.after).prototype)
    #expect(next.prototype != revision().prototype)
  }
}
