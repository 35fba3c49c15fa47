import DialogModel
import StageGeometry
import Testing
import WindowWords

@Suite struct ComparisonTests {
  private let usual = Comparison.Variant(look: Look(.classic), model: .shortPhone, language: "de")

  private func document(languages: [String] = []) -> Prototype {
    var document = Prototype()
    for language in languages { document.strings[language] = [:] }
    return document
  }

  @Test func fourLooks() {
    let variants = Comparison.looks.variants(of: document(), like: usual)
    #expect(variants.map(\.look) == Look.all)
    #expect(variants.allSatisfy { $0.model == .shortPhone && $0.language == "de" })
  }

  @Test func allLanguagesAndTheTextsAsWritten() {
    let variants = Comparison.languages.variants(
      of: document(languages: ["fr", "de"]), like: usual)
    #expect(variants.map(\.language) == [nil, "de", "fr"])
    #expect(variants.allSatisfy { $0.look == Look(.classic) && !$0.title.isEmpty })
  }

  @Test func documentsWithManyLanguagesShowSoMany() {
    let codes = (0..<500).map { "x\($0)" }
    let variants = Comparison.languages.variants(of: document(languages: codes), like: usual)
    #expect(variants.count == Comparison.most)
  }

  @Test func aDeviceIsThatOfThePrototype() {
    let variants = Comparison.devices.variants(of: document(), like: usual)
    #expect(variants.map { $0.prototype(of: document()).device } == [.phone, .phone, .tablet])
  }

  @Test func textSizeOverridesTheDocuments() {
    var document = document()
    document.axes.textSize = .small
    let variants = Comparison.textSizes.variants(of: document, like: usual)
    let sizes = variants.map { $0.prototype(of: document).axes.textSize }
    #expect(sizes == [.normal, .large, .largest])
  }

  @Test func theSummaryCounts() {
    #expect(Comparison.summary([0, 0]) == "No text is cut off.")
    #expect(Comparison.summary([0, 1]) == "1 text is cut off on 1 of 2 stages.")
    #expect(Comparison.summary([2, 1, 0]) == "3 texts are cut off on 2 of 3 stages.")
  }

  @Test func aDialogComesFromItsControl() {
    var document = document()
    let opener = Control(
      id: "open", kind: .button, text: "Open", then: [.present(DialogID(0))])
    document.screens = [
      Screen(id: "a"), Screen(id: "b", controls: [opener]),
    ]
    document.start = .screen(ScreenID(0))
    #expect(document.opener(of: DialogID(0)) == ScreenID(1))
    document.start = .screen(ScreenID(1))
    #expect(document.opener(of: DialogID(0)) == nil)
  }
}
