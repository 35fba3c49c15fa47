import DialogModel
import PangoRuler
import PrototypeFile
import StageGeometry
import Testing
import TextFitting

/// Which translations have too little room.
@Suite struct TranslationFitTests {
  private let ruler: PangoRuler

  init() throws { ruler = try #require(PangoRuler(font: "Sans")) }

  private func fit(_ text: String) throws -> TranslationFit {
    let loaded = PrototypeDocument.load(Array("rehearsal: 1\n\(text)".utf8), in: .bare)
    return TranslationFit(try #require(loaded.prototype, "\(loaded.problems)"), ruler)
  }

  private static let long = "Wiederherstellen aller Notizen dieses Gerätes aus dem letzten Backup"

  private static let restore = """
    screens: {start: {title: Start}}
    dialogs:
      restore:
        alert:
          title: Restore?
          message: It takes {buttonIndex} minutes
          cancelButton: Keep
          otherButtons: [Restore, Later]
    start: restore
    strings:
      de: {Restore?: Zurück?, Keep: Behalten, Restore: \(long)}
      sv: {Restore?: Återställ?, Keep: Behåll, Restore: Återställ}
    """

  @Test func onlyWhatHasTooLittleRoomIsFound() throws {
    let fit = try fit(TranslationFitTests.restore)
    let worst = try #require(fit.worst(of: "Restore", in: "de"))
    #expect(worst.verdict == .cut)
    #expect(worst.subject.kind == .dialog(DialogID(0)))
    #expect(worst.setting.language == "de" && worst.setting.model == .phone)
    #expect(worst.setting.size == .small)
    for (text, language) in [("Keep", "de"), ("Restore?", "de"), ("Restore", "sv")] {
      #expect(fit.worst(of: text, in: language) == nil, "\(text) in \(language)")
    }
  }

  /// It is shown as it is written, which no translator can mend.
  @Test func aTextWithoutATranslationHasNoVerdict() throws {
    let fit = try fit(
      """
      screens: {start: {title: Start}}
      dialogs:
        restore: {alert: {title: Sure?, cancelButton: "\(TranslationFitTests.long)"}}
      start: restore
      strings: {de: {Sure?: Sicher?}}
      """)
    #expect(fit.worst(of: TranslationFitTests.long, in: "de") == nil)
  }

  @Test func nothingIsMeasuredThatIsNotWanted() throws {
    let loaded = PrototypeDocument.load(
      Array("rehearsal: 1\n\(TranslationFitTests.restore)".utf8), in: .bare)
    let fit = TranslationFit(try #require(loaded.prototype), ruler) { false }
    #expect(fit.worst(of: "Restore", in: "de") == nil)
  }

  /// A text with places is found by how it is written, and not by what fills them.
  @Test func aTextWithPlacesIsFound() throws {
    let fit = try fit(
      """
      screens: {start: {title: Start}}
      dialogs:
        ask: {alert: {title: Sure?, cancelButton: No, otherButtons: ["Take {buttonTitle}"]}}
      start: ask
      strings: {de: {"Take {buttonTitle}": "\(TranslationFitTests.long) {buttonTitle}"}}
      """)
    #expect(fit.worst(of: "Take {buttonTitle}", in: "de")?.verdict == .cut)
  }
}
