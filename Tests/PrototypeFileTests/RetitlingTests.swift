import DialogModel
import PrototypeFile
import Testing

/// Which texts of a document are others after a change.
@Suite struct RetitlingTests {
  private func prototype(_ texts: String...) -> Prototype {
    var prototype = Prototype()
    prototype.screens = [
      Screen(
        id: "s", title: nil,
        controls: texts.map { Control(id: $0, kind: .button, text: $0) })
    ]
    return prototype
  }

  private func changed(_ before: Prototype, _ after: Prototype) -> [String] {
    Retitling(before: before, after: after).texts(in: nil)
      .map { "\($0.old.sourceText) \($0.new.sourceText)" }
  }

  @Test func anOldTextHasOneNewOne() {
    #expect(changed(prototype("A", "B", "A"), prototype("C", "B", "D")) == ["A C"])
  }

  /// A button that was moved has its old text: no step means another one now.
  @Test func textsThatChangedTheirPlacesAreTheSame() {
    #expect(changed(prototype("A", "B"), prototype("B", "A")).isEmpty)
    #expect(changed(prototype("A", "B"), prototype("B", "C")).isEmpty)
  }

  @Test func anotherNumberOfTextsIsMoreThanOtherTexts() {
    #expect(changed(prototype("A"), prototype("B", "A")).isEmpty)
  }
}
