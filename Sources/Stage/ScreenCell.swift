import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A control between the bars of a screen, or a piece of a very long caption.
@MainActor
final class ScreenCell: PaneRow {
  /// What a cell shows.
  struct Content {
    let id: ControlID
    let control: Control
    /// The text of a caption, or a piece of it.
    let text: String
    /// Whether this is a further piece of the caption before it.
    let continues: Bool

    /// The contents for a control: one, or several for a very long caption.
    static func all(_ id: ControlID, _ control: Control) -> [Content] {
      let texts = control.kind == .label ? LongText.pieces(of: control.text) : [control.text]
      return texts.enumerated().map { index, text in
        Content(id: id, control: control, text: text, continues: index > 0)
      }
    }
  }

  let content: Content
  let button: ButtonView?
  let field: FieldView?
  let label: Label?
  private let chevron: Label?

  init(
    _ content: Content, picture: @escaping @MainActor (String) -> Picture?,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.content = content
    let (control, id) = (content.control, content.id)
    if let described = control.textField {
      let field = FieldView(
        .control(id), described, name: control.text, picture: picture, send)
      field.canvas.addClass("cell")
      (self.field, button, label, chevron) = (field, nil, nil, nil)
      return
    }
    if control.kind == .label {
      let label = Label(placed: content.text)
      label.addClass("caption")
      label.setWraps(true)
      label.xalign = 0
      label.show()
      (self.label, button, field, chevron) = (label, nil, nil, nil)
      return
    }
    let button = ButtonView(control.text) { send(.tapControl(id)) }
    button.button.addClass("cell")
    button.label.setEllipsize(.end)
    button.button.showAll()
    var mark: Label?
    if control.kind == .row {
      button.button.addClass("row")
      button.label.xalign = 0
      if !control.then.isEmpty {
        mark = Label("›")
        mark?.addClass("chevron")
        mark?.show()
        button.button.addClass("leads-on")
      }
    }
    (self.button, chevron, field, label) = (button, mark, nil, nil)
  }

  var parts: [Widget] {
    let all: [Widget?] = [label, field?.canvas, button?.button, chevron, button?.veil]
    return all.compactMap { $0 }
  }

  var concealed: [Widget] { [chevron, button?.veil].compactMap { $0 } }

  var counted: Widget { label ?? field?.entry ?? button?.button ?? Label() }

  /// Places what is inside the cell.
  func layOut(_ placed: CellsLayout.Cell, on pane: Canvas, _ metrics: ScreenMetrics) {
    guard label == nil else { return }
    let place = placed.place
    field?.layOut(
      width: place.width, height: place.height, zoom: pane.zoom,
      inset: metrics.captionInset == 16 ? 16 : 12)
    if let chevron { pane.setRectangle(CellsLayout.chevron(in: place), of: chevron) }
    let edge: Widget? = field?.canvas ?? button?.button
    edge?.setClass("first", placed.isFirst)
    edge?.setClass("last", placed.isLast)
  }
}
