public import DialogModel
import Texts

/// What a cell between the bars of a screen shows.
public struct CellContent: Sendable {
  /// The control that a tap on the cell reaches.
  public let id: ControlID
  /// What is drawn; for the text below a section, a label without an id.
  public let control: Control
  /// The text of a caption, or a piece of it.
  public let text: String
  /// Whether this is a further piece of the caption before it.
  public let continues: Bool
  /// Whether this is the first of a group.
  public var startsGroup = false
  /// Whether this is the text below a section.
  public var isFooter = false

  /// What the layout knows of it.
  public func kind(_ theme: Look.Theme) -> CellKind {
    isFooter ? .footer : CellKind(control, theme) ?? .row
  }

  /// Whether it is a text that takes no taps.
  public var isText: Bool { isFooter || CellKind(control, .flat)?.isText == true }
}

extension CellContent {
  /// What the cells of a screen show, from top to bottom: controls, the pieces of very long captions,
  /// and the texts below sections.
  public static func all(_ controls: [(id: ControlID, control: Control)]) -> [CellContent] {
    var contents: [CellContent] = []
    var startsGroup = false
    /// The text below the section that is open, and how many of its controls are to come.
    var open: (footer: String?, left: Int)?
    func close() {
      if let footer = open?.footer, let last = contents.last {
        // The places of controls are searched by their order, so it counts as the last one's.
        contents.append(
          CellContent(
            id: last.id, control: Control(id: "", kind: .label, text: footer), text: footer,
            continues: false, isFooter: true))
      }
      open = nil
      startsGroup = true
    }
    for (id, control) in controls {
      if case .section(let footer, let count) = control.kind {
        startsGroup = true
        open = (footer, count)
        if !control.text.isEmpty { contents += pieces(id, control, startsGroup: false) }
        if count == 0 { close() }
        continue
      }
      contents += pieces(id, control, startsGroup: startsGroup)
      startsGroup = false
      guard let left = open?.left else { continue }
      open?.left = left - 1
      if left == 1 { close() }
    }
    return contents
  }

  /// The contents for a control: one, or several for a very long caption.
  private static func pieces(
    _ id: ControlID, _ control: Control, startsGroup: Bool
  ) -> [CellContent] {
    let isText = CellKind(control, .flat)?.isText == true
    let texts = isText ? LongText.pieces(of: control.text) : [control.text]
    return texts.enumerated().map { index, text in
      CellContent(
        id: id, control: control, text: text, continues: index > 0,
        startsGroup: startsGroup && index == 0)
    }
  }
}

extension Control {
  /// The name for assistive technology: all texts of a row, and what its mark says.
  public var spokenName: String {
    let texts = [text, details.subtitle, details.detail].compactMap { $0 }
    let name = texts.listed()
    guard accessory == .checkmark else { return name }
    return tr("{name}, selected", ["name": name])
  }
}
