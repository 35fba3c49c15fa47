public import Geometry

/// What is measured of a banner.
public struct BannerParts: Equatable, Sendable {
  /// The application's name.
  public var name: String
  /// The text of the notification.
  public var body: String

  /// A banner.
  public init(name: String, body: String) { (self.name, self.body) = (name, body) }

  /// The texts as they are drawn.
  ///
  /// - Parameter age: what a look that has it says of the age of the notification.
  public func fitted(
    _ look: LookVariant, on metrics: DeviceMetrics, age: String, _ ruler: any TextRuler
  ) -> [FittedText] {
    let layout = BannerLayout(metrics, look.theme, growth: max(1, look.textSize.factor))
    var room = layout.title.width
    if look.theme == .flat {
      let type = TypeStyle(13).grown(by: look.textSize.barFactor)
      room -= (ruler.width(of: age, type, scale: 1) / ruler.zoom).rounded(.up) + 10
    }
    return [
      ruler.fitted(.bannerName, name, look.bannerType(isName: true), room: room, ellipsis: .end),
      ruler.fitted(
        .bannerBody, body, look.bannerType(isName: false), room: layout.body.width, ellipsis: .end),
    ]
  }
}
