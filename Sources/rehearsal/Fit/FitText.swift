import PangoRuler
import StageGeometry
import TextFitting
import Texts

/// What was found about the texts of a document, as lines for people.
enum FitText {
  /// The most findings of one kind of verdict that are listed.
  private static let most = 200

  static func lines(_ report: FitReport, name: String) -> [String] {
    var lines = [
      "\(name): "
        + tr(
          "{texts} texts in {cells} pictures: {counts}",
          [
            "texts": String(report.texts), "cells": String(report.cells),
            "counts": FitWords.counts(report),
          ])
    ]
    for finding in report.findings.prefix(most) {
      lines.append("  " + OneLine.text(line(finding)))
    }
    if report.findings.count > most {
      lines.append("  " + ntr("and {n} more", "and {n} more", report.findings.count - most))
    }
    for finding in report.untranslatable {
      lines.append("  " + OneLine.text(FitWords.untranslatable(finding)))
    }
    let fonts = report.fonts.fonts.map(\.name).listed()
    return lines + ["  " + tr("Fonts: {names}", ["names": fonts])]
  }

  private static func line(_ finding: FitFinding) -> String {
    var line = FitWords.sentence(finding)
    if finding.text.isCut, finding.drawn != finding.text.text {
      line += ", " + tr("drawn as “{text}”", ["text": FitWords.shown(finding.drawn)])
    }
    guard finding.others > 0 else { return line }
    return line + ", "
      + ntr("and so in {n} more setting", "and so in {n} more settings", finding.others)
  }
}
