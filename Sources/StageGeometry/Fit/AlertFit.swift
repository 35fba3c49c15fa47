public import DialogModel
public import Geometry

/// Where the buttons of an alert are, and how their titles are drawn.
public struct AlertFit {
  /// The arrangement: two buttons are side by side if both titles fit.
  public let order: ButtonLayout

  private let titles: [String]
  private let metrics: AlertMetrics
  private let hairline: Double
  private let ruler: any TextRuler

  /// Measures the titles.
  ///
  /// - Parameters:
  ///   - titles: by index.
  ///   - hairline: the width of a hairline, in points.
  public init(
    _ titles: [String], _ indices: ButtonIndices, _ metrics: AlertMetrics, hairline: Double,
    _ ruler: any TextRuler
  ) {
    (self.titles, self.metrics, self.hairline, self.ruler) = (titles, metrics, hairline, ruler)
    let beside = ButtonLayout(indices)
    let room = metrics.titleRoom(inButton: metrics.halfWidth, hairline: hairline)
    let fits =
      beside.arrangement == .sideBySide
      && titles.indices.allSatisfy {
        let type = metrics.buttonType(isEmphasised: $0 == beside.emphasised)
        return ruler.fit(button: titles[$0], type, room: room).scale == 1
      }
    order = fits ? beside : ButtonLayout(indices, fitsSideBySide: false)
  }

  /// How the title at an index is drawn.
  public func title(at index: Int) -> TitleFit {
    let isBeside = order.arrangement == .sideBySide
    return ruler.fit(
      button: titles[index], metrics.buttonType(isEmphasised: index == order.emphasised),
      room: metrics.titleRoom(
        inButton: isBeside ? metrics.halfWidth : metrics.fullWidth, hairline: hairline))
  }

  /// How the title of the button is drawn that cancels a job in an alert.
  public static func cancel(
    _ title: String, _ metrics: AlertMetrics, hairline: Double, _ ruler: any TextRuler
  ) -> TitleFit {
    ruler.fit(
      button: title, metrics.buttonType(isEmphasised: false),
      room: metrics.titleRoom(inButton: metrics.fullWidth, hairline: hairline))
  }
}
