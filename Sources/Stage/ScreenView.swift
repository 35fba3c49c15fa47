import DialogModel
import DialogSimulator
import Gtk

/// A screen of the prototype: its navigation bar and its controls.
@MainActor
final class ScreenView {
  let canvas = Canvas()
  let id: ScreenID

  private let screen: Screen
  private let bar = Canvas()
  private let title: Label
  private var cells: [Cell] = []

  private struct Cell {
    let id: ControlID
    let control: Control
    let widget: Widget
    let veil: EventBox?
    let chevron: Label?
  }

  init(_ id: ScreenID, _ screen: Screen, send: @escaping @MainActor (Input) -> Void) {
    self.id = id
    self.screen = screen
    title = Label(screen.title ?? "")
    title.setEllipsize(.end)
    bar.addClass("navigation-bar")
    bar.add(title)
    canvas.addClass("screen")
    if screen.title != nil { canvas.add(bar) }
    for (index, control) in screen.controls.enumerated() {
      cells.append(makeCell(control, ControlID(screen: id, index: index), send))
    }
    canvas.accessibleRole = .panel
    canvas.accessibleName = screen.title ?? screen.id
    canvas.showAll()
  }

  /// Shows which controls can be tapped.
  func update(disabled: Set<ControlID>) {
    for cell in cells {
      let isEnabled = !disabled.contains(cell.id)
      cell.widget.isSensitive = isEnabled
      cell.veil?.isVisible = !isEnabled
    }
  }

  /// Places bar and controls; lengths in points.
  func layOut(width: Double, zoom: Double) {
    canvas.zoom = zoom
    bar.zoom = zoom
    var y = Metrics.statusBar
    if screen.title != nil {
      let place = Rectangle(x: 0, y: y, width: width, height: Metrics.navigationBar)
      canvas.setRectangle(place, of: bar)
      bar.setRectangle(
        Rectangle(x: 16, y: 0, width: width - 32, height: Metrics.navigationBar), of: title)
      y += Metrics.navigationBar
    }
    var previous: Control.Kind?
    for cell in cells {
      y += gap(from: previous, to: cell.control.kind)
      if let label = cell.widget as? Label {
        let room = Int((width - 32) * zoom)
        let height = Double(label.textHeight(forWidth: room)) / zoom
        canvas.setRectangle(Rectangle(x: 16, y: y, width: width - 32, height: height), of: label)
        y += height
      } else {
        let place = Rectangle(x: 0, y: y, width: width, height: Metrics.row)
        canvas.setRectangle(place, of: cell.widget)
        if let veil = cell.veil { canvas.setRectangle(place, of: veil) }
        if let chevron = cell.chevron {
          let end = Rectangle(x: width - 28, y: y, width: 12, height: Metrics.row)
          canvas.setRectangle(end, of: chevron)
        }
        cell.widget.setClass("first", previous == nil || previous == .label)
        y += Metrics.row
      }
      previous = cell.control.kind
    }
  }

  /// Rows of one group touch; a caption stands close above its group.
  private func gap(from previous: Control.Kind?, to next: Control.Kind) -> Double {
    switch (previous, next) {
    case (nil, .label): 16
    case (nil, _): 28
    case (.label, .label): 4
    case (.label, _): 8
    case (_, .label): 20
    default: 0
    }
  }

  private func makeCell(
    _ control: Control, _ id: ControlID, _ send: @escaping @MainActor (Input) -> Void
  ) -> Cell {
    if control.kind == .label {
      let label = Label(control.text)
      label.addClass("caption")
      label.setWraps(true)
      label.xalign = 0
      canvas.add(label)
      return Cell(id: id, control: control, widget: label, veil: nil, chevron: nil)
    }
    let button = ButtonView(control.text) { send(.tapControl(id)) }
    button.button.addClass("cell")
    button.label.setEllipsize(.end)
    canvas.add(button.button)
    var chevron: Label?
    if control.textField != nil {
      button.button.addClass("field")
      button.label.xalign = 0
    }
    if control.kind == .row {
      button.button.addClass("row")
      button.label.xalign = 0
      if !control.then.isEmpty {
        let mark = Label("›")
        mark.addClass("chevron")
        button.button.addClass("leads-on")
        canvas.add(mark)
        canvas.setConcealed(true, mark)
        chevron = mark
      }
    }
    canvas.add(button.veil)
    canvas.setConcealed(true, button.veil)
    return Cell(
      id: id, control: control, widget: button.button, veil: button.veil, chevron: chevron)
  }
}
