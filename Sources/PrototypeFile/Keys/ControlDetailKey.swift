internal import DialogModel
internal import Texts

/// The keys of a section.
package enum SectionKey: String, KeyTable {
  case header, footer, controls

  package static let objectType = ObjectType(
    "section", tr("Controls that belong together, with a text above them and one below."),
    example: """
      screens:
        settings:
          controls:
            - section:
                header: Holidays
                footer: The album is on this device only.
                controls:
                  - {switch: Back up, isOn: true}
                  - {row: Sort by, detail: Date, accessory: chevron}
            - {button: Delete Album, style: destructive}
            - {segmented: Period, titles: [Day, Week, Month], selected: 1}
      """)

  package var entry: KeyEntry {
    switch self {
    case .header: KeyEntry(.text, tr("The text above the section."))
    case .footer: KeyEntry(.text, tr("The text below the section."))
    case .controls: KeyEntry(.controls, tr("The controls of the section; items of bars are not."))
    }
  }
}

extension ControlKey {
  /// A key that only some kinds of controls have.
  var detailEntry: KeyEntry {
    switch self {
    case .style:
      KeyEntry(
        .word(of: ControlDetails.ButtonStyle.self), default: "plain",
        tr("How the button is drawn: red, or filled with the colour of the bars."))
    case .detail: KeyEntry(.text, tr("The text at the end of the row."))
    case .subtitle: KeyEntry(.text, tr("The text below the row’s own, in small letters."))
    case .accessory:
      KeyEntry(
        .word(of: ControlDetails.Accessory.self), default: tr("chevron beside then, else none"),
        tr("The mark at the end of the row."))
    case .icon:
      KeyEntry(
        .icon, tr("The icon of an item of a bar, which then shows no text, or above that of a tab.")
      )
    case .screen: KeyEntry(.reference(.screen), tr("The screen that the tab selects."))
    case .fit:
      KeyEntry(
        .word(of: PictureFit.self), default: "fill",
        tr("How the picture is fitted into its place."))
    case .height:
      KeyEntry(
        .integer(least: 1, most: 2000), default: String(PictureFrame.standardHeight),
        tr("The height of the picture, in points."))
    case .isOn: KeyEntry(.boolean, default: "false", tr("Whether the switch is on at first."))
    case .titles: KeyEntry(.list(.text, least: 1), tr("The titles of the segments."))
    default:
      KeyEntry(
        .integer(least: 0), default: "0",
        tr("The segment that is selected at first, by its index from 0."))
    }
  }
}
