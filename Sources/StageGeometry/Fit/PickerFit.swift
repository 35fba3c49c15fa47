public import DialogModel
public import Geometry

/// What is measured of an activity picker.
public struct PickerParts: Sendable {
  /// The dialog in the document.
  public var dialog: DialogID
  /// What it offers.
  public var choices: [ActivityChoice]
  /// What the document says of it.
  public var picker: ActivityPicker
  /// Whether a button below it closes it; a popover does not have it.
  public var hasCancel: Bool

  /// A picker.
  public init(
    _ dialog: DialogID, _ choices: [ActivityChoice], _ picker: ActivityPicker, hasCancel: Bool
  ) {
    (self.dialog, self.choices) = (dialog, choices)
    (self.picker, self.hasCancel) = (picker, hasCancel)
  }

  /// The texts as they are drawn: the names of activities, and the button below them.
  ///
  /// - Parameter hairline: the width of a hairline, in points.
  public func fitted(
    _ look: LookVariant, on metrics: DeviceMetrics, hairline: Double, _ ruler: any TextRuler
  ) -> [FittedText] {
    let width = hasCancel ? metrics.screenWidth : look.theme.pickerWidth
    let layout = PickerLayout(
      choices.count, look, on: metrics, width: width, maximumHeight: metrics.screenHeight,
      hasCancel: hasCancel)
    let names = choices.map { choice in
      let name = picker.title(of: choice)
      return ruler.fitted(
        place(of: choice), name, PickerLayout.nameType(look),
        layout.fit(name: name, look, ruler), room: layout.cell, ellipsis: .end)
    }
    guard hasCancel else { return names }
    let sheet = look.sheet(inPopover: false)
    return names + [
      ruler.fitted(
        .pickerCancel(dialog), picker.cancelTitle, sheet.buttonType(isCancel: true),
        sheet.fit(picker.cancelTitle, isCancel: true, sheet: width, hairline: hairline, ruler),
        room: sheet.titleRoom(inRow: sheet.rowWidth(inSheet: width), hairline: hairline))
    ]
  }

  private func place(of choice: ActivityChoice) -> FittedText.Place {
    switch choice {
    case .custom(let index): .part(StagePart(.activity(ActivityID(dialog, index: index))))
    case .builtIn: .part(StagePart(.dialog(dialog)))
    }
  }
}
