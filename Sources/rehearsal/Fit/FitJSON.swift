import DialogModel
import PangoRuler
import PrototypeFile
import StageGeometry
import TextFitting

/// What was found about the texts of documents, as one JSON value.
enum FitJSON {
  static func value(_ reports: [(name: String, report: FitReport)]) -> JSONValue {
    .object([("fit", .integer(1)), ("documents", .list(reports.map { document($0) }))])
  }

  private static func document(_ document: (name: String, report: FitReport)) -> JSONValue {
    let report = document.report
    return .object([
      ("file", .text(document.name)),
      ("cells", .integer(report.cells)),
      ("texts", .integer(report.texts)),
      (
        "verdicts",
        .object(
          FitVerdict.Kind.allCases.map { ($0.rawValue, .integer(report.kinds[$0] ?? 0)) })
      ),
      (
        "fonts",
        .list(
          report.fonts.fonts.map { font in
            .object(
              [("family", .text(font.family))]
                + (font.version.map { [("version", .text($0))] } ?? []))
          })
      ),
      ("findings", .list(report.findings.map { finding($0) })),
      (
        "untranslatable",
        .list(
          report.untranslatable.map {
            .object([("part", .text($0.subject.name)), ("text", .text($0.text.text))])
          })
      ),
    ])
  }

  private static func finding(_ finding: FitFinding) -> JSONValue {
    let (text, setting) = (finding.text, finding.setting)
    var value: [(key: String, value: JSONValue)] = [
      ("verdict", .text(finding.verdict.kind.rawValue)),
      ("part", .text(finding.subject.name)),
      ("text", .text(text.text)),
    ]
    if let language = setting.language { value.append(("language", .text(language))) }
    value += [
      ("size", .text(setting.size.rawValue)),
      ("device", .text(setting.model.rawValue)),
      ("orientation", .text(setting.orientation.rawValue)),
      ("look", .text(setting.theme.rawValue)),
      ("percent", .integer(Int((text.scale * 100).rounded()))),
      ("lines", .integer(text.lines)),
      ("needs", .integer(Int(text.needs.rounded(.up)))),
      ("has", .integer(Int(max(0, text.has)))),
    ]
    if text.isCut {
      value += [("drawn", .text(finding.drawn)), ("lost", .text(finding.lost))]
    }
    if text.missing > 0 { value.append(("missing", .integer(text.missing))) }
    return .object(value + [("others", .integer(finding.others))])
  }
}
