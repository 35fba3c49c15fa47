import DialogModel
import Geometry
import PangoRuler
import PrototypeFile
import StageGeometry
import Testing
import TextFitting

/// The texts of documents in every language, size, device and look.
@Suite struct FitGridTests {
  private let ruler: PangoRuler

  init() throws { ruler = try #require(PangoRuler(font: "Sans")) }

  private func document(_ text: String) throws -> Prototype {
    let loaded = PrototypeDocument.load(Array("rehearsal: 1\n\(text)".utf8), in: .bare)
    return try #require(loaded.prototype, "\(loaded.problems)")
  }

  private static let restore = """
    screens: {start: {title: Start}}
    dialogs:
      restore:
        alert: {title: Restore?, cancelButton: Keep, otherButtons: [Restore]}
    start: restore
    strings:
      de:
        Restore?: Wiederherstellen?
        Keep: Behalten
        Restore: Wiederherstellen aller Notizen dieses Gerätes aus dem letzten Backup
    """

  private func axes(
    _ document: Prototype, _ change: (inout FitAxes) -> Void = { _ in }
  ) -> FitAxes {
    var axes = FitAxes(of: document)
    change(&axes)
    return axes
  }

  @Test func eachPartIsMeasuredInEachSetting() throws {
    let document = try document(FitGridTests.restore)
    let axes = axes(document)
    #expect(axes.languages == [nil, "de"] && axes.count == 2 * 4 * 2 * 2 * 2)
    var cells: [FitCell] = []
    FitGrid(document, axes, ruler).measure { cells.append($0) }
    #expect(cells.count == 2 * axes.count)
    #expect(Set(cells.map(\.setting)).count == axes.count)
    let dialogs = cells.filter { $0.subject.name == "restore" }
    #expect(dialogs.count == axes.count && dialogs.map(\.count) == dialogs.map { _ in 3 })
  }

  /// That smaller texts fit where larger ones do is taken for granted, to spare measuring.
  @Test func aGridSaysTheSameAsEachSizeByItself() throws {
    let document = try document(FitGridTests.restore)
    var whole: [FitSetting: [FittedText]] = [:]
    FitGrid(document, axes(document), ruler).measure(only: .dialog(DialogID(0))) {
      whole[$0.setting] = $0.texts
    }
    for size in StageAxes.TextSize.allCases {
      FitGrid(document, axes(document) { $0.sizes = [size] }, ruler)
        .measure(only: .dialog(DialogID(0))) { #expect(whole[$0.setting] == $0.texts) }
    }
    #expect(whole.values.contains { $0.isEmpty } && whole.values.contains { !$0.isEmpty })
  }

  @Test func aReportNamesWhatIsCutOnceInItsMildestSetting() throws {
    let document = try document(FitGridTests.restore)
    let report = FitReport(FitGrid(document, axes(document), ruler))
    let cut = report.findings.filter { $0.verdict == .cut }
    #expect(cut.count == 1 && report.findings.first?.verdict == .cut)
    let finding = try #require(cut.first)
    #expect(finding.setting.language == "de" && finding.setting.size == .small)
    #expect(finding.others > 0 && !finding.lost.isEmpty && finding.drawn.contains("…"))
    #expect(finding.text.needs > finding.text.has)
    #expect(report.has([.cut]) && !report.has([.overlaps]))
    #expect(!report.fonts.fonts.isEmpty)
    let sentence = FitWords.sentence(finding)
    #expect(sentence.contains("of “restore” is cut in de on the phone at small in"), "\(sentence)")
  }

  @Test func anEraWithoutSizesOfTextsIsMeasuredInOne() throws {
    #expect(axes(try document("era: ios3\n" + FitGridTests.restore)).sizes == [.normal])
  }

  @Test func whatThePseudoLanguageDoesNotReachCannotBeTranslated() throws {
    let document = try document(FitGridTests.restore)
    let report = FitReport(
      FitGrid(document, axes(document) { $0.languages = ["en-XA"] }, ruler))
    #expect(report.untranslatable.isEmpty)
    let none = FitReport(FitGrid(document, axes(document), ruler))
    #expect(none.untranslatable.isEmpty)
  }

  @Test func everyKindOfPartIsMeasured() throws {
    let document = try document(
      """
      application: {name: Notes}
      screens: {start: {title: Start, controls: [{row: Language, detail: English}]}}
      dialogs:
        sheet: {actionSheet: {from: rootView, cancelButton: Cancel, otherButtons: [One]}}
        share: {activityPicker: {items: [{text: A}]}}
        view: {presentedView: {title: View, controls: [{label: Hello}]}}
      tasks: {load: {simulate: {seconds: 3}, loader: separate, title: Loading}}
      notifications: {ring: {body: Time is up}}
      """)
    var names: Set<String> = []
    FitGrid(document, axes(document), ruler).measure {
      if $0.count > 0 { names.insert($0.subject.name) }
    }
    #expect(names == ["start", "sheet", "share", "view", "load", "ring"])
  }
}
