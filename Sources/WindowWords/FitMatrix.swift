public import DialogModel
public import StageGeometry
import Texts

/// What differs from row to row, or from column to column, of the stages that say whether texts fit.
public enum FitAxis: String, CaseIterable, Sendable {
  case looks, languages, devices, textSizes, orientations

  /// Its name in a menu.
  public var title: String {
    switch self {
    case .looks: Comparison.looks.title
    case .languages: Comparison.languages.title
    case .devices: Comparison.devices.title
    case .textSizes: Comparison.textSizes.title
    case .orientations: tr("Orientations")
    }
  }

  /// The stages that differ in it; the languages that are made of the document’s texts are among its
  /// languages.
  func variants(of document: Prototype, like usual: Comparison.Variant) -> [Comparison.Variant] {
    switch self {
    case .looks: return Comparison.looks.variants(of: document, like: usual)
    case .devices: return Comparison.devices.variants(of: document, like: usual)
    case .textSizes:
      // A document of the time of iOS 3 has one size.
      guard document.era != .ios3 else {
        var variant = usual
        (variant.axes.textSize, variant.title) = (.normal, AxesText.title(of: .normal))
        return [variant]
      }
      return Comparison.textSizes.variants(of: document, like: usual)
    case .languages:
      return Comparison.languages.variants(of: document, like: usual)
        + document.pseudoLanguages.map { pseudo in
          var variant = usual
          variant.title = LanguageNames.name(of: pseudo.rawValue)
          variant.language = pseudo.rawValue
          return variant
        }
    case .orientations:
      return Orientation.allCases.map { orientation in
        var variant = usual
        variant.orientation = orientation
        variant.title = orientation == .portrait ? tr("Upright") : tr("On Its Side")
        return variant
      }
    }
  }
}

/// Each of one thing with each of another, as rows and columns of stages.
public struct FitMatrix: Sendable {
  /// What stands beside each row; empty where only the columns differ.
  public private(set) var rows: [String]
  /// What stands above each column.
  public private(set) var columns: [String]
  /// The stages, by row and column.
  public private(set) var stages: [[Comparison.Variant]]

  /// The most stages that are shown; documents may have more languages.
  public static let most = Comparison.most

  /// At most ``most`` stages, in whole rows; one row where both axes are the same.
  ///
  /// - Parameter usual: what all stages have that does not differ.
  public init(
    _ rowAxis: FitAxis, _ columnAxis: FitAxis, of document: Prototype,
    like usual: Comparison.Variant
  ) {
    let most = FitMatrix.most
    guard rowAxis != columnAxis else {
      stages = [Array(columnAxis.variants(of: document, like: usual).prefix(most))]
      (rows, columns) = ([""], stages[0].map(\.title))
      return
    }
    let outer = rowAxis.variants(of: document, like: usual)
    columns = columnAxis.variants(of: document, like: usual).prefix(most).map(\.title)
    let shown = outer.prefix(max(1, most / max(1, columns.count)))
    rows = shown.map(\.title)
    stages = shown.map { row in
      columnAxis.variants(of: document, like: row).prefix(most).map { column in
        var variant = column
        variant.title = tr("{one}, {other}", ["one": row.title, "other": column.title])
        return variant
      }
    }
  }

  /// All stages in reading order.
  public var all: [Comparison.Variant] { stages.flatMap { $0 } }

  /// With the worst row first and the worst column first; rows and columns stay whole.
  ///
  /// - Parameter verdicts: by row and column.
  public func worstFirst(_ verdicts: [[FitVerdict]]) -> FitMatrix {
    let down = FitMatrix.order(verdicts)
    let across = FitMatrix.order(
      columns.indices.map { column in verdicts.map { $0[column] } })
    var sorted = self
    sorted.rows = down.map { rows[$0] }
    sorted.columns = across.map { columns[$0] }
    sorted.stages = down.map { row in across.map { stages[row][$0] } }
    return sorted
  }

  /// The places of lines, those with the worst verdicts first.
  private static func order(_ lines: [[FitVerdict]]) -> [Int] {
    let sorted = lines.map { $0.sorted(by: >) }
    return lines.indices.sorted { one, other in
      guard let differ = zip(sorted[one], sorted[other]).first(where: { $0 != $1 }) else {
        return one < other
      }
      return differ.0 > differ.1
    }
  }
}
