import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A control between the bars of a screen, or a piece of a very long caption.
@MainActor
final class ScreenCell: PaneRow {
  let content: CellContent
  let button: ButtonView?
  let field: FieldView?
  let label: Label?
  let segments: SegmentsView?
  private let chevron: Chevron?
  private let face: RowFace?
  /// The value that it shows of a switch or a segmented control; `nil` for another control.
  private(set) var value: Int?
  private let image: PictureView?

  init(
    _ content: CellContent, picture: PictureSource,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.content = content
    let (control, id) = (content.control, content.id)
    var (field, label, segments) = (nil as FieldView?, nil as Label?, nil as SegmentsView?)
    var (button, chevron) = (nil as ButtonView?, nil as Chevron?)
    var (face, image) = (nil as RowFace?, nil as PictureView?)
    if content.isText {
      label = ScreenCell.caption(content)
    } else if let described = control.textField {
      let view = FieldView(.control(id), described, name: control.text, picture: picture, send)
      view.canvas.addClass("cell")
      field = view
    } else if case .segmented = control.kind {
      segments = SegmentsView(id, control, send: send)
    } else if case .image(let frame) = control.kind {
      image = PictureView(control.text, frame, picture)
    } else {
      face = RowFace(control)
      let view = ScreenCell.button(control, face) { send(.tapControl(id)) }
      if control.accessory == .chevron {
        chevron = Chevron()
        if face == nil { view.button.addClass("leads-on") }
      }
      button = view
    }
    (self.field, self.label, self.segments) = (field, label, segments)
    (self.button, self.chevron) = (button, chevron)
    (self.face, self.image) = (face, image)
  }

  /// The label of a caption, of the header of a section, or of the text below it.
  private static func caption(_ content: CellContent) -> Label {
    let label = Label(placedOnStage: content.text)
    label.addClass("caption")
    if content.isFooter { label.addClass("footer") }
    label.setWraps(true)
    label.xalign = 0
    if case .section = content.control.kind { label.accessibleRole = .heading }
    label.show()
    return label
  }

  /// The button of a row, a switch, or a button.
  private static func button(
    _ control: Control, _ face: RowFace?, tap: @escaping @MainActor () -> Void
  ) -> ButtonView {
    let isSwitch = if case .switch = control.kind { true } else { false }
    let view = ButtonView(
      control.text, button: isSwitch ? ToggleButton() : Button(), face: face?.canvas, tap: tap)
    view.button.accessibleName = control.spokenName
    view.button.addClass("cell")
    view.label.setEllipsize(.end)
    view.button.showAll()
    if control.details.style != .plain { view.button.addClass(control.details.style.rawValue) }
    if control.kind == .row || isSwitch {
      view.button.addClass("row")
      view.label.xalign = 0
    }
    if face != nil { view.button.addClass("faced") }
    return view
  }

  var parts: [Widget] {
    let all: [Widget?] = [
      label, field?.canvas, button?.button, segments?.canvas, image?.area, chevron?.area,
      button?.veil,
    ]
    return all.compactMap { $0 }
  }

  /// The label of the text of a row with more than that.
  var faceTitle: Label? { face?.title }
  /// The other texts of the row.
  var faceTexts: [(StagePart.Text, Label)] { face?.texts ?? [] }

  var concealed: [Widget] { [chevron?.area, button?.veil].compactMap { $0 } }

  var counted: Widget {
    label ?? field?.entry ?? button?.button ?? segments?.canvas ?? image?.area ?? Label()
  }

  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] {
    if let segments { return segments.buttons }
    return [field?.entry ?? button?.button].compactMap { $0 }
  }

  /// Shows the value of a switch or a segmented control, and whether it is enabled.
  func update(_ simulator: Simulator?, disabled: Set<Input>) {
    button?.isEnabled = !disabled.contains(.tapControl(content.id))
    guard let simulator, !content.isText else { return }
    value = simulator.value(of: content.id)
    segments?.update(selected: value, disabled: disabled)
    guard case .switch = content.control.kind else { return }
    let isOn = value == 1
    button?.isOn = isOn
    face?.show(isOn: isOn)
  }

  /// Places what is inside the cell.
  func layOut(_ placed: CellsLayout.Cell, on pane: Canvas, _ metrics: ScreenMetrics) {
    guard label == nil else {
      label?.alignAtStart()
      return
    }
    let place = placed.place
    field?.layOut(
      width: place.width, height: place.height, zoom: pane.zoom,
      inset: metrics.captionInset == 16 ? 16 : 12)
    if let chevron {
      pane.setRectangle(CellsLayout.chevron(in: place), of: chevron.area)
      chevron.draw(zoom: pane.zoom, stroke: metrics.chevronStroke)
    }
    face?.layOut(width: place.width, height: place.height, metrics, zoom: pane.zoom)
    segments?.layOut(width: place.width, height: place.height, zoom: pane.zoom)
    image?.layOut(height: place.height, zoom: pane.zoom)
    let edge: Widget? = field?.canvas ?? button?.button
    edge?.setClass("first", placed.isFirst)
    edge?.setClass("last", placed.isLast)
  }
}
