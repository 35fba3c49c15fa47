import DialogModel
import Testing

/// The languages that are made of a document's own texts.
@Suite struct PseudoLanguageTests {
  private func stretched(_ text: String) -> String {
    PseudoLanguage.stretched.text(Template(text)).sourceText
  }

  @Test(arguments: [
    ("Cancel", "[Çáñçéļ one]"), ("OK", "[ÖĶ one]"), ("", ""), ("…", "[… one]"),
    ("Delete Everything", "[Déļéţé Évéŕýţĥíñĝ one two]"),
  ])
  func aStretchedTextHasBracketsAccentsAndMoreWords(text: String, stretched: String) {
    #expect(self.stretched(text) == stretched)
  }

  @Test func aStretchedTextIsAThirdLongerAndAShortOneByHalf() {
    for count in 1...200 {
      let added = stretched(String(repeating: "x", count: count)).count - count - 2
      let least = count < 10 ? Double(count) * 0.5 : Double(count) * 0.3
      #expect(Double(added) >= least && Double(added) < least + 7, "\(count)")
    }
  }

  @Test func placeholdersStayAsTheyAre() {
    let source = Template(pieces: [.text("Delete "), .buttonTitle, .text("?")])
    #expect(
      PseudoLanguage.stretched.text(source).pieces
        == [.text("[Déļéţé "), .buttonTitle, .text("? one]")])
    #expect(
      PseudoLanguage.mirrored.text(source).pieces
        == [.text("\u{202E}Delete\u{202C} "), .buttonTitle, .text("\u{202E}?\u{202C}")])
    #expect(
      PseudoLanguage.stretched.text(Template(pieces: [.field(0)])).pieces
        == [.text("["), .field(0), .text("]")])
  }

  @Test func eachMirroredWordIsBetweenMarks() {
    #expect(
      PseudoLanguage.mirrored.text(Template("Sign  Out\nNow")).sourceText
        == "\u{202E}Sign\u{202C}  \u{202E}Out\u{202C}\n\u{202E}Now\u{202C}")
  }

  private var document: Prototype {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s", title: "Account")]
    prototype.strings = ["en": ["Account": Template("User")]]
    return prototype
  }

  @Test func everyDocumentHasThem() {
    #expect(document.isTranslated("en-XA") && document.isTranslated("ar-XB"))
    let (stretched, mirrored) = (document.localized("en-XA"), document.localized("ar-XB"))
    // They are made of the texts as they are written, not of English ones.
    #expect(stretched.screens[0].title == "[Åççöûñţ one]")
    #expect(stretched.direction == .ltr && mirrored.direction == .rtl)
    #expect(!Prototype().isTranslated("de") && document.isTranslated("en-US"))
  }

  @Test func aDocumentsOwnTranslationGoesFirst() {
    var document = document
    document.strings["en-XA"] = ["Account": Template("Mine")]
    #expect(document.localized("en-XA").screens[0].title == "Mine")
    #expect(document.pseudoLanguages == [.mirrored])
  }
}
