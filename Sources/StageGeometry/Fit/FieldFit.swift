import DialogModel
import Geometry

extension TextField {
  /// The width of an icon in a field, in points; pictures have another one, and no more than a third
  /// of the field.
  private static let icon = FieldLayout.iconHeight

  /// The placeholder of the field as it is drawn while nobody edits it; `nil` for none.
  ///
  /// - Parameters:
  ///   - width: the width of the field, in points, and so on.
  ///   - inset: the space between the edge and the text of the field, in points.
  func fitted(
    _ id: FieldID, width: Double, height: Double, inset: Double, _ type: TypeStyle,
    _ ruler: any TextRuler
  ) -> FittedText? {
    guard let placeholder, !placeholder.isEmpty, text.isEmpty else { return nil }
    let shows = overlay?.mode.shows(editing: false) ?? false
    func icon(_ name: String?) -> Double? { shows && name != nil ? TextField.icon : nil }
    let layout = FieldLayout(
      width: width, height: height, inset: inset, left: icon(overlay?.left),
      right: icon(overlay?.right), hasClear: false)
    return ruler.fitted(
      .part(StagePart(.field(id))), placeholder, type, room: layout.text.width, ellipsis: .end)
  }
}
