import DialogModel
public import PangoRuler
public import PrototypeFile
import StageGeometry
import Texts

/// What is worth a finding about the texts of a document: in their normal size on its own device.
public enum FitRemarks {
  /// The factor below which a text that shrinks is worth a note.
  private static let least = 0.75
  /// The most findings about texts; nobody reads more.
  private static let most = 100

  /// The findings about a document, with their places, without those that its author knows.
  ///
  /// - Parameters:
  ///   - ruler: measures at zoom 1.
  ///   - memory: what was measured of an older version, with the same font.
  ///   - isWanted: is asked again and again; on false the rest is left out.
  public static func findings(
    of revision: Revision, _ ruler: PangoRuler, _ memory: FitMemory? = nil,
    while isWanted: () -> Bool = { true }
  ) -> [Finding] {
    guard let document = revision.prototype else { return [] }
    let remarks = remarks(document, ruler, memory, while: isWanted)
    guard isWanted() else { return [] }
    return revision.findings(remarks, isWhole: false).findings.compactMap { $0 }
  }

  private static func remarks(
    _ document: Prototype, _ ruler: PangoRuler, _ memory: FitMemory?, while isWanted: () -> Bool
  ) -> [ExploredRemark] {
    var axes = FitAxes(of: document)
    (axes.sizes, axes.orientations) = ([.normal], [.portrait])
    axes.models = [DeviceModel(document.device)]
    let report = FitReport(
      FitGrid(document, axes, ruler), memory, namesFonts: false, while: isWanted)
    guard isWanted() else { return [] }
    var remarks: [ExploredRemark] = []
    var scrolling: Set<FitSubject> = []
    for finding in report.findings.prefix(most) {
      let parts = parts(of: finding)
      let isSheet = document.isSheet(finding.subject)
      if finding.text.scrolls, isSheet, axes.models != [.tablet] {
        if scrolling.insert(finding.subject).inserted {
          remarks.append(
            ExploredRemark(
              .sheetScrolls, .warning, about: parts.suffix(1),
              tr(
                "“{sheet}” has buttons that are out of sight on the phone",
                ["sheet": finding.subject.name])))
        }
      }
      guard let rule = rule(of: finding) else { continue }
      remarks.append(
        ExploredRemark(rule, rule.severity, about: parts, FitWords.sentence(finding)))
    }
    return remarks + tooMuch(document, axes, ruler) + tooSmall(document, axes.models[0])
      + untranslatable(document, ruler)
  }

  /// Texts that no translation reaches, of a document that is translated.
  private static func untranslatable(
    _ document: Prototype, _ ruler: PangoRuler
  ) -> [ExploredRemark] {
    guard !document.strings.isEmpty else { return [] }
    var seen: Set<String> = []
    return FitReport.untranslatable(in: document, ruler).filter {
      seen.insert($0.text.text).inserted
    }.map { finding in
      ExploredRemark(
        .untranslatable, FindingRule.untranslatable.severity, about: parts(of: finding),
        FitWords.untranslatable(finding))
    }
  }

  private static func rule(of finding: FitFinding) -> FindingRule? {
    switch finding.verdict {
    // A banner shows the beginning of a text; the whole is in Notification Center.
    case .cut where finding.text.place == .bannerBody: nil
    case .cut: .cut
    case .overlaps: .overlaps
    case .missingGlyph: .missingGlyph
    case .shrunk(let factor): factor < least ? .shrunk : nil
    case .fits, .wraps, .scrolls: nil
    }
  }

  /// What a finding is about: the text’s own part, and the part of the document that has it.
  private static func parts(of finding: FitFinding) -> [ModelPart] {
    let whole: ModelPart =
      switch finding.subject.kind {
      case .screen(let id): .screen(id)
      case .dialog(let id): .dialog(id)
      case .task(let id): .task(id)
      case .notification(let place): .notification(NotificationID(place))
      }
    switch finding.subject.kind {
    // The alert that is made for it is no dialog of the document.
    case .task, .notification: return [whole]
    case .screen, .dialog: break
    }
    guard case .part(let part) = finding.text.place else { return [whole] }
    let own: ModelPart =
      switch part.subject {
      case .screen(let id): .screen(id)
      case .dialog(let id): .dialog(id)
      case .control(let id), .segment(let id, _): .control(id)
      case .button(let id, let index): .button(id, index: index)
      case .field(let id): .field(id)
      case .activity(let id): .activity(id)
      }
    return own == whole ? [whole] : [own, whole]
  }

  /// Rule 11: alerts that show a job and a message of more than three lines.
  private static func tooMuch(
    _ document: Prototype, _ axes: FitAxes, _ ruler: PangoRuler
  ) -> [ExploredRemark] {
    document.tasks.enumerated().compactMap { place, task in
      guard task.loader != .none, let message = task.message else { return nil }
      let isLong = axes.languages.contains { language in
        let text =
          language.flatMap { document.localized($0).tasks[place].message } ?? message
        return axes.themes.contains { theme in
          let metrics = theme.alert
          return ruler.wrapping(
            LongText.shortened(text.sourceText), metrics.messageType, scale: 1,
            width: metrics.textWidth
          ).lines > 3
        }
      }
      guard isLong else { return nil }
      return ExploredRemark(
        .tooMuch, .warning, about: [.task(TaskID(place))],
        tr(
          "“{task}” carries too much for an alert: a job, and a message of more than three lines",
          ["task": task.id]))
    }
  }

  private static func tooSmall(_ document: Prototype, _ model: DeviceModel) -> [ExploredRemark] {
    SmallTargets(in: document, on: model).controls.map { id in
      ExploredRemark(
        .tooSmall, .warning, about: [.control(id)],
        tr(
          "“{control}” and what is beside it are narrower than a finger, which is 44 points",
          ["control": document.control(id).id]))
    }
  }
}

extension Prototype {
  /// Whether a part of the document is an action sheet.
  fileprivate func isSheet(_ subject: FitSubject) -> Bool {
    guard case .dialog(let id) = subject.kind else { return false }
    return self[id]?.actionSheet != nil
  }
}
